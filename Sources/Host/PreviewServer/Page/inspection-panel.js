// What the inspector shows of one picture, each in a tab: its views with their frames, its accessibility elements in
// reading order, and findings.

import { find, findAll, h, replace } from "./dom.js";
import { glyph } from "./glyphs.js";
import { makeMarks } from "./marks.js";
import { openNodes } from "./view-nodes.js";

/**
 * What the user chose.
 *
 * @typedef {object} PanelChoice
 * @property {string} tab
 * @property {ReadonlySet<string>} closed paths of the views whose children are hidden
 *
 * @typedef {object} PanelOptions
 * @property {string} prefix of the elements' identifiers
 * @property {readonly (readonly [string, string])[]} sections the tabs: `views`, `spoken`, `findings` and others, each
 *   with its title
 * @property {Readonly<Record<string, Content>>} [others] the content of others; those without any are shown elsewhere
 * @property {() => PanelChoice} choice
 * @property {(tab: string) => void} choose
 * @property {(path: string) => void} toggle closes or opens a view
 * @property {() => Element | null | undefined} surface the element that shows the picture, in points
 *
 * The content of a tab that is not about the inspection.
 *
 * @typedef {object} Content
 * @property {HTMLElement} element
 * @property {() => number | undefined} count
 *
 * @typedef {object} Panel
 * @property {HTMLElement} tabs
 * @property {HTMLElement} panel
 * @property {(inspection: PageInspection | null, reason: string) => void} draw shows an inspection, or the reason why
 *   it is missing
 */

/** The sections of every panel. */
export const SECTIONS = /** @type {const} */ ([
  ["views", "Views"], ["spoken", "Accessibility"], ["findings", "Findings"],
]);

/**
 * @param {PanelOptions} options
 * @returns {Panel}
 */
export function makePanel({ prefix, sections, others = {}, choice, choose, toggle, surface }) {
  const tabs = h("div", { class: "tabs", role: "tablist", "aria-label": "Inspector sections" },
    sections.map(([id, text]) => h("button", {
      type: "button", role: "tab", id: `${prefix}tab-${id}`, "aria-controls": `${prefix}tab-panel`, data: { tab: id },
      on: { click: () => choose(id) },
    }, text, h("span", { class: "count" }))));
  const panel = h("div", { id: `${prefix}tab-panel`, class: "tab-panel", role: "tabpanel", tabindex: "-1" });
  const marks = makeMarks(surface);

  tabs.addEventListener("keydown", (event) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (step === 0) return;
    const index = sections.findIndex(([id]) => id === choice().tab);
    choose(sections[(index + step + sections.length) % sections.length]?.[0] ?? "views");
    find(tabs, '[aria-selected="true"]')?.focus();
  });

  /** @type {Marking} */
  const marking = (frame, name) => {
    const mark = () => marks.show([frame], name);
    return { pointerenter: mark, pointerleave: marks.hide, focus: mark, blur: marks.hide };
  };

  /** @type {Panel["draw"]} */
  const draw = (inspection, reason) => {
    marks.hide();
    const { tab, closed } = choice();
    const other = others[tab];
    panel.setAttribute("aria-labelledby", `${prefix}tab-${tab}`);
    panel.hidden = !other && !SECTIONS.some(([id]) => id === tab);
    const counts = Object.entries(others).map(([id, { count }]) => [id, count()]);
    drawTabs(tabs, tab, {
      spoken: inspection?.spoken.length, findings: inspection?.findings.length, ...Object.fromEntries(counts),
    });
    if (panel.hidden) return;
    if (other) {
      if (panel.firstChild !== other.element) panel.replaceChildren(other.element);
      return;
    }
    if (!inspection) return replace(panel, hint(reason));
    const scroll = panel.scrollTop;
    replace(panel, tab === "spoken" ? spokenList(inspection, marking)
      : tab === "findings" ? findingList(inspection) : viewTree(inspection, closed, toggle, marking));
    panel.scrollTop = scroll;
  };
  return { tabs, panel, draw };
}

/**
 * Marks a frame on the picture while an element of a list is hovered or focused.
 *
 * @typedef {(frame: number[], name: string) => Record<string, () => void>} Marking
 */

/**
 * @param {HTMLElement} tabs
 * @param {string} tab the chosen one
 * @param {Record<string, number | undefined>} counts
 */
function drawTabs(tabs, tab, counts) {
  for (const button of findAll(tabs, "button")) {
    const isShown = button.dataset.tab === tab;
    button.setAttribute("aria-selected", String(isShown));
    button.tabIndex = isShown ? 0 : -1;
    const count = find(button, ".count");
    if (count) count.textContent = String(counts[button.dataset.tab ?? ""] || "");
  }
}

/** @param {string} text */
const hint = (text) => h("p", { class: "hint", text });

/**
 * Keyboard navigation of a tree: up and down move, left and right close and open.
 *
 * @param {PageInspection} inspection
 * @param {ReadonlySet<string>} closed
 * @param {(path: string) => void} toggle
 * @param {Marking} marking
 */
function viewTree(inspection, closed, toggle, marking) {
  const rows = openNodes(inspection.nodes, closed).map(({ node, hasChildren, isClosed }, index) => {
    const twist = `twist${hasChildren ? "" : " none"}${isClosed ? " closed" : ""}`;
    const [x = 0, y = 0, width = 0, height = 0] = node.frame.map((value) => String(Math.round(value * 10) / 10));
    return h("div", {
      class: "node", role: "treeitem", tabindex: index === 0 ? "0" : "-1", "aria-level": String(node.depth + 1),
      "aria-expanded": hasChildren ? String(!isClosed) : null, data: { key: `node-${node.path}`, path: node.path },
      style: { "--depth": String(node.depth) },
      on: { ...marking(node.frame, node.type), click: () => { if (hasChildren) toggle(node.path); } },
    },
    h("span", { class: twist, "aria-hidden": "true" }), h("span", { class: `type ${node.category}`, text: node.type }),
    node.detail !== undefined && h("span", { class: "detail", text: node.detail }),
    node.marks.map((text) => h("span", { class: "tag", text })),
    h("span", { class: "frame", title: node.frame.join(", "), text: `${x}, ${y}  ${width} × ${height}` }));
  });
  const tree = h("div", { class: "tree", role: "tree", "aria-label": "Views" }, rows);
  tree.addEventListener("keydown", (event) => onTreeKey(event, rows, toggle));
  return tree;
}

/**
 * @param {KeyboardEvent} event
 * @param {HTMLElement[]} rows
 * @param {(path: string) => void} toggle
 */
function onTreeKey(event, rows, toggle) {
  const index = rows.findIndex((row) => row === document.activeElement);
  const row = rows[index];
  const expanded = row?.getAttribute("aria-expanded");
  const opens = event.key === "ArrowRight" && expanded === "false";
  const closes = event.key === "ArrowLeft" && expanded === "true";
  if (event.key === "ArrowDown") rows[Math.min(rows.length - 1, index + 1)]?.focus();
  else if (event.key === "ArrowUp") rows[Math.max(0, index - 1)]?.focus();
  else if (row && (opens || closes)) toggle(row.dataset.path ?? "");
  else return;
  event.preventDefault();
}

/**
 * @param {PageInspection} inspection
 * @param {Marking} marking
 */
function spokenList({ spoken }, marking) {
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

/** @param {Pick<PageInspection, "findings">} inspection */
export function findingList({ findings }) {
  if (findings.length === 0) {
    return h("p", { class: "hint good" }, glyph("check"), "No findings: nothing was omitted or replaced.");
  }
  return h("ul", { class: "findings" }, findings.map((finding) => h("li", { class: finding.severity },
    glyph(finding.severity === "note" ? "info" : "warning"),
    h("div", {}, h("b", { text: finding.subject }), h("p", { text: finding.message }),
      finding.remedy && h("p", { class: "remedy", text: finding.remedy }),
      finding.place && h("code", { text: finding.place })))));
}
