/// The style of a tab view.
@MainActor @preconcurrency
public protocol TabViewStyle {}

public struct DefaultTabViewStyle: TabViewStyle {
    nonisolated public init() {}
}

public struct PageTabViewStyle: TabViewStyle {
    public struct IndexDisplayMode: Sendable {
        private init() {}

        public static let automatic = IndexDisplayMode()
        public static let always = IndexDisplayMode()
        public static let never = IndexDisplayMode()
    }

    nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

public struct CarouselTabViewStyle: TabViewStyle {
    nonisolated public init() {}
}

public struct VerticalPageTabViewStyle: TabViewStyle {
    public struct TransitionStyle: Equatable, Sendable {
        private let name: String

        public static let automatic = TransitionStyle(name: "automatic")
        public static let identity = TransitionStyle(name: "identity")
        public static let blur = TransitionStyle(name: "blur")
    }

    nonisolated public init() {}
    nonisolated public init(transitionStyle: TransitionStyle) {}
}

public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    nonisolated public init() {}
}

public struct TabBarOnlyTabViewStyle: TabViewStyle {
    nonisolated public init() {}
}

public struct GroupedTabViewStyle: TabViewStyle {
    nonisolated public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    nonisolated public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    nonisolated public static var page: PageTabViewStyle { PageTabViewStyle() }

    nonisolated public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

extension TabViewStyle where Self == CarouselTabViewStyle {
    nonisolated public static var carousel: CarouselTabViewStyle { CarouselTabViewStyle() }
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
    nonisolated public static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }

    nonisolated public static func verticalPage(
        transitionStyle: VerticalPageTabViewStyle.TransitionStyle
    ) -> VerticalPageTabViewStyle {
        VerticalPageTabViewStyle(transitionStyle: transitionStyle)
    }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    nonisolated public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    nonisolated public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
    nonisolated public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

/// The style of a page indicator.
@MainActor @preconcurrency
public protocol IndexViewStyle {}

public struct PageIndexViewStyle: IndexViewStyle {
    public struct BackgroundDisplayMode: Sendable {
        private init() {}

        public static let automatic = BackgroundDisplayMode()
        public static let interactive = BackgroundDisplayMode()
        public static let always = BackgroundDisplayMode()
        public static let never = BackgroundDisplayMode()
    }

    nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    nonisolated public static var page: PageIndexViewStyle { PageIndexViewStyle() }

    nonisolated public static func page(
        backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
    ) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}
