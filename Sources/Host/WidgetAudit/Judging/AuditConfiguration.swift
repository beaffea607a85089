import DeviceCatalog
import WidgetVocabulary

/// The choices of a project: rules, severities, thresholds and the scope of the audit.
package struct AuditConfiguration: Hashable, Sendable {
    package struct RuleChoice: Hashable, Sendable {
        package var isOn = true
        /// `nil` for the rule's own.
        package var severity: AuditSeverity?
        package var thresholds: [String: Double] = [:]

        package init(isOn: Bool = true, severity: AuditSeverity? = nil, thresholds: [String: Double] = [:]) {
            self.isOn = isOn
            self.severity = severity
            self.thresholds = thresholds
        }
    }

    package var rules: [RuleID: RuleChoice]
    /// Kinds of widgets; empty for all.
    package var widgets: [String]
    /// Empty for all.
    package var families: [Family]
    /// Languages to draw; empty for those of the extension.
    package var languages: [String]
    package var failOn: FailureLevel?

    package init(
        rules: [RuleID: RuleChoice] = [:], widgets: [String] = [], families: [Family] = [], languages: [String] = [],
        failOn: FailureLevel? = nil
    ) {
        self.rules = rules
        self.widgets = widgets
        self.families = families
        self.languages = languages
        self.failOn = failOn
    }

    package func isOn(_ rule: AuditRule) -> Bool { rules[rule.id]?.isOn ?? true }
    package func severity(of rule: AuditRule) -> AuditSeverity { rules[rule.id]?.severity ?? rule.severity }
    package func values(of rule: AuditRule) -> [String: Double] { rules[rule.id]?.thresholds ?? [:] }

    package func includes(_ kind: String) -> Bool {
        widgets.isEmpty || widgets.contains { FoldedName($0) == FoldedName(kind) }
    }

    /// The evidence within the scope.
    func scoped(_ widget: WidgetEvidence) -> WidgetEvidence {
        guard !families.isEmpty else { return widget }
        var result = widget
        result.pictures = widget.pictures.filter { families.contains($0.conditions.family) }
        result.timelines = widget.timelines.filter { families.contains($0.family) }
        result.failures = widget.failures.filter { failure in failure.family.map(families.contains) ?? true }
        return result
    }
}
