/// Boxes of ink in pictures of other projects' widgets. They need those widgets' views, which are not ours.
@MainActor
enum InkBoxCheck: EvidenceCheck {
    nonisolated static let categories: Set<String> = ["png-ink-box"]

    static func verdict(_ row: EvidenceRow) -> Verdict {
        .doesNotApply("the picture shows a view of another project")
    }
}
