// The rail's controls for the user's settings and the environment of the displayed place.

import { control, h } from "./dom.js";
import { field, range, segments, set, swatches, switched } from "./rail-controls.js";
import { store } from "./store.js";

/** @typedef {import("./rail-controls.js").Option} Option */

/** @type {Record<string, string>} */
const APPEARANCES = { light: "Light", dark: "Dark", tinted: "Tinted", clear: "Clear" };
/**
 * The illuminance of a dark bedroom, of an evening, of a day, in lux.
 *
 * @type {readonly Option[]}
 */
const LIGHTS = [["1", "Night"], ["30", "Evening"], ["300", "Day"]];

/**
 * The controls that apply to the place, in the order of the rail.
 *
 * @param {PagePlace} place
 * @returns {Child[]}
 */
export function placeControls({ chosen, choices, platform, context }) {
  const alwaysOn = () => switched("display", "Always-On display", chosen.display, ["awake", "alwaysOn"]);
  switch (context) {
    case "home_screen":
    case "today_view": return [appearance(chosen.appearance, ["light", "dark", "tinted", "clear"])];
    case "notification_center": return [appearance(chosen.appearance, ["light", "dark"])];
    case "desktop": return [
      appearance(chosen.appearance, ["light", "dark"]),
      field("Desktop", segments("desktop", chosen.desktop, [["fullColor", "In front"], ["vibrant", "Behind windows"]])),
    ];
    case "lock_screen": return [
      field("Tint", swatches("lockScreenTint", chosen.lockScreenTint, { title: "Monochrome", look: "none" },
        choices.tints)),
      platform === "iPhone" && alwaysOn(),
    ];
    case "standby": return [
      field("Room lighting", segments("ambientLight", nearestLight(chosen.ambientLight), LIGHTS)), alwaysOn(),
    ];
    case "watch_complication":
    case "watch_smart_stack": return [
      field("Face color", swatches("faceTint", chosen.faceTint, { title: "Full color", look: "multi" },
        choices.faceColors)),
      switched("inversion", "Inverted face", chosen.inversion, ["standard", "inverted"]),
      context === "watch_complication" && alwaysOn(),
    ];
    case "horizontal_surface":
    case "vertical_surface": return room(chosen, choices, context === "vertical_surface");
    default: return [];
  }
}

/**
 * @param {PagePlaceChosen} chosen
 * @param {PagePlaceChoices} choices
 * @param {boolean} isWall
 */
function room(chosen, choices, isWall) {
  const palette = choices.palettes.find((each) => each.name === chosen.palette)?.color;
  return [
    field("Tint palette", swatches("palette", palette, { title: "Full color", look: "multi" }, choices.palettes,
      (swatch) => swatch.name)),
    field("Texture", segments("texture", chosen.texture, [["glass", "Glass"], ["paper", "Paper"]])),
    field("Room lighting", segments("light", chosen.light,
      [["dark", "Dark"], ["dim", "Dim"], ["indoor", "Indoor"], ["bright", "Bright"]])),
    range("distance", "Distance", chosen.distance,
      { min: 0.3, max: 5, step: 0.1, words: (value) => `${value.toFixed(1)} m` }),
    range("scale", "Scale", chosen.scale,
      { min: 75, max: 125, step: 5, words: (value) => `${Math.round(value)} %` }),
    isWall && field("Mounting", segments("mounting", chosen.mounting,
      [["elevated", "Elevated"], ["recessed", "Recessed"]])),
    field("Frame", segments("frame", chosen.frame,
      [["thin", "Thin"], ["medium", "Medium"], ["wide", "Wide"], ["extraWide", "Extra"]])),
  ];
}

/**
 * The list's lighting with the nearest illuminance, on the logarithmic scale of perception.
 *
 * @param {number} lux
 */
function nearestLight(lux) {
  const distance = (/** @type {Option} */ [value]) => Math.abs(Math.log((lux + 1) / (Number(value) + 1)));
  return LIGHTS.reduce((best, each) => (distance(each) < distance(best) ? each : best))[0];
}

/**
 * The appearances of a Home Screen; tinted has a separate color.
 *
 * @param {string} chosen
 * @param {string[]} kinds
 */
function appearance(chosen, kinds) {
  const { tint } = store.model;
  const shown = kinds.includes(chosen) ? chosen : "dark";
  const choice = (/** @type {string} */ kind) => h("label", { class: "look" },
    h("input", {
      type: "radio", name: "appearance", value: kind, checked: shown === kind, data: { key: `appearance-${kind}` },
      on: { change: () => set({ appearance: kind === "tinted" ? `tinted:${tint}` : kind }) },
    }),
    h("span", { class: kind, style: { "--color": tint } }), h("b", { text: APPEARANCES[kind] }));
  const well = h("label", { class: "color-well" }, "Tint color", h("input", {
    type: "color", id: "setting-tint", value: tint.toLowerCase(), data: { key: "tint" },
    on: { change: (event) => set({ appearance: `tinted:${control(event).value}` }) },
  }));
  return h("div", { class: "field", role: "group", "aria-label": "Appearance" },
    h("span", { class: "label", text: "Appearance" }), h("div", { class: "appearances" }, kinds.map(choice)),
    shown === "tinted" && well);
}
