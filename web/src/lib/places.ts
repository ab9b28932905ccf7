// The places on a drawn board, by the names in their `data-place`.

/** The element of a place; null if it isn't drawn or is folded away. */
export function placeIn(board: HTMLElement | undefined, place: string): HTMLElement | null {
  const found = board?.querySelector<HTMLElement>(`[data-place="${place}"]`);
  return found && found.getBoundingClientRect().width > 0 ? found : null;
}

/** Is it in sight? On a narrow screen the lower part is for the thumb. */
export function isInSight(element: HTMLElement, narrow: boolean): boolean {
  const box = element.getBoundingClientRect();
  return box.bottom > 0 && box.top < innerHeight * (narrow ? 0.5 : 1) - 20;
}

export function bringInSight(element: HTMLElement, narrow: boolean): void {
  if (!isInSight(element, narrow)) element.scrollIntoView({ block: narrow ? "start" : "center" });
}
