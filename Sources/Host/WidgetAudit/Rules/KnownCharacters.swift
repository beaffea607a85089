import RenderModel

extension AuditRule {
    static let knownCharacters = AuditRule(
        RuleID(.guidelines, 14), "known-characters", .error, decision: .mixed,
        title: "Every character has a glyph",
        check: """
            Text shaping reports each character that no font has. Code points that are never characters are certain; \
            other characters need a review, since a device has more fonts.
            """,
        remedy: "Correct the encoding that the text is read with, or add a font that has the character.",
        guideline: """
            A character that no font has is drawn as a box. Values with units and names from a server often contain \
            such characters.
            """,
        sources: [.tutorial], needs: [.pictures, .languages, .archive], judge: KnownCharacters.judge)
}

private enum KnownCharacters {
    /// The fonts here have fewer characters than a device, so that only code points that none of its fonts has are certain:
    /// those that never are characters, those that are not assigned, and private ones.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.pictures(otherwise: "no picture shows text") { !$0.texts.isEmpty }.judge { picture, index in
            picture.diagnostics.filter { $0.code == .missingGlyph }.map { diagnostic in
                let isNever = scalars(in: diagnostic.subject).contains(where: isOfNoFont)
                let seen = Observation(
                    .named(diagnostic.subject),
                    isNever
                        ? "\(diagnostic.subject) is in no font of the system"
                        : "no font here has \(diagnostic.subject)",
                    advice: isNever
                        ? """
                        Remove it from the text, correct the encoding that the text is read with, or use the font that \
                        has it.
                        """
                        : "Check on a device whether the character is drawn, or add a font that has it.",
                    measured: .text("missing"), bound: .text("a glyph"), spot: picture.spot(index),
                    source: SourcePosition(diagnostic))
                return isNever ? .violation(seen) : .needsReview(seen)
            }
        }
    }

    /// New emoji are not assigned until the tables here have them.
    private static let emoji: ClosedRange<UInt32> = 0x1F000...0x1FAFF
    /// The logo, and the plane of the system's symbols.
    private static let drawnPrivate: [ClosedRange<UInt32>] = [0xF8FF...0xF8FF, 0x100000...0x10FFFD]

    private static func isOfNoFont(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.properties.isNoncharacterCodePoint { return true }
        switch scalar.properties.generalCategory {
        case .unassigned: return !emoji.contains(scalar.value)
        case .privateUse: return !drawnPrivate.contains { $0.contains(scalar.value) }
        default: return false
        }
    }

    /// The scalars of `U+48 U+FDD0`.
    private static func scalars(in text: String) -> [Unicode.Scalar] {
        text.split(separator: " ").compactMap { word in
            guard word.hasPrefix("U+") else { return nil }
            return UInt32(word.dropFirst(2), radix: 16).flatMap { Unicode.Scalar($0) }
        }
    }
}
