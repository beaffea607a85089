/// How a label arranges its title and icon.
@MainActor @preconcurrency
public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// Icon and title, as appropriate for the place.
public struct DefaultLabelStyle: Sendable {
    nonisolated public init() {}
}

extension DefaultLabelStyle: LabelStyle {
    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
}

/// Icon and title side by side, on one baseline.
public struct TitleAndIconLabelStyle: Sendable {
    nonisolated public init() {}
}

extension TitleAndIconLabelStyle: LabelStyle {
    public func makeBody(configuration: Configuration) -> some View {
        IconBesideTitle(configuration: configuration)
    }
}

private struct IconBesideTitle: View {
    @Environment(\.labelIconToTitleSpacing) private var spacing
    @Environment(\.labelReservedIconWidth) private var iconWidth

    let configuration: LabelStyleConfiguration

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: spacing) {
            if let iconWidth { configuration.icon.frame(width: iconWidth) } else { configuration.icon }
            configuration.title
        }
    }
}

public struct TitleOnlyLabelStyle: Sendable {
    nonisolated public init() {}
}

extension TitleOnlyLabelStyle: LabelStyle {
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

public struct IconOnlyLabelStyle: Sendable {
    nonisolated public init() {}
}

extension IconOnlyLabelStyle: LabelStyle {
    public func makeBody(configuration: Configuration) -> some View {
        if let text = configuration.title.text {
            configuration.icon.accessibilityLabel(text)
        } else {
            configuration.icon
        }
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        pushStyle(style) { $0.makeBody(configuration: $1) }
    }
}
