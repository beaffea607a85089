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
        inputs.environment.groupBoxStyle.make(configuration, inner, &outputs)
    }
}

/// How a group box looks.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// What a group box style shows.
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

/// A group box style without its type.
struct AnyGroupBoxStyle {
    let make: (GroupBoxStyleConfiguration, _ViewInputs, inout _ViewOutputs) -> Void

    /// A box within the style's own views takes the style outside of it.
    init<S: GroupBoxStyle>(_ style: S, outer: [AnyGroupBoxStyle]) {
        make = { configuration, inputs, outputs in
            var inner = inputs
            inner.environment.groupBoxStyles = outer
            let body = EnvironmentValues.withCurrent(inner.environment) {
                assumeMainActor((style, configuration)) { $0.0.makeBody(configuration: $0.1) }
            }
            S.Body._makeView(body, inputs: inner, outputs: &outputs)
        }
    }
}

private struct GroupBoxStylesKey: EnvironmentKey {
    static var defaultValue: [AnyGroupBoxStyle] { [] }
}

extension EnvironmentValues {
    /// Innermost last.
    var groupBoxStyles: [AnyGroupBoxStyle] {
        get { self[GroupBoxStylesKey.self] }
        set { self[GroupBoxStylesKey.self] = newValue }
    }

    var groupBoxStyle: AnyGroupBoxStyle { groupBoxStyles.last ?? AnyGroupBoxStyle(DefaultGroupBoxStyle(), outer: []) }
}

extension View {
    nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        transformEnvironment(\.groupBoxStyles) { styles in styles.append(AnyGroupBoxStyle(style, outer: styles)) }
    }
}
