import RenderModel

extension AuditRule {
    static let foreignViews = AuditRule(
        RuleID(.widgets, 6), "foreign-views", .error,
        title: "An archive can hold every view of the widget",
        check: "Views that were built and that are not of SwiftUI, or that an archive cannot hold.",
        remedy: "Draw the content with SwiftUI, or show an image that the provider made of it.",
        guideline: """
            The system archives SwiftUI views and draws them in another process. A view of UIKit or AppKit, a map or a web \
            view cannot be archived: a sign that something is missing is shown instead.
            """,
        sources: [.developers], needs: [.pictures, .appearances], judge: ForeignViews.judge)
}

private enum ForeignViews {
    /// A chart that is not drawn here.
    private static let unsupported = "Chart3D"

    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.pictures(otherwise: "nothing is drawn").judge { picture, index in
            picture.diagnostics.filter(isView).map { diagnostic in
                .violation(
                    Observation(
                        .named(diagnostic.subject), "the view \(diagnostic.subject) is not drawn",
                        advice: diagnostic.remedy
                            ?? "Draw it with SwiftUI, or show an image that the provider made of it.",
                        measured: .text("not drawn"), bound: .text("a view of SwiftUI"), spot: picture.spot(index),
                        source: SourcePosition(diagnostic)))
            }
        }
    }

    /// Views of apps are R-42's. The subject of a modifier or an effect is the name of something other than a type.
    private static func isView(_ diagnostic: Diagnostic) -> Bool {
        diagnostic.code == .notDrawn && !AppViews.names.contains(diagnostic.subject)
            && diagnostic.subject != unsupported
            && diagnostic.subject.first?.isUppercase == true
            && diagnostic.subject.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}
