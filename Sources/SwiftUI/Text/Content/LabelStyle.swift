/// How a label arranges its title and icon.
@MainActor @preconcurrency
public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// Icon and title, as the place wants them.
public struct DefaultLabelStyle: Sendable {
    nonisolated public init() {}
}

extension DefaultLabelStyle: LabelStyle {
    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
}

/// Icon and title beside each other, on one baseline.
public struct TitleAndIconLabelStyle: Sendable {
    nonisolated public init() {}
}

extension TitleAndIconLabelStyle: LabelStyle {
    public func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextBaseline) {
            configuration.icon
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
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
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

/// A style without its type.
struct AnyLabelStyle {
    let make: (LabelStyleConfiguration, _ViewInputs, inout _ViewOutputs) -> Void

    /// The style's own label, should it use one, takes the style outside of it.
    init<S: LabelStyle>(_ style: S, outer: [AnyLabelStyle]) {
        make = { configuration, inputs, outputs in
            var inner = inputs
            inner.environment.labelStyles = outer
            let body = EnvironmentValues.withCurrent(inner.environment) {
                assumeMainActor((style, configuration)) { $0.0.makeBody(configuration: $0.1) }
            }
            S.Body._makeView(body, inputs: inner, outputs: &outputs)
        }
    }
}

private struct LabelStylesKey: EnvironmentKey {
    static var defaultValue: [AnyLabelStyle] { [] }
}

extension EnvironmentValues {
    /// Innermost last.
    var labelStyles: [AnyLabelStyle] {
        get { self[LabelStylesKey.self] }
        set { self[LabelStylesKey.self] = newValue }
    }

    var labelStyle: AnyLabelStyle { labelStyles.last ?? AnyLabelStyle(DefaultLabelStyle(), outer: []) }
}

extension View {
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        transformEnvironment(\.labelStyles) { styles in
            styles.append(AnyLabelStyle(style, outer: styles))
        }
    }
}
