// What a page adds to the line at the top.

import type { Snippet } from "svelte";

export class PageHead {
  content = $state.raw<Snippet | null>(null);

  /** Show this until the result is called. Use it as an effect. */
  show(content: Snippet): () => void {
    this.content = content;
    return () => {
      if (this.content === content) this.content = null;
    };
  }
}
