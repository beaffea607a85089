import EvidenceSupport

/// Facts of places and layouts that are not the project's.
@MainActor
enum OtherPlatformCheck: EvidenceCheck {
    nonisolated static let categories: Set<String> = ["complication-size", "live-activity", "layout-flow"]

    static func verdict(_ row: EvidenceRow) -> Verdict {
        row.category == "layout-flow"
            ? .doesNotApply("a layout of another project; the rule of rounding is E-DRAW-1")
            : .doesNotApply("the watch and Live Activities come later")
    }
}
