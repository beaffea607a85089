// What the Dynamic Island shows of the running Live Activities.

/** @param {PageActivity} activity */
export const isRunning = (activity) => activity.phase !== "ended";

/**
 * Pairs of an activity and the presentation that it has in the island. Activities come in the order of starting.
 *
 * 1. An expanded one is alone.
 * 2. A single one is compact.
 * 3. Of several the two newest are minimal: the earlier one at the camera, the later one apart.
 *
 * @param {PageActivity[]} activities
 * @param {number | null} expanded
 * @returns {[PageActivity, string][]}
 */
export function islandContent(activities, expanded) {
  const running = activities.filter(isRunning);
  const open = expanded === null ? undefined : running.find((each) => each.id === expanded);
  if (open) return [[open, "island-expanded"]];
  const [earlier, later] = running.slice(-2);
  if (!earlier) return [];
  if (!later) return [[earlier, "island-compact"]];
  return [[earlier, "island-minimal-attached"], [later, "island-minimal"]];
}
