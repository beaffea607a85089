// The structure of the selected widget: its views with their frames, its accessibility elements in reading order, and
// findings.

import { readInspection } from "./connection.js";
import { find, findAll, h, replace } from "./dom.js";
import { glyph } from "./glyphs.js";
import { boxStyle, rect } from "./grid.js";
import { surface } from "./stage.js";
import { store } from "./store.js";
import { openNodes } from "./view-nodes.js";

const TABS = /** @type {const} */ ([
  ["views", "Views"], ["spoken", "Accessibility"], ["findings", "Findings"], ["log", "Log"],
]);
/** Milliseconds: a burst of pictures results in one request. */
const PAUSE = 60;
/** Points: a mark closer to the upper edge has its name below. */
const LOW = 14;

/** @type {PageInspection | null} */
let inspected = null;
let asked = 0;
let waiting = 0;

const tabs = h("div", { class: "tabs", role: "tablist", "aria-label": "Inspector sections" }, TABS.map(([id, text]) =>
  h("button", {
    type: "button", role: "tab", id: `tab-${id}`, "aria-controls": "tab-panel", data: { tab: id },
    on: { click: () => store.showTab(id) },
  }, text, h("span", { class: "count" }))));
const panel = h("div", { id: "tab-panel", class: "tab-panel", role: "tabpanel", tabindex: "-1" });

/**
 * @param {HTMLElement} host
 * @param {HTMLElement} log the log, which has a tab if there is no room for its card
 */
export function buildViews(host, log) {
  tabs.addEventListener("keydown", (event) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (step === 0) return;
    const index = TABS.findIndex(([id]) => id === store.model.tab);
    store.showTab(TABS[(index + step + TABS.length) % TABS.length]?.[0] ?? "views");
    find(tabs, '[aria-selected="true"]')?.focus();
  });
  host.append(tabs, panel);
  matchMedia("(min-width: 1760px)").addEventListener("change", (event) => {
    if (event.matches && store.model.tab === "log") store.showTab("views");
  });
  const show = () => {
    log.classList.toggle("chosen", store.model.tab === "log");
    draw();
  };
  store.on("views", show);
  store.on("selection", refresh);
  store.on("picture", (picture) => { if (String(picture.widget) === store.selected) refresh(); });
  store.on("state", () => { if (inspected === null) refresh(); });
  show();
}

function refresh() {
  clearTimeout(waiting);
  waiting = setTimeout(async () => {
    asked += 1;
    const own = asked;
    const id = store.selected;
    const next = id && store.picture(id) ? await readInspection(id) : null;
    if (own !== asked) return;
    inspected = next;
    draw();
  }, PAUSE);
}

function draw() {
  unmark();
  const { tab } = store.model;
  panel.setAttribute("aria-labelledby", `tab-${tab}`);
  panel.hidden = tab === "log";
  /** @type {Record<string, number | undefined>} */
  const counts = { spoken: inspected?.spoken.length, findings: inspected?.findings.length };
  for (const button of findAll(tabs, "button")) {
    const isShown = button.dataset.tab === tab;
    button.setAttribute("aria-selected", String(isShown));
    button.tabIndex = isShown ? 0 : -1;
    const count = find(button, ".count");
    if (count) count.textContent = String(counts[button.dataset.tab ?? ""] || "");
  }
  if (tab === "log") return;
  if (!inspected) {
    const words = store.selected ? "The widget has not drawn anything yet." : "No widget is selected.";
    return replace(panel, hint(words));
  }
  const scroll = panel.scrollTop;
  replace(panel, tab === "spoken" ? spokenList(inspected) : tab === "findings" ? findingList(inspected)
    : viewTree(inspected));
  panel.scrollTop = scroll;
}

/** @param {string} text */
const hint = (text) => h("p", { class: "hint", text });

/**
 * Marks a frame on the widget while an element of the list is hovered or focused.
 *
 * @param {number[]} frame
 * @param {string} name
 */
const marking = (frame, name) => ({
  pointerenter: () => mark(frame, name), pointerleave: unmark, focus: () => mark(frame, name), blur: unmark,
});

/**
 * Keyboard navigation of a tree: up and down move, left and right close and open.
 *
 * @param {PageInspection} inspection
 */
function viewTree(inspection) {
  const rows = openNodes(inspection.nodes, store.model.closed).map(({ node, hasChildren, isClosed }, index) => {
    const twist = `twist${hasChildren ? "" : " none"}${isClosed ? " closed" : ""}`;
    const [x = 0, y = 0, width = 0, height = 0] = node.frame.map((value) => String(Math.round(value * 10) / 10));
    return h("div", {
      class: "node", role: "treeitem", tabindex: index === 0 ? "0" : "-1", "aria-level": String(node.depth + 1),
      "aria-expanded": hasChildren ? String(!isClosed) : null, data: { key: `node-${node.path}`, path: node.path },
      style: { "--depth": String(node.depth) },
      on: { ...marking(node.frame, node.type), click: () => { if (hasChildren) store.toggleViews(node.path); } },
    },
    h("span", { class: twist, "aria-hidden": "true" }), h("span", { class: `type ${node.category}`, text: node.type }),
    node.detail !== undefined && h("span", { class: "detail", text: node.detail }),
    node.marks.map((text) => h("span", { class: "tag", text })),
    h("span", { class: "frame", title: node.frame.join(", "), text: `${x}, ${y}  ${width} × ${height}` }));
  });
  const tree = h("div", { class: "tree", role: "tree", "aria-label": "Views" }, rows);
  tree.addEventListener("keydown", (event) => onTreeKey(event, rows));
  return tree;
}

/**
 * @param {KeyboardEvent} event
 * @param {HTMLElement[]} rows
 */
function onTreeKey(event, rows) {
  const index = rows.findIndex((row) => row === document.activeElement);
  const row = rows[index];
  const expanded = row?.getAttribute("aria-expanded");
  const opens = event.key === "ArrowRight" && expanded === "false";
  const closes = event.key === "ArrowLeft" && expanded === "true";
  if (event.key === "ArrowDown") rows[Math.min(rows.length - 1, index + 1)]?.focus();
  else if (event.key === "ArrowUp") rows[Math.max(0, index - 1)]?.focus();
  else if (row && (opens || closes)) store.toggleViews(row.dataset.path ?? "");
  else return;
  event.preventDefault();
}

/** @param {PageInspection} inspection */
function spokenList({ spoken }) {
  if (spoken.length === 0) return hint("This widget has no accessibility elements.");
  return h("ol", { class: "spoken" }, spoken.map((element, index) => {
    const label = element.label || "no label";
    const words = [String(index + 1), label, element.value, element.hint, element.role, element.action];
    return h("li", {
      tabindex: "0", "aria-label": words.filter(Boolean).join(", "), on: marking(element.frame, element.role),
    },
    h("span", { class: "order", text: String(index + 1) }),
    h("span", { class: "said" }, h("b", { text: label }), element.value && h("span", { text: element.value }),
      element.hint && h("em", { text: element.hint })),
    h("span", { class: "tag", text: element.role }),
    element.action && h("span", { class: "tag strong", text: element.action }));
  }));
}

/** @param {PageInspection} inspection */
function findingList({ findings }) {
  if (findings.length === 0) {
    return h("p", { class: "hint good" }, glyph("check"), "No findings: nothing was omitted or replaced.");
  }
  return h("ul", { class: "findings" }, findings.map((finding) => h("li", { class: finding.severity },
    glyph(finding.severity === "note" ? "info" : "warning"),
    h("div", {}, h("b", { text: finding.subject }), h("p", { text: finding.message }),
      finding.remedy && h("p", { class: "remedy", text: finding.remedy }),
      finding.place && h("code", { text: finding.place })))));
}

/**
 * Shows a frame on the widget in the device.
 *
 * @param {number[]} frame
 * @param {string} name
 */
function mark(frame, name) {
  unmark();
  const plate = find(surface(), `.plate[data-widget="${store.selected}"]`);
  const box = rect(frame);
  plate?.closest(".item, .slot")?.append(
    h("div", { class: `mark${box.y < LOW ? " low" : ""}`, style: boxStyle(box) }, h("span", { text: name })));
}

function unmark() {
  for (const old of findAll(surface(), ".mark")) old.remove();
}
