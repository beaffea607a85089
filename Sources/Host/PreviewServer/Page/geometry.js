// Where things are on the simulated screen. Points of the device, from its top left.
//
// Widgets have the sizes of the guidelines. Everything between them follows: a medium widget is as wide as two small ones and
// the gap between them, a large one as high, and an icon's cell is half of a small widget with half of that gap.

export function homeGeometry(device) {
  const [small, medium, large] = [device.small, device.medium, device.large];
  const columnPitch = (medium[0] - small[0]) / 2;
  const rowPitch = (large[1] - small[1]) / 2;
  const left = (device.width - medium[0]) / 2;
  const icon = device.width >= 375 ? (device.width >= 414 ? 64 : 60) : device.width >= 360 ? 58 : 52;
  const hasHome = device.height > device.width * 2;
  const top = hasHome ? (device.height >= 852 ? 79 : 71) : device.height > 600 ? 28 : 24;
  const dockHeight = hasHome ? 94 : device.height > 600 ? 92 : 84;
  return {
    left, top, columnPitch, rowPitch, icon, hasHome,
    iconInset: (small[0] - columnPitch - icon) / 2,
    dock: hasHome ? { x: 13, y: device.height - dockHeight - 13, width: device.width - 26, height: dockHeight, radius: 34 }
      : { x: 0, y: device.height - dockHeight, width: device.width, height: dockHeight, radius: 0 },
    screenRadius: hasHome ? (device.height >= 852 ? 55 : 47) : 0,
    island: device.height === 852 || device.height === 932 || device.height >= 874,
    notch: hasHome && !(device.height === 852 || device.height === 932 || device.height >= 874),
    widgetRadius: device.cornerRadius,
  };
}

/** The left top corner of a cell. */
export function cellOrigin(geometry, column, row) {
  return { x: geometry.left + column * geometry.columnPitch, y: geometry.top + row * geometry.rowPitch };
}

/** The cell whose corner is nearest to a point, kept inside the grid for a block of that size. */
export function nearestCell(geometry, page, x, y, columns, rows) {
  const column = Math.round((x - geometry.left) / geometry.columnPitch);
  const row = Math.round((y - geometry.top) / geometry.rowPitch);
  return {
    column: Math.max(0, Math.min(page.columns - columns, column)),
    row: Math.max(0, Math.min(page.rows - rows, row)),
  };
}

export const FAMILY_CELLS = {
  systemSmall: [2, 2], systemMedium: [4, 2], systemLarge: [4, 4],
};
