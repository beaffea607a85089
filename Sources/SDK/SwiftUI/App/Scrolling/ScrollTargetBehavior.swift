/// The target behavior of scrolling.
public protocol ScrollTargetBehavior {
    typealias TargetContext = ScrollTargetBehaviorContext
    typealias Properties = ScrollTargetBehaviorProperties
    typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
    func properties(context: PropertiesContext) -> Properties
}

extension ScrollTargetBehavior {
    public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// The part of the content to show.
public struct ScrollTarget: Hashable, Sendable {
    public var rect: CGRect
    public var anchor: UnitPoint?

    public init(rect: CGRect, anchor: UnitPoint? = nil) {
        self.rect = rect
        self.anchor = anchor
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(rect.minX)
        hasher.combine(rect.minY)
    }
}

/// The context of a scroll target.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    public let originalTarget: ScrollTarget
    public let velocity: CGVector
    public let contentSize: CGSize
    public let containerSize: CGSize
    public let axes: Axis.Set
    let environment: EnvironmentValues

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

public struct ScrollTargetBehaviorProperties: Sendable {
    public var limitsScrolls = false

    public init() {}
}

@dynamicMemberLookup
public struct ScrollTargetBehaviorPropertiesContext {
    let environment: EnvironmentValues

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    public init() {}

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    public struct LimitBehavior: Sendable {
        private init() {}

        public static var automatic: LimitBehavior { LimitBehavior() }
        public static var always: LimitBehavior { LimitBehavior() }
        public static var alwaysByFew: LimitBehavior { LimitBehavior() }
        public static var alwaysByOne: LimitBehavior { LimitBehavior() }
        public static var never: LimitBehavior { LimitBehavior() }
    }

    public init(limitBehavior: LimitBehavior = .automatic) {}

    public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {}

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
    private let behavior: any ScrollTargetBehavior

    public init<B: ScrollTargetBehavior>(_ base: B) {
        behavior = base
    }

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        behavior.updateTarget(&target, context: context)
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }

    public static func viewAligned(anchor: UnitPoint?) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(anchor: anchor)
    }

    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
    }
}

extension View {
    /// Has no effect: widgets do not scroll.
    nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        noEffect("scrollTargetBehavior", .scrolling)
    }

    /// Has no effect: widgets do not scroll.
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        noEffect("scrollTargetLayout", .scrolling)
    }

    /// Has no effect: widgets do not scroll.
    nonisolated public func scrollTarget(isEnabled: Bool = true) -> some View {
        noEffect("scrollTarget", .scrolling)
    }
}
