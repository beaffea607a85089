import DeviceCatalog
import EvidenceSupport
import WidgetVocabulary

/// Sizes of the widgets on the screens of iPhone, iPad and Apple Watch, the margins, and the corners of displays.
@MainActor
enum DeviceCheck: EvidenceCheck {
    nonisolated static let categories: Set<String> = [
        "widget-size", "widget-size-measured", "widget-margin", "widget-text", "screen-corner-radius",
    ]

    static func verdict(_ row: EvidenceRow) -> Verdict {
        switch row.id {
        case "N0874":
            let place = DeviceCatalog.phoneScreens.first.flatMap {
                try? WidgetPlace(device: Device($0), family: .systemSmall)
            }
            let margin = place?.margins.top
            return margin == 16 ? .holds : .fails("margin is \(margin ?? 0)")
        case "N0875", "N0877": return .doesNotApply("advice to designers, judged by the audit")
        case "N0876": return .doesNotApply("Live Activities come later")
        default: break
        }
        if row.category == "screen-corner-radius" { return screenRadius(row) }
        if row.category == "widget-size-measured", row.context.contains("iPad") || row.context.contains("iPod") {
            return .doesNotApply("measured in whole points; the guidelines' own sizes are checked")
        }
        guard let family = family(row),
            let expected = row.expectedSize
        else { return .doesNotApply("no family of the catalog") }
        guard let screen = screen(row) else { return .doesNotApply("no such screen in the guidelines: \(row.context)") }
        guard let size = screen.sizes[family] else { return .fails("no size") }
        let sizes =
            row.context.contains("canvas and device")
            ? [size.canvas, size.display] : [row.context.contains("target device") ? size.display : size.canvas]
        let isRight = sizes.allSatisfy { $0 == WidgetSize(expected.width, expected.height) }
        return isRight ? .holds : .fails("size is \(sizes)")
    }

    private static func screenRadius(_ row: EvidenceRow) -> Verdict {
        guard let screen = screen(row), let scale = row.scale else { return .fails("no screen in \(row.context)") }
        let name = product(of: screen, in: row)
        let radius = Decisions.screenRadius(of: Device(name: name, screen: screen, scale: scale))
        return radius == row.expectedNumber ? .holds : .fails("the radius is \(radius)")
    }

    /// The product with the screen whose name the context begins with: of `iPad` and `iPad Air` the longer one.
    private static func product(of screen: Screen, in row: EvidenceRow) -> String {
        let names = DeviceCatalog.models.filter { $0.screen == screen && row.context.hasPrefix($0.name) }.map(\.name)
        return names.max { $0.count < $1.count } ?? screen.name
    }

    /// `systemExtraLarge` is in the name `systemExtraLargePortrait` too: the longest name that fits is meant.
    private static func family(_ row: EvidenceRow) -> Family? {
        Family.allCases.filter { row.subject.contains($0.rawValue) }.max { $0.rawValue.count < $1.rawValue.count }
    }

    /// `iPhone screen 430x932 pt`, `Apple Watch 45 mm`, or pixels in brackets for measured sizes.
    private static func screen(_ row: EvidenceRow) -> Screen? {
        if let match = row.context.firstMatch(of: /Watch ([0-9]+) mm/), let caseSize = Int(match.1) {
            return DeviceCatalog.watchScreens.first { $0.caseSize == caseSize }
        }
        guard let match = row.context.firstMatch(of: /([0-9]+)x([0-9]+)/), let width = Double(match.1),
            let height = Double(match.2)
        else { return nil }
        if ["widget-size", "screen-corner-radius"].contains(row.category) {
            return DeviceCatalog.screen(width: width, height: height)
        }
        // The 8 Plus shows 414 points of width scaled down to 1080 pixels.
        if row.context.contains("8 Plus") { return DeviceCatalog.screen(width: 414, height: 736) }
        for scale in [3.0, 2] {
            if let screen = DeviceCatalog.screen(width: width / scale, height: height / scale) { return screen }
        }
        return nil
    }
}
