// The settings that all widgets share: the device and its environment, and the extensions on it.

import { send } from "./connection.js";
import { control, find, h, replace } from "./dom.js";
import { glyph } from "./glyphs.js";
import { placeControls } from "./appearances.js";
import { field, segments, select, set, switched } from "./rail-controls.js";
import { store } from "./store.js";
import { say } from "./waiting-sign.js";

/** @type {Record<string, string>} */
const SIZES = {
  xSmall: "xS", small: "S", medium: "M", large: "L", xLarge: "XL", xxLarge: "XXL", xxxLarge: "XXXL",
  accessibility1: "AX1", accessibility2: "AX2", accessibility3: "AX3", accessibility4: "AX4", accessibility5: "AX5",
};
const IN_USE = 'input[type="range"]:active, select:focus';

/** @param {HTMLElement} host */
export function buildEnvironment(host) {
  store.on("state", (state) => draw(host, state));
}

/**
 * @param {HTMLElement} host
 * @param {PageState} state
 */
function draw(host, state) {
  // A control in use is not updated: the user is ahead of the server.
  const isInUse = host.contains(document.activeElement) && document.activeElement?.matches(IN_USE);
  if (isInUse) return refreshTypeSize(host, state.environment.typeSize);
  const { environment, choices, place } = state;
  const { chosen } = place;
  const own = place.platforms.find((each) => each.name === place.platform);
  replace(host,
    h("h2", { class: "rail-title", text: "Environment" }), placeControls(place),
    own && select("device", own.name, own.device, own.devices.map((device) => [device, device])),
    own?.note && h("p", { class: "field-note", text: own.note }),
    own?.name === "iPad" && field("Orientation", segments("orientation", chosen.orientation,
      [["portrait", "Portrait"], ["landscape", "Landscape"]])),
    typeSize(environment.typeSize),
    select("locale", "Language and region", environment.locale,
      choices.locales.map(([id = "", name = id]) => [id, name])),
    field("Direction", segments("direction", environment.direction,
      [["leftToRight", "Left to right"], ["rightToLeft", "Right to left"]])),
    select("timeZone", "Time zone", environment.timeZone,
      choices.timeZones.map((zone) => [zone, zone.replaceAll("_", " ")])),
    switched("contrast", "Increase contrast", environment.contrast, ["standard", "increased"]),
    switched("weight", "Bold text", environment.weight, ["regular", "bold"]),
    switched("transparency", "Reduce transparency", chosen.transparency, ["standard", "reduced"]),
    field("System colors", segments("systemColors", environment.systemColors,
      [["since2025", "2025"], ["before2025", "Classic"]])),
    h("h2", { class: "rail-title", text: "Extensions" }),
    h("ul", { class: "extensions" }, state.extensions.map(extensionRow)));
}

/** @param {string} size */
function typeSize(size) {
  const names = Object.keys(SIZES);
  const slider = h("input", {
    type: "range", id: "setting-typeSize", min: "0", max: String(names.length - 1), step: "1",
    value: String(names.indexOf(size)), "aria-valuetext": SIZES[size], data: { key: "typeSize" },
    on: { input: (event) => set({ typeSize: names[Number(control(event).value)] ?? size }) },
  });
  return h("div", { class: "field" },
    h("label", { for: "setting-typeSize" }, "Type size ", h("output", { class: "size-name", text: SIZES[size] })),
    h("div", { class: "type-size" }, h("span", { "aria-hidden": "true", text: "A" }), slider,
      h("span", { class: "big", "aria-hidden": "true", text: "A" })));
}

/**
 * @param {HTMLElement} host
 * @param {string} size
 */
function refreshTypeSize(host, size) {
  const output = find(host, ".size-name");
  if (output) output.textContent = SIZES[size] ?? "";
  find(host, "#setting-typeSize")?.setAttribute("aria-valuetext", SIZES[size] ?? "");
}

/** @param {PageStateExtension} extension */
const extensionRow = ({ id, name, summary }) => h("li", {},
  h("div", { class: "extension-name" }, h("b", { text: name }), h("span", { class: "hint", text: summary ?? "" })),
  h("button", {
    class: "button icon", type: "button", "aria-label": `Restart the extension ${name}`,
    title: "Terminate the process; the next request starts it again", data: { key: `restart-${id}` },
    on: { click: () => restart(id, name) },
  }, glyph("bolt")));

/**
 * @param {string} extension
 * @param {string} name
 */
async function restart(extension, name) {
  if (await send("restart", { extension })) say(`The extension ${name} is restarted.`);
}
