// What a page shows as texts, and a player who chooses without looking.

// Code is no text, nor are the values of a box, which are written as in its file. Another language says which it is.
const NO_WORDS = "script, style, code, .components b, :root [lang]";
const KEYS = /^\S( \S)*$/;
const SPOKEN = ["alt", "aria-description", "aria-label", "aria-roledescription", "aria-valuetext", "placeholder", "title"];
const READY = ".choices.mine :is(.choice, .main):enabled:not([aria-disabled=true]), .sheet";

const texts = new Set();

/** Texts of elements side by side belong together as long as a mark is open. */
function look() {
  for (const details of document.querySelectorAll("details:not(.settings-panel)")) details.open = true;
  let text = "";
  let open = 0;
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const { data, parentElement } = nodes.currentNode;
    if (parentElement.closest(NO_WORDS) || (parentElement.matches("kbd") && KEYS.test(data))) continue;
    text += data;
    for (const sign of data) open += sign === "⟦" ? 1 : sign === "⟧" ? -1 : 0;
    if (open) continue;
    texts.add(text.trim());
    text = "";
  }
  texts.add(text.trim());
  for (const name of SPOKEN)
    for (const element of document.querySelectorAll(`[${name}]`))
      if (!element.closest(NO_WORDS)) texts.add(element.getAttribute(name));
  texts.add(document.title);
}

async function until(fulfilled) {
  while (!fulfilled()) await new Promise((done) => setTimeout(done, 5));
}

/** Plays until the game is over, or so many answers, and looks at everything on the way. */
async function play(most = Infinity) {
  for (let turn = 0; turn < most; turn++) {
    await until(() => document.querySelector(READY));
    look();
    if (document.querySelector(".sheet")) return;
    const table = document.querySelector(".table");
    const number = table.dataset.number;
    const buttons = [...document.querySelectorAll(READY)];
    const button = buttons[(7 * turn) % buttons.length];
    button.dispatchEvent(new FocusEvent("focus"));
    button.click();
    await until(() => table.dataset.number !== number);
  }
}

/** Touches everything on the board, which says what it does or why it can't be done. */
async function point() {
  for (const element of document.querySelectorAll(".board button:not(.offered)")) {
    element.click();
    await new Promise((done) => setTimeout(done, 20));
    look();
  }
}

window.marks = { look, play, point, texts };
