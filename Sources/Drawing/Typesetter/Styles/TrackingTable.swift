/// The letter spacing that Apple publishes per point size, in thousandths of an em (N0234–N0494).
package enum TrackingTable {
    /// San Francisco at its optical sizes.
    case standard
    /// SF Rounded; also San Francisco's display drawing by itself, because SF Rounded has no text drawing.
    case rounded
    /// New York. The source ends at 10 points; from there it fades to zero at 15 points, which is not evidence.
    case serif

    /// In em; linear between the sizes of the table, constant beyond its ends.
    package func tracking(atSize size: Double) -> Double {
        let rows =
            switch self {
            case .standard: Self.standardRows
            case .rounded: Self.roundedRows
            case .serif: Self.serifRows
            }
        guard let first = rows.first, let last = rows.last else { return 0 }
        if size <= first.size { return first.thousandths / 1000 }
        if size >= last.size { return last.thousandths / 1000 }
        var low = 0
        var high = rows.count - 1
        while high - low > 1 {
            let middle = (low + high) / 2
            if rows[middle].size <= size { low = middle } else { high = middle }
        }
        let fraction = (size - rows[low].size) / (rows[high].size - rows[low].size)
        let value = rows[low].thousandths + (rows[high].thousandths - rows[low].thousandths) * fraction
        return value / 1000
    }

    private typealias Row = (size: Double, thousandths: Double)

    private static let standardRows: [Row] = [
        (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16),
        (16, -20), (17, -26), (18, -25), (19, -24), (20, -23), (21, -18), (22, -12), (23, -4), (24, 3),
        (25, 6), (26, 8), (27, 11), (28, 14), (29, 14), (30, 14), (31, 13), (32, 13), (33, 12), (34, 12),
        (35, 11), (36, 10), (37, 10), (38, 10), (39, 10), (40, 10), (41, 9), (42, 9), (43, 9), (44, 8),
        (45, 8), (46, 8), (47, 8), (48, 8), (49, 7), (50, 7), (51, 7), (52, 6), (53, 6), (54, 6), (56, 6),
        (58, 5), (60, 4), (62, 4), (64, 4), (66, 3), (68, 2), (70, 2), (72, 2), (76, 1), (80, 0), (84, 0),
        (88, 0), (92, 0), (96, 0),
    ]

    private static let roundedRows: [Row] = [
        (6, 87), (7, 80), (8, 72), (9, 65), (10, 58), (11, 52), (12, 46), (13, 40), (14, 35), (15, 30),
        (16, 26), (17, 22), (18, 21), (19, 20), (20, 18), (21, 17), (22, 16), (23, 16), (24, 15), (25, 14),
        (26, 14), (27, 14), (28, 13), (29, 13), (30, 12), (31, 12), (32, 12), (33, 12), (34, 12), (35, 11),
        (36, 11), (37, 10), (38, 10), (39, 10), (40, 10), (41, 10), (42, 10), (43, 9), (44, 8), (45, 8),
        (46, 8), (47, 8), (48, 8), (49, 8), (50, 7), (51, 6), (52, 6), (53, 6), (54, 6), (56, 6), (58, 4),
        (60, 4), (62, 4), (64, 3), (66, 2), (68, 2), (70, 2), (72, 2), (76, 1), (80, 0), (84, 0), (88, 0),
        (92, 0), (96, 0),
    ]

    private static let serifRows: [Row] = [
        (6, 40), (7, 32), (8, 25), (9, 20), (10, 16), (15, 0),
    ]
}
