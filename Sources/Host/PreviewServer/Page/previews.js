// The previews of widgets that the sources declare, with their timelines: a view over the page, whose address names the
// preview.
//
// 1. The page asks for some entries before they are shown, and again after a build and when the device changes.
// 2. Playing shows each entry for a second, once it is there, and ends at the last one.
// 3. A closed view asks for nothing.

import { readPreviewEntries, readPreviews } from "./connection.js";
import { cover, uncover } from "./cover.js";
import { announce, control, find, focus, h, part, replace } from "./dom.js";
import { glyph } from "./glyphs.js";
import { findingList } from "./inspection-panel.js";
import { lookOf } from "./model.js";
import { familyName } from "./names.js";
import { keptPreview, missingEntry, previewHash, previewIn, steppedEntry } from "./preview-playback.js";
import { store } from "./store.js";
import { plainMoment } from "./times.js";
import { fillPlate } from "./variant-cell.js";
import { appearanceTitle } from "./variant-grid.js";

/** Milliseconds for which playing shows an entry. */
const ENTRY_TIME = 1000;

/**
 * The open view.
 *
 * @typedef {object} Viewer
 * @property {HTMLElement} element
 * @property {PagePreviews | null} list
 * @property {PagePreviewsPreview | null} preview
 * @property {string | null} appearance null for the device's
 * @property {number[] | null} dates of the entries, in seconds since 1970; after a change those from before it
 * @property {boolean} isCurrent whether they are those of the newest version
 * @property {Map<number, PagePreviewEntriesPicture>} pictures by entry
 * @property {number} entry
 * @property {number} version of the drawings: those that are requested with an earlier one are outdated
 * @property {boolean} isReading
 * @property {number} timer 0 unless the timeline plays
 * @property {string} look
 * @property {Element | null} opener
 */

/** @type {Viewer | null} */
let open = null;

/** @param {HTMLElement} rail */
export function buildPreviews(rail) {
  rail.append(h("h2", { class: "rail-title", text: "Previews" }), h("button", {
    class: "button", type: "button", id: "previews-button", on: { click: openPreviews },
  }, glyph("play"), h("span", { text: "Play Timelines" })));
  let isStarted = false;
  store.on("state", (state) => {
    if (!isStarted) {
      isStarted = true;
      return follow();
    }
    if (open && open.look !== lookOf(state)) void readList(open);
  });
  addEventListener("popstate", follow);
  addEventListener("hashchange", follow);
  // The element with the focus may be gone, so the key is not expected in the view.
  addEventListener("keydown", (event) => {
    if (!open || event.key !== "Escape") return;
    event.preventDefault();
    closePreviews();
  });
}

function openPreviews() {
  history.pushState({ previews: true }, "", previewHash(null));
  follow();
}

function closePreviews() {
  if (history.state?.previews) history.back();
  else history.replaceState(null, "", location.pathname + location.search);
  // The browser changes the address later.
  hide();
}

/** Shows what the address names. */
function follow() {
  const named = previewIn(location.hash);
  if (!named) return hide();
  if (!open) return show();
  const { preview, list } = open;
  const isShown = named.index === preview?.index && named.extension === preview?.extension;
  if (named.index !== undefined && !isShown) choose(open, keptPreview(list?.previews ?? [], named));
}

function show() {
  const element = h("section", {
    class: "previews", role: "dialog", "aria-modal": "true", "aria-label": "Previews", tabindex: "-1",
  },
  h("header", {}, h("button", {
    class: "button icon", type: "button", "aria-label": "Back to the device", on: { click: closePreviews },
  }, glyph("back")), h("h2", { text: "Previews" })),
  h("div", { class: "preview-choices" }),
  h("p", { class: "hint preview-facts" }),
  h("div", { class: "preview-room" }, h("div", { class: "variant-stage" }, h("div", {
    class: "variant-plate", role: "img", "aria-label": "Preview",
  }))),
  h("div", { class: "preview-transport", role: "group", "aria-label": "Timeline", hidden: true },
    h("button", { class: "button icon", type: "button", "aria-label": "Previous entry", on: { click: () => go(-1) } },
      glyph("back")),
    h("button", { class: "button icon primary preview-play", type: "button", on: { click: togglePlaying } }),
    h("button", { class: "button icon", type: "button", "aria-label": "Next entry", on: { click: () => go(1) } },
      glyph("forward")),
    h("input", {
      class: "preview-slider", type: "range", min: "0", step: "1", "aria-label": "Entry",
      on: { input: (event) => jump(Number(control(event).value)) },
    }),
    h("span", { class: "preview-entry", "aria-hidden": "true" })),
  h("section", { class: "preview-findings", "aria-label": "Findings" }));
  const opener = document.activeElement;
  cover(element);
  open = {
    element, list: null, preview: null, appearance: null, dates: null, isCurrent: false, pictures: new Map(), entry: 0,
    version: 0, isReading: false, timer: 0, look: "", opener,
  };
  focus(find(element, "button"));
  void readList(open);
}

function hide() {
  if (!open) return;
  const { element, opener } = open;
  stop(open);
  open = null;
  uncover(element);
  focus(opener);
}

// MARK: Choice

/** @param {Viewer} viewer */
async function readList(viewer) {
  if (store.state) viewer.look = lookOf(store.state);
  const list = await readPreviews();
  if (!list || open !== viewer) return;
  viewer.list = list;
  const isPlaying = viewer.timer !== 0;
  choose(viewer, keptPreview(list.previews, viewer.preview ?? previewIn(location.hash)), viewer.entry);
  if (isPlaying) play(viewer);
}

/**
 * @param {Viewer} viewer
 * @param {PagePreviewsPreview | null} preview
 * @param {number} [entry]
 */
function choose(viewer, preview, entry = 0) {
  stop(viewer);
  if (preview?.name !== viewer.preview?.name || preview?.extension !== viewer.preview?.extension) viewer.dates = null;
  viewer.preview = preview;
  viewer.entry = entry;
  if (!preview?.appearances.some((each) => each.name === viewer.appearance)) viewer.appearance = null;
  // Without previews, as before the first build, the address keeps what it names.
  if (preview) history.replaceState(history.state, "", previewHash(preview));
  drawChoices(viewer);
  redraw(viewer);
}

/** @param {Viewer} viewer */
function redraw(viewer) {
  viewer.version += 1;
  viewer.pictures = new Map();
  viewer.isCurrent = false;
  drawEntry(viewer);
  void read(viewer);
}

/** @param {Viewer} viewer */
function drawChoices(viewer) {
  const { element, list, preview } = viewer;
  const previews = list?.previews ?? [];
  const several = new Set(previews.map((each) => each.extension)).size > 1;
  replace(/** @type {HTMLElement} */ (find(element, ".preview-choices")), preview && [
    h("div", { class: "field" }, h("label", { for: "preview-choice", text: "Preview" }), h("select", {
      id: "preview-choice", class: "input strong", data: { key: "preview-choice" },
      on: { change: (event) => choose(viewer, previews[Number(control(event).value)] ?? null) },
    }, previews.map((each, index) => h("option", {
      value: String(index), selected: each === preview,
      text: [several && each.app, each.name, familyName(each.family)].filter(Boolean).join(" · "),
    })))),
    preview.appearances.length > 1 && h("div", {
      class: "segments", role: "radiogroup", "aria-label": "Appearance",
    }, preview.appearances.map(({ name, isShown }) => h("label", {}, h("input", {
      type: "radio", name: "preview-appearance", value: name, data: { key: `preview-${name}` },
      checked: viewer.appearance === null ? isShown : viewer.appearance === name,
      on: { change: () => { viewer.appearance = name; redraw(viewer); } },
    }), h("span", { text: appearanceTitle(name) })))),
  ]);
  const none = list && !preview && "The sources declare no preview of a widget: #Preview(as:) with a timeline.";
  const facts = preview && [preview.place && `Drawn for: ${preview.place}`, preview.source].filter(Boolean).join(" · ");
  replace(/** @type {HTMLElement} */ (find(element, ".preview-facts")),
    [preview?.note ?? facts, none, ...list?.notes ?? []].filter(Boolean).join(" "));
}

// MARK: Entries

/**
 * Reads the entries that are shown next.
 *
 * @param {Viewer} viewer
 * @returns {Promise<void>}
 */
async function read(viewer) {
  const { preview, version, appearance } = viewer;
  const count = viewer.isCurrent && viewer.dates ? viewer.dates.length : null;
  const first = missingEntry(viewer.pictures, viewer.entry, count);
  if (!preview || preview.note !== undefined || first === null || viewer.isReading) return;
  viewer.isReading = true;
  const variant = appearance === null ? "" : `appearance=${appearance}`;
  const answer = await readPreviewEntries(preview, variant, first, first === viewer.entry);
  viewer.isReading = false;
  if (open !== viewer) return;
  if (version !== viewer.version) return read(viewer);
  if (!answer) return stop(viewer);
  viewer.dates = answer.dates;
  viewer.isCurrent = true;
  answer.pictures.forEach((picture, index) => viewer.pictures.set(answer.first + index, picture));
  const isBeyond = viewer.entry >= answer.dates.length;
  viewer.entry = steppedEntry(viewer.entry, 0, answer.dates.length);
  drawEntry(viewer);
  if (answer.pictures.length > 0 || isBeyond) return read(viewer);
}

/** @param {Viewer} viewer */
function drawEntry(viewer) {
  const { element, entry, dates, preview } = viewer;
  const plate = find(element, ".variant-plate");
  const transport = find(element, ".preview-transport");
  const slider = /** @type {HTMLInputElement | null} */ (find(element, ".preview-slider"));
  if (!plate || !transport || !slider) return;
  const picture = viewer.pictures.get(entry);
  part(".preview-room").hidden = !preview || preview.note !== undefined;
  transport.hidden = !dates || preview?.note !== undefined;
  if (picture) {
    element.classList.toggle("dark", picture.isDark);
    fillPlate(plate, picture, picture.transition);
    plate.dataset.revision = String(entry);
    // A preview is a picture: its controls perform nothing.
    for (const each of plate.querySelectorAll("[tabindex]")) each.removeAttribute("tabindex");
    replace(part(".preview-findings"), picture.findings.length > 0 && findingList(picture));
  }
  if (!dates) return;
  const text = entryText(viewer);
  plate.setAttribute("aria-label", `${preview?.name ?? "Preview"}, ${text}`);
  Object.assign(slider, { max: String(dates.length - 1), value: String(entry) });
  slider.setAttribute("aria-valuetext", text);
  const label = find(element, ".preview-entry");
  if (label) label.textContent = text;
  drawPlayButton(viewer);
}

/** @param {Viewer} viewer */
const entryText = ({ entry, dates }) =>
  `Entry ${entry + 1} of ${dates?.length ?? 1}, ${plainMoment(dates?.[entry] ?? 0, true)}`;

/** @param {Viewer} viewer */
function drawPlayButton({ element, timer, dates }) {
  const button = find(element, ".preview-play");
  if (!button) return;
  button.setAttribute("aria-label", timer ? "Pause" : "Play");
  button.toggleAttribute("disabled", (dates?.length ?? 0) < 2);
  button.replaceChildren(glyph(timer ? "pause" : "play"));
}

/** @param {number} entry */
function jump(entry) {
  if (!open) return;
  stop(open);
  turn(open, entry - open.entry);
}

/** @param {number} step */
function go(step) {
  if (!open) return;
  jump(open.entry + step);
  announce(entryText(open));
}

/**
 * @param {Viewer} viewer
 * @param {number} step
 */
function turn(viewer, step) {
  if (!viewer.dates) return;
  viewer.entry = steppedEntry(viewer.entry, step, viewer.dates.length);
  drawEntry(viewer);
  void read(viewer);
}

// MARK: Playing

function togglePlaying() {
  if (!open?.dates) return;
  if (open.timer) return stop(open);
  if (open.entry === open.dates.length - 1) turn(open, -open.entry);
  play(open);
}

/** @param {Viewer} viewer */
function play(viewer) {
  clearInterval(viewer.timer);
  viewer.timer = setInterval(() => {
    const { entry, dates, pictures } = viewer;
    if (!dates || (entry < dates.length - 1 && !pictures.has(entry + 1))) return;
    if (entry < dates.length - 1) turn(viewer, 1);
    if (viewer.entry === dates.length - 1) stop(viewer);
  }, ENTRY_TIME);
  drawPlayButton(viewer);
}

/** @param {Viewer} viewer */
function stop(viewer) {
  clearInterval(viewer.timer);
  viewer.timer = 0;
  drawPlayButton(viewer);
}
