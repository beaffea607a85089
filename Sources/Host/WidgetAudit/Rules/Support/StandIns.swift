import CoreGraphics

/// The parts of a placeholder that stand for content: what the system hides, and shapes that the widget draws instead.
///
/// A shape of the widget is one only if the entry does not have it and it is where the entry has a text, a symbol or an
/// image: at least half of the shape overlaps one of them; or it is at most three times as large, begins or has its
/// center where the original has, and is at its height. The bars of texts are higher than the ink, and often wider. The
/// marks of a chart are content, even where a widget without data has a message in their place.
struct StandIns {
    struct Shape {
        var element: AuditElement
        /// The element of the entry that it stands for.
        var original: AuditElement
    }

    /// The shapes that the widget draws.
    let own: [Shape]
    /// The shapes that the system draws for text and images.
    let hidden: [AuditElement]
    let placeholder: PictureEvidence
    let entry: PictureEvidence

    private static let share = 0.5
    /// How many times as large as an original a shape is at most.
    private static let mostArea = 3.0

    init(_ placeholder: PictureEvidence, entry: PictureEvidence) {
        self.placeholder = placeholder
        self.entry = entry
        let known = Set(entry.elements.map(\.identity))
        let originals = Self.originals(of: entry)
        hidden = placeholder.content.filter { $0.isRedacted && $0.shape != nil }
        own = placeholder.content.compactMap { element in
            guard !element.isRedacted, !element.isInChart, element.shape != nil, !known.contains(element.identity)
            else { return nil }
            let overlaps = originals.map { ($0, Self.overlap(of: element.visible, with: $0.area)) }
            if let best = overlaps.max(by: { ($0.1, $0.0.element.identity) < ($1.1, $1.0.element.identity) }),
                best.1 >= Self.share
            {
                return Shape(element: element, original: best.0.element)
            }
            let near = originals.filter { Self.replaces(element.visible, $0.element.visible) }
            return near.min { $0.element.identity < $1.element.identity }
                .map { Shape(element: element, original: $0.element) }
        }
    }

    /// Whether a shape is at the place of an original, in a similar size.
    private static func replaces(_ shape: CGRect, _ original: CGRect) -> Bool {
        let isAtHeight = shape.midY > original.minY && shape.midY < original.maxY
        let isAtSide = shape.midX > original.minX && shape.midX < original.maxX
        let isAligned = abs(shape.minX - original.minX) <= alignment
        return isAtHeight && (isAtSide || isAligned) && area(of: shape) <= mostArea * area(of: original)
    }

    /// Points between leading edges that are one line.
    private static let alignment: CGFloat = 4

    /// Square points.
    private static func area(of frame: CGRect) -> Double { Double(frame.width * frame.height) }

    /// The texts, symbols and images of an entry with the area of their ink.
    private static func originals(of entry: PictureEvidence) -> [(element: AuditElement, area: CGRect)] {
        entry.content.compactMap { element in
            switch element.content {
            case .text(let text):
                let ink = text.ink.applying(element.toCanvas).intersection(element.visible)
                return ink.isNull || ink.isEmpty ? nil : (element, ink)
            case .symbol, .image: return (element, element.visible)
            case .shape, .progress: return nil
            }
        }
    }

    /// The parts of an area that have a bar each: those of the lines of a text.
    private static func areas(of element: AuditElement, in area: CGRect) -> [CGRect] {
        let boxes = element.inkBoxes.map { $0.intersection(area) }.filter { !$0.isNull && !$0.isEmpty }
        return boxes.isEmpty ? [area] : boxes
    }

    /// The share of an area that another one covers, 0 to 1.
    private static func overlap(of area: CGRect, with other: CGRect) -> Double {
        let common = area.intersection(other)
        guard !common.isNull, area.width > 0, area.height > 0 else { return 0 }
        return Double(common.width * common.height / (area.width * area.height))
    }

    /// The share of the entry's lines of text, symbols and images, by area, that have something in their place in the
    /// placeholder, in percent; `nil` for an entry without any.
    ///
    /// A placeholder with more rows than the entry may begin higher, so that it is also compared when both begin or end at
    /// one height. The greatest share counts.
    var coverage: Double? {
        let areas = Self.originals(of: entry).flatMap { Self.areas(of: $0.element, in: $0.area) }
        guard hidden.count > areas.count, !areas.isEmpty else { return coverage(of: areas, movedBy: 0) }
        let box = hidden.reduce(CGRect.null) { $0.union($1.visible) }
        let original = areas.reduce(CGRect.null) { $0.union($1) }
        return [0, box.minY - original.minY, box.maxY - original.maxY]
            .compactMap { coverage(of: areas, movedBy: $0) }.max()
    }

    /// - Parameter distance: What is added to the vertical places of the areas, in points.
    private func coverage(of areas: [CGRect], movedBy distance: CGFloat) -> Double? {
        var whole = 0.0
        var covered = 0.0
        for area in areas.map({ $0.offsetBy(dx: 0, dy: distance) }) {
            let size = Double(area.width * area.height)
            whole += size
            if placeholder.content.contains(where: { Self.overlap(of: area, with: $0.visible) >= Self.share }) {
                covered += size
            }
        }
        return whole > 0 ? 100 * covered / whole : nil
    }
}

extension RuleInput {
    /// Judges each placeholder that has an entry in the same conditions.
    func placeholders(_ judge: (StandIns, _ index: Int, _ entry: Int) -> [RuleOutcome]) -> [RuleOutcome] {
        let pictures = evidence.pictures
        func entryIndex(_ picture: PictureEvidence) -> Int? { evidence.index(like: picture) { $0.content = .entry } }
        return self.pictures(otherwise: "no placeholder is drawn") {
            $0.conditions.content == .placeholder && entryIndex($0) != nil
        }.judge { picture, index in
            guard let entry = entryIndex(picture) else { return [] }
            return judge(StandIns(picture, entry: pictures[entry]), index, entry)
        }
    }
}
