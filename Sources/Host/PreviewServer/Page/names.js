// Names of widgets and of their sizes.

/** @type {Record<string, string>} */
const FAMILY_NAMES = {
  systemSmall: "Small", systemMedium: "Medium", systemLarge: "Large", systemExtraLarge: "Extra Large",
  systemExtraLargePortrait: "Extra Large Portrait", accessoryCircular: "Circular", accessoryRectangular: "Rectangular",
  accessoryInline: "Inline", accessoryCorner: "Corner",
};

/** @param {string} family */
export const familyName = (family) => FAMILY_NAMES[family] ?? family;

/**
 * The accessibility label of a widget: the app's name, then the widget's, unless they are equal.
 *
 * @param {PageWidget} widget
 */
export const spokenName = (widget) =>
  [...new Set([widget.app, widget.name]), familyName(widget.family), widget.summary].filter(Boolean).join(", ");

/**
 * The name of a widget in a list.
 *
 * @param {PageWidget} widget
 */
export const listedName = (widget) =>
  [widget.name, familyName(widget.family), widget.summary].filter(Boolean).join(" · ");

/**
 * The name of a widget in a menu, with the first value of its configuration.
 *
 * @param {PageWidget} widget
 */
export const menuName = ({ name, summary }) => (summary ? `${name} (${summary.split(", ", 1)[0]})` : name);

/** @param {string} text */
export const capitalized = (text) => text.charAt(0).toUpperCase() + text.slice(1);
