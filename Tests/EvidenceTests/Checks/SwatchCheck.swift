import EvidenceSupport
import RenderModel

@testable import SwiftUI

/// Colors of flat parts of small pictures, within 1 of 255.
@MainActor
enum SwatchCheck: EvidenceCheck {
    nonisolated static let categories: Set<String> = ["snapshot-color"]

    private static let side = 20

    static func verdict(_ row: EvidenceRow) -> Verdict {
        guard let expected = Pixel(firstColorOf: row.expected) else { return .fails("the row cannot be read") }
        guard let drawing = swatch(row.id)?.draw(width: side, height: side) else {
            return .fails("no drawing for \(row.id)")
        }
        // A line is one pixel high, so that the whole column is searched.
        let column = (0..<side).map { drawing[side / 2, $0] }
        return column.contains { $0.distance(to: expected) <= 1 }
            ? .holds : .fails("the colors are \(Set(column).map(\.description).sorted())")
    }

    private static func swatch(_ id: String) -> BoxSnapshot? {
        switch id {
        case "N1948": return BoxSnapshot(Color.gray, scale: 1)
        case "N1949": return BoxSnapshot(Color.orange, scale: 1)
        case "N1950": return BoxSnapshot(Color.blue, scale: 1)
        case "N1951": return BoxSnapshot(Color.yellow, scale: 1)
        case "N1952": return BoxSnapshot(Color.green, scale: 1)
        case "N1953": return BoxSnapshot(Color.red, scale: 1)
        case "N1954": return BoxSnapshot(Color.teal, scale: 1)
        case "N1955": return BoxSnapshot(Rectangle().fill(.secondary), scale: 1)
        case "N1956": return BoxSnapshot(Divider(), scale: 1)
        case "N1957": return BoxSnapshot(Color.gray.overlay { Divider() }, scale: 1)
        case "N1958": return BoxSnapshot(Color.blue.overlay(Color.white.opacity(0.5)), scale: 1)
        case "N1959": return BoxSnapshot(Color.gray.overlay(Color.black.opacity(0.2)), scale: 1)
        case "N1968":
            let button = Button(action: {}, label: { Color.clear.frame(width: 10, height: 10) })
            return BoxSnapshot(button.buttonStyle(.borderedProminent), scale: 1)
        default: return olderSwatch(id)
        }
    }

    /// Drawn before 2025.
    private static func olderSwatch(_ id: String) -> BoxSnapshot? {
        let shaded = Color.purple.overlay(Color.black.opacity(0.7))
        switch id {
        case "N1960": return older(Color.yellow)
        case "N1961": return older(Color.blue)
        case "N1962": return older(Color.yellow, isDark: true)
        case "N1963": return older(Color.blue, isDark: true)
        case "N1964": return older(Color.orange)
        case "N1965": return older(Color.green.opacity(0.2))
        case "N1966": return older(shaded)
        case "N1967": return older(shaded.overlay(Color.red.opacity(0.6)))
        default: return nil
        }
    }

    private static func older(_ view: some View, isDark: Bool = false) -> BoxSnapshot {
        BoxSnapshot(view, scale: 1, generation: .before2025, isDark: isDark)
    }
}
