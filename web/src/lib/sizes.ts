// Sizes of pictures: counted in pixels where the root's type is 16 pixels high, and growing with it.

const USUAL = 16;

export function sized(size: number | undefined): { width: string; height: string } | Record<string, never> {
  if (size === undefined) return {};
  const length = `${size / USUAL}rem`;
  return { width: length, height: length };
}

/** What a length on the screen is in these sizes. */
export function sizeOf(pixels: number): number {
  return (pixels * USUAL) / parseFloat(getComputedStyle(document.documentElement).fontSize);
}
