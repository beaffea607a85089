import EvidenceSupport
import Typesetter

@MainActor
enum FontRuleCheck: EvidenceCheck {
    nonisolated static let categories: Set<String> = ["font-rule"]

    static func verdict(_ row: EvidenceRow) -> Verdict {
        let body = TextStyleTable.metrics(of: .body, at: .large)
        switch row.id {
        case "N1236": return body.weight == .regular ? .holds : .fails("body is \(body.weight)")
        case "N1237":
            return body.emphasizedWeight == .semibold ? .holds : .fails("bold body is \(body.emphasizedWeight)")
        case "N1238":
            // 17 points at AX5: 17 * 53 / 17 = 53.
            let size = (17 * TextStyleTable.bodyFactor(at: .accessibility5)).rounded()
            return size == 53 ? .holds : .fails("size is \(size)")
        case "N1239": return .doesNotApply("a fixed size is a statement about Font, tested there")
        default: return .fails("no rule for \(row.id)")
        }
    }
}
