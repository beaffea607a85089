/// The style of a control group.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    associatedtype Body: View
    typealias Configuration = ControlGroupStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// The configuration of a control group style.
public struct ControlGroupStyleConfiguration {
    public struct Content {
        let content: AnyView
    }

    public struct Label {
        let content: AnyView
    }

    public let content: Content
    public let label: Label
}

extension ControlGroupStyleConfiguration.Content: View {
    public var body: some View { content }
}

extension ControlGroupStyleConfiguration.Label: View {
    public var body: some View { content }
}

public struct AutomaticControlGroupStyle: ControlGroupStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}

public struct NavigationControlGroupStyle: ControlGroupStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}

public struct MenuControlGroupStyle: ControlGroupStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Menu {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

public struct CompactMenuControlGroupStyle: ControlGroupStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}

public struct PaletteControlGroupStyle: ControlGroupStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    nonisolated public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    nonisolated public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    nonisolated public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    nonisolated public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    nonisolated public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension View {
    nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        pushStyle(style) { $0.makeBody(configuration: $1) }
    }
}
