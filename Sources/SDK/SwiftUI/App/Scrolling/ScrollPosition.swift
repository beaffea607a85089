/// The position of a scroll view. Widgets do not scroll.
public struct ScrollPosition: Equatable, Sendable {
    private enum Place: Equatable, Sendable {
        case unknown
        case view(any Hashable & Sendable, anchor: UnitPoint?)
        case edge(Edge)
        case point(x: CGFloat?, y: CGFloat?)

        static func == (lhs: Place, rhs: Place) -> Bool {
            switch (lhs, rhs) {
            case (.unknown, .unknown): true
            case (.view(let one, let anchor), .view(let other, let otherAnchor)):
                AnyHashable(one) == AnyHashable(other) && anchor == otherAnchor
            case (.edge(let one), .edge(let other)): one == other
            case (.point(let x, let y), .point(let otherX, let otherY)): x == otherX && y == otherY
            default: false
            }
        }
    }

    private var place: Place

    public init<ViewID: Hashable & Sendable>(idType: ViewID.Type = ViewID.self) {
        place = .unknown
    }

    public init<ViewID: Hashable & Sendable>(idType: ViewID.Type = ViewID.self, edge: Edge) {
        place = .edge(edge)
    }

    public init<ViewID: Hashable & Sendable>(idType: ViewID.Type = ViewID.self, point: CGPoint) {
        place = .point(x: point.x, y: point.y)
    }

    public init<ViewID: Hashable & Sendable>(idType: ViewID.Type = ViewID.self, x: CGFloat, y: CGFloat) {
        place = .point(x: x, y: y)
    }

    public init<ViewID: Hashable & Sendable>(idType: ViewID.Type = ViewID.self, x: CGFloat) {
        place = .point(x: x, y: nil)
    }

    public init<ViewID: Hashable & Sendable>(idType: ViewID.Type = ViewID.self, y: CGFloat) {
        place = .point(x: nil, y: y)
    }

    public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        place = .view(id, anchor: anchor)
    }

    public init(edge: Edge) {
        place = .edge(edge)
    }

    public init(point: CGPoint) {
        place = .point(x: point.x, y: point.y)
    }

    public init(x: CGFloat, y: CGFloat) {
        place = .point(x: x, y: y)
    }

    public init(x: CGFloat) {
        place = .point(x: x, y: nil)
    }

    public init(y: CGFloat) {
        place = .point(x: nil, y: y)
    }

    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        place = .view(id, anchor: anchor)
    }

    public mutating func scrollTo(edge: Edge) { place = .edge(edge) }
    public mutating func scrollTo(point: CGPoint) { place = .point(x: point.x, y: point.y) }
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { place = .point(x: x, y: y) }
    public mutating func scrollTo(x: CGFloat) { place = .point(x: x, y: nil) }
    public mutating func scrollTo(y: CGFloat) { place = .point(x: nil, y: y) }

    public var viewID: (any Hashable & Sendable)? {
        if case .view(let id, _) = place { id } else { nil }
    }

    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
        if case .view(let id, _) = place { id as? T } else { nil }
    }

    public var edge: Edge? {
        if case .edge(let edge) = place { edge } else { nil }
    }

    public var point: CGPoint? {
        if case .point(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil }
    }

    public var x: CGFloat? {
        if case .point(let x, _) = place { x } else { nil }
    }

    public var y: CGFloat? {
        if case .point(_, let y) = place { y } else { nil }
    }

    /// False: a widget does not scroll.
    public var isPositionedByUser: Bool {
        get { false }
        set {}
    }
}

/// The role of a scroll anchor.
public struct ScrollAnchorRole: Hashable, Sendable {
    private let name: String

    public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(name: "initialOffset") }
    public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(name: "sizeChanges") }
    public static var alignment: ScrollAnchorRole { ScrollAnchorRole(name: "alignment") }
}

extension View {
    /// Has no effect: widgets do not scroll.
    nonisolated public func scrollPosition(
        id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
    ) -> some View {
        noEffect("scrollPosition", .scrolling)
    }

    nonisolated public func scrollPosition(
        _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
    ) -> some View {
        noEffect("scrollPosition", .scrolling)
    }

    nonisolated public func scrollPosition(initialAnchor: UnitPoint?) -> some View {
        noEffect("scrollPosition", .scrolling)
    }

    /// Has no effect: a widget shows the top of scrollable content.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        noEffect("defaultScrollAnchor", .scrolling)
    }

    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        noEffect("defaultScrollAnchor", .scrolling)
    }
}
