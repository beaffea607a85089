// Assembles the page.

import { buildActivities } from "./activities.js";
import { buildActivityRail } from "./activity-rail.js";
import { buildBuilds } from "./builds.js";
import { connect } from "./connection.js";
import { findAll, h, part, replace } from "./dom.js";
import { buildInspector } from "./inspector.js";
import { buildNotices } from "./notices.js";
import { buildPhone } from "./phone.js";
import { buildPlaces } from "./places.js";
import { keepPresses } from "./press.js";
import { buildPreviews } from "./previews.js";
import { buildScene } from "./scene.js";
import { store } from "./store.js";
import { buildEnvironment } from "./environment.js";
import { buildUndo } from "./undo.js";
import { buildVariants } from "./variants.js";
import { buildWaiting } from "./waiting-sign.js";
import { buildZoom } from "./zoom.js";

/** The interval in milliseconds at which everything on the page that shows the time updates. */
const BEAT = 250;
/** The window width in pixels from which the inspector is next to the device. */
const WIDE = 900;

keepPresses();
buildNotices();
buildWaiting();
buildUndo();
buildRail();
buildPhone();
buildZoom();
buildPlaces();
buildScene();
buildActivities();
buildInspector(part("#inspector"));
buildBuilds();
buildParts();
buildConnection();
buildVariants();
setInterval(() => store.tick(), BEAT);
connect();

function buildRail() {
  const settings = h("div", { class: "rail-part" });
  const activities = h("div", { class: "activity-rail", hidden: true });
  const previews = h("div", { class: "rail-part" });
  part("#environment").append(activities, settings, previews);
  buildEnvironment(settings);
  buildActivityRail(activities);
  buildPreviews(previews);
}

/** On a small screen one part of the page is shown at a time. */
function buildParts() {
  const buttons = findAll(document, ".tabbar button");
  const show = (/** @type {string} */ name) => {
    part(".layout").dataset.part = name;
    for (const button of buttons) button.setAttribute("aria-pressed", String(button.dataset.part === name));
  };
  for (const button of buttons) button.addEventListener("click", () => show(button.dataset.part ?? "stage"));
  part(".skip").addEventListener("click", () => show("stage"));
  show(innerWidth < WIDE ? "stage" : "inspector");
}

function buildConnection() {
  store.on("connection", (isConnected) => {
    const element = part("#connection");
    element.dataset.state = isConnected ? "open" : "lost";
    replace(element, h("span", { text: isConnected ? "Connected" : "Connection lost; reconnecting" }));
  });
  store.on("state", (state) => { document.title = state.title ? `${state.title} – Tessera` : "Tessera"; });
}
