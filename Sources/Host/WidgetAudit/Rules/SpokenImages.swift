extension AuditRule {
    static let spokenImages = AuditRule(
        RuleID(.guidelines, 4), "spoken-images", .error, decision: .mixed,
        title: "Texts, images and controls are spoken",
        check: """
            Each visible image, each control and each view that hides its texts has an accessibility label, other than \
            the name of the image's file, or is hidden from VoiceOver. A drawing without one needs a review.
            """,
        remedy: "Add accessibilityLabel(_:), or create the image with Image(decorative:).",
        guideline: """
            VoiceOver reads a widget aloud. An image that informs needs a label, and one that decorates must be hidden; \
            otherwise the name of the file is spoken, or nothing. A control needs a label, too, and so does a view that \
            hides its texts.
            """,
        sources: [.widgets2022, .widgets2025], needs: [.pictures, .appearances, .archive], judge: SpokenImages.judge)
}

private enum SpokenImages {
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.pictures(otherwise: "no picture has a text, an image, a drawing or a control") {
            $0.conditions.content == .entry
                && !($0.taps.isEmpty && $0.elements.allSatisfy { $0.image == nil && $0.text == nil && !isDrawn($0) })
        }.judge { picture, index in
            images(of: picture, index) + controls(of: picture, index) + texts(of: picture, index)
                + drawings(of: picture, index)
        }
    }

    /// SwiftUI labels an image of a catalog with its name, unless it is decorative or has a label.
    private static func images(of picture: PictureEvidence, _ index: Int) -> [RuleOutcome] {
        picture.content.compactMap { element in
            guard let image = element.image, !element.isHidden, !element.isRedacted else { return nil }
            let isFileName = element.label == image.name && !image.name.isEmpty
            guard element.label == nil || isFileName else { return nil }
            let spoken = isFileName ? "is spoken by the name of its file" : "has no label"
            return .violation(
                Observation(
                    picture.subject(element), "\(Named.image(image.name)) \(spoken)",
                    advice: """
                        Add accessibilityLabel(_:), or create it with Image(decorative:) if it adds no information.
                        """,
                    measured: .text(isFileName ? "label “\(image.name)”" : "no label"), bound: .text("a label"),
                    spot: picture.spot(element, index)))
        }
    }

    private static func controls(of picture: PictureEvidence, _ index: Int) -> [RuleOutcome] {
        picture.taps.compactMap { tap in
            guard tap.label == nil else { return nil }
            let symbol = symbol(of: tap, in: picture)
            let spoken = symbol == nil ? "is not spoken" : "is spoken by the name of its symbol"
            return .violation(
                Observation(
                    .element(tap.identity, picture.conditions.family), "\(Named.tap(tap)) \(spoken)",
                    advice: "Add accessibilityLabel(_:) to the \(tap.kind.rawValue).",
                    measured: .text(symbol.map { "symbol “\($0)”" } ?? "no label"), bound: .text("a label"),
                    spot: picture.spot(tap, index)))
        }
    }

    /// The name of the first symbol of a control. VoiceOver speaks it, which describes a form and not what a tap does.
    private static func symbol(of tap: TapFacts, in picture: PictureEvidence) -> String? {
        picture.elements.lazy.compactMap { element in
            guard case .symbol(let name) = element.content, !name.isEmpty, !element.isHidden,
                element.isWithin(tap.path)
            else { return nil }
            return name
        }.first
    }

    /// Shorter texts are units and marks, which a neighbor's label may spell out.
    private static let leastLetters = 5

    /// Texts that are hidden, and that no label repeats. A label of an ancestor replaces the texts within it.
    private static func texts(of picture: PictureEvidence, _ index: Int) -> [RuleOutcome] {
        let hidden = picture.content.filter { element in
            guard let text = element.text, element.isHidden, !element.isRedacted, element.opacity >= leastOpacity else {
                return false
            }
            return (element.label == nil || element.label == text.string)
                && text.string.count(where: \.isLetter) >= leastLetters
        }
        guard !hidden.isEmpty else { return [] }
        let paths = Set(hidden.map(\.path))
        let spoken =
            (picture.elements.filter { !paths.contains($0.path) }.compactMap(\.label)
            + picture.taps.compactMap(\.label)).map { $0.lowercased() }
        return hidden.compactMap { element in
            guard let text = element.text, !spoken.contains(where: { $0.contains(text.string.lowercased()) }) else {
                return nil
            }
            return .violation(
                Observation(
                    picture.subject(element), "\(Named.text(text.string)) is hidden from VoiceOver",
                    advice: """
                        Remove accessibilityHidden(_:), or give the view that hides its children a label with \
                        accessibilityLabel(_:).
                        """,
                    measured: .text("hidden"), bound: .text("spoken"), spot: picture.spot(element, index),
                    literal: text.string))
        }
    }

    /// What is fainter decorates.
    private static let leastOpacity = 0.5

    private static func isDrawn(_ element: AuditElement) -> Bool {
        element.identity.split(separator: "/").contains { $0 == "Canvas" || $0.hasPrefix("Canvas#") }
    }

    /// Drawings of a canvas without a label, one for each canvas. Whether they inform is for a reader to decide.
    private static func drawings(of picture: PictureEvidence, _ index: Int) -> [RuleOutcome] {
        var seen: Set<[Substring]> = []
        return picture.content.compactMap { element in
            guard isDrawn(element), !element.isHidden, element.label == nil, element.opacity >= leastOpacity,
                seen.insert(canvas(of: element)).inserted
            else { return nil }
            let identity = canvas(of: element).joined(separator: "/")
            return .needsReview(
                Observation(
                    .element(identity, picture.conditions.family), "a drawing has no label",
                    advice: "Add accessibilityLabel(_:), or accessibilityHidden(_:) if it adds no information.",
                    measured: .text("no label"), bound: .text("a label"), spot: picture.spot(element, index)))
        }
    }

    /// The path of view types up to the canvas.
    private static func canvas(of element: AuditElement) -> [Substring] {
        let parts = element.identity.split(separator: "/")
        guard let end = parts.firstIndex(where: { $0 == "Canvas" || $0.hasPrefix("Canvas#") }) else { return parts }
        return Array(parts[...end])
    }
}
