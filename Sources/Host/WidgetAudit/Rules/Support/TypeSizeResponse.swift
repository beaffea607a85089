import CoreGraphics
import RenderModel
import WidgetVocabulary

/// How the texts of a family follow Dynamic Type.
///
/// 1. The usual picture at the type size Large is compared with the same one at each larger size.
/// 2. A text is compared with the one of the same identity. Its size is that before a minimum scale factor shrank it.
/// 3. Texts within gauges, progress views and charts do not count: the system sets their type.
/// 4. A text that occurs at a larger size and has the size of Large in all of these keeps its size.
struct TypeSizeResponse {
    struct Text {
        var element: AuditElement
        var string: String
        /// Points.
        var size: Double
        var keepsSize: Bool
    }

    /// Index of the picture at Large.
    var large: Int
    /// Index of the picture at the largest size that is drawn.
    var largest: Int
    var picture: PictureEvidence
    /// The texts that occur at Large and at a larger size.
    var texts: [Text]

    /// Rounding of fonts.
    private static let tolerance = 0.05

    /// The responses of the families on platforms whose widgets follow Dynamic Type. The system sets the type of
    /// accessories.
    static func all(in input: RuleInput) -> [TypeSizeResponse] {
        input.usualPictures().compactMap { index, picture in
            guard picture.conditions.family.kind == .system,
                [.iPhone, .iPad, .visionPro].contains(picture.conditions.platform)
            else { return nil }
            let sizes = TypeSize.allCases.filter { $0 > .large }.sorted()
            let larger = sizes.compactMap { size in input.evidence.index(like: picture) { $0.typeSize = size } }
            guard let largest = larger.last else { return nil }
            let tables = larger.map { sizesByIdentity(of: input.evidence.pictures[$0]) }
            let texts = picture.texts.compactMap { element, facts -> Text? in
                guard !element.isRedacted, !isOfSystem(element), let size = unshrunk(element, facts) else { return nil }
                let others = tables.compactMap { $0[element.identity] }
                guard !others.isEmpty else { return nil }
                return Text(
                    element: element, string: facts.string, size: size,
                    keepsSize: others.allSatisfy { abs($0 - size) < tolerance })
            }
            return TypeSizeResponse(large: index, largest: largest, picture: picture, texts: texts)
        }
    }

    private static func isOfSystem(_ element: AuditElement) -> Bool {
        element.isOfGauge || RepeatedViews.pattern(of: element.identity).split(separator: "/").contains("Chart")
    }

    private static func sizesByIdentity(of picture: PictureEvidence) -> [String: Double] {
        var sizes: [String: Double] = [:]
        for (element, facts) in picture.texts { sizes[element.identity] = unshrunk(element, facts) }
        return sizes
    }

    private static func unshrunk(_ element: AuditElement, _ facts: TextFacts) -> Double? {
        guard let size = facts.smallestSize, facts.scaleFactor > 0 else { return nil }
        return size * element.scale / facts.scaleFactor
    }
}
