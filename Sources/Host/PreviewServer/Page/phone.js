// The simulated iPhone: its frame and screen, the layers behind and over the pages, and the tools below.

import { borderOf, drawBody } from "./body.js";
import { find, h, replace } from "./dom.js";
import { openGallery } from "./gallery.js";
import { glyph } from "./glyphs.js";
import { boxStyle, rect } from "./grid.js";
import { buildHome } from "./home.js";
import { setEditing } from "./items.js";
import { drawLayers } from "./layers.js";
import { continuousClip } from "./shape.js";
import { isNarrow, stage } from "./stage.js";
import { store } from "./store.js";
import { barTime } from "./times.js";
import { shownScale } from "./zoom.js";

/** The limits of the scale. */
const WIDE_SCALE = 1.15;
const NARROW_SCALE = 1.3;
const LEAST_SCALE = 0.3;

export function buildPhone() {
  stage.tools.append(
    h("button", {
      class: "button", type: "button", id: "edit-button", on: { click: () => setEditing(!store.editing) },
    }),
    h("button", { class: "button primary", type: "button", id: "gallery-button", on: { click: () => openGallery() } },
      glyph("plus"), h("span", { text: "Add Widget" })));
  buildHome();
  const sizes = new ResizeObserver(fit);
  sizes.observe(stage.root);
  sizes.observe(stage.bar);
  store.on("zoom", fit);
  store.on("scene", draw);
  store.on("state", drawState);
  store.on("moment", drawTime);
  store.on("editing", drawEditing);
  drawEditing(false);
}

/** @param {PageState} state */
function drawState(state) {
  stage.screen.dataset.appearance = state.environment.appearance;
  stage.root.classList.toggle("dark", state.environment.appearance !== "light");
  stage.screen.lang = state.environment.locale.replaceAll("_", "-");
  drawTime();
}

/** @param {PageScene} scene */
function draw(scene) {
  const { home } = scene;
  if (!home) return;
  const { style, classList } = stage.device;
  style.setProperty("--width", `${scene.width}px`);
  style.setProperty("--height", `${scene.height}px`);
  classList.toggle("button-model", home.housing.kind === "none");
  drawBody(stage.body, scene.body);
  stage.housing.hidden = !home.housing.frame;
  Object.assign(stage.housing.style, boxStyle(rect(home.housing.frame ?? [])));
  stage.housing.style.borderRadius = `${home.housing.radius}px`;
  drawLayers(stage.shade, home.shade);
  drawLayers(stage.dock, home.dock);
  stage.dock.setAttribute("role", "img");
  stage.dock.setAttribute("aria-label", `Dock: ${home.dockNames.join(", ")}`);
  drawBar();
  fit();
}

/** The status bar; next to a Live Activity in the island it is narrower. */
export function drawBar() {
  const { home } = store;
  if (!home) return;
  const isBeside = stage.screen.classList.contains("has-activity");
  const bar = isBeside ? home.islandBar ?? home.bar : home.bar;
  Object.assign(stage.time.style, boxStyle(rect(bar.time)), {
    fontSize: `${bar.size}px`, fontWeight: String(bar.weight),
  });
  drawLayers(stage.signs, bar.signs);
  drawTime();
}

function drawTime() {
  if (!store.state) return;
  const time = barTime(store.moment());
  if (stage.time.textContent !== time) stage.time.textContent = time;
}

/** @param {boolean} isEditing */
function drawEditing(isEditing) {
  stage.screen.classList.toggle("editing", isEditing);
  const button = find(stage.tools, "#edit-button");
  if (!button) return;
  button.setAttribute("aria-pressed", String(isEditing));
  replace(button, glyph(isEditing ? "check" : "edit"), h("span", { text: isEditing ? "Done" : "Edit Home Screen" }));
}

/** The largest scale at which the device fits next to its tools, limited to slightly more than its real points. */
function fit() {
  const { scene } = store;
  if (!scene?.home) return;
  const { root, bar, tools, screen, frame, device } = stage;
  const narrow = isNarrow();
  const bezel = narrow ? 0 : borderOf(scene.body);
  const room = {
    width: root.clientWidth - (narrow ? 0 : 48),
    height: root.clientHeight - bar.offsetHeight - (narrow ? 0 : tools.offsetHeight + 56),
  };
  const [width, height] = [scene.width + bezel * 2, scene.height + bezel * 2];
  const fitting = Math.min(room.width / width, room.height / height, narrow ? NARROW_SCALE : WIDE_SCALE);
  const scale = shownScale(Math.max(fitting, LEAST_SCALE));
  root.classList.toggle("narrow", narrow);
  screen.style.clipPath = narrow ? "none" : continuousClip(scene.width, scene.height, scene.body.screenRadius);
  frame.style.width = `${width * scale}px`;
  frame.style.height = `${height * scale}px`;
  device.style.setProperty("--bezel", `${bezel}px`);
  device.style.transform = `scale(${scale})`;
  device.style.setProperty("--scale", String(scale));
}
