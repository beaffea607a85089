/// A title with an icon.
public struct Label<Title, Icon> {
    let title: Title
    let icon: Icon
}

extension Label: View where Title: View, Icon: View {
    public typealias Body = Never

    nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.init(title: title(), icon: icon())
    }

    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        guard let inner = inputs.deeper(for: Self.self) else { return }
        let configuration = LabelStyleConfiguration(
            title: LabelStyleConfiguration.Title(content: AnyView(view.title), text: view.title as? Text),
            icon: LabelStyleConfiguration.Icon(content: AnyView(view.icon)))
        let first = outputs.nodes.count
        inputs.environment[StyleStackKey<LabelStyleConfiguration>.self].make(
            configuration, standard: DefaultLabelStyle(), { $0.makeBody(configuration: $1) }, inner, &outputs)
        for node in outputs.nodes[first...] { node.viewType = "Label" }
    }
}

extension Label where Title == Text, Icon == Image {
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: Text(titleKey), icon: Image(systemName: name))
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: Text(titleKey), icon: Image(name))
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init(title: Text(titleKey), icon: Image(resource))
    }

    @_disfavoredOverload
    nonisolated public init(_ resource: LocalizedStringResource, systemImage name: String) {
        self.init(title: Text(resource), icon: Image(systemName: name))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: Text(title), icon: Image(systemName: name))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: Text(title), icon: Image(name))
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label of a style's configuration, for further styling.
    nonisolated public init(_ configuration: LabelStyleConfiguration) {
        self.init(title: configuration.title, icon: configuration.icon)
    }
}

/// The parts of a label, for its style.
public struct LabelStyleConfiguration {
    public struct Title {
        let content: AnyView
        /// The title, if it is a text: it is spoken where the label shows its icon alone.
        let text: Text?
    }

    public struct Icon {
        let content: AnyView
    }

    public let title: Title
    public let icon: Icon
}

extension LabelStyleConfiguration.Title: View {
    public var body: some View { content }
}

extension LabelStyleConfiguration.Icon: View {
    public var body: some View { content }
}
