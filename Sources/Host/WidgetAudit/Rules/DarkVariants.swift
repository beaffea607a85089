extension AuditRule {
    static let darkVariants = AuditRule(
        RuleID(.guidelines, 83), "dark-variants", .note, decision: .review,
        title: "Color sets have a dark variant",
        check: "The color sets of the asset catalogs that have one color only.",
        remedy: "Add a dark appearance to the color set, unless the color is visible in both.",
        guideline: """
            A color set with one color is the same in light and dark. A variant for dark keeps text and shapes visible \
            there. A brand color may be the same in both on purpose.
            """,
        sources: [.widgets2022, .widgets2025, .tutorial], needs: .description, judge: DarkVariants.judge)
}

private enum DarkVariants {
    /// Whether a color must adapt depends on its use, so that a reader decides. The catalogs of an app have colors that
    /// its widgets do not use: only those count that the sources name, and those that the system reads.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        guard let theme = input.evidence.facts.theme, !theme.colors.isEmpty else {
            return [.notApplicable(reason: "the asset catalogs have no color set")]
        }
        let names = ColorNames(input.sources)
        let used = theme.colors.filter {
            $0.name == theme.accent || $0.name == theme.widgetBackground || names.includes($0.name)
        }
        guard !used.isEmpty else { return [.notApplicable(reason: "the sources use no color set")] }
        return used.map { color in
            guard !color.hasDarkVariant else { return .pass(1) }
            return .needsReview(
                Observation(
                    .named(color.name), "the color “\(color.name)” has no dark variant",
                    advice: "Check whether it is visible in dark; if not, add an appearance to the color set.",
                    measured: .text("one color"), bound: .text("a color for light and one for dark"),
                    literal: color.name))
        }
    }
}

/// The names of colors in sources.
///
/// A color set is named by a string, or by the symbol that Xcode generates from its letters and digits, without the
/// word “color” at its end. Any word that is equal, ignoring upper and lower case, counts.
private struct ColorNames {
    private let lines: [Substring]
    private let words: Set<String>

    init(_ sources: SourceIndex) {
        lines = sources.files.flatMap { file in file.lines.map { SourceIndex.code(of: $0) } }
        let all = lines.flatMap { line in line.split { !($0.isLetter || $0.isNumber) } }
        words = Set(all.map { $0.lowercased() })
    }

    func includes(_ name: String) -> Bool {
        let symbol = name.lowercased().filter { $0.isLetter || $0.isNumber }
        let short = symbol.hasSuffix(Self.ending) ? String(symbol.dropLast(Self.ending.count)) : symbol
        return words.contains(symbol) || words.contains(short) || lines.contains { $0.contains("\(name)\"") }
    }

    private static let ending = "color"
}
