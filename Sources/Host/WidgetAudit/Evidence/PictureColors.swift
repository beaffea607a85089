import CoreGraphics
import RenderModel

/// The content of two pictures that differ in nothing but colors.
///
/// 1. The elements of both contents are walked side by side, without the containers' backgrounds. Another place, text,
///    symbol, outline, stroke or opacity ends the comparison: it also shows without colors. So does any image, whose
///    pixels are not compared.
/// 2. For each pair of different plain colors, their contrast is computed.
///
/// Invariant: `contrast` is the greatest of these ratios, and `element` the first one with such a pair.
struct PictureColors {
    private(set) var contrast = 1.0
    private(set) var element: AuditElement

    /// `nil` for pictures with another difference, or with none.
    init?(_ picture: PictureEvidence, _ other: PictureEvidence) {
        let (own, others) = (picture.content, other.content)
        guard own.count == others.count else { return nil }
        var first: AuditElement?
        var greatest = 1.0
        for (one, two) in zip(own, others) {
            guard let left = Self.paints(of: one), let right = Self.paints(of: two), left.count == right.count,
                one.withoutColors == two.withoutColors
            else { return nil }
            for (paint, otherPaint) in zip(left, right) where paint != otherPaint {
                guard case .color(let color) = paint, case .color(let otherColor) = otherPaint,
                    color.alpha == otherColor.alpha
                else { return nil }
                greatest = max(greatest, color.contrast(to: otherColor))
                first = first ?? one
            }
        }
        guard let first else { return nil }
        element = first
        contrast = greatest
    }

    /// `nil` for an element whose colors are not known.
    private static func paints(of element: AuditElement) -> [Paint]? {
        guard element.colors == .known else { return nil }
        switch element.content {
        case .text(let text): return text.runs.map(\.paint)
        case .symbol: return element.drawing?.fills.map(\.paint)
        case .shape(let shape): return [shape.paint]
        case .image: return nil
        case .progress: return []
        }
    }
}

extension AuditElement {
    /// The element without its colors, without what is spoken, and without its place in the tree, which effects change.
    var withoutColors: AuditElement {
        var form = self
        form.path = []
        form.label = nil
        form.identifiers = []
        form.drawing?.fills = []
        switch content {
        case .text(var text):
            for index in text.runs.indices { text.runs[index].paint = .color(.clear) }
            form.content = .text(text)
        case .shape(var shape):
            shape.paint = .color(.clear)
            form.content = .shape(shape)
        case .symbol, .image, .progress: break
        }
        return form
    }
}
