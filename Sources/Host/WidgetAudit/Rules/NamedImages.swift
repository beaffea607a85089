import RenderModel

extension AuditRule {
    static let namedImages = AuditRule(
        RuleID(.widgets, 13), "named-images", .error,
        title: "Named images exist",
        check: """
            Each image that is named in the code is looked up in the asset catalogs and files of the extension, in every \
            appearance and entry.
            """,
        remedy: "Correct the name, or add the image to the widget's target.",
        guideline: """
            An image that the extension does not have, or whose file is broken, is not drawn on a device, without a \
            message. A common cause is an asset catalog that belongs to the app's target only.
            """,
        sources: [.developers], needs: [.pictures, .appearances, .archive], judge: NamedImages.judge)
}

private enum NamedImages {
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.pictures(otherwise: "nothing is drawn").judge { picture, index in
            picture.diagnostics.filter { $0.code == .missingImage }.map { diagnostic in
                let facts = [diagnostic.message, diagnostic.remedy].compactMap { $0 }
                return .violation(
                    Observation(
                        .named(diagnostic.subject), "the image “\(diagnostic.subject)” is not shown",
                        advice: (["Correct the name, or add the image to the widget's target."] + facts)
                            .joined(separator: " "),
                        measured: .text("not shown"), bound: .text("an image"), spot: picture.spot(index),
                        source: SourcePosition(diagnostic), literal: diagnostic.subject))
            }
        }
    }
}
