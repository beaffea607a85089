// Values of a widget's settings: conversions between the form and the server.

/**
 * Whether two JSON values are equal.
 *
 * @param {unknown} a
 * @param {unknown} b
 */
export const isSame = (a, b) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/**
 * A number in the form's unit, rounded to a millionth; empty for none.
 *
 * @param {PageFormField} field
 * @param {unknown} value
 */
export function shownNumber({ factor = 1, offset = 0 }, value) {
  return typeof value === "number" ? Math.round((value - offset) / factor * 1e6) / 1e6 : "";
}

/**
 * The value of a number in the form; null for an empty one.
 *
 * @param {PageFormField} field
 * @param {string} text
 */
export const numberValue = ({ factor = 1, offset = 0 }, text) => (text === "" ? null : Number(text) * factor + offset);

/**
 * One step more or less, within the field's limits.
 *
 * @param {PageFormField} field
 * @param {1 | -1} sign
 */
export function steppedNumber(field, sign) {
  const before = typeof field.value === "number" ? field.value : 0;
  const value = before + sign * (field.factor ?? 1);
  return Math.min(field.maximum ?? Infinity, Math.max(field.minimum ?? -Infinity, value));
}

/**
 * The text of a field; null if it is empty and optional.
 *
 * @param {PageFormField} field
 * @param {string} text
 */
export const textValue = (field, text) => (text === "" && field.optional ? null : text);

/**
 * The values of a list.
 *
 * @param {PageFormField} field
 */
export const listValues = (field) => (Array.isArray(field.value) ? field.value : []);

/**
 * A list with another value at an index, or with one more at its end.
 *
 * @param {JSONValue[]} values
 * @param {number} index
 * @param {JSONValue} value
 */
export const withValue = (values, index, value) =>
  index < values.length ? values.map((old, at) => (at === index ? value : old)) : [...values, value];

/**
 * The options whose title contains a text.
 *
 * @param {PageFormOption[]} options
 * @param {string} text
 */
export function matchingOptions(options, text) {
  const wanted = text.toLocaleLowerCase();
  return options.filter((option) => option.title.toLocaleLowerCase().includes(wanted));
}
