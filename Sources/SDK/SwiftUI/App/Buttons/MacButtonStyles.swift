/// A button in the style of a link.
public struct LinkButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        BorderlessButtonStyle().makeBody(configuration: configuration)
    }
}

public struct AccessoryBarButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        BorderlessButtonStyle().makeBody(configuration: configuration)
    }
}

public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        BorderlessButtonStyle().makeBody(configuration: configuration)
    }
}

public struct CardButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PlainButtonStyle().makeBody(configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    nonisolated public static var link: LinkButtonStyle { LinkButtonStyle() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
    nonisolated public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
    nonisolated public static var accessoryBarAction: AccessoryBarActionButtonStyle { AccessoryBarActionButtonStyle() }
}

extension PrimitiveButtonStyle where Self == CardButtonStyle {
    nonisolated public static var card: CardButtonStyle { CardButtonStyle() }
}
