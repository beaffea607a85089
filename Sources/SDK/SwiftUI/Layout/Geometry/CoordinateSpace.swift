/// The coordinate space of a frame.
public enum CoordinateSpace: Hashable {
    /// The canvas.
    case global
    /// The view itself.
    case local
    /// The enclosing view that has this name.
    case named(AnyHashable)

    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}

/// A coordinate space as a value.
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    public let coordinateSpace: CoordinateSpace
}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    nonisolated public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    nonisolated public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
    }

    /// The space of the nearest scroll view. Widgets do not scroll, so no view has it.
    public static var scrollView: NamedCoordinateSpace { .named(ScrollViewSpace()) }

    public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .scrollView }
}

/// A name that no view can have.
private struct ScrollViewSpace: Hashable {}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

struct CoordinateSpaceModifier {
    nonisolated(unsafe) let name: AnyHashable
}

extension CoordinateSpaceModifier: NodeModifier {
    typealias Body = Never

    nonisolated func wrap(_ node: LayoutNode, inputs: _ViewInputs) -> LayoutNode {
        CoordinateSpaceNode(node, name, inputs)
    }
}

private final class CoordinateSpaceNode: UnaryNode {
    private let name: AnyHashable

    init(_ child: LayoutNode, _ name: AnyHashable, _ inputs: _ViewInputs) {
        self.name = name
        super.init(child, inputs)
    }

    override func placeChildren(size: CGSize, proposal: ProposedViewSize) {
        context.placement.spaces[name] = context.placement.frame
        super.placeChildren(size: size, proposal: proposal)
    }
}

extension View {
    /// Lets views inside this one request frames relative to it.
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
    }

    nonisolated public func coordinateSpace(_ space: NamedCoordinateSpace) -> some View {
        let name: AnyHashable =
            if case .named(let name) = space.coordinateSpace { name } else { AnyHashable(0) }
        return modifier(CoordinateSpaceModifier(name: name))
    }
}
