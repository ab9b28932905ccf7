// Where a small window stands that belongs to something on the page: beside it, so that its column stays in sight; or
// else below or above it.

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
interface Size {
  width: number;
  height: number;
}

const GAP = 6;

export function spotFor(place: Box, own: Size, page: Size): { left: number; top: number } {
  const within = (at: number, length: number, whole: number) => Math.max(GAP, Math.min(at, whole - length - GAP));
  const beside = [place.right + GAP, place.left - own.width - GAP].find(
    (left) => left >= GAP && left + own.width <= page.width - GAP,
  );
  if (beside !== undefined) {
    const middle = (place.top + place.bottom - own.height) / 2;
    return { left: beside, top: within(middle, own.height, page.height) };
  }
  const below = place.bottom + GAP;
  const above = place.top - own.height - GAP;
  const fits = below + own.height <= page.height - GAP;
  return {
    left: within((place.left + place.right - own.width) / 2, own.width, page.width),
    top: within(fits || above < GAP ? below : above, own.height, page.height),
  };
}
