import RenderModel

extension AuditRule {
    static let foreignViews = AuditRule(
        RuleID(.widgets, 6), "foreign-views", .error,
        title: "An archive can hold every view of the widget",
        check: """
            Views that were built and that are not of SwiftUI, or that an archive cannot hold. A map is known from \
            the sources.
            """,
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

    /// Views that are not drawn are reported. A map is drawn, as an image without a name, so that only the sources mention it.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let map = mapPosition(in: input.sources)
        return input.pictures(otherwise: "nothing is drawn").judge { picture, index in
            let maps = map.map { shownMap(at: $0, in: picture, index) } ?? []
            return maps
                + picture.diagnostics.filter(isView).map { diagnostic in
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

    /// The first line that creates a map of MapKit.
    private static func mapPosition(in sources: SourceIndex) -> SourcePosition? {
        for file in sources.files where file.lines.contains(where: { $0.contains("import MapKit") }) {
            let row = file.lines.firstIndex { line in
                let code = SourceIndex.code(of: line)
                return ["Map(", "Map {"].contains { call in
                    guard let found = code.firstRange(of: call) else { return false }
                    let before = code[..<found.lowerBound].last
                    return before.map { !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "_" } ?? true
                }
            }
            if let row { return SourcePosition(file: file.path, line: row + 1, precision: .exact) }
        }
        return nil
    }

    private static func shownMap(
        at position: SourcePosition, in picture: PictureEvidence, _ index: Int
    ) -> [RuleOutcome] {
        guard let element = picture.content.first(where: { $0.image?.name.isEmpty == true }) else { return [] }
        return [
            .violation(
                Observation(
                    .named("Map"), "the view Map cannot be archived",
                    advice: "Show an image that the provider made with MKMapSnapshotter.",
                    measured: .text("not drawn"), bound: .text("a view of SwiftUI"),
                    spot: picture.spot(element, index), source: position))
        ]
    }

    /// Views of apps are R-42's. The subject of a modifier or an effect is the name of something other than a type.
    private static func isView(_ diagnostic: Diagnostic) -> Bool {
        diagnostic.code == .notDrawn && !AppViews.names.contains(diagnostic.subject)
            && diagnostic.subject != unsupported
            && diagnostic.subject.first?.isUppercase == true
            && diagnostic.subject.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}
