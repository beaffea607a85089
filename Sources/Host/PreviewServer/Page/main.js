// Puts the parts of the page together.

import { buildActivities } from "./activities.js";
import { connect } from "./connection.js";
import { announce, glyph, h, replace } from "./dom.js";
import { buildInspector } from "./inspector.js";
import { buildPhone, phone } from "./phone.js";
import { buildPlaces } from "./places.js";
import { buildScene } from "./scene.js";
import { store } from "./store.js";
import { buildSurroundings } from "./surroundings.js";

const layout = document.querySelector(".layout");
const rail = document.getElementById("surroundings");
const settings = h("div", { class: "rail-part" });
const activities = h("div", { class: "activity-rail", hidden: true });
rail.append(activities, settings);
buildSurroundings(settings);
buildPhone(document.getElementById("stage"));
buildPlaces(phone.bar);
buildScene(document.getElementById("stage"));
buildActivities(activities);
buildInspector(document.getElementById("inspector"));

const parts = [...document.querySelectorAll(".tabbar button")];
function showPart(name) {
  layout.dataset.part = name;
  for (const button of parts) button.setAttribute("aria-pressed", String(button.dataset.part === name));
}
for (const button of parts) button.addEventListener("click", () => showPart(button.dataset.part));
showPart(innerWidth < 900 ? "stage" : "inspector");

store.on("connection", (isConnected) => {
  const element = document.getElementById("connection");
  element.dataset.state = isConnected ? "open" : "lost";
  replace(element, h("span", { text: isConnected ? "Connected" : "Connection lost; trying again" }));
});

store.on("state", (state) => {
  document.title = state.title ? `${state.title} – Tessera` : "Tessera";
  replace(document.getElementById("builds"), state.extensions.map((extension) => h("span", { class: "pill", data: { state: extension.build.state } },
    h("b", { text: extension.name }), { ready: extension.build.note ?? "ready", building: "building…", failed: problems(extension) }[extension.build.state])));
  drawBuildErrors(state);
  for (const notice of state.notices) {
    if (saidNotices.has(notice)) continue;
    saidNotices.add(notice);
    store.notify({ kind: "error", text: notice, stays: true });
  }
});

function problems(extension) {
  const count = extension.build.messages.filter((message) => message.severity === "error").length;
  return count === 1 ? "1 error" : `${count} errors`;
}

let shownErrors = "";
const saidNotices = new Set();

/** The last good build stays on the phone; the errors lie over the stage until the next build. */
function drawBuildErrors(state) {
  const failed = state.extensions.filter((extension) => extension.build.state === "failed");
  const key = JSON.stringify(failed.map((extension) => extension.build.messages));
  phone.banner.hidden = failed.length === 0;
  if (key === shownErrors) return;
  shownErrors = key;
  replace(phone.banner, failed.map((extension) => [
    h("h2", {}, glyph("warning"), `${extension.name} does not compile: ${problems(extension)}`),
    h("p", { text: "The last good build is still running. Save a file to build again." }),
    h("ul", {}, extension.build.messages.filter((message) => message.severity !== "note").slice(0, 20).map((message) => h("li", {},
      message.file ? h("span", { class: "place", text: `${message.file}:${message.line}:${message.column}` }) : null, message.text)))]));
  if (failed.length > 0) announce(`${failed[0].name} does not compile.`);
}

const notices = h("div", { class: "notices" });
document.body.append(notices);
store.on("notice", (notice) => {
  const element = h("div", { class: `notice ${notice.kind}`, role: "alert" }, glyph("warning"), h("span", { text: notice.text }));
  for (const old of notices.children) if (old.textContent === element.textContent) old.remove();
  notices.append(element);
  if (!notice.stays) setTimeout(() => element.remove(), 7000);
});

/** One beat for everything on the page that tells the time. */
setInterval(() => store.emit("moment", store.moment()), 250);

connect();
