import CoreGraphics

/// The distance of text and symbols from the edges of a widget.
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
    /// frame.
    static func leaves(of picture: PictureEvidence) -> [Leaf] {
        picture.content.compactMap { element in
            switch element.content {
            case .text(let text):
                let ink = text.ink.applying(element.toCanvas)
                guard !text.runs.isEmpty, !ink.isNull else { return nil }
                return Leaf(element: element, distance: distance(ink, picture.bounds), name: Named.text(text.string))
            case .symbol(let name):
                let side = Double(max(element.frame.width, element.frame.height))
                guard side <= largestGlyph, element.opacity >= leastOpacity else { return nil }
                return Leaf(
                    element: element, distance: distance(element.frame, picture.bounds), name: "the symbol “\(name)”")
            case .image, .shape, .progress: return nil
            }
        }
    }

    /// Violations of the leaves of each picture that are closer to the edge than a margin.
    ///
    /// A place with a smaller margin of its own has that one as the bound.
    ///
    /// - Parameter least: Closer leaves are another rule's; `nil` for none, in points like the margin.
    static func violations(_ input: RuleInput, within margin: Double, from least: Double? = nil) -> [RuleOutcome] {
        input.pictures(otherwise: "no family has the margins of the Home Screen") {
            $0.conditions.hasMargins && $0.conditions.content == .entry
        }.judge { picture, index in
            let margin = min(margin, picture.conditions.systemMargin)
            return leaves(of: picture).filter { leaf in
                leaf.distance < margin - tolerance && least.map { leaf.distance >= $0 - tolerance } ?? true
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

    private static func distance(_ frame: CGRect, _ bounds: CGRect) -> Double {
        Double(
            min(
                frame.minX - bounds.minX, frame.minY - bounds.minY, bounds.maxX - frame.maxX, bounds.maxY - frame.maxY))
    }
}
