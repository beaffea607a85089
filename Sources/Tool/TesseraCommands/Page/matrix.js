// The script of a matrix page: filters cells, and shows one of them large or two side by side.

/**
 * @param {string} selector
 * @param {ParentNode} [root]
 * @returns {HTMLElement[]}
 */
const all = (selector, root = document) =>
  [...root.querySelectorAll(selector)].map((element) => /** @type {HTMLElement} */ (element));

/**
 * An element that the page has.
 *
 * @param {string} selector
 * @param {ParentNode} [root]
 * @returns {HTMLElement}
 */
function one(selector, root = document) {
  const element = /** @type {HTMLElement | null} */ (root.querySelector(selector));
  if (!element) throw new Error(`The page has no “${selector}”.`);
  return element;
}

/** @param {string} selector */
const dialogOf = (selector) => /** @type {HTMLDialogElement} */ (one(selector));

// MARK: Filters

const chips = all("aside [data-axis]");
const cells = all("main figure").map((figure) => ({ figure, at: (figure.dataset.at ?? "").split(" ") }));
const rows = all(".row").map((row) => ({ row, figures: all("figure", row) }));
const sections = all("main section").map((section) => ({ section, own: all(".row", section) }));
const headings = all("main h2").map((heading) => {
  /** @type {HTMLElement[]} */
  const own = [];
  let next = heading.nextElementSibling;
  for (; next instanceof HTMLElement && next.tagName === "SECTION"; next = next.nextElementSibling) own.push(next);
  return { heading, own };
});

const isPressed = (/** @type {Element} */ button) => button.getAttribute("aria-pressed") === "true";
const isHidden = (/** @type {HTMLElement} */ element) => element.hidden;
const grouped = (/** @type {number} */ value) => value.toLocaleString("en");

/** Shows a cell if, on every axis, no value is pressed or the cell's value is. */
function filter() {
  /** @type {Map<number, Set<string>>} */
  const chosen = new Map();
  for (const chip of chips.filter(isPressed)) {
    const axis = Number(chip.dataset.axis);
    chosen.set(axis, (chosen.get(axis) ?? new Set()).add(chip.dataset.value ?? ""));
  }
  const wanted = [...chosen];
  let shown = 0;
  for (const { figure, at } of cells) {
    figure.hidden = wanted.some(([axis, values]) => !values.has(at[axis] ?? ""));
    if (!figure.hidden) shown += 1;
  }
  for (const { row, figures } of rows) row.hidden = figures.every(isHidden);
  for (const { section, own } of sections) section.hidden = own.every(isHidden);
  for (const { heading, own } of headings) heading.hidden = own.every(isHidden);
  one("#count").textContent = `${grouped(shown)} of ${grouped(cells.length)}`;
}

for (const chip of chips) {
  chip.addEventListener("click", () => {
    chip.setAttribute("aria-pressed", String(!isPressed(chip)));
    filter();
  });
}
one("#all").addEventListener("click", () => {
  for (const chip of chips) chip.setAttribute("aria-pressed", "false");
  filter();
});
const zoom = /** @type {HTMLInputElement} */ (one("#zoom"));
zoom.addEventListener("input", () => {
  document.documentElement.style.setProperty("--zoom", String(Number(zoom.value) / 100));
});
if (matchMedia("(max-width: 820px)").matches) one("aside details").removeAttribute("open");

// MARK: Cell dialog and comparison

const cell = dialogOf("#cell");
const difference = dialogOf("#difference");
const pick = one("#pick");
/**
 * The cell that is shown large, and the first cell of a comparison.
 *
 * @type {{ current: HTMLElement | null, first: HTMLElement | null }}
 */
const state = { current: null, first: null };

/**
 * The title of a cell: its section, row and appearance.
 *
 * @param {HTMLElement} figure
 */
function titleOf(figure) {
  const [row, section] = [figure.closest(".row"), figure.closest("section")];
  let heading = section?.previousElementSibling;
  while (heading && heading.tagName !== "H2") heading = heading.previousElementSibling;
  return [heading, section?.querySelector("h3"), row?.querySelector("h4"), figure.querySelector("figcaption")]
    .map((part) => part?.textContent).join(" · ");
}

/** @param {HTMLElement} figure */
function picture(figure) {
  const copy = one("img", figure).cloneNode();
  if (copy instanceof Element) copy.removeAttribute("loading");
  return copy;
}

/** @param {HTMLElement} figure */
function show(figure) {
  state.current = figure;
  one("#cell-title").textContent = titleOf(figure);
  one(".wall", cell).replaceChildren(picture(figure));
  const { points, pixels, mode, tree } = figure.dataset;
  const findings = all(".findings li", figure).map((item) => ` · ${item.textContent}`).join("");
  one(".facts", cell).textContent = `${points} points, ${pixels} pixels, ${mode}${findings}`;
  one("iframe", cell).setAttribute("src", tree ?? "about:blank");
  if (!cell.open) cell.showModal();
}

/** @param {1 | -1} by */
function step(by) {
  const shown = cells.map(({ figure }) => figure).filter((figure) => !figure.hidden);
  const index = shown.findIndex((figure) => figure === state.current);
  const next = shown[index + by];
  if (next) show(next);
}

/**
 * @param {HTMLElement} left
 * @param {HTMLElement} right
 */
function compare(left, right) {
  const walls = all(".wall", difference);
  const titles = all(".pane h3", difference);
  [left, right].forEach((figure, index) => {
    const title = titles[index];
    if (title) title.textContent = titleOf(figure);
    walls[index]?.replaceChildren(picture(figure));
  });
  walls[2]?.replaceChildren(picture(left), picture(right));
  const isEqual = Boolean(left.dataset.hash) && left.dataset.hash === right.dataset.hash;
  one(".facts", difference).textContent = isEqual
    ? "The pictures are identical, pixel for pixel." : `${left.dataset.pixels} and ${right.dataset.pixels} pixels`;
  difference.showModal();
}

/** @param {HTMLElement | null} figure */
function choose(figure) {
  state.first = figure;
  pick.hidden = !figure;
  document.body.classList.toggle("choosing", Boolean(figure));
  if (figure) one("span", pick).textContent = `Choose the picture to compare with: ${titleOf(figure)}`;
}

one("main").addEventListener("click", ({ target }) => {
  /** @type {HTMLElement | null} */
  const figure = target instanceof Element && target.closest("button") ? target.closest("figure") : null;
  if (!figure) return;
  const { first } = state;
  if (!first) return show(figure);
  choose(null);
  compare(first, figure);
});
one("#compare").addEventListener("click", () => {
  cell.close();
  choose(state.current);
});
one("button", pick).addEventListener("click", () => choose(null));
one("#bright").addEventListener("click", () => {
  const isOn = one(".difference", difference).classList.toggle("bright");
  one("#bright").setAttribute("aria-pressed", String(isOn));
});
for (const button of all("[data-step]")) {
  button.addEventListener("click", () => step(button.dataset.step === "1" ? 1 : -1));
}
cell.addEventListener("keydown", ({ key }) => {
  if (key === "ArrowLeft") step(-1);
  if (key === "ArrowRight") step(1);
});
addEventListener("keydown", ({ key }) => { if (key === "Escape" && state.first) choose(null); });
for (const dialog of [cell, difference]) {
  one(".close", dialog).addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", ({ target }) => { if (target === dialog) dialog.close(); });
}
filter();
