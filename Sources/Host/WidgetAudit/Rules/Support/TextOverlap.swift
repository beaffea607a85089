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

    private struct Text {
        /// Its index in the picture.
        var place: Int
        var element: AuditElement
        var string: String
        var name: String
        var boxes: [CGRect]
    }

    /// Something that hides texts behind it.
    private struct Cover {
        var place: Int
        var area: CGRect
    }

    /// The pairs that overlap by more than an area, each text in front with the one that it covers most; among equals,
    /// the one whose name is first.
    func pairs(over bound: Double) -> [Pair] {
        let texts = picture.elements.enumerated().compactMap { place, element -> Text? in
            guard isRead(element), let string = element.text?.string else { return nil }
            return Text(
                place: place, element: element, string: string, name: Named.text(string), boxes: element.inkBoxes)
        }
        guard texts.count > 1 else { return [] }
        let covers = picture.elements.enumerated().filter { isCover($0.element) }
            .map { Cover(place: $0.offset, area: $0.element.visible) }
        return texts.enumerated().compactMap { number, front in
            var best: (area: Double, name: String)?
            for back in texts[..<number] {
                let area = commonArea(of: front, back, covers)
                guard area > bound else { continue }
                if let best, area < best.area || (area == best.area && best.name <= back.name) { continue }
                best = (area, back.name)
            }
            return best.map { Pair(element: front.element, name: front.name, otherName: $0.name, area: $0.area) }
        }
    }

    private func isRead(_ element: AuditElement) -> Bool {
        element.text != nil && element.layer == .content && !element.isDecoration && !element.isRedacted
            && element.colors == .known
    }

    /// What a material or an image shows is not known, so that it may hide a text.
    private func isCover(_ element: AuditElement) -> Bool {
        guard let shape = element.shape else { return element.image != nil }
        return shape.isFilled && (element.coverOpacity ?? 1) >= Self.leastCover
    }

    /// In square points.
    private func commonArea(of front: Text, _ back: Text, _ covers: [Cover]) -> Double {
        let visible = front.element.visible.intersection(back.element.visible)
        guard !visible.isNull, front.string != back.string else { return 0 }
        let between = covers.lazy.filter { $0.place > back.place && $0.place < front.place }
        var area: CGFloat = 0
        for box in front.boxes {
            for second in back.boxes {
                let common = box.intersection(second).intersection(visible)
                guard !common.isNull, common.width >= Self.leastSide, common.height >= Self.leastSide,
                    !between.contains(where: { $0.area.contains(common) })
                else { continue }
                area += common.width * common.height
            }
        }
        return Double(area)
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
