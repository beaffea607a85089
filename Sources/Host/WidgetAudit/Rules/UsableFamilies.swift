import DeviceCatalog
import WidgetVocabulary

extension AuditRule {
    static let usableFamilies = AuditRule(
        RuleID(.guidelines, 98), "usable-families", .error,
        title: "Each family can be shown by a system of the target",
        check: "The families of the configuration, compared with those that the systems of the target show.",
        remedy: "Remove the family, or build the target for a system that shows it.",
        guideline: """
            Each family has its systems: the corner of a watch face does not exist on iPhone. A family that no system of \
            the target shows has no effect.
            """,
        sources: [.widgets2025], needs: .description, judge: UsableFamilies.judge)
}

private enum UsableFamilies {
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let systems = input.evidence.facts.systems
        guard !systems.isEmpty else { return [.notApplicable(reason: "the project names no system")] }
        return input.evidence.description.families.map { family in
            let own = Set(family.platforms.map(\.system))
            guard own.isDisjoint(with: systems) else { return .pass(1) }
            let names = OperatingSystem.allCases.filter(own.contains).map(\.rawValue).joined(separator: ", ")
            return .violation(
                Observation(
                    .named(family.rawValue), "no system of the target shows \(family.rawValue)",
                    advice: "Remove the family, or build the target for \(names).", measured: .text("shown nowhere"),
                    bound: .text("shown by \(names)")))
        }
    }
}
