import CoreGraphics
import RenderModel

/// A part of a widget's content that is one thing for a reader: a text, a symbol, an image or a progress view. Shapes
/// are parts of charts and cards, and do not count by themselves.
struct ContentLeaf {
    var element: AuditElement
    /// What it shows, without where and how: equal for equal things in every family and appearance.
    var signature: String

    static func all(of picture: PictureEvidence) -> [ContentLeaf] {
        picture.content.compactMap { element in
            signature(of: element).map { ContentLeaf(element: element, signature: $0) }
        }
    }

    /// The leaves as a reader counts them: the symbols that a mask cuts out are one illustration, and the days of a
    /// month are one calendar.
    static func counted(in picture: PictureEvidence) -> [ContentLeaf] {
        var leaves = all(of: picture)
        if let pattern = leaves.first(where: isMasked) { leaves = leaves.filter { !isMasked($0) } + [pattern] }
        let days = leaves.filter(isDay)
        guard isMonth(days), let calendar = days.first else { return leaves }
        return leaves.filter { !isDay($0) } + [calendar]
    }

    private static func isMasked(_ leaf: ContentLeaf) -> Bool { leaf.element.isMasked && leaf.element.isSymbol }

    private static func isDay(_ leaf: ContentLeaf) -> Bool {
        leaf.element.text.map { (1...2).contains($0.string.count) && !$0.isTruncated } ?? false
    }

    private static let daysOfWeek = 7
    private static let leastWeeks = 4
    /// Points by which the centers of a column, and the distances of columns, may differ.
    private static let tolerance = 2.0

    /// Whether texts are in seven columns at equal distances, and in as many rows as a month has weeks.
    private static func isMonth(_ days: [ContentLeaf]) -> Bool {
        let columns = RepeatedViews.distinct(days.map { Double($0.element.frame.midX) }, tolerance: tolerance)
        let rows = RepeatedViews.distinct(days.map { Double($0.element.frame.midY) }, tolerance: tolerance)
        return columns.count == daysOfWeek && rows.count >= leastWeeks
            && RepeatedViews.isEven(columns, within: tolerance)
    }

    private static func signature(of element: AuditElement) -> String? {
        switch element.content {
        case .text(let text):
            guard !text.string.allSatisfy(\.isWhitespace) else { return nil }
            return text.isDynamic ? "time" : "text " + text.string
        case .symbol(let name): return "symbol " + name
        case .image(let image):
            return image.name.isEmpty ? "image \(image.pixelWidth) \(image.pixelHeight)" : "image " + image.name
        case .progress(let isIndeterminate): return isIndeterminate ? "spinner" : "progress"
        case .shape: return nil
        }
    }
}

extension PictureEvidence {
    /// Everything that the content shows, sorted: the signatures of its leaves and the forms of its shapes.
    var contentSignature: [String] {
        let shapes = content.compactMap { $0.shape.map { "shape \($0.path.verbs.count)" } }
        return (ContentLeaf.all(of: self).map(\.signature) + shapes).sorted()
    }
}

/// A family and the next larger one of the same widget, as they usually are.
struct NeighboringFamilies {
    var smaller: (index: Int, picture: PictureEvidence)
    var larger: (index: Int, picture: PictureEvidence)

    /// The system families, each with the next larger one that the widget has.
    static func all(in input: RuleInput) -> [NeighboringFamilies] {
        let pictures = input.usualPictures().filter { $0.picture.conditions.family.kind == .system }
        return zip(pictures, pictures.dropFirst()).map { NeighboringFamilies(smaller: $0, larger: $1) }
    }
}
