/// A label on glass.
public struct GlassButtonStyle: PrimitiveButtonStyle {
    private let glass: Glass

    nonisolated public init() {
        glass = .regular
    }

    nonisolated public init(_ glass: Glass) {
        self.glass = glass
    }

    public func makeBody(configuration: Configuration) -> some View {
        BorderedButton(label: configuration.label, backdrop: AnyShapeStyle(GlassPane(glass: glass)))
    }
}

/// A white label on glass in the tint color.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        BorderedProminentButtonStyle().makeBody(configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }

    nonisolated public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    nonisolated public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
