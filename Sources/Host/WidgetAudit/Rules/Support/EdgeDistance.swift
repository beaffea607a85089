import CoreGraphics

/// The distance of content from the edges of a widget.
enum EdgeDistance {
    /// Glyphs may reach a little beyond the rectangle from which their distance is measured.
    static let tolerance = 0.5

    struct Leaf {
        var element: AuditElement
        var distance: Double
        var name: String
    }

    /// A larger or fainter symbol is an illustration, which may reach the edge.
    private static let largestGlyph = 44.0
    private static let leastOpacity = 0.5

    /// The leaves of the content with their distance from the nearest edge. Text is measured by its ink, a symbol by its
    /// frame. What a mask cuts out is a part of an illustration.
    static func leaves(of picture: PictureEvidence) -> [Leaf] {
        picture.content.compactMap { element in
            switch element.content {
            case .text(let text):
                let ink = text.ink.applying(element.toCanvas)
                guard !text.string.allSatisfy(\.isWhitespace), !text.runs.isEmpty, !ink.isNull else { return nil }
                return Leaf(element: element, distance: distance(ink, picture.bounds), name: Named.text(text.string))
            case .symbol(let name):
                let side = Double(max(element.frame.width, element.frame.height))
                guard side <= largestGlyph, element.opacity >= leastOpacity, !element.isMasked else { return nil }
                return Leaf(
                    element: element, distance: distance(element.frame, picture.bounds), name: "the symbol “\(name)”")
            case .image, .shape, .progress: return nil
            }
        }
    }

    /// Charts with the distance of their marks.
    static func charts(of picture: PictureEvidence) -> [Leaf] {
        let marks = picture.content.filter { $0.shape != nil && $0.isInChart }
        let charts = Dictionary(grouping: marks) { element in
            element.identity.split(separator: "/").prefix { !isChart($0) }
        }
        return charts.values.compactMap { marks -> Leaf? in
            let box = marks.reduce(CGRect.null) { $0.union(outline(of: $1, in: picture)) }
            guard let first = marks.first, !box.isNull else { return nil }
            let distance = distance(box, picture.bounds)
            return distance >= leastDistance ? Leaf(element: first, distance: distance, name: "a chart") : nil
        }.sorted { $0.element.path.lexicographicallyPrecedes($1.element.path) }
    }

    /// Shapes, images, large symbols and progress views that are neither faint nor turned.
    ///
    /// 1. What reaches the edge does so on purpose, and a shape over most of the widget is a background. A mask decides
    ///    what of a graphic is visible.
    /// 2. Dots and short lines are parts of patterns.
    /// 3. The transparent margins of images and symbols do not count.
    static func graphics(of picture: PictureEvidence) -> [Leaf] {
        let whole = picture.bounds.width * picture.bounds.height
        return picture.content.compactMap { element in
            guard element.text == nil, !element.isInChart, !element.isMasked, element.isUpright, isStrong(element)
            else {
                return nil
            }
            let box = outline(of: element, in: picture)
            guard !box.isNull, max(box.width, box.height) >= leastGraphic, box.width * box.height < panel * whole else {
                return nil
            }
            let distance = distance(box, picture.bounds)
            guard distance >= leastDistance else { return nil }
            return Leaf(element: element, distance: distance, name: element.coverName)
        }
    }

    private static let leastGraphic: CGFloat = 24
    /// The share of the widget from which on a shape is a background.
    private static let panel: CGFloat = 0.5
    /// What is closer reaches the edge.
    private static let leastDistance = 1.0

    private static func isChart(_ part: Substring) -> Bool { part == "Chart" || part.hasPrefix("Chart#") }

    private static func isStrong(_ element: AuditElement) -> Bool {
        element.opacity * (element.shape?.paint.leastAlpha ?? 1) >= leastOpacity
    }

    /// The visible part of what a shape, an image or a symbol paints, or of the frame of anything else. An image whose
    /// tones are not known paints all of its frame.
    private static func outline(of element: AuditElement, in picture: PictureEvidence) -> CGRect {
        switch element.content {
        case .shape(let shape):
            return shape.path.boundingRect.applying(element.toCanvas).intersection(element.visible)
        case .image(let image):
            guard image.isStretched, picture.images.indices.contains(image.resource),
                let ink = picture.images[image.resource].tones?.ink
            else { return element.visible }
            let place = CGAffineTransform(
                a: image.destination.width, b: 0, c: 0, d: image.destination.height, tx: image.destination.minX,
                ty: image.destination.minY)
            return ink.applying(place).applying(element.toCanvas).intersection(element.visible)
        case .symbol: return element.symbolInk.intersection(element.visible)
        case .text, .progress: return element.visible
        }
    }

    /// The pictures whose margins are judged. At larger type sizes R-09 finds what does not fit.
    static func pictures(_ input: RuleInput) -> PictureSelection {
        input.pictures(otherwise: "no family has the margins of the Home Screen") {
            $0.conditions.hasMargins && $0.conditions.showsEntry && $0.conditions.typeSize <= .large
        }
    }

    /// Violations of the leaves of each picture that are closer to the edge than a margin.
    ///
    /// A place with a smaller margin of its own has that one as the bound.
    ///
    /// - Parameter least: Closer leaves are another rule's, and buttons and cards may be as close; `nil` for none, in
    ///   points like the margin.
    static func violations(
        _ input: RuleInput, within margin: Double, from least: Double? = nil, of leaves: (PictureEvidence) -> [Leaf]
    ) -> [RuleOutcome] {
        pictures(input).judge { picture, index in
            let margin = min(margin, picture.conditions.systemMargin)
            return leaves(picture).filter { leaf in
                leaf.distance < margin - tolerance
                    && least.map { leaf.distance >= $0 - tolerance && isPlain(leaf.element, in: picture, tight: $0) }
                        ?? true
            }.map { leaf in
                let measured = Measure.number(leaf.distance, .points)
                return .violation(
                    Observation(
                        picture.subject(leaf.element), "\(leaf.name) is \(measured.text) from the edge",
                        advice: "Keep the system's content margins, or add padding of the same size.",
                        measured: measured, bound: .number(margin, .points), spot: picture.spot(leaf.element, index)))
            }
        }
    }

    /// Whether an element is neither a part of a button or a toggle nor on a card.
    ///
    /// - Parameter tight: The margin in points that a shape must keep itself to be a card.
    static func isPlain(_ element: AuditElement, in picture: PictureEvidence, tight: Double) -> Bool {
        let isOnCard = picture.content.contains { other in
            other.path != element.path && (other.shape?.isFilled ?? false) && other.visible.contains(element.visible)
                && distance(other.visible, picture.bounds) >= tight - tolerance
        }
        return !isOnCard && !picture.taps.contains { $0.kind != .link && element.isWithin($0.path) }
    }

    private static func distance(_ frame: CGRect, _ bounds: CGRect) -> Double {
        Double(
            min(
                frame.minX - bounds.minX, frame.minY - bounds.minY, bounds.maxX - frame.maxX, bounds.maxY - frame.maxY))
    }
}
