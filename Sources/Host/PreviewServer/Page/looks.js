// Controls of the rail for what a person chooses, and the surroundings do, in the place that is looked at.

import { send } from "./connection.js";
import { h } from "./dom.js";
import { store } from "./store.js";

const set = (values) => send("environment", values);
/** Lux of a dark bedroom, of an evening, of a day. */
const LIGHTS = [["1", "Night"], ["30", "Evening"], ["300", "Day"]];

/** The controls that matter in the place, in the order of the rail. */
export function placeControls(state, { field, segments, switch_ }) {
  const { chosen, choices, platform, context } = state.place;
  const alwaysOn = () => switch_("Always-On display", chosen.display === "alwaysOn", (on) => set({ display: on ? "alwaysOn" : "awake" }));
  switch (context) {
    case "home_screen":
    case "today_view": return [appearance(state, ["light", "dark", "tinted", "clear"])];
    case "notification_center": return [appearance(state, ["light", "dark"])];
    case "desktop": return [appearance(state, ["light", "dark"]),
      field("Desktop", segments("desktop", chosen.desktop, [["fullColor", "In front"], ["vibrant", "Behind windows"]], (desktop) => set({ desktop })))];
    case "lock_screen": return [field("Tint", swatches("lockScreenTint", chosen.lockScreenTint, "Monochrome", "none", choices.tints)), platform === "iPhone" ? alwaysOn() : null];
    case "standby": return [field("Light in the room", segments("ambientLight", nearest(chosen.ambientLight), LIGHTS, (ambientLight) => set({ ambientLight }))), alwaysOn()];
    case "watch_complication":
    case "watch_smart_stack": return [field("Colour of the face", swatches("faceTint", chosen.faceTint, "Full colour", "multi", choices.faceColors)),
      switch_("Inverted face", chosen.inversion === "inverted", (on) => set({ inversion: on ? "inverted" : "standard" })), context === "watch_complication" ? alwaysOn() : null];
    case "horizontal_surface":
    case "vertical_surface": return room(chosen, choices, context, { field, segments });
    default: return [];
  }
}

function room(chosen, choices, context, { field, segments }) {
  const isWall = context === "vertical_surface";
  return [
    field("Tint palette", swatches("palette", choices.palettes.find((each) => each.name === chosen.palette)?.color, "Full colour", "multi", choices.palettes, (swatch) => swatch.name)),
    field("Texture", segments("texture", chosen.texture, [["glass", "Glass"], ["paper", "Paper"]], (texture) => set({ texture }))),
    field("Light in the room", segments("light", chosen.light, [["dark", "Dark"], ["dim", "Dim"], ["indoor", "Indoor"], ["bright", "Bright"]], (light) => set({ light }))),
    range("distance", "Distance", chosen.distance, 0.3, 5, 0.1, (value) => `${Number(value).toFixed(1)} m`),
    range("scale", "Scale", chosen.scale, 75, 125, 5, (value) => `${Math.round(value)} %`),
    isWall ? field("Mounting", segments("mounting", chosen.mounting, [["elevated", "Elevated"], ["recessed", "Recessed"]], (mounting) => set({ mounting }))) : null,
    field("Frame", segments("frame", chosen.frame, [["thin", "Thin"], ["medium", "Medium"], ["wide", "Wide"], ["extraWide", "Extra"]], (frame) => set({ frame }))),
  ];
}

const nearest = (lux) => LIGHTS.map(([value]) => value).reduce((best, value) => (Math.abs(Math.log((lux + 1) / (Number(value) + 1))) < Math.abs(Math.log((lux + 1) / (Number(best) + 1))) ? value : best));

/** The four appearances of a Home Screen; tinted has a colour of its own. */
function appearance(state, kinds) {
  const { chosen } = state.place;
  appearance.tint = chosen.tint ?? appearance.tint ?? "#3E7BD6";
  const titles = { light: "Light", dark: "Dark", tinted: "Tinted", clear: "Clear" };
  const shown = kinds.includes(chosen.appearance) ? chosen.appearance : "dark";
  return h("div", { class: "field", role: "group", "aria-label": "Appearance" }, h("span", { class: "label", text: "Appearance" }),
    h("div", { class: "looks" }, kinds.map((kind) => h("label", { class: "look" },
      h("input", { type: "radio", name: "appearance", value: kind, checked: shown === kind, data: { key: `appearance-${kind}` },
        on: { change: () => set({ appearance: kind === "tinted" ? `tinted:${appearance.tint}` : kind }) } }),
      h("span", { class: kind, style: { "--color": appearance.tint } }), h("b", { text: titles[kind] })))),
    shown === "tinted" ? h("label", { class: "color-well" }, "Tint colour", h("input", { type: "color", id: "setting-tint", value: appearance.tint.toLowerCase(), data: { key: "tint" },
      on: { change: (event) => set({ appearance: `tinted:${event.target.value}` }) } })) : null);
}

/** The first choice is to have no colour at all. */
function swatches(name, value, first, firstLook, options, id = (swatch) => swatch.color) {
  const one = (swatchValue, title, isChosen, look, color) => h("label", { class: `swatch ${look ?? ""}`, title, style: color ? { "--color": color } : {} },
    h("input", { type: "radio", name, value: swatchValue, "aria-label": title, checked: isChosen, data: { key: `${name}-${swatchValue}` }, on: { change: () => set({ [name]: swatchValue }) } }), h("span", {}));
  return h("div", { class: "swatches", role: "radiogroup", "aria-label": first }, one("none", first, !value, firstLook),
    options.map((swatch) => one(id(swatch), capital(swatch.name), swatch.color === value, null, swatch.color)));
}

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

function range(name, title, value, min, max, step, words) {
  const output = h("output", { text: words(value) });
  return h("div", { class: "range" }, h("label", { for: `setting-${name}` }, title, output),
    h("input", { type: "range", id: `setting-${name}`, min: String(min), max: String(max), step: String(step), value: String(value), "aria-valuetext": words(value), data: { key: name },
      on: { input: (event) => { output.textContent = words(event.target.value); event.target.setAttribute("aria-valuetext", words(event.target.value)); }, change: (event) => set({ [name]: event.target.value }) } }));
}

/** What the page knows of the tint goes to the icons as well. */
store.on("state", (state) => document.querySelector(".screen")?.style.setProperty("--home-tint", state.place.chosen.tint ?? "#3E7BD6"));
