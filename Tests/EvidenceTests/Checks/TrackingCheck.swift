import EvidenceSupport
import Typesetter

/// Apple's published letter spacing per size.
@MainActor
enum TrackingCheck: EvidenceCheck {
    nonisolated static let categories: Set<String> = ["font-tracking"]

    static func verdict(_ row: EvidenceRow) -> Verdict {
        let table: TrackingTable
        switch row.subject.prefix(while: { !$0.isNumber }) {
        case "SF Pro at ": table = .standard
        case "SF Pro Rounded at ": table = .rounded
        case "New York at ": table = .serif
        default: return .doesNotApply("San Francisco Compact comes with the watch")
        }
        guard let size = row.subject.firstMatch(of: /at ([0-9.]+) pt/).flatMap({ Double($0.1) }),
            let text = row.expected.firstMatch(of: /tracking=(-?[0-9.]+)\/1000em/),
            let expected = Double(text.1)
        else { return .fails("the row cannot be read") }
        let found = table.tracking(atSize: size) * 1000
        return abs(found - expected) < 0.5 ? .holds : .fails("tracking is \(found)/1000 em")
    }
}
