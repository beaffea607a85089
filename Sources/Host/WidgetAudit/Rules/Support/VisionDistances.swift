import WidgetVocabulary

/// A widget on Apple Vision Pro from nearby and from afar, in the same conditions otherwise.
struct VisionDistances {
    var near: PictureEvidence
    var nearIndex: Int
    var far: PictureEvidence
    var farIndex: Int

    fileprivate static let nearName = "full-colour-near"
    fileprivate static let farName = "full-colour-far"

    /// Whether the widget ignores the distance, or changes nothing but colors and opacities with it.
    var isSame: Bool {
        if near.checksum == far.checksum { return true }
        guard let forms = Self.forms(of: near) else { return false }
        return forms == Self.forms(of: far)
    }

    /// The content without images, whose pixels are not compared; `nil` when it has one.
    private static func forms(of picture: PictureEvidence) -> [AuditElement]? {
        guard !picture.content.contains(where: { $0.image != nil }) else { return nil }
        return picture.content.map { element in
            var form = element.withoutColors
            form.opacity = 1
            return form
        }
    }

    /// The largest type size of a picture, in points of the canvas; 0 without text.
    static func largestText(in picture: PictureEvidence) -> Double {
        picture.texts.flatMap { element, text in text.runs.map { $0.size * element.scale } }.max() ?? 0
    }
}

extension RuleInput {
    /// Judges each widget that is drawn at both distances.
    func distances(_ judge: (VisionDistances) -> [RuleOutcome]) -> [RuleOutcome] {
        let pictures = evidence.pictures
        func farIndex(_ picture: PictureEvidence) -> Int? {
            let pairs = pictures.indices.filter { picture.conditions.isNear(to: pictures[$0].conditions) }
            return pairs.min { pictures[$0].conditions < pictures[$1].conditions }
        }
        return self.pictures(otherwise: "the widget is not drawn on Apple Vision Pro at two distances") {
            $0.conditions.appearance == VisionDistances.nearName && $0.conditions.content == .entry
                && farIndex($0) != nil
        }.judge { near, index in
            guard let far = farIndex(near) else { return [] }
            return judge(VisionDistances(near: near, nearIndex: index, far: pictures[far], farIndex: far))
        }
    }
}

extension VisionDistances {
    /// An observation about the far picture.
    func observation(
        _ message: String, advice: String, measured: Measure, bound: Measure
    ) -> Observation {
        Observation(
            .family(far.conditions.family), message, advice: advice, measured: measured, bound: bound,
            spot: far.spot(farIndex), twin: nearIndex)
    }
}

extension PictureConditions {
    /// Whether other conditions are the same but for the distance.
    fileprivate func isNear(to other: PictureConditions) -> Bool {
        appearance == VisionDistances.nearName && other.appearance == VisionDistances.farName
            && family == other.family && device == other.device && context == other.context
            && typeSize == other.typeSize && locale == other.locale && content == other.content && size == other.size
            && offset == other.offset
    }
}
