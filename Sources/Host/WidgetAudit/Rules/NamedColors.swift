import RenderModel

extension AuditRule {
    static let namedColors = AuditRule(
        RuleID(.guidelines, 84), "named-colors", .error,
        title: "Named colors exist",
        check: "Each color that is named in the code is looked up in the asset catalogs.",
        remedy: "Add the color set to an asset catalog of the widget's target.",
        guideline: """
            A color that the asset catalog does not have is clear or black on a device, without a message.
            """,
        sources: [.tutorial], needs: [.pictures, .appearances], judge: NamedColors.judge)
}

private enum NamedColors {
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.pictures(otherwise: "nothing is drawn").judge { picture, index in
            picture.diagnostics.filter { $0.code == .missingColor }.map { diagnostic in
                .violation(
                    Observation(
                        .named(diagnostic.subject), "the color “\(diagnostic.subject)” does not exist",
                        advice: diagnostic.remedy ?? "Add the color set to an asset catalog of the widget's target.",
                        measured: .text("missing"), bound: .text("a color set"), spot: picture.spot(index),
                        source: SourcePosition(diagnostic), literal: diagnostic.subject))
            }
        }
    }
}

extension SourcePosition {
    /// `nil` for a diagnostic without a line.
    init?(_ diagnostic: Diagnostic) {
        guard let file = diagnostic.file, let line = diagnostic.line else { return nil }
        self.init(file: file, line: line, precision: .exact)
    }
}
