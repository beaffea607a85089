/// One subview of another view.
public struct Subview: Identifiable {
    public struct ID: Hashable, Sendable {
        let index: Int
    }

    public let id: ID
    let source: SubviewSource

    /// The values that the view set for its container.
    public var containerValues: ContainerValues { source.containerValues(at: id.index) }
}

extension Subview: View {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        view.source.makeView(at: view.id.index, inputs: inputs, outputs: &outputs)
    }
}

/// The subviews of a view: groups and loops are flattened, a container is one view.
public struct SubviewsCollection: RandomAccessCollection {
    let source: SubviewSource
    /// The source views that it contains.
    let places: Range<Int>

    init(source: SubviewSource, places: Range<Int>? = nil) {
        self.source = source
        self.places = places ?? 0..<source.count
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { places.count }

    public subscript(index: Int) -> Subview {
        Subview(id: Subview.ID(index: places.lowerBound + index), source: source)
    }

    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(base: self, bounds: bounds)
    }
}

/// A range of a view's subviews.
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
        let start = view.base.places.lowerBound
        let places = start + view.bounds.lowerBound..<start + view.bounds.upperBound
        outputs.nodes += view.base.source.nodes(inputs, at: places)
    }
}

extension SubviewsCollection: View {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        outputs.nodes += view.source.nodes(inputs, at: view.places)
    }
}

extension Group {
    /// Shows the result of `transform` for the subviews of `view`.
    nonisolated public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self.init(content: GroupElementsOfContent(base: view, transform: transform))
    }
}

/// The content of a group made of subviews.
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

/// A view split into its subviews.
///
/// 1. The view's nodes are created once to count them.
/// 2. A subview's node is created again where the subview is shown, so that it uses the environment of that place and
///    can be shown twice.
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

    /// Another environment may produce other views than were counted.
    func nodes(_ inputs: _ViewInputs, at places: Range<Int>) -> ArraySlice<LayoutNode> {
        var outputs = _ViewOutputs()
        make(inputs, &outputs)
        return outputs.nodes[places.clamped(to: 0..<outputs.nodes.count)]
    }

    func makeView(at index: Int, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        outputs.nodes += nodes(inputs, at: index..<index + 1)
    }

    /// The sections that contain the views; consecutive views without a section form one. There is always at least one.
    ///
    /// 1. Views of one part of a section are consecutive, and the parts are in the order header, content, footer.
    /// 2. A section ends where the next view belongs to another one, or to none.
    var sections: [SectionConfiguration] {
        var sections: [SectionConfiguration] = []
        var start = 0
        while start < count || sections.isEmpty {
            let identity = start < count ? traits[start].section?.identity : nil
            let end = traits[start...].firstIndex { $0.section?.identity != identity } ?? count
            let marks = traits[start..<end].map { $0.section?.part ?? .content }
            let content = start + marks.count { $0 == .header }
            let footer = end - marks.count { $0 == .footer }
            sections.append(
                SectionConfiguration(
                    id: SectionConfiguration.ID(index: sections.count), source: self, header: start..<content,
                    content: content..<footer, footer: footer..<end))
            start = end
        }
        return sections
    }
}
