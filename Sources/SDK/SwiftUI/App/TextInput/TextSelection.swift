/// The selected part of a text.
public struct TextSelection: Hashable, Sendable {
    public enum Indices: Hashable, Sendable {
        case selection(Range<String.Index>)
        case multiSelection(RangeSet<String.Index>)
    }

    public var indices: Indices
    public var affinity: TextSelectionAffinity

    public init(range: Range<String.Index>) {
        indices = .selection(range)
        affinity = .automatic
    }

    public init(ranges: RangeSet<String.Index>) {
        indices = .multiSelection(ranges)
        affinity = .automatic
    }

    public init(insertionPoint: String.Index) {
        self.init(range: insertionPoint..<insertionPoint)
    }

    public var isInsertion: Bool {
        switch indices {
        case .selection(let range): range.isEmpty
        case .multiSelection(let ranges): ranges.isEmpty
        }
    }
}

/// The affinity of a text position.
public enum TextSelectionAffinity: Hashable, Sendable {
    case automatic, upstream, downstream
}

private struct TextSelectionAffinityKey: EnvironmentKey {
    static var defaultValue: TextSelectionAffinity { .automatic }
}

extension EnvironmentValues {
    nonisolated public var textSelectionAffinity: TextSelectionAffinity {
        get { self[TextSelectionAffinityKey.self] }
        set { self[TextSelectionAffinityKey.self] = newValue }
    }
}

extension View {
    nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
        environment(\.textSelectionAffinity, affinity)
    }
}

/// The selected part of an attributed text.
public struct AttributedTextSelection: Equatable, Hashable, Sendable {
    public enum Indices: Equatable, Sendable {
        case insertionPoint(AttributedString.Index)
        case ranges(RangeSet<AttributedString.Index>)
    }

    private let kept: Indices?

    public init() {
        kept = nil
    }

    public init(insertionPoint: AttributedString.Index) {
        kept = .insertionPoint(insertionPoint)
    }

    public init(range: Range<AttributedString.Index>) {
        kept = .ranges(RangeSet(range))
    }

    public init(ranges: RangeSet<AttributedString.Index>) {
        kept = .ranges(ranges)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(kept == nil) }

    /// Without a selection, the end of the text.
    public func indices(in text: AttributedString) -> Indices { kept ?? .insertionPoint(text.endIndex) }
}
