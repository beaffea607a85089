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
    let makeBody: (PrimitiveButtonStyleConfiguration) -> AnyView

    nonisolated init<S: PrimitiveButtonStyle>(_ style: S) {
        makeBody = { configuration in
            assumeMainActor((style, configuration)) { AnyView($0.0.makeBody(configuration: $0.1)) }
        }
    }

    nonisolated init<S: ButtonStyle>(_ style: S) {
        makeBody = { configuration in
            let label = ButtonStyleConfiguration.Label(content: AnyView(configuration.label))
            let plain = ButtonStyleConfiguration(role: configuration.role, label: label, isPressed: false)
            return assumeMainActor((style, plain)) { AnyView($0.0.makeBody(configuration: $0.1)) }
        }
    }
}

private struct ButtonStyleKey: EnvironmentKey {
    static var defaultValue: AnyButtonStyle { AnyButtonStyle(DefaultButtonStyle()) }
}

extension EnvironmentValues {
    var buttonStyle: AnyButtonStyle {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

struct ButtonStyleModifier: EnvironmentModifier {
    typealias Body = Never

    nonisolated(unsafe) let style: AnyButtonStyle

    nonisolated func modify(_ environment: inout EnvironmentValues) { environment.buttonStyle = style }
}

extension View {
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        modifier(ButtonStyleModifier(style: AnyButtonStyle(style)))
    }

    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        modifier(ButtonStyleModifier(style: AnyButtonStyle(style)))
    }
}

extension ButtonStyleConfiguration.Label: View {
    public var body: some View { content }
}

extension PrimitiveButtonStyleConfiguration.Label: View {
    public var body: some View { content }
}
