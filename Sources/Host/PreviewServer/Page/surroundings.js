// What is the same for all widgets: the device and its settings, and the extensions on it.

import { send } from "./connection.js";
import { glyph, h, replace } from "./dom.js";
import { placeControls } from "./looks.js";
import { store } from "./store.js";

const SIZES = { xSmall: "xS", small: "S", medium: "M", large: "L", xLarge: "XL", xxLarge: "XXL", xxxLarge: "XXXL",
  accessibility1: "AX1", accessibility2: "AX2", accessibility3: "AX3", accessibility4: "AX4", accessibility5: "AX5" };
let host = null;

export function buildSurroundings(element) {
  host = element;
  store.on("state", draw);
}

const set = (values) => send("environment", values);

function draw(state) {
  const { environment, choices } = state;
  const own = state.place.platforms.find((each) => each.name === state.place.platform);
  // A control in use is left alone: the person is ahead of the server.
  if (host.contains(document.activeElement) && document.activeElement.matches('input[type="range"]:active, select:focus') && host.dataset.drawn) { refreshLabels(environment); return; }
  host.dataset.drawn = "true";
  replace(host,
    h("h2", { class: "rail-title", text: "Surroundings" }),
    ...placeControls(state, { field, segments, switch_ }),
    select("device", state.place.platform, own.device, own.devices.map((device) => [device, device]), (device) => set({ device })),
    own.name === "iPad" ? field("Held", segments("orientation", state.place.chosen.orientation, [["portrait", "Upright"], ["landscape", "On its side"]], (orientation) => set({ orientation }))) : null,
    typeSize(environment),
    select("locale", "Language and region", environment.locale, choices.locales, (locale) => set({ locale })),
    field("Direction", segments("direction", environment.direction, [["leftToRight", "Left to right"], ["rightToLeft", "Right to left"]], (direction) => set({ direction }))),
    select("timeZone", "Time zone", environment.timeZone, choices.timeZones.map((zone) => [zone, zone.replaceAll("_", " ")]), (timeZone) => set({ timeZone })),
    switch_("Increase contrast", environment.contrast === "increased", (on) => set({ contrast: on ? "increased" : "standard" })),
    switch_("Bold text", environment.weight === "bold", (on) => set({ weight: on ? "bold" : "regular" })),
    switch_("Reduce transparency", state.place.chosen.transparency === "reduced", (on) => set({ transparency: on ? "reduced" : "standard" })),
    field("System colours", segments("systemColors", environment.systemColors, [["since2025", "2025"], ["before2025", "Classic"]], (systemColors) => set({ systemColors }))),
    h("h2", { class: "rail-title", text: "Extensions" }),
    h("ul", { class: "extensions" }, state.extensions.map(extension)));
}

function field(name, control) {
  return h("div", { class: "field", role: "group", "aria-label": name }, h("span", { class: "label", text: name }), control);
}

function segments(name, value, options, change) {
  return h("div", { class: "segments" }, options.map(([id, text, icon]) => h("label", {},
    h("input", { type: "radio", name, value: id, checked: id === value, data: { key: `${name}-${id}` }, on: { change: () => change(id) } }), h("span", {}, icon ? glyph(icon) : null, text))));
}

function select(name, title, value, options, change) {
  const known = options.some(([id]) => id === value) ? options : [[value, value], ...options];
  return h("div", { class: "field" }, h("label", { for: `setting-${name}`, text: title }), h("select", { id: `setting-${name}`, class: "input", data: { key: name }, on: { change: (event) => change(event.target.value) } },
    known.map(([id, text]) => h("option", { value: id, selected: id === value, text }))));
}

function typeSize(environment) {
  const names = Object.keys(SIZES);
  return h("div", { class: "field" }, h("label", { for: "setting-typeSize" }, "Type size ", h("output", { class: "size-name", text: SIZES[environment.typeSize] })),
    h("div", { class: "type-size" }, h("span", { "aria-hidden": "true", text: "A" }),
      h("input", { type: "range", id: "setting-typeSize", min: "0", max: String(names.length - 1), step: "1", value: String(names.indexOf(environment.typeSize)), "aria-valuetext": SIZES[environment.typeSize], data: { key: "typeSize" },
        on: { input: (event) => set({ typeSize: names[Number(event.target.value)] }) } }), h("span", { class: "big", "aria-hidden": "true", text: "A" })));
}

function refreshLabels(environment) {
  const output = host.querySelector(".size-name");
  if (output) output.textContent = SIZES[environment.typeSize];
  host.querySelector("#setting-typeSize")?.setAttribute("aria-valuetext", SIZES[environment.typeSize]);
}

function switch_(title, isOn, change) {
  return h("label", { class: "switch" }, title, h("input", { type: "checkbox", role: "switch", checked: isOn, data: { key: title }, on: { change: (event) => change(event.target.checked) } }));
}

function extension(each) {
  return h("li", {}, h("div", { class: "extension-name" }, h("b", { text: each.name }), h("span", { class: "hint", text: each.summary ?? "" })),
    h("button", { class: "button icon", type: "button", "aria-label": `Restart the extension ${each.name}`, title: "End the process; the next request starts it again", data: { key: `restart-${each.id}` }, on: { click: () => send("restart", { extension: each.id }) } }, glyph("bolt")));
}
