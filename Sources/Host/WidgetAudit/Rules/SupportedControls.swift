import RenderModel

extension AuditRule {
    static let supportedControls = AuditRule(
        RuleID(.guidelines, 42), "supported-controls", .error,
        title: "A widget has only links, buttons and toggles",
        check: "The views that were built are compared with those that scroll, navigate or accept text.",
        remedy: "Use links, buttons and toggles, and open the app for the rest.",
        guideline: """
            Nothing in a widget scrolls, navigates or accepts text. Views that need it are not drawn on a device, or \
            show the symbol of a missing view.
            """,
        sources: [.widgets2025], needs: [.pictures, .archive], judge: SupportedControls.judge)
}

private enum SupportedControls {
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.pictures(otherwise: "no entry is drawn") { $0.conditions.content == .entry }.judge { picture, index in
            picture.diagnostics.filter { isAboutView($0) }.map { diagnostic in
                .violation(
                    Observation(
                        .named(diagnostic.subject), "the widget has a \(diagnostic.subject)",
                        advice: diagnostic.remedy ?? "Use links, buttons and toggles, and open the app for the rest.",
                        measured: .text(diagnostic.subject), bound: .text("links, buttons and toggles"),
                        spot: picture.spot(index), source: SourcePosition(diagnostic)))
            }
        }
    }

    private static func isAboutView(_ diagnostic: Diagnostic) -> Bool {
        (diagnostic.code == .noEffect || diagnostic.code == .notDrawn) && AppViews.names.contains(diagnostic.subject)
    }
}
