// Filters the pictures of a contact sheet: a picture is shown if, for every axis, no button or the button of its value
// is pressed.

/** @type {HTMLButtonElement[]} */
const buttons = [...document.querySelectorAll("nav button")].map((each) => /** @type {HTMLButtonElement} */ (each));
const isPressed = (/** @type {Element} */ button) => button.getAttribute("aria-pressed") === "true";

function apply() {
  /** @type {Map<string, string[]>} */
  const chosen = new Map();
  for (const { dataset: { axis = "", value = "" } } of buttons.filter(isPressed)) {
    chosen.set(axis, [...chosen.get(axis) ?? [], value]);
  }
  for (const figure of document.querySelectorAll("figure")) {
    figure.hidden = [...chosen].some(([axis, values]) => !values.includes(figure.dataset[axis] ?? ""));
  }
  for (const section of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("section"))) {
    section.hidden = !section.querySelector("figure:not([hidden])");
  }
}

for (const button of buttons) {
  button.addEventListener("click", () => {
    button.setAttribute("aria-pressed", String(!isPressed(button)));
    apply();
  });
}
