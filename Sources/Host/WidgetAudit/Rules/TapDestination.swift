extension AuditRule {
    static let tapDestination = AuditRule(
        RuleID(.guidelines, 40), "tap-destination", .warning,
        title: "A tap opens the page of what is shown",
        check: "The URL of the widget, and of each link, names nothing besides its scheme.",
        remedy: "Add the page and the item to the URL.",
        guideline: """
            A URL that has only a scheme opens the first page of the app, from where people have to search for what \
            they have just tapped. A widget without any URL is W-10's.
            """,
        sources: [.widgets2022, .widgets2025], needs: [.pictures, .archive], judge: TapDestination.judge)
}

private enum TapDestination {
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.pictures(otherwise: "the widget has no URL") {
            $0.conditions.content == .entry && !(destination(of: $0) == nil && links(in: $0).isEmpty)
        }.judge { picture, index in
            var outcomes: [RuleOutcome] = links(in: picture).compactMap { tap in
                guard let url = tap.url, isRoot(url) else { return nil }
                return .violation(
                    Observation(
                        .element(tap.identity, picture.conditions.family), "\(Named.tap(tap)) opens “\(url)”, no page",
                        advice: "Add the page and the item to the link's URL.", measured: .text(url),
                        bound: .text("a URL with a page"), spot: picture.spot(tap, index), literal: url))
            }
            if let url = destination(of: picture), isRoot(url) {
                let family = picture.conditions.family
                outcomes.append(
                    .violation(
                        Observation(
                            .family(family), "a tap on \(family.rawValue) opens “\(url)”, no page",
                            advice: "Add the page and the item to widgetURL(_:).", measured: .text(url),
                            bound: .text("a URL with a page"), spot: picture.spot(index), literal: url)))
            }
            return outcomes
        }
    }

    private static func destination(of picture: PictureEvidence) -> String? {
        picture.widgetURL.flatMap { $0.isEmpty ? nil : $0 }
    }

    private static func links(in picture: PictureEvidence) -> [TapFacts] { picture.taps.filter { $0.kind == .link } }

    /// Whether nothing but slashes follows the scheme. A web address always names a host.
    private static func isRoot(_ url: String) -> Bool {
        guard let colon = url.firstIndex(of: ":") else { return false }
        return url[colon...].dropFirst().allSatisfy { $0 == "/" }
    }
}
