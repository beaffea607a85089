/// A view whose content depends on its size.
public struct GeometryReader<Content: View> {
    public var content: (GeometryProxy) -> Content

    nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }
}

extension GeometryReader: View {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        var inner = inputs
        inner.stackAxis = nil
        let place = inputs.context.memory.currentPlace
        let node = GeometryReaderNode(inputs) { proxy, outputs in
            inner.context.memory.at(place) {
                let content = EnvironmentValues.withCurrent(inner.environment) { view.content(proxy) }
                Content._makeView(content, inputs: inner, outputs: &outputs)
            }
        }
        outputs.nodes.append(node)
    }
}

/// 1. Takes the whole proposal, or 10 points without one.
/// 2. When placed, creates its content for that size and puts each view of it at the top leading corner.
private final class GeometryReaderNode: LayoutNode {
    private let make: (GeometryProxy, inout _ViewOutputs) -> Void
    private var content: [LayoutNode] = []

    init(_ inputs: _ViewInputs, make: @escaping (GeometryProxy, inout _ViewOutputs) -> Void) {
        self.make = make
        super.init(inputs)
        viewType = "GeometryReader"
    }

    override var children: [LayoutNode] { content }

    override func placeChildren(size: CGSize, proposal: ProposedViewSize) {
        var outputs = _ViewOutputs()
        make(GeometryProxy(size: size, placement: context.placement), &outputs)
        content = outputs.nodes
        for node in content { node.place(at: .zero, proposal: ProposedViewSize(size)) }
    }

    /// The content is unknown when guides are queried.
    override func makeGuides() -> GuideSet { [] }
}

extension View {
    /// Runs when the view is placed, before the widget's view is archived.
    nonisolated public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void
    ) -> some View {
        modifier(MeasuringModifier(value: { _, proxy in transform(proxy) }, action: { _, new in action(new) }))
    }

    nonisolated public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ old: T, _ new: T) -> Void
    ) -> some View {
        modifier(MeasuringModifier(value: { _, proxy in transform(proxy) }, action: action))
    }
}

/// The size and position of a geometry reader.
public struct GeometryProxy {
    /// In points.
    public let size: CGSize
    let placement: Placement

    /// A widget's content has no safe area of its own; its margins are outside of it. On a device's whole screen they are
    /// the insets of the edges at its covered part.
    public var safeAreaInsets: EdgeInsets {
        placement.safeArea?.insets(of: placement.frame, placement.direction) ?? EdgeInsets()
    }

    /// The reader's frame in points. Left-based, except that `.local` starts at the leading edge.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        let frame = placement.frame
        switch coordinateSpace {
        case .global: return frame
        case .local: return CGRect(origin: .zero, size: size)
        case .named(let name):
            // An unknown coordinate space is the canvas, as on Apple's platforms.
            guard let space = placement.spaces[name] else { return frame }
            return frame.offsetBy(dx: -space.minX, dy: -space.minY)
        }
    }

    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// The bounds of a named space in the reader's coordinates; `nil` when no enclosing view has the name.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        guard case .named(let name) = coordinateSpace.coordinateSpace, let space = placement.spaces[name] else {
            return nil
        }
        return space.offsetBy(dx: -placement.frame.minX, dy: -placement.frame.minY)
    }

    /// An anchor's value in the reader's leading-based coordinates.
    public subscript<T>(anchor: Anchor<T>) -> T { anchor.resolve(placement) }
}
