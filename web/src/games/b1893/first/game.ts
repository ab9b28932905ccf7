// The first edition of Bruxelles 1893, as the page knows it: the second, with its own words and what it counts.

import type { Game } from "../../registry";
import { b1893 } from "../game";
import { viewOf } from "../view";

export const first: Game = {
  ...b1893,
  counts: (view) =>
    b1893
      .counts(view)
      .map((counts, at) => ({ ...counts, exhibitions: viewOf(view).first_edition?.exhibitions[at] ?? 0 })),
  hints: () => ({
    hint1893: [
      "web.1893-1st.hint.turn",
      "web.1893-1st.hint.bids",
      "web.1893-1st.hint.leads",
      "web.1893-1st.hint.drawn",
      "web.hint.1893.end",
    ],
  }),
};
