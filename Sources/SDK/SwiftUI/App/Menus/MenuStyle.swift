/// The style of a menu.
@MainActor @preconcurrency
public protocol MenuStyle {
    associatedtype Body: View
    typealias Configuration = MenuStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// The configuration of a menu style.
public struct MenuStyleConfiguration {
    public struct Label: View {
        nonisolated init() {}

        public var body: some View { EmptyView() }
    }

    public struct Content: View {
        nonisolated init() {}

        public var body: some View { EmptyView() }
    }
}

public struct DefaultMenuStyle: MenuStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

public struct ButtonMenuStyle: MenuStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

public struct BorderlessButtonMenuStyle: MenuStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

public struct BorderedButtonMenuStyle: MenuStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == DefaultMenuStyle {
    nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    nonisolated public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
    nonisolated public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}

/// The order of a menu's items.
public struct MenuOrder: Equatable, Hashable, Sendable {
    private let name: String

    public static let automatic = MenuOrder(name: "automatic")
    public static let priority = MenuOrder(name: "priority")
    public static let fixed = MenuOrder(name: "fixed")
}

/// Whether a menu closes after a selection.
public struct MenuActionDismissBehavior: Equatable, Sendable {
    private let name: String

    public static let automatic = MenuActionDismissBehavior(name: "automatic")
    public static let enabled = MenuActionDismissBehavior(name: "enabled")
    public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

private struct MenuOrderKey: EnvironmentKey {
    static var defaultValue: MenuOrder { .automatic }
}

private struct MenuIndicatorKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
    nonisolated public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }

    nonisolated public var menuIndicatorVisibility: Visibility {
        get { self[MenuIndicatorKey.self] }
        set { self[MenuIndicatorKey.self] = newValue }
    }
}

extension View {
    /// Has no effect: a widget has no menus.
    nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View { noEffect("menuStyle", .menus) }

    nonisolated public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

    nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuIndicatorVisibility, visibility)
    }

    /// Has no effect: a widget has no menus.
    nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        noEffect("menuActionDismissBehavior", .menus)
    }
}
