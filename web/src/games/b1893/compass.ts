// The compass as a drawing: where its places are, and how a needle goes on.

export interface Point {
  x: number;
  y: number;
}

/** The place with this number of so many on a circle about the origin, the first at the top, then clockwise. */
export function onCircle(place: number, places: number, radius: number): Point {
  const angle = (2 * Math.PI * place) / places - Math.PI / 2;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

/** An arc from one place clockwise to another, or back, a little short of both. */
export function arc(from: number, to: number, places: number, radius: number, back = false): string {
  const [gap, way] = [0.3, back ? -1 : 1];
  const steps = (way * (to - from) + places) % places || places;
  const [start, stop] = [
    onCircle(from + way * gap, places, radius),
    onCircle(from + way * (steps - gap), places, radius),
  ];
  const large = (steps - 2 * gap) / places > 0.5 ? 1 : 0;
  return `M${start.x.toFixed(1)} ${start.y.toFixed(1)}A${radius} ${radius} 0 ${large} ${back ? 0 : 1} ${stop.x.toFixed(1)} ${stop.y.toFixed(1)}`;
}
