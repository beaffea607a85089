/// The hover style of a view.
public struct HoverEffect: Sendable {
    private init() {}

    public static let automatic = HoverEffect()
    public static let highlight = HoverEffect()
    public static let lift = HoverEffect()
}

/// A change of a view's appearance on hover.
public protocol CustomHoverEffect {
    associatedtype Body: CustomHoverEffect

    func body(content: Content) -> Body

    typealias Content = HoverEffectContent
}

/// The content of a hover effect.
public struct HoverEffectContent: CustomHoverEffect {
    public typealias Body = HoverEffectContent

    init() {}

    public func body(content: HoverEffectContent) -> HoverEffectContent { self }
}

extension CustomHoverEffect {
    public func hoverEffect(_ effect: some CustomHoverEffect) -> some CustomHoverEffect { self }
    public func hoverEffectDisabled(_ disabled: Bool = true) -> some CustomHoverEffect { self }
}

public struct AutomaticHoverEffect: CustomHoverEffect {
    public init() {}

    public func body(content: Content) -> some CustomHoverEffect { content }
}

public struct HighlightHoverEffect: CustomHoverEffect {
    public init() {}

    public func body(content: Content) -> some CustomHoverEffect { content }
}

public struct LiftHoverEffect: CustomHoverEffect {
    public init() {}

    public func body(content: Content) -> some CustomHoverEffect { content }
}

public struct EmptyHoverEffect: CustomHoverEffect {
    public init() {}

    public func body(content: Content) -> some CustomHoverEffect { content }
}

extension CustomHoverEffect where Self == AutomaticHoverEffect {
    public static var automatic: AutomaticHoverEffect { AutomaticHoverEffect() }
}

extension CustomHoverEffect where Self == HighlightHoverEffect {
    public static var highlight: HighlightHoverEffect { HighlightHoverEffect() }
}

extension CustomHoverEffect where Self == LiftHoverEffect {
    public static var lift: LiftHoverEffect { LiftHoverEffect() }
}

extension CustomHoverEffect where Self == EmptyHoverEffect {
    public static var empty: EmptyHoverEffect { EmptyHoverEffect() }
}

/// Views whose hover effects start together.
public struct HoverEffectGroup: Hashable, Sendable {
    nonisolated public init() {}
}

extension View {
    /// Has no effect: no pointer reaches a widget.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
        noEffect("hoverEffect", .pointer)
    }

    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View {
        noEffect("hoverEffect", .pointer)
    }

    @_disfavoredOverload
    nonisolated public func hoverEffect(
        _ effect: some CustomHoverEffect, in group: HoverEffectGroup? = nil, isEnabled: Bool = true
    ) -> some View {
        noEffect("hoverEffect", .pointer)
    }

    /// Has no effect: no pointer reaches a widget.
    nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
        noEffect("hoverEffectDisabled", .pointer)
    }

    /// Has no effect: no pointer reaches a widget.
    nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
        noEffect("defaultHoverEffect", .pointer)
    }

    /// Has no effect: no pointer reaches a widget.
    nonisolated public func hoverEffectGroup(
        id: String? = nil, in namespace: Namespace.ID, behavior: GroupHoverEffectBehavior = .automatic
    ) -> some View {
        noEffect("hoverEffectGroup", .pointer)
    }

    nonisolated public func hoverEffectGroup(_ group: HoverEffectGroup?) -> some View {
        noEffect("hoverEffectGroup", .pointer)
    }
}

public struct GroupHoverEffectBehavior: Sendable {
    private init() {}

    public static let automatic = GroupHoverEffectBehavior()
    public static let activatesGroup = GroupHoverEffectBehavior()
    public static let followsGroup = GroupHoverEffectBehavior()
}
