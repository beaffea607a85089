// The switch for platform and place above the stage.

import { send } from "./connection.js";
import { announce, find, h, replace } from "./dom.js";
import { glyph } from "./glyphs.js";
import { stage } from "./stage.js";
import { store } from "./store.js";

/** @type {Record<string, string>} */
const ICONS = { iPhone: "phone", iPad: "tablet", Mac: "mac", "Apple Watch": "watch", "Apple Vision Pro": "vision" };
/** @type {Record<string, string>} */
const SHORT = { "Apple Watch": "Watch", "Apple Vision Pro": "Vision Pro" };
/** The drawn content, so that it is only replaced when it changes. */
let drawn = "";

export function buildPlaces() {
  store.on("state", draw);
}

/** @param {PageState} state */
function draw(state) {
  const { platform, context, platforms } = state.place;
  const key = JSON.stringify([platform, context, platforms.map((each) => each.places)]);
  if (key === drawn) return;
  drawn = key;
  const places = platforms.find((each) => each.name === platform)?.places ?? [];
  replace(stage.bar,
    h("div", { class: "segments platforms", role: "radiogroup", "aria-label": "Device" },
      platforms.map(({ name }) => option({
        group: "platform", value: name, text: SHORT[name] ?? name, isChosen: name === platform, icon: ICONS[name],
        run: () => go({ platform: name }, name),
      }))),
    h("div", { class: "segments places", role: "radiogroup", "aria-label": "Place" },
      places.map(({ id, name }) => option({
        group: "place", value: id, text: name, isChosen: id === context, run: () => go({ place: id }, name),
      }))));
  find(stage.bar, ".places input:checked")?.parentElement?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/**
 * @param {{ group: string, value: string, text: string, isChosen: boolean, icon?: string, run: () => void }} choice
 */
function option({ group, value, text, isChosen, icon, run }) {
  const input = h("input", {
    type: "radio", name: group, value, checked: isChosen, "aria-label": icon ? value : null,
    data: { key: `${group}-${value}` }, on: { change: run },
  });
  return h("label", { title: icon ? value : null }, input, h("span", {}, icon && glyph(icon), h("b", { text })));
}

/**
 * @param {Record<string, string>} settings
 * @param {string} name
 */
async function go(settings, name) {
  if (await send("environment", settings)) return announce(`${name} is shown.`);
  drawn = "";
  if (store.state) draw(store.state);
}
