extension AuditRule {
    static let tapDestination = AuditRule(
        RuleID(.guidelines, 40), "tap-destination", .warning, decision: .mixed,
        title: "A tap opens the page of what is shown",
        check: """
            The URL of the widget, and of each link, names nothing besides its scheme, or there is none. A URL that only \
            the preview has, or that the sources give to some entries, needs a review.
            """,
        remedy: "Add the page and the item to the URL.",
        guideline: """
            Without a URL, or with one that has only a scheme, a tap opens the app where it was left or its first page, \
            from where people have to search for what they have just tapped.
            """,
        sources: [.widgets2022, .widgets2025], needs: [.pictures, .archive, .gallery], judge: TapDestination.judge)
}

private enum TapDestination {
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let calls = WidgetURLCalls(input)
        let entries = input.pictures(otherwise: "no entry is drawn") { $0.conditions.content == .entry }
        return entries.judge { picture, index in
            let isSystem = picture.conditions.family.kind == .system
            guard !(isSystem && picture.opensNoPage) else {
                return [calls.outcome(nowhere(picture, index), picture.conditions.family)]
            }
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

    private static func nowhere(_ picture: PictureEvidence, _ index: Int) -> Observation {
        let family = picture.conditions.family
        return Observation(
            .family(family), "a tap on \(family.rawValue) opens no page",
            advice: "Add the page and the item to widgetURL(_:).", measured: .text("no URL"),
            bound: .text("a URL with a page"), spot: picture.spot(index))
    }

    private static func destination(of picture: PictureEvidence) -> String? {
        picture.widgetURL.flatMap { $0.isEmpty ? nil : $0 }
    }

    private static func links(in picture: PictureEvidence) -> [TapFacts] { picture.taps.filter { $0.kind == .link } }

    /// Whether nothing but slashes follows the scheme, or the host of a web address.
    private static func isRoot(_ url: String) -> Bool {
        guard let colon = url.firstIndex(of: ":") else { return false }
        let rest = url[colon...].dropFirst().drop { $0 == "/" }
        let scheme = url[..<colon].lowercased()
        guard scheme == "http" || scheme == "https" else { return rest.isEmpty }
        return !rest.isEmpty && rest.drop { !"/?#".contains($0) }.allSatisfy { $0 == "/" }
    }
}
