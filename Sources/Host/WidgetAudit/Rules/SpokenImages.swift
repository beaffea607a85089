extension AuditRule {
    static let spokenImages = AuditRule(
        RuleID(.guidelines, 4), "spoken-images", .error,
        title: "Images and controls are spoken",
        check: """
            Each visible image and each control has an accessibility label, other than the name of the image's file, \
            or is hidden from VoiceOver.
            """,
        remedy: "Add accessibilityLabel(_:), or create the image with Image(decorative:).",
        guideline: """
            VoiceOver reads a widget aloud. An image that informs needs a label, and one that decorates must be hidden; \
            otherwise the name of the file is spoken, or nothing. A control needs a label, too.
            """,
        sources: [.widgets2022, .widgets2025], needs: .pictures, judge: SpokenImages.judge)
}

private enum SpokenImages {
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.pictures(otherwise: "no picture has an image or a control") {
            $0.conditions.content == .entry && !($0.taps.isEmpty && $0.elements.allSatisfy { $0.image == nil })
        }.judge { picture, index in
            images(of: picture, index) + controls(of: picture, index)
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
            return .violation(
                Observation(
                    .element(tap.identity, picture.conditions.family), Named.tap(tap) + " is not spoken",
                    advice: "Add accessibilityLabel(_:) to the \(tap.kind.rawValue).", measured: .text("no label"),
                    bound: .text("a label"), spot: picture.spot(tap, index)))
        }
    }
}
