extension AuditRule {
    static let memoryLimit = AuditRule(
        RuleID(.widgets, 3), "memory-limit", .error, decision: .review,
        title: "The extension's process has less than 30 MB",
        check: "The most memory that the process of the extension has after an answer, on this machine.",
        remedy: "Decode images at the size at which they are shown, and keep no data between answers.",
        guideline: """
            The system ends a widget's process that takes more than about 30 MB, and the widget stays as it is. Usually it \
            decodes a large image, or keeps all of its data.
            """,
        sources: [.developers], needs: .pictures, thresholds: [MemoryLimit.limit], judge: MemoryLimit.judge)
}

private enum MemoryLimit {
    static let limit = Threshold(
        "limit", Double(30 << 20), .bytes, .measured("the limit that developers report for iPhone"))

    /// The memory here is not that on a device, so that a reader decides.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        guard let bytes = input.evidence.facts.peakBytes.map(Double.init) else {
            return [.notApplicable(reason: "the memory of the process was not measured")]
        }
        guard bytes > input.value(of: limit) else { return [.pass(1)] }
        let measured = Measure.number(bytes, .bytes)
        return [
            .needsReview(
                Observation(
                    .widget, "the extension's process takes \(measured.text) here",
                    advice: "Check the memory of the extension on a device, with Instruments.", measured: measured,
                    bound: input.measure(of: limit)))
        ]
    }
}
