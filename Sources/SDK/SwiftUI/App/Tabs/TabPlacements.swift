/// Where adaptable tabs are shown.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    private let name: String

    public static let automatic = AdaptableTabBarPlacement(name: "automatic")
    public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
    public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// The placement of a tab.
public struct TabPlacement: Hashable, Sendable {
    private let name: String

    public static let automatic = TabPlacement(name: "automatic")
    public static let pinned = TabPlacement(name: "pinned")
    public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// The placement of the tabs of a view.
public struct TabBarPlacement: Hashable, Sendable {
    private let name: String

    public static let topBar = TabBarPlacement(name: "topBar")
    public static let bottomBar = TabBarPlacement(name: "bottomBar")
    public static let sidebar = TabBarPlacement(name: "sidebar")
    public static let ornament = TabBarPlacement(name: "ornament")
    public static let pageIndicator = TabBarPlacement(name: "pageIndicator")
}

/// The user's customizations of a tab.
public struct TabCustomizationBehavior: Equatable, Sendable {
    private let name: String

    public static let automatic = TabCustomizationBehavior(name: "automatic")
    public static let reorderable = TabCustomizationBehavior(name: "reorderable")
    public static let disabled = TabCustomizationBehavior(name: "disabled")
}

/// When a tab bar is minimized.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = TabBarMinimizeBehavior(name: "automatic")
    public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
    public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
    public static let never = TabBarMinimizeBehavior(name: "never")
}

/// The effect of selecting the search tab.
public struct TabSearchActivation: Sendable {
    private init() {}

    public static let automatic = TabSearchActivation()
    public static let searchTabSelection = TabSearchActivation()
}

/// The placement of a tab bar's accessory view.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
    case inline, expanded
}

extension EnvironmentValues {
    /// `nil`: a widget has no tabs.
    nonisolated public var tabBarPlacement: TabBarPlacement? { nil }

    /// `nil`: a widget has no tabs.
    nonisolated public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { nil }
}
