/// One of the views that another view consists of.
public struct Subview: Identifiable {
    public struct ID: Hashable, Sendable {
        let index: Int
    }

    public let id: ID
    let source: SubviewSource

    /// What the view left for its container.
    public var containerValues: ContainerValues { source.containerValues(at: id.index) }
}

extension Subview: View {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        view.source.makeView(at: view.id.index, inputs: inputs, outputs: &outputs)
    }
}

/// The views that a view consists of: groups and loops are opened, containers are one view.
public struct SubviewsCollection: RandomAccessCollection {
    let source: SubviewSource

    public var startIndex: Int { 0 }
    public var endIndex: Int { source.count }

    public subscript(index: Int) -> Subview {
        Subview(id: Subview.ID(index: index), source: source)
    }

    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(base: self, bounds: bounds)
    }
}

/// A part of a view's subviews, in order.
public struct SubviewsCollectionSlice: RandomAccessCollection {
    public typealias SubSequence = SubviewsCollectionSlice

    let base: SubviewsCollection
    let bounds: Range<Int>

    public var startIndex: Int { bounds.lowerBound }
    public var endIndex: Int { bounds.upperBound }

    public subscript(index: Int) -> Subview { base[index] }

    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(base: base, bounds: bounds)
    }
}

extension SubviewsCollectionSlice: View {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        let nodes = view.base.source.nodes(inputs)
        outputs.nodes += nodes[view.bounds.clamped(to: 0..<nodes.count)]
    }
}

extension SubviewsCollection: View {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        outputs.nodes += view.source.nodes(inputs)
    }
}

extension Group {
    /// Shows what `transform` makes of the views that `view` consists of.
    nonisolated public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self.init(content: GroupElementsOfContent(base: view, transform: transform))
    }
}

/// What a group shows that was made of subviews.
public struct GroupElementsOfContent<Base: View, Result: View> {
    let base: Base
    let transform: (SubviewsCollection) -> Result
}

extension GroupElementsOfContent: View {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        guard let inner = inputs.deeper(for: Self.self) else { return }
        let subviews = SubviewsCollection(source: SubviewSource(view.base, inputs: inner))
        let result = EnvironmentValues.withCurrent(inputs.environment) { view.transform(subviews) }
        Result._makeView(result, inputs: inner, outputs: &outputs)
    }
}

/// A view taken apart.
///
/// 1. The view's nodes are made once to know how many there are.
/// 2. A subview's node is made anew where the subview is shown, so that it takes the environment of that place and may
///    be shown twice.
struct SubviewSource {
    let count: Int
    private let traits: [LayoutTraits]
    private let make: (_ViewInputs, inout _ViewOutputs) -> Void

    init<Base: View>(_ view: Base, inputs: _ViewInputs) {
        make = { inputs, outputs in Base._makeView(view, inputs: inputs, outputs: &outputs) }
        var outputs = _ViewOutputs()
        make(inputs, &outputs)
        count = outputs.nodes.count
        traits = outputs.nodes.map(\.traits)
    }

    func containerValues(at index: Int) -> ContainerValues {
        ContainerValues(traits.indices.contains(index) ? traits[index] : LayoutTraits())
    }

    func nodes(_ inputs: _ViewInputs) -> [LayoutNode] {
        var outputs = _ViewOutputs()
        make(inputs, &outputs)
        return outputs.nodes
    }

    func makeView(at index: Int, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        let nodes = nodes(inputs)
        // An environment may lead to other views than were counted.
        if nodes.indices.contains(index) { outputs.nodes.append(nodes[index]) }
    }
}
