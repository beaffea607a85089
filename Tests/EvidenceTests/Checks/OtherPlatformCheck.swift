/// Facts of places that are not drawn yet.
@MainActor
enum OtherPlatformCheck: EvidenceCheck {
    nonisolated static let categories: Set<String> = ["complication-size", "live-activity"]

    static func verdict(_ row: EvidenceRow) -> Verdict {
        .doesNotApply("the watch and Live Activities come later")
    }
}
