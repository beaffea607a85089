extension AuditRule {
    static let archiveSize = AuditRule(
        RuleID(.widgets, 2), "archive-size", .error, decision: .mixed,
        title: "A drawn timeline has at most 10 MB",
        check: """
            The bytes of the views of all entries of a timeline in the form that is sent to the host. That of a \
            device differs, so that a reader decides about an archive that is large because entries repeat an image.
            """,
        remedy: "Provide fewer entries, or smaller images.",
        guideline: """
            The system stores the views of all entries in one archive. A larger one is rejected, and the widget keeps its \
            old content or shows a gray rectangle.
            """,
        sources: [.developers], needs: [.timeline, .archive], thresholds: [ArchiveSize.limit], judge: ArchiveSize.judge)
}

private enum ArchiveSize {
    static let limit = Threshold(
        "limit", Double(10 << 20), .bytes, .stated("an engineer of Apple in the developer forums, thread 768739"))

    /// An archive may keep the image that several entries show once, so that a reader decides about a timeline that is too
    /// large with its repeated images only.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let measured = input.evidence.timelines.compactMap { timeline in
            timeline.archiveBytes.map { (timeline, Double($0)) }
        }
        guard !measured.isEmpty else { return [.notApplicable(reason: "no timeline is drawn completely")] }
        return measured.map { timeline, bytes in
            guard bytes > input.value(of: limit) else { return .pass(1) }
            let isCertain = bytes - Double(timeline.repeatedBytes) > input.value(of: limit)
            let seen = Observation(
                .family(timeline.family),
                "the \(timeline.dates.count) entries of \(timeline.family.rawValue) have "
                    + Measure.number(bytes, .bytes).text,
                advice: isCertain
                    ? "Use fewer entries or smaller images."
                    : "Check on a device whether the archive keeps the repeated images once; if not, use smaller ones.",
                measured: .number(bytes, .bytes), bound: input.measure(of: limit))
            return isCertain ? .violation(seen) : .needsReview(seen)
        }
    }
}
