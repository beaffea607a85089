/// The style of a list.
@MainActor @preconcurrency
public protocol ListStyle {}

public struct DefaultListStyle: ListStyle {
    nonisolated public init() {}
}

public struct PlainListStyle: ListStyle {
    nonisolated public init() {}
}

public struct GroupedListStyle: ListStyle {
    nonisolated public init() {}
}

public struct InsetListStyle: ListStyle {
    nonisolated public init() {}
    nonisolated public init(alternatesRowBackgrounds: Bool) {}
}

public struct InsetGroupedListStyle: ListStyle {
    nonisolated public init() {}
}

public struct SidebarListStyle: ListStyle {
    nonisolated public init() {}
}

public struct BorderedListStyle: ListStyle {
    nonisolated public init() {}
    nonisolated public init(alternatesRowBackgrounds: Bool) {}
}

public struct CarouselListStyle: ListStyle {
    nonisolated public init() {}
}

public struct EllipticalListStyle: ListStyle {
    nonisolated public init() {}
}

extension ListStyle where Self == DefaultListStyle {
    nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    nonisolated public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    nonisolated public static var inset: InsetListStyle { InsetListStyle() }

    nonisolated public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    nonisolated public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
    nonisolated public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == BorderedListStyle {
    nonisolated public static var bordered: BorderedListStyle { BorderedListStyle() }

    nonisolated public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
        BorderedListStyle()
    }
}

extension ListStyle where Self == CarouselListStyle {
    nonisolated public static var carousel: CarouselListStyle { CarouselListStyle() }
}

extension ListStyle where Self == EllipticalListStyle {
    nonisolated public static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}

extension View {
    /// Has no effect: a widget does not support lists.
    nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { noEffect("listStyle", .lists) }
}
