import CoreGraphics

/// Texts that are drawn over each other.
///
/// 1. Two texts overlap where the ink of their runs does, by a point or more in both directions: boxes of ink reach
///    from the capitals' height to the baseline, so that tight lines do not overlap.
/// 2. Equal strings are one text with an outline or a shadow that is drawn by hand.
/// 3. A text on a card hides the one behind it: something that covers the overlap between the two separates them.
/// 4. Decoration, redacted content, turned text and text under a mask or a filter do not count.
struct TextOverlap {
    struct Pair {
        /// The text in front.
        var element: AuditElement
        var name: String
        var otherName: String
        /// Square points.
        var area: Double
    }

    let picture: PictureEvidence

    /// The smallest side of an overlap, in points.
    private static let leastSide: CGFloat = 1
    private static let leastCover = 0.9

    /// The pairs that overlap by more than an area, each text in front with the one that it covers most.
    func pairs(over bound: Double) -> [Pair] {
        let texts = picture.elements.enumerated().filter { isRead($0.element) }
        return texts.enumerated().compactMap { number, front in
            let pairs = texts[..<number].compactMap { pair(front, $0) }.filter { $0.area > bound }
            return pairs.max { ($0.area, $1.otherName) < ($1.area, $0.otherName) }
        }
    }

    private func isRead(_ element: AuditElement) -> Bool {
        element.text != nil && element.layer == .content && !element.isDecoration && !element.isRedacted
            && element.colors == .known
    }

    private func pair(
        _ front: (offset: Int, element: AuditElement), _ back: (offset: Int, element: AuditElement)
    ) -> Pair? {
        guard let text = front.element.text, let other = back.element.text, text.string != other.string,
            front.element.visible.intersects(back.element.visible)
        else { return nil }
        var area: CGFloat = 0
        for box in front.element.inkBoxes {
            for second in back.element.inkBoxes {
                let common = box.intersection(second).intersection(front.element.visible)
                    .intersection(back.element.visible)
                guard !common.isNull, common.width >= Self.leastSide, common.height >= Self.leastSide,
                    !isCovered(common, between: back.offset, and: front.offset)
                else { continue }
                area += common.width * common.height
            }
        }
        guard area > 0 else { return nil }
        return Pair(
            element: front.element, name: Named.text(text.string), otherName: Named.text(other.string),
            area: Double(area))
    }

    private func isCovered(_ area: CGRect, between back: Int, and front: Int) -> Bool {
        picture.elements[(back + 1)..<front].contains { element in
            guard element.visible.contains(area) else { return false }
            // What a material or an image shows there is not known, so that it may hide the text.
            guard let shape = element.shape else { return element.image != nil }
            return shape.isFilled && (element.coverOpacity ?? 1) >= Self.leastCover
        }
    }
}

extension TextOverlap {
    /// The outcomes of a rule about overlapping texts.
    func violations(over threshold: Threshold, _ input: RuleInput, _ index: Int) -> [RuleOutcome] {
        pairs(over: input.value(of: threshold)).map { pair in
            .violation(
                Observation(
                    picture.subject(pair.element), "\(pair.name) overlaps \(pair.otherName)",
                    advice: "Place the texts in a stack, or let one of them leave out what does not fit.",
                    measured: .text("\(Measure.digits(pair.area)) pt²"),
                    bound: .text("\(Measure.digits(input.value(of: threshold))) pt²"),
                    spot: picture.spot(pair.element, index), literal: pair.element.text?.string))
        }
    }

    /// The bound of all rules about overlapping texts, in square points.
    static let bound = Threshold("overlap", 1, .count, .measured("square points; less is not seen"))
}
