import CoreGraphics

extension AuditRule {
    static let fixedFrames = AuditRule(
        RuleID(.guidelines, 20), "fixed-frames", .warning,
        title: "No fixed frame is larger than the smallest size",
        check: """
            Graphics that have the same width or height on the standard and on the smallest screen, compared with \
            the space within the margins of the smallest one.
            """,
        remedy: "Use frame(maxWidth:maxHeight:), or a size that follows the container.",
        guideline: """
            A frame that is made for the developer's own device does not fit the smallest one of the same family. Let \
            graphics fill the available space.
            """,
        sources: [.widgets2022, .widgets2025], needs: [.pictures, .smallestScreen], judge: FixedFrames.judge)
}

private enum FixedFrames {
    private static let tolerance: CGFloat = 0.5

    /// A graphic has a fixed side if it is the same on a larger and on a smaller screen. It is too large if it is
    /// within the margins of the larger screen and exceeds those of the smaller one. Graphics that bleed on both do so
    /// on purpose, and what a mask hides does not count.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let pairs = input.usualPictures().flatMap { large -> [(large: Int, small: Int)] in
            input.evidence.pictures.indices.filter { isSmaller($0, than: large.picture, input) }
                .map { (large.index, $0) }
        }
        guard !pairs.isEmpty else { return [.notApplicable(reason: "the widget is drawn on one screen only")] }
        let numbers = input.sources.numbers
        return pairs.flatMap { pair -> [RuleOutcome] in
            let pictures = input.evidence.pictures
            let graphics = violations(pictures[pair.large], pair.large, pictures[pair.small], pair.small)
            let found = graphics.isEmpty ? stacks(pair.large, pair.small, numbers, input) : graphics
            return found.isEmpty ? [.pass(1)] : found
        }
    }

    /// A number in the sources differs from the length of the content by less: that of a stack's frame.
    private static let literal = 1.5

    /// The content as a whole, such as a stack in a frame: a number in the sources is its length on both screens.
    private static func stacks(
        _ large: Int, _ small: Int, _ numbers: Set<Double>, _ input: RuleInput
    ) -> [RuleOutcome] {
        let pictures = input.evidence.pictures
        return ContentBox(large: pictures[large], small: pictures[small]).excess().compactMap { excess in
            guard excess.isFixed, numbers.contains(where: { abs($0 - excess.length) <= literal }) else { return nil }
            let (family, measured) = (pictures[small].conditions.family, Measure.number(excess.length, .points))
            return .violation(
                Observation(
                    .family(family),
                    "the content of the \(family.shortName) widget has a fixed \(excess.axis.rawValue) of "
                        + "\(measured.text), more than \(pictures[small].conditions.device) has",
                    advice: "Use frame(maxWidth:maxHeight:), or a size that follows the container.",
                    measured: measured, bound: .number(excess.room, .points), spot: pictures[small].spot(small),
                    twin: large))
        }
    }

    private static func isSmaller(_ index: Int, than large: PictureEvidence, _ input: RuleInput) -> Bool {
        let (one, other) = (input.evidence.pictures[index].conditions, large.conditions)
        return one.family == other.family && one.device != other.device && one.platform == other.platform
            && one.context == other.context && one.locale == other.locale && one.typeSize == other.typeSize
            && one.appearance == other.appearance && one.content == .entry && one.isNow
            && one.size.width < other.size.width && one.hasMargins
    }

    private static func violations(
        _ large: PictureEvidence, _ largeIndex: Int, _ small: PictureEvidence, _ smallIndex: Int
    ) -> [RuleOutcome] {
        var frames: [String: CGRect] = [:]
        for element in large.content where isGraphic(element) { frames[element.identity] = element.maskedFrame }
        return small.content.compactMap { element in
            guard isGraphic(element), let other = frames[element.identity],
                let side = side(of: element.maskedFrame, other, small: small, large: large)
            else { return nil }
            let measured = Measure.number(Double(side.length), .points)
            return .violation(
                Observation(
                    small.subject(element),
                    "\(element.coverName) has a fixed \(side.name) of \(measured.text), more than the content of "
                        + "\(small.conditions.device) has",
                    advice: "Use frame(maxWidth:maxHeight:), or a size that follows the container.",
                    measured: measured, bound: .number(Double(side.room), .points),
                    spot: small.spot(element, smallIndex), twin: largeIndex))
        }
    }

    private static func isGraphic(_ element: AuditElement) -> Bool {
        switch element.content {
        case .shape, .image, .progress: element.isUpright && !element.isRedacted
        case .text, .symbol: false
        }
    }

    private static func side(
        of frame: CGRect, _ other: CGRect, small: PictureEvidence, large: PictureEvidence
    ) -> (name: String, length: CGFloat, room: CGFloat)? {
        let sides = [
            ("width", frame.width, other.width, small.bounds.width, large.bounds.width),
            ("height", frame.height, other.height, small.bounds.height, large.bounds.height),
        ]
        for (name, length, otherLength, whole, otherWhole) in sides where abs(length - otherLength) < tolerance {
            let room = whole - 2 * CGFloat(small.conditions.systemMargin)
            let otherRoom = otherWhole - 2 * CGFloat(large.conditions.systemMargin)
            if length > room + tolerance, length <= otherRoom + tolerance { return (name, length, room) }
        }
        return nil
    }
}
