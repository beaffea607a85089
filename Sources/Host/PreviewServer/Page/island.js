// The running Live Activities in the Dynamic Island.

/** @param {PageActivity} activity */
export const isRunning = (activity) => activity.phase !== "ended";

/**
 * Pairs of an activity and its presentation in the island. Activities are in the order of their start.
 *
 * 1. An expanded activity is the only one.
 * 2. A single activity is compact.
 * 3. Of several the two newest are minimal: the earlier one attached to the camera, the later one detached.
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
