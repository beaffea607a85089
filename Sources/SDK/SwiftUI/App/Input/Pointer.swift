/// The location of a pointer.
public enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}

/// The style of a pointer.
public struct PointerStyle: Hashable, Sendable {
    private let name: String

    public static let `default` = PointerStyle(name: "default")
    public static let horizontalText = PointerStyle(name: "horizontalText")
    public static let verticalText = PointerStyle(name: "verticalText")
    public static let rectSelection = PointerStyle(name: "rectSelection")
    public static let grabIdle = PointerStyle(name: "grabIdle")
    public static let grabActive = PointerStyle(name: "grabActive")
    public static let link = PointerStyle(name: "link")
    public static let zoomIn = PointerStyle(name: "zoomIn")
    public static let zoomOut = PointerStyle(name: "zoomOut")
    public static let columnResize = PointerStyle(name: "columnResize")
    public static let rowResize = PointerStyle(name: "rowResize")

    public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle {
        PointerStyle(name: "columnResize")
    }

    public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle {
        PointerStyle(name: "rowResize")
    }

    public static func frameResize(
        position: FrameResizePosition, directions: FrameResizeDirection.Set = .all
    ) -> PointerStyle {
        PointerStyle(name: "frameResize")
    }

    public static func image(_ image: Image, hotSpot: UnitPoint) -> PointerStyle { PointerStyle(name: "image") }
    public static func shape(_ shape: some Shape, eoFill: Bool = false, size: CGSize? = nil) -> PointerStyle {
        PointerStyle(name: "shape")
    }
}

public enum FrameResizePosition: Int8, CaseIterable, Hashable, Sendable {
    case top, leading, bottom, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
}

public enum FrameResizeDirection: Int8, CaseIterable, Hashable, Sendable {
    case inward, outward

    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        public static let inward = Set(rawValue: 1 << 0)
        public static let outward = Set(rawValue: 1 << 1)
        public static let all: Set = [.inward, .outward]
    }
}

public enum HorizontalDirection: Int8, CaseIterable, Codable, Hashable, Sendable {
    case leading, trailing

    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        public static let leading = Set(rawValue: 1 << 0)
        public static let trailing = Set(rawValue: 1 << 1)
        public static let all: Set = [.leading, .trailing]
    }
}

public enum VerticalDirection: Int8, CaseIterable, Codable, Hashable, Sendable {
    case up, down

    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        public static let up = Set(rawValue: 1 << 0)
        public static let down = Set(rawValue: 1 << 1)
        public static let all: Set = [.up, .down]
    }
}

extension View {
    /// Has no effect: no pointer reaches a widget.
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        noEffect("onHover", .pointer)
    }

    /// Has no effect: no pointer reaches a widget.
    nonisolated public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        noEffect("onContinuousHover", .pointer)
    }

    @_disfavoredOverload
    nonisolated public func onContinuousHover(
        coordinateSpace: CoordinateSpace, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        noEffect("onContinuousHover", .pointer)
    }

    /// Has no effect: no pointer reaches a widget.
    nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View { noEffect("pointerStyle", .pointer) }

    /// Has no effect: no pointer reaches a widget.
    nonisolated public func pointerVisibility(_ visibility: Visibility) -> some View {
        noEffect("pointerVisibility", .pointer)
    }
}
