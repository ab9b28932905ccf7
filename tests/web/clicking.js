// A person's next click, as one question about the page instead of many.
(() => {
  if (window.clicking) return;
  const KINDS = ["pointerdown", "mousedown", "pointerup", "mouseup", "click"];
  const all = (selector) => [...document.querySelectorAll(selector)];
  const number = () => all(".table")[0].dataset.number;
  let last = []; // what was found in the frame before, and where
  let chosen, before, asking, missed;
  let covered = 0;

  /** Where to click: the middle of what is offered, once it stands still and nothing covers it. */
  function find(nth, ...places) {
    if (all(".sheet").length) return { what: "over" };
    const what = all(".choices.mine .choice").length ? "choose" : "confirm";
    const offered = (what === "choose" ? places : [".choices.mine .main"]).map(all).find((found) => found.length);
    chosen = offered?.[nth % offered.length];
    if (!chosen?.checkVisibility({ visibilityProperty: true }) || chosen.disabled) return null;
    chosen.scrollIntoViewIfNeeded();
    const { x, y, width, height } = chosen.getBoundingClientRect();
    const at = [x + width / 2, y + height / 2];
    const still = last[0] === chosen && last[1] === at[0] && last[2] === at[1];
    last = [chosen, ...at];
    if (!still) return null;
    if (!chosen.contains(document.elementFromPoint(...at))) {
      chosen.scrollIntoView({ block: ["center", "start", "end"][covered++ % 3] });
      return null;
    }
    [before, asking, missed, last] = [number(), all(".ask").length, false, []];
    for (const kind of KINDS) addEventListener(kind, guard, { capture: true });
    return { what, at };
  }

  /** Nothing hears a click that meets something else, because the page has moved meanwhile. */
  function guard(event) {
    if (!chosen.contains(event.target)) {
      missed = true;
      event.stopImmediatePropagation();
      event.preventDefault();
    }
    if (event.type === "click") for (const kind of KINDS) removeEventListener(kind, guard, { capture: true });
  }

  function outcome() {
    if (number() !== before || (!asking && all(".ask").length)) return "taken";
    return missed && "missed";
  }

  window.clicking = { find, outcome };
})();
