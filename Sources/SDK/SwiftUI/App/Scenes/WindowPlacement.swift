/// The placement of a window.
public struct WindowPlacement {
    /// A position next to another window.
    public struct Position: Hashable, Sendable {
        private let name: String

        public static let none = Position(name: "none")
        public static let utilityPanel = Position(name: "utilityPanel")

        public static func leading(_ relativeTo: WindowProxy? = nil) -> Position { Position(name: "leading") }
        public static func trailing(_ relativeTo: WindowProxy? = nil) -> Position { Position(name: "trailing") }
        public static func above(_ relativeTo: WindowProxy) -> Position { Position(name: "above") }
        public static func below(_ relativeTo: WindowProxy) -> Position { Position(name: "below") }
        public static func replacing(_ relativeTo: WindowProxy) -> Position { Position(name: "replacing") }
    }

    public init(_ position: Position, size: CGSize? = nil) {}

    public init(_ position: UnitPoint? = nil, size: CGSize? = nil) {}

    public init(_ position: UnitPoint? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {}

    public init(x: CGFloat? = nil, y: CGFloat? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {}
}

/// The context of a window placement: existing windows and displays.
public struct WindowPlacementContext {
    public let defaultDisplay: DisplayProxy
    public let windows: [WindowProxy]
}

/// An open window.
public struct WindowProxy: Identifiable, Hashable, Sendable {
    public struct ID: Hashable, Sendable {
        let number: Int
    }

    public let id: ID
}

/// A screen.
public struct DisplayProxy: Hashable, Sendable {
    public let bounds: CGRect
    public let visibleRect: CGRect
    public let safeAreaInsets: EdgeInsets
}

/// The content of a window during placement.
public struct WindowLayoutRoot {
    init() {}

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

/// The resizability of a window.
public struct WindowResizability: Sendable {
    private init() {}

    public static var automatic: WindowResizability { WindowResizability() }
    public static var contentSize: WindowResizability { WindowResizability() }
    public static var contentMinSize: WindowResizability { WindowResizability() }
}

public struct WindowLevel: Sendable {
    private init() {}

    public static var automatic: WindowLevel { WindowLevel() }
    public static var normal: WindowLevel { WindowLevel() }
    public static var floating: WindowLevel { WindowLevel() }
    public static var desktop: WindowLevel { WindowLevel() }
}

/// The user's actions on a window.
public struct WindowInteractionBehavior: Equatable, Sendable {
    private let name: String

    public static let automatic = WindowInteractionBehavior(name: "automatic")
    public static let enabled = WindowInteractionBehavior(name: "enabled")
    public static let disabled = WindowInteractionBehavior(name: "disabled")
}

public struct WindowManagerRole: Equatable, Sendable {
    private let name: String

    public static let automatic = WindowManagerRole(name: "automatic")
    public static let principal = WindowManagerRole(name: "principal")
    public static let associated = WindowManagerRole(name: "associated")
}

public struct SceneLaunchBehavior: Sendable {
    private init() {}

    public static let automatic = SceneLaunchBehavior()
    public static let presented = SceneLaunchBehavior()
    public static let suppressed = SceneLaunchBehavior()
}

public struct SceneRestorationBehavior: Sendable {
    private init() {}

    public static let automatic = SceneRestorationBehavior()
    public static let disabled = SceneRestorationBehavior()
}
