// Small helpers for building elements.

const SVG = "http://www.w3.org/2000/svg";

/**
 * The properties of a new element: attributes by name, and the following. `null`, `undefined` and `false` set nothing.
 *
 * @typedef {object} KnownProperties
 * @property {string | null} [class]
 * @property {string} [text] the text content
 * @property {Record<string, (event: any) => void>} [on] handlers by event
 * @property {Record<string, string | undefined>} [style]
 * @property {Record<string, string>} [data]
 * @property {unknown} [value] the property, not the attribute
 * @property {boolean} [checked]
 *
 * @typedef {KnownProperties & Record<string, unknown>} Properties
 */

/**
 * Creates an element. Lists of children are flattened; missing children are skipped.
 *
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Properties} [properties]
 * @param {Child[]} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function h(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  apply(element, properties);
  element.append(...present(children));
  return element;
}

/**
 * The same for SVG.
 *
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Properties} [properties]
 * @param {Child[]} children
 * @returns {SVGElementTagNameMap[Tag]}
 */
export function s(tag, properties = {}, ...children) {
  const element = /** @type {SVGElementTagNameMap[Tag]} */ (document.createElementNS(SVG, tag));
  apply(element, properties);
  element.append(...present(children));
  return element;
}

/**
 * @param {HTMLElement | SVGElement} element
 * @param {Properties} properties
 */
function apply(element, properties) {
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    switch (name) {
      case "class": element.setAttribute("class", String(value)); break;
      case "text": element.textContent = String(value); break;
      case "on": for (const [event, handler] of Object.entries(properties.on ?? {})) {
        element.addEventListener(event, handler);
      } break;
      case "style": for (const [key, text] of Object.entries(properties.style ?? {})) {
        if (text !== undefined) element.style.setProperty(key, text);
      } break;
      case "data": Object.assign(element.dataset, value); break;
      case "value":
      case "checked": Object.assign(element, { [name]: value }); break;
      default: element.setAttribute(name, value === true ? "" : String(value));
    }
  }
}

/**
 * @param {Child[]} children
 * @returns {(Node | string)[]}
 */
const present = (children) => children.flatMap((child) =>
  Array.isArray(child) ? present(child) : child === null || child === undefined || child === false ? [] : [child]);

/**
 * Replaces the children of an element and keeps the focus on the child with the same key; `press.js` keeps a press.
 *
 * @param {HTMLElement} element
 * @param {Child[]} children
 */
export function replace(element, ...children) {
  const focused = document.activeElement;
  const key = focused instanceof HTMLElement && element.contains(focused) ? focused.dataset.key : undefined;
  element.replaceChildren(...present(children));
  if (key) focus(find(element, `[data-key="${CSS.escape(key)}"]`));
}

/**
 * The first element that a selector finds.
 *
 * @param {ParentNode} root
 * @param {string} selector
 * @returns {HTMLElement | null}
 */
export const find = (root, selector) => root.querySelector(selector);

/**
 * All elements that a selector finds.
 *
 * @param {ParentNode} root
 * @param {string} selector
 * @returns {HTMLElement[]}
 */
export const findAll = (root, selector) => [...root.querySelectorAll(selector)].map(asElement);

/** @param {Element} element */
const asElement = (element) => /** @type {HTMLElement} */ (element);

/**
 * An element that the page's HTML has.
 *
 * @param {string} selector
 * @returns {HTMLElement}
 */
export function part(selector) {
  const element = find(document, selector);
  if (!element) throw new Error(`The page has no “${selector}”.`);
  return element;
}

/**
 * Focuses an element if it is still in the page.
 *
 * @param {Element | null | undefined} element
 */
export function focus(element) {
  if (!element?.isConnected) return;
  if (element instanceof HTMLElement || element instanceof SVGElement) element.focus({ preventScroll: true });
}

/**
 * The target element of an event, or its nearest ancestor that matches a selector.
 *
 * @param {Event} event
 * @param {string} selector
 * @returns {HTMLElement | null}
 */
export const around = (event, selector) =>
  event.target instanceof Element ? event.target.closest(selector) : null;

/**
 * The control that dispatched an event.
 *
 * @param {Event} event
 */
export const control = (event) =>
  /** @type {HTMLInputElement & HTMLSelectElement} */ (/** @type {unknown} */ (event.target));

export const reducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Announces a message to screen readers.
 *
 * @param {string} text
 */
export function announce(text) {
  const announcer = part("#announcer");
  announcer.textContent = "";
  requestAnimationFrame(() => { announcer.textContent = text; });
}
