// What the selected widget is made of: its views with their frames, what is spoken in reading order, and findings.

import { read } from "./connection.js";
import { glyph, h, replace } from "./dom.js";
import { surface } from "./phone.js";
import { store } from "./store.js";

const TABS = [["views", "Views"], ["spoken", "Accessibility"], ["findings", "Findings"], ["log", "Log"]];
const parts = {};
let tab = "views";
let inspected = null;
let asked = 0;

export function buildViews(host) {
  parts.tabs = h("div", { class: "tabs", role: "tablist", "aria-label": "What to inspect" }, TABS.map(([id, text]) =>
    h("button", { type: "button", role: "tab", id: `tab-${id}`, "aria-controls": "tab-panel", data: { tab: id }, on: { click: () => show(id) } }, text, h("span", { class: "count" }))));
  parts.panel = h("div", { id: "tab-panel", class: "tab-panel", role: "tabpanel", tabindex: "-1" });
  parts.tabs.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const index = TABS.findIndex(([id]) => id === tab);
    show(TABS[(index + step + TABS.length) % TABS.length][0]);
    parts.tabs.querySelector('[aria-selected="true"]').focus();
  });
  host.append(parts.tabs, parts.panel);
  matchMedia("(min-width: 1760px)").addEventListener("change", (event) => { if (event.matches && tab === "log") show("views"); });
  store.on("selection", refresh);
  store.on("picture", (picture) => { if (String(picture.widget) === store.selected) refresh(); });
  store.on("state", () => { if (inspected === null) refresh(); });
  show("views");
}

function show(next) {
  tab = next;
  for (const button of parts.tabs.children) {
    button.setAttribute("aria-selected", String(button.dataset.tab === tab));
    button.tabIndex = button.dataset.tab === tab ? 0 : -1;
  }
  parts.panel.setAttribute("aria-labelledby", `tab-${tab}`);
  parts.panel.hidden = tab === "log";
  document.querySelector(".card.log").classList.toggle("chosen", tab === "log");
  draw();
}

let waiting = null;

async function refresh() {
  clearTimeout(waiting);
  waiting = setTimeout(async () => {
    const own = ++asked;
    const id = store.selected;
    const next = id && store.pictures.has(id) ? await read(`widgets/${id}/tree`) : null;
    if (own !== asked) return;
    inspected = next;
    draw();
  }, 60);
}

function draw() {
  unmark();
  for (const button of parts.tabs.children) {
    const count = { views: null, spoken: inspected?.spoken.length, findings: inspected?.findings.length, log: null }[button.dataset.tab];
    button.querySelector(".count").textContent = count ? String(count) : "";
  }
  if (tab === "log") return;
  if (!inspected) return replace(parts.panel, h("p", { class: "hint", text: store.selected ? "The widget has not drawn anything yet." : "No widget is selected." }));
  const scroll = parts.panel.scrollTop;
  replace(parts.panel, { views: viewTree, spoken: spokenList, findings: findingList }[tab](inspected));
  parts.panel.scrollTop = scroll;
}

/** A tree for the keyboard: arrows move, left and right close and open. */
function viewTree(inspected) {
  const closed = viewTree.closed;
  const rows = [];
  let hiddenBelow = Infinity;
  inspected.nodes.forEach((node, index) => {
    if (node.depth > hiddenBelow) return;
    hiddenBelow = Infinity;
    const hasChildren = inspected.nodes[index + 1]?.depth > node.depth;
    const isClosed = closed.has(node.path);
    if (isClosed) hiddenBelow = node.depth;
    rows.push(h("div", { class: "node", role: "treeitem", tabindex: rows.length === 0 ? "0" : "-1", "aria-level": String(node.depth + 1),
      "aria-expanded": hasChildren ? String(!isClosed) : null, data: { key: `node-${node.path}`, path: node.path }, style: { "--depth": String(node.depth) },
      on: { pointerenter: () => mark(node.frame, node.type), pointerleave: unmark, focus: () => mark(node.frame, node.type), blur: unmark, click: () => hasChildren && toggle(node.path) } },
      h("span", { class: `twist${hasChildren ? "" : " none"}${isClosed ? " closed" : ""}`, "aria-hidden": "true" }),
      h("span", { class: `type ${node.category}`, text: node.type }), node.detail ? h("span", { class: "detail", text: node.detail }) : null,
      (node.marks ?? []).map((text) => h("span", { class: "tag", text })),
      h("span", { class: "frame", title: node.frame.join(", "), text: `${round(node.frame[0])}, ${round(node.frame[1])}  ${round(node.frame[2])} × ${round(node.frame[3])}` })));
  });
  const tree = h("div", { class: "tree", role: "tree", "aria-label": "Views" }, rows);
  tree.addEventListener("keydown", (event) => {
    const all = [...tree.children];
    const index = all.indexOf(document.activeElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) all[Math.max(0, Math.min(all.length - 1, index + step))]?.focus();
    else if (event.key === "ArrowLeft" && all[index]?.getAttribute("aria-expanded") === "true") toggle(all[index].dataset.path);
    else if (event.key === "ArrowRight" && all[index]?.getAttribute("aria-expanded") === "false") toggle(all[index].dataset.path);
    else return;
    event.preventDefault();
  });
  return tree;
}
viewTree.closed = new Set();

function toggle(path) {
  if (!viewTree.closed.delete(path)) viewTree.closed.add(path);
  draw();
}

const round = (value) => String(Math.round(value * 10) / 10);

function spokenList(inspected) {
  if (inspected.spoken.length === 0) return h("p", { class: "hint", text: "Nothing in this widget is spoken." });
  return h("ol", { class: "spoken" }, inspected.spoken.map((element, index) => h("li", { tabindex: "0",
    "aria-label": [`${index + 1}`, element.label || "no label", element.value, element.hint, element.role, element.action].filter(Boolean).join(", "),
    on: { pointerenter: () => mark(element.frame, element.role), pointerleave: unmark, focus: () => mark(element.frame, element.role), blur: unmark } },
    h("span", { class: "order", text: String(index + 1) }),
    h("span", { class: "said" }, h("b", { text: element.label || "no label" }), element.value ? h("span", { text: element.value }) : null, element.hint ? h("em", { text: element.hint }) : null),
    h("span", { class: "tag", text: element.role }), element.action ? h("span", { class: "tag strong", text: element.action }) : null)));
}

function findingList(inspected) {
  if (inspected.findings.length === 0) return h("p", { class: "hint good" }, glyph("check"), "Nothing was left out or replaced.");
  return h("ul", { class: "findings" }, inspected.findings.map((finding) => h("li", { class: finding.severity },
    glyph(finding.severity === "note" ? "info" : "warning"), h("div", {}, h("b", { text: finding.subject }), h("p", { text: finding.message }),
      finding.remedy ? h("p", { class: "remedy", text: finding.remedy }) : null, finding.place ? h("code", { text: finding.place }) : null))));
}

/** Frames are shown on the widget in the phone. */
function mark(frame, name) {
  unmark();
  const plate = surface()?.querySelector(`.plate[data-widget="${store.selected}"]`);
  const item = plate?.closest(".item, .slot");
  if (!item || !frame) return;
  const [x, y, width, height] = frame;
  item.append(h("div", { class: `mark${y < 14 ? " low" : ""}`, style: { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` } }, h("span", { text: name })));
}

function unmark() {
  for (const old of surface()?.querySelectorAll(".mark") ?? []) old.remove();
}
