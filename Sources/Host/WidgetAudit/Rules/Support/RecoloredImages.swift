import WidgetVocabulary

extension PictureEvidence {
    /// Images that keep their colors.
    var fullColorImages: [(element: AuditElement, name: String)] {
        content.compactMap { element in
            guard let image = element.image, element.group == .fullColor || image.accentedRendering == .fullColor
            else { return nil }
            return (element, Named.image(image.name))
        }
    }

    /// Whether an image has no transparent parts, by its format or by its pixels.
    func isOpaque(_ image: ImageFacts) -> Bool {
        image.opacity == .opaque
            || images.indices.contains(image.resource) && images[image.resource].tones?.isOpaque == true
    }

    /// Images without transparent parts that are shown by their luminance, with their tones. In accented mode these are
    /// the desaturated ones, and those whose mode the widget leaves to the system.
    var grayImages: [(element: AuditElement, image: ImageFacts, tones: ImageTones)] {
        content.compactMap { element in
            guard let image = element.image, !image.isTemplate, element.group != .fullColor, !element.isRedacted,
                images.indices.contains(image.resource), let tones = images[image.resource].tones, tones.isOpaque
            else { return nil }
            guard conditions.mode == .accented else { return (element, image, tones) }
            switch image.accentedRendering {
            case .automatic, .desaturated, .accentedDesaturated: return (element, image, tones)
            case .accented, .fullColor: return nil
            }
        }
    }
}

extension RuleInput {
    /// The pictures of an entry in a rendering mode that have some images.
    func pictures(
        in mode: RenderingMode, otherwise reason: String, having images: (PictureEvidence) -> Bool
    ) -> PictureSelection {
        pictures(otherwise: reason) {
            $0.conditions.mode == mode && $0.conditions.content == .entry && images($0)
        }
    }
}
