import EvidenceSupport

@testable import SwiftUI

/// What padding adds to a view.
@MainActor
enum PaddingCheck: EvidenceCheck {
    nonisolated static let categories: Set<String> = ["padding"]

    static func verdict(_ row: EvidenceRow) -> Verdict {
        let view = Color.red.frame(width: 10, height: 10)
        switch row.id {
        case "N1057":
            return adds(row, view.padding(EdgeInsets(top: 20, leading: 30, bottom: 10, trailing: 40)))
        case "N1059": return adds(row, view.padding(.all, 20))
        case "N1061": return adds(row, view.padding(.horizontal, 15))
        case "N1063": return adds(row, view.padding(.vertical, 30))
        case "N1065": return adds(row, view.padding(30))
        case "N1067", "N1069": return adds(row, view.padding())
        case "N1085": return .doesNotApply("two traits of a test library, not two paddings")
        default: return .fails("no view for \(row.id)")
        }
    }

    private static func adds(_ row: EvidenceRow, _ view: some View) -> Verdict {
        guard let expected = row.expectedSize else { return .fails("the row cannot be read") }
        return Probe.size(of: view, .unspecified, scale: 3, is: 10 + expected.width, 10 + expected.height)
    }
}
