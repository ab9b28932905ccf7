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

/** An arc from one place clockwise to another, a little short of both. */
export function arc(from: number, to: number, places: number, radius: number): string {
  const [gap, end] = [0.3, to > from ? to : to + places];
  const [start, stop] = [onCircle(from + gap, places, radius), onCircle(end - gap, places, radius)];
  const large = (end - from - 2 * gap) / places > 0.5 ? 1 : 0;
  return `M${start.x.toFixed(1)} ${start.y.toFixed(1)}A${radius} ${radius} 0 ${large} 1 ${stop.x.toFixed(1)} ${stop.y.toFixed(1)}`;
}
