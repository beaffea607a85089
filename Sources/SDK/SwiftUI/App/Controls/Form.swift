import RenderModel

/// Controls for settings. A widget cannot scroll, and Apple's widgets do not support forms; here the rows are stacked.
public struct Form<Content> {
    let content: Content
}

extension Form: View where Content: View {
    public typealias Body = Never

    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(content: content())
    }

    nonisolated public init(_ configuration: FormStyleConfiguration)
    where Content == FormStyleConfiguration.Content {
        self.init(content: configuration.content)
    }

    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        inputs.context.report(
            Diagnostic(
                .warning, .noEffect, subject: "Form", message: "Widgets cannot show a Form; its rows are stacked.",
                remedy: "Use VStack."))
        guard let inner = inputs.deeper(for: Self.self) else { return }
        let configuration = FormStyleConfiguration(content: .init(content: AnyView(view.content)))
        inputs.environment[StyleStackKey<FormStyleConfiguration>.self].make(
            configuration, standard: AutomaticFormStyle(), { $0.makeBody(configuration: $1) }, inner, &outputs)
    }
}

/// The style of a form.
@MainActor @preconcurrency
public protocol FormStyle {
    associatedtype Body: View
    typealias Configuration = FormStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// The configuration of a form style.
public struct FormStyleConfiguration {
    public struct Content {
        let content: AnyView
    }

    public let content: Content
}

extension FormStyleConfiguration.Content: View {
    public var body: some View { content }
}

public struct AutomaticFormStyle: FormStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) { configuration.content }
    }
}

public struct GroupedFormStyle: FormStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) { configuration.content }
    }
}

public struct ColumnsFormStyle: FormStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) { configuration.content }
    }
}

extension FormStyle where Self == AutomaticFormStyle {
    nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
    nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
    nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
    nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
        pushStyle(style) { $0.makeBody(configuration: $1) }
    }
}
