extension AuditRule {
    static let dynamicType = AuditRule(
        RuleID(.guidelines, 8), "dynamic-type", .warning,
        title: "The layout follows Dynamic Type",
        check: """
            The sizes of all texts at the type size Large are compared with those at AX5. The rule is broken if none \
            of them grows.
            """,
        remedy: "Use text styles such as body, or fonts that are relative to one.",
        guideline: """
            People who need larger type set it once for the whole system. A widget in which no text grows ignores them.
            """,
        sources: [.widgets2022, .widgets2025, .layout], needs: [.pictures, .typeSizes], judge: DynamicType.judge)
}

private enum DynamicType {
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let responses = TypeSizeResponse.all(in: input).filter { !$0.texts.isEmpty }
        guard !responses.isEmpty else { return [.notApplicable(reason: "no text is drawn at several type sizes")] }
        return responses.map { response in
            guard response.texts.allSatisfy(\.keepsSize) else { return .pass(1) }
            let family = response.picture.conditions.family
            let largest = input.evidence.pictures[response.largest]
            return .violation(
                Observation(
                    .family(family),
                    "no text of the \(family.shortName) widget grows up to \(largest.conditions.typeSize.rawValue)",
                    advice: "Use text styles such as .body, or fonts that are relative to one.",
                    measured: .text("the same sizes"), bound: .text("larger text"),
                    spot: largest.spot(response.largest), twin: response.large))
        }
    }
}
