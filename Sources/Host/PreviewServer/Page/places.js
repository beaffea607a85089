// The switch for platform and place above the stage.

import { send } from "./connection.js";
import { announce, glyph, h, replace } from "./dom.js";
import { store } from "./store.js";

const ICONS = { iPhone: "phone", iPad: "tablet", Mac: "mac", "Apple Watch": "watch", "Apple Vision Pro": "vision" };
const SHORT = { "Apple Watch": "Watch", "Apple Vision Pro": "Vision Pro" };
let host = null;
let drawn = "";

export function buildPlaces(element) {
  host = element;
  store.on("state", draw);
}

function draw(state) {
  const { platform, context, platforms } = state.place;
  const key = JSON.stringify([platform, context, platforms.map((each) => each.places)]);
  if (key === drawn) return;
  drawn = key;
  const places = platforms.find((each) => each.name === platform)?.places ?? [];
  replace(host,
    h("div", { class: "segments platforms", role: "radiogroup", "aria-label": "Device" }, platforms.map((each) =>
      option("platform", each.name, SHORT[each.name] ?? each.name, each.name === platform, ICONS[each.name], () => go({ platform: each.name }, each.name)))),
    h("div", { class: "segments places", role: "radiogroup", "aria-label": "Place" }, places.map((each) =>
      option("place", each.id, each.name, each.id === context, null, () => go({ place: each.id }, each.name)))));
  host.querySelector(".places input:checked")?.parentElement.scrollIntoView({ block: "nearest", inline: "nearest" });
}

function option(name, value, text, isChosen, icon, run) {
  return h("label", { title: icon ? value : null }, h("input", { type: "radio", name, value, checked: isChosen, "aria-label": icon ? value : null, data: { key: `${name}-${value}` }, on: { change: run } }),
    h("span", {}, icon ? glyph(icon) : null, h("b", { text })));
}

async function go(values, name) {
  if (await send("environment", values)) announce(`${name} is shown.`);
  else { drawn = ""; draw(store.state); }
}
