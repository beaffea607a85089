/// Content with a label, in a box.
public struct GroupBox<Label, Content> {
    let label: AnyView?
    let content: Content
}

extension GroupBox: View where Label: View, Content: View {
    public typealias Body = Never

    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: AnyView(label()), content: content())
    }

    nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
        self.init(label: AnyView(label), content: content())
    }

    nonisolated public init(@ViewBuilder content: () -> Content) where Label == EmptyView {
        self.init(label: nil, content: content())
    }

    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        guard let inner = inputs.deeper(for: Self.self) else { return }
        let configuration = GroupBoxStyleConfiguration(
            label: .init(content: view.label ?? AnyView(EmptyView())), content: .init(content: AnyView(view.content)))
        inputs.environment[StyleStackKey<GroupBoxStyleConfiguration>.self].make(
            configuration, standard: DefaultGroupBoxStyle(), { $0.makeBody(configuration: $1) }, inner, &outputs)
    }
}

/// The appearance of a group box.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// The input of a group box style.
public struct GroupBoxStyleConfiguration {
    public struct Label {
        let content: AnyView
    }

    public struct Content {
        let content: AnyView
    }

    public let label: Label
    public let content: Content
}

extension GroupBoxStyleConfiguration.Label: View {
    public var body: some View { content }
}

extension GroupBoxStyleConfiguration.Content: View {
    public var body: some View { content }
}

/// A box with round corners on the secondary background.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label
            configuration.content
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding()
        .background(.background.secondary, in: RoundedRectangle(cornerRadius: 8))
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
    nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        pushStyle(style) { $0.makeBody(configuration: $1) }
    }
}
