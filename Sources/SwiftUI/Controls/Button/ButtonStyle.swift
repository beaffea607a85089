/// The look of buttons, of which the system keeps the behaviour.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// Look and behaviour of buttons.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// What a button style shows.
public struct ButtonStyleConfiguration {
    /// The button's label.
    public struct Label {
        let content: AnyView
    }

    public let role: ButtonRole?
    public let label: Label
    /// Always false: a picture shows a button at rest.
    public let isPressed: Bool
}

/// What a primitive button style shows.
public struct PrimitiveButtonStyleConfiguration {
    /// The button's label.
    public struct Label {
        let content: AnyView
    }

    public let role: ButtonRole?
    public let label: Label
    let action: ControlAction

    /// Does nothing: a widget's views do not run.
    public func trigger() {}
}

/// A button style without its type.
struct AnyButtonStyle {
    let make: (PrimitiveButtonStyleConfiguration, _ViewInputs, inout _ViewOutputs) -> Void

    /// A button within the style's own views takes the style outside of it.
    init<S: PrimitiveButtonStyle>(_ style: S, outer: [AnyButtonStyle]) {
        make = { configuration, inputs, outputs in
            var inner = inputs
            inner.environment.buttonStyles = outer
            let body = EnvironmentValues.withCurrent(inner.environment) {
                assumeMainActor((style, configuration)) { $0.0.makeBody(configuration: $0.1) }
            }
            S.Body._makeView(body, inputs: inner, outputs: &outputs)
        }
    }

    init<S: ButtonStyle>(_ style: S, outer: [AnyButtonStyle]) {
        make = { configuration, inputs, outputs in
            var inner = inputs
            inner.environment.buttonStyles = outer
            let label = ButtonStyleConfiguration.Label(content: AnyView(configuration.label))
            let plain = ButtonStyleConfiguration(role: configuration.role, label: label, isPressed: false)
            let body = EnvironmentValues.withCurrent(inner.environment) {
                assumeMainActor((style, plain)) { $0.0.makeBody(configuration: $0.1) }
            }
            S.Body._makeView(body, inputs: inner, outputs: &outputs)
        }
    }
}

private struct ButtonStylesKey: EnvironmentKey {
    static var defaultValue: [AnyButtonStyle] { [] }
}

extension EnvironmentValues {
    /// Innermost last.
    var buttonStyles: [AnyButtonStyle] {
        get { self[ButtonStylesKey.self] }
        set { self[ButtonStylesKey.self] = newValue }
    }

    var buttonStyle: AnyButtonStyle { buttonStyles.last ?? AnyButtonStyle(DefaultButtonStyle(), outer: []) }
}

extension View {
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        transformEnvironment(\.buttonStyles) { styles in styles.append(AnyButtonStyle(style, outer: styles)) }
    }

    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        transformEnvironment(\.buttonStyles) { styles in styles.append(AnyButtonStyle(style, outer: styles)) }
    }
}

extension ButtonStyleConfiguration.Label: View {
    public var body: some View { content }
}

extension PrimitiveButtonStyleConfiguration.Label: View {
    public var body: some View { content }
}
