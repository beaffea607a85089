/// The appearance of buttons with standard behavior.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// The appearance and behavior of buttons.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// The input of a button style.
public struct ButtonStyleConfiguration {
    /// The button's label.
    public struct Label {
        let content: AnyView
    }

    public let role: ButtonRole?
    public let label: Label
    /// Always false: a picture shows a button at rest.
    public let isPressed: Bool

    init(_ configuration: PrimitiveButtonStyleConfiguration) {
        role = configuration.role
        label = Label(content: AnyView(configuration.label))
        isPressed = false
    }
}

/// The input of a primitive button style.
public struct PrimitiveButtonStyleConfiguration {
    /// The button's label.
    public struct Label {
        let content: AnyView
    }

    public let role: ButtonRole?
    public let label: Label
    let action: ControlAction

    /// Has no effect: a widget's views do not run.
    public func trigger() {}
}

extension View {
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        pushStyle(style) { style, configuration in
            style.makeBody(configuration: ButtonStyleConfiguration(configuration))
        }
    }

    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        pushStyle(style) { $0.makeBody(configuration: $1) }
    }
}

extension ButtonStyleConfiguration.Label: View {
    public var body: some View { content }
}

extension PrimitiveButtonStyleConfiguration.Label: View {
    public var body: some View { content }
}
