import DeviceCatalog

/// Sizes of the widgets on iPhone screens, and the margins.
@MainActor
enum DeviceCheck: EvidenceCheck {
    nonisolated static let categories: Set<String> = [
        "widget-size", "widget-size-measured", "widget-margin", "widget-text",
    ]

    static func verdict(_ row: EvidenceRow) -> Verdict {
        switch row.id {
        case "N0874":
            let margin = DeviceCatalog.screens.first?.contentMargins(.systemSmall).top
            return margin == 16 ? .holds : .fails("margin is \(margin ?? 0)")
        case "N0875", "N0877": return .doesNotApply("advice to designers, judged by the audit")
        case "N0876": return .doesNotApply("Live Activities come later")
        default: break
        }
        if row.context.contains("iPad") || row.context.contains("iPod") || row.context.contains("Watch") {
            return .doesNotApply("only iPhone screens are in the catalogue")
        }
        guard let family = Family.allCases.first(where: { row.subject.hasSuffix("\($0)") }),
            let expected = row.expectedSize
        else { return .doesNotApply("not a family of the iPhone") }
        guard let screen = screen(row) else { return .doesNotApply("no such screen in the guidelines: \(row.context)") }
        guard let size = screen.widgetSize(family) else { return .fails("no size") }
        return size == WidgetSize(expected.width, expected.height) ? .holds : .fails("size is \(size)")
    }

    /// `iPhone screen 430x932 pt`, or pixels in brackets for measured sizes.
    private static func screen(_ row: EvidenceRow) -> Screen? {
        guard let match = row.context.firstMatch(of: /([0-9]+)x([0-9]+)/), let width = Double(match.1),
            let height = Double(match.2)
        else { return nil }
        if row.category == "widget-size" { return DeviceCatalog.screen(width: width, height: height) }
        // The 8 Plus shows 414 points of width scaled down to 1080 pixels.
        if row.context.contains("8 Plus") { return DeviceCatalog.screen(width: 414, height: 736) }
        for scale in [3.0, 2] {
            if let screen = DeviceCatalog.screen(width: width / scale, height: height / scale) { return screen }
        }
        return nil
    }
}
