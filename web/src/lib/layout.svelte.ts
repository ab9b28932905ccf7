// How a table is laid out, by the size of the window: all on one screen (desk), the question beside a board that scrolls
// (beside), or the question at the thumb (thumb). Styles read it from the root's `data-layout`.

export type Kind = "desk" | "beside" | "thumb";

const DESK = "(min-width: 64rem) and (min-height: 38rem)";
const BESIDE = "(min-width: 40rem) and (max-height: 37.99rem)";

export class Layout {
  kind = $state<Kind>("desk");

  constructor() {
    for (const query of [DESK, BESIDE]) matchMedia(query).addEventListener("change", () => this.measure());
    this.measure();
  }

  private measure(): void {
    this.kind = matchMedia(DESK).matches ? "desk" : matchMedia(BESIDE).matches ? "beside" : "thumb";
    document.documentElement.dataset["layout"] = this.kind;
  }
}
