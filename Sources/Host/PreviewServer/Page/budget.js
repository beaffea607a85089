// The reload budget of a widget as text: each number with what it counts, and since when.

/** @param {number} count */
const grouped = (count) => count.toLocaleString("en-US");

/**
 * The reloads that are left: their number, their fraction of the budget, and both as text.
 *
 * @param {PageWidgetBudget} budget
 */
export function budgetLeft({ perDay, spent }) {
  const left = Math.max(0, perDay - spent);
  return {
    left, share: left / Math.max(1, perDay), of: `left of ${grouped(perDay)} in 24 h`,
    spoken: `${grouped(left)} of ${grouped(perDay)} reloads in 24 hours are left`,
  };
}

/**
 * The other numbers, which count from the placing of the widget.
 *
 * @param {PageWidgetBudget} budget
 * @returns {{ name: string, value: string, meaning: string }[]}
 */
export const budgetTotals = ({ free, deferred }) => [
  {
    name: "Free so far", value: grouped(free),
    meaning: "Reloads since the widget was placed that the budget does not count, such as those after a tap",
  },
  {
    name: "Deferred so far", value: grouped(deferred),
    meaning: "Requests since the widget was placed that had to wait, because the last reload was too recent "
      + "or the budget was spent",
  },
];
