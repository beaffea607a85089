// The builds of the extensions: their states in the page's header, and errors over the last successful build.

import { announce, h, part, replace } from "./dom.js";
import { glyph } from "./glyphs.js";
import { stage } from "./stage.js";
import { store } from "./store.js";

/** The maximum number of messages per extension. */
const MESSAGES = 20;
/** The errors that are displayed. */
let drawn = "";

export function buildBuilds() {
  store.on("state", draw);
  store.on("connection", (isConnected) => part("#builds").classList.toggle("stale", !isConnected));
}

/** @param {PageState} state */
function draw({ extensions }) {
  replace(part("#builds"), extensions.map((extension) => h("span", {
    class: "pill", data: { state: extension.build.state }, title: `${extension.name}: ${words(extension.build)}`,
  }, h("b", { text: extension.name }), h("span", { class: "pill-state", text: words(extension.build) }))));
  drawErrors(extensions.filter((extension) => extension.build.state === "failed"));
}

/** @param {PageStateBuild} build */
const words = (build) =>
  build.state === "ready" ? build.note ?? "ready" : build.state === "building" ? "building…" : problems(build);

/** @param {PageStateBuild} build */
function problems({ messages }) {
  const count = messages.filter((message) => message.severity === "error").length;
  return count === 1 ? "1 error" : `${count} errors`;
}

/**
 * The last successful build stays on the device; the errors cover the stage until the next build.
 *
 * @param {PageStateExtension[]} failed
 */
function drawErrors(failed) {
  const key = JSON.stringify(failed.map((extension) => extension.build.messages));
  stage.banner.hidden = failed.length === 0;
  if (key === drawn) return;
  drawn = key;
  replace(stage.banner, failed.map(({ name, build }) => [
    h("h2", {}, glyph("warning"), `${name} does not compile: ${problems(build)}`),
    h("p", { text: "The last successful build is still running. Save a file to build again." }),
    h("ul", {}, build.messages.filter((message) => message.severity !== "note").slice(0, MESSAGES).map(message)),
  ]));
  if (failed[0]) announce(`${failed[0].name} does not compile.`);
}

/** @param {PageStateBuildMessage} message */
const message = ({ file, line, column, text }) =>
  h("li", {}, file !== "" && h("span", { class: "place", text: `${file}:${line}:${column}` }), text);
