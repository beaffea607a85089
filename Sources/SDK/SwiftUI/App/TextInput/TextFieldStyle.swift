/// The style of a text field.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    associatedtype _Body: View
    typealias _Label = _TextFieldStyleLabel

    @ViewBuilder @MainActor @preconcurrency
    func _body(configuration: TextField<Self._Label>) -> _Body
}

/// The label of a text field, for a style.
public struct _TextFieldStyleLabel: View {
    nonisolated init() {}

    public var body: some View { EmptyView() }
}

public struct DefaultTextFieldStyle: TextFieldStyle {
    nonisolated public init() {}

    public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View { configuration }
}

public struct PlainTextFieldStyle: TextFieldStyle {
    nonisolated public init() {}

    public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View { configuration }
}

public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    nonisolated public init() {}

    public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View { configuration }
}

public struct SquareBorderTextFieldStyle: TextFieldStyle {
    nonisolated public init() {}

    public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View { configuration }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    nonisolated public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

extension View {
    /// Has no effect: a widget does not support text fields.
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        noEffect("textFieldStyle", .notDrawn)
    }
}
