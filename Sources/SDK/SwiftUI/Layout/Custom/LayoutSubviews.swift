/// The views that a layout arranges, in source order.
///
/// Sendable because its nodes are used by the rendering pass alone, which runs on one thread.
public struct LayoutSubviews: RandomAccessCollection, Equatable, @unchecked Sendable {
    public typealias SubSequence = LayoutSubviews
    public typealias Index = Int
    public typealias Element = LayoutSubview

    package let nodes: ArraySlice<LayoutNode>
    /// The layout direction of the container. Positions are mirrored after layout, so that few layouts need it.
    public var layoutDirection: LayoutDirection

    package init(nodes: [LayoutNode], layoutDirection: LayoutDirection) {
        self.init(nodes: nodes[...], layoutDirection: layoutDirection)
    }

    private init(nodes: ArraySlice<LayoutNode>, layoutDirection: LayoutDirection) {
        self.nodes = nodes
        self.layoutDirection = layoutDirection
    }

    public var startIndex: Int { nodes.startIndex }
    public var endIndex: Int { nodes.endIndex }

    public subscript(index: Int) -> LayoutSubview { LayoutSubview(node: nodes[index]) }

    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(nodes: nodes[bounds], layoutDirection: layoutDirection)
    }

    /// The subviews at the given indices, in that order.
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        LayoutSubviews(nodes: indices.map { nodes[$0] }[...], layoutDirection: layoutDirection)
    }

    public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
        left.layoutDirection == right.layoutDirection && left.nodes.elementsEqual(right.nodes, by: ===)
    }
}

/// One view that a layout arranges. Sendable as `LayoutSubviews` is.
public struct LayoutSubview: Equatable, @unchecked Sendable {
    package let node: LayoutNode

    public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool { left.node === right.node }

    /// The view's value for a key, as set with `layoutValue`.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        node.traits.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
    }

    /// The values that the view set for its container.
    public var containerValues: ContainerValues { ContainerValues(node.traits) }

    public var priority: Double { node.traits.layoutPriority }

    /// The view's size in points for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.size(for: proposal.defined) }

    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { node.dimensions(for: proposal.defined) }

    public var spacing: ViewSpacing { node.spacing }

    /// Places the anchor of the view at a position within the container.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        node.place(at: position, anchor: anchor, proposal: proposal.defined)
    }
}

extension ProposedViewSize {
    /// A NaN length requests the ideal one, a negative one the minimum.
    package var defined: ProposedViewSize {
        ProposedViewSize(width: Self.defined(width), height: Self.defined(height))
    }

    private static func defined(_ length: CGFloat?) -> CGFloat? {
        guard let length, !length.isNaN else { return nil }
        return max(length, 0)
    }
}

/// A key for a value that views set for custom layouts.
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

struct LayoutValueModifier<K: LayoutValueKey>: TraitModifier {
    typealias Body = Never
    nonisolated(unsafe) let value: K.Value

    nonisolated func write(to traits: inout LayoutTraits) { traits.values[ObjectIdentifier(K.self)] = value }
}

extension View {
    /// Sets a value for the custom layout around the view.
    nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(LayoutValueModifier<K>(value: value))
    }
}
