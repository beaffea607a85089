extension AuditRule {
    static let rowLinks = AuditRule(
        RuleID(.guidelines, 41), "row-links", .warning,
        title: "Each row opens its own page",
        check: "Repeated links that have one URL and different labels, in sizes from medium on.",
        remedy: "Add the item of the row to its URL, or use one link for all rows.",
        guideline: """
            Rows with links promise that each opens what it shows. Links that all lead to one page are one target.
            """,
        sources: [.widgets2022, .widgets2025], needs: [.pictures, .archive], judge: RowLinks.judge)
}

private enum RowLinks {
    /// Repeated links with one URL and different labels. A row's first label is the one that is spoken.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.pictures(otherwise: "no picture has repeated links") {
            $0.conditions.content == .entry && $0.conditions.family != .systemSmall && !groups(of: $0).isEmpty
        }.judge { picture, index in
            groups(of: picture).flatMap { group -> [RuleOutcome] in
                let byURL = Dictionary(grouping: group) { $0.url ?? "" }.sorted { $0.key < $1.key }
                return byURL.compactMap { url, links in
                    let labels = Set(links.compactMap(\.label))
                    guard labels.count > 1, let last = links.last else { return nil }
                    return .violation(
                        Observation(
                            .element(last.identity, picture.conditions.family),
                            "\(labels.count) rows with different labels open “\(url)”",
                            advice: "Add the item of the row to its URL, or use one link for all rows.",
                            measured: .text(url), bound: .text("one URL for each row"),
                            spot: picture.spot(last, index)))
                }
            }
        }
    }

    private static func groups(of picture: PictureEvidence) -> [[TapFacts]] {
        let links = picture.taps.filter { $0.kind == .link }
        let groups = Dictionary(grouping: links) { RepeatedViews.pattern(of: $0.identity) }
        return groups.sorted { $0.key < $1.key }.map(\.value).filter { $0.count > 1 }
    }
}
