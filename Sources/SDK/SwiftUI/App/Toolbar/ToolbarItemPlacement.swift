/// The placement of a toolbar item.
public struct ToolbarItemPlacement: Sendable {
    private init() {}

    public static let automatic = ToolbarItemPlacement()
    public static let principal = ToolbarItemPlacement()
    public static let navigation = ToolbarItemPlacement()
    public static let primaryAction = ToolbarItemPlacement()
    public static let secondaryAction = ToolbarItemPlacement()
    public static let status = ToolbarItemPlacement()
    public static let confirmationAction = ToolbarItemPlacement()
    public static let cancellationAction = ToolbarItemPlacement()
    public static let destructiveAction = ToolbarItemPlacement()
    public static let keyboard = ToolbarItemPlacement()
    public static let topBarLeading = ToolbarItemPlacement()
    public static let topBarTrailing = ToolbarItemPlacement()
    public static let navigationBarLeading = ToolbarItemPlacement()
    public static let navigationBarTrailing = ToolbarItemPlacement()
    public static let bottomBar = ToolbarItemPlacement()
    public static let bottomOrnament = ToolbarItemPlacement()
    public static let title = ToolbarItemPlacement()
    public static let subtitle = ToolbarItemPlacement()
    public static let largeTitle = ToolbarItemPlacement()
    public static let largeSubtitle = ToolbarItemPlacement()

    public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { ToolbarItemPlacement() }
}

/// A bar of a window.
public struct ToolbarPlacement: Sendable {
    private init() {}

    public static var automatic: ToolbarPlacement { ToolbarPlacement() }
    public static var bottomBar: ToolbarPlacement { ToolbarPlacement() }
    public static var bottomOrnament: ToolbarPlacement { ToolbarPlacement() }
    public static var navigationBar: ToolbarPlacement { ToolbarPlacement() }
    public static var tabBar: ToolbarPlacement { ToolbarPlacement() }
    public static var windowToolbar: ToolbarPlacement { ToolbarPlacement() }

    public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement { ToolbarPlacement() }
}

/// The role of a toolbar.
public struct ToolbarRole: Sendable {
    private init() {}

    public static var automatic: ToolbarRole { ToolbarRole() }
    public static var navigationStack: ToolbarRole { ToolbarRole() }
    public static var browser: ToolbarRole { ToolbarRole() }
    public static var editor: ToolbarRole { ToolbarRole() }
}

/// A default item of a toolbar.
public struct ToolbarDefaultItemKind: Sendable {
    private init() {}

    public static let sidebarToggle = ToolbarDefaultItemKind()
    public static let title = ToolbarDefaultItemKind()
    public static let search = ToolbarDefaultItemKind()
}

public struct ToolbarTitleDisplayMode: Sendable {
    private init() {}

    public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode() }
    public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode() }
    public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode() }
    public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode() }
}

/// The user's customizations of a toolbar item.
public struct ToolbarCustomizationBehavior: Sendable {
    private init() {}

    public static var `default`: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior() }
    public static var reorderable: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior() }
    public static var disabled: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior() }
}

public struct ToolbarCustomizationOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static var alwaysAvailable: ToolbarCustomizationOptions { ToolbarCustomizationOptions(rawValue: 1) }
}

/// The sizing of a toolbar spacer.
public struct SpacerSizing: Hashable, Sendable {
    private let isFixed: Bool

    public static let flexible = SpacerSizing(isFixed: false)
    public static let fixed = SpacerSizing(isFixed: true)
}
