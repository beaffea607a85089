import RenderModel

extension AuditRule {
    static let namedSymbols = AuditRule(
        RuleID(.guidelines, 13), "named-symbols", .error, decision: .mixed,
        title: "Named symbols exist",
        check: """
            Each name of a symbol is looked up among the known drawings. A name that no symbol can have is certain; \
            a name without a drawing needs a review.
            """,
        remedy: "Use the name that the SF Symbols app shows, from the deployment target on.",
        guideline: """
            A symbol that the system does not have is not drawn, without a message. Names consist of lowercase \
            letters, digits and periods.
            """,
        sources: [.widgets2025, .tutorial], needs: [.pictures, .appearances, .archive], judge: NamedSymbols.judge)
}

private enum NamedSymbols {
    /// The drawings here do not cover all symbols of the system, so that only a name that no symbol can have is certain: one
    /// with other characters, with a first word that no symbol has, or with a misspelled word.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.pictures(otherwise: "nothing is drawn").judge { picture, index in
            picture.diagnostics.filter { $0.severity == .error && $0.code.isAboutSymbol }.map { diagnostic in
                let isPossible = diagnostic.code == .missingSymbol && canNameSymbol(diagnostic.subject)
                let seen = Observation(
                    .named(diagnostic.subject),
                    isPossible
                        ? "no drawing of the symbol “\(diagnostic.subject)” is known"
                        : "“\(diagnostic.subject)” is not the name of a symbol",
                    advice: isPossible
                        ? "Check in the SF Symbols app whether the system has it from the deployment target on."
                        : "Use the name that the SF Symbols app shows.",
                    measured: .text("missing"), bound: .text("a symbol"), spot: picture.spot(index),
                    source: SourcePosition(diagnostic), literal: diagnostic.subject)
                return isPossible ? .needsReview(seen) : .violation(seen)
            }
        }
    }

    private static func canNameSymbol(_ name: String) -> Bool {
        !name.isEmpty
            && name.utf8.allSatisfy { byte in
                (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x2E
            }
    }
}
