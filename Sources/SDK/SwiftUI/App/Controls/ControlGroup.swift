/// Related controls in a row.
public struct ControlGroup<Content> {
    let content: Content
}

extension ControlGroup: View where Content: View {
    public typealias Body = Never

    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(content: content())
    }

    nonisolated public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        self.init(content: LabeledControlGroupContent(content: content(), label: label()))
    }

    nonisolated public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: LabeledControlGroupContent(content: content(), label: Text(titleKey)))
    }

    @_disfavoredOverload
    nonisolated public init<C: View>(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: LabeledControlGroupContent(content: content(), label: Text(titleResource)))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: View>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: LabeledControlGroupContent(content: content(), label: Text(title)))
    }

    nonisolated public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(
            content: LabeledControlGroupContent(content: content(), label: Label(titleKey, systemImage: systemImage)))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: View>(_ title: S, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(
            content: LabeledControlGroupContent(content: content(), label: Label(title, systemImage: systemImage)))
    }

    nonisolated public init<C: View>(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: LabeledControlGroupContent(content: content(), label: Label(titleKey, image: image)))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: View>(_ title: S, image: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: LabeledControlGroupContent(content: content(), label: Label(title, image: image)))
    }

    nonisolated public init(_ configuration: ControlGroupStyleConfiguration)
    where Content == ControlGroupStyleConfiguration.Content {
        self.init(content: configuration.content)
    }

    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        guard let inner = inputs.deeper(for: Self.self) else { return }
        let configuration = ControlGroupStyleConfiguration(
            content: .init(content: AnyView(view.content)), label: .init(content: AnyView(EmptyView())))
        inputs.environment[StyleStackKey<ControlGroupStyleConfiguration>.self].make(
            configuration, standard: AutomaticControlGroupStyle(), { $0.makeBody(configuration: $1) }, inner, &outputs)
    }
}

/// Controls with a label that is shown where they become a menu.
public struct LabeledControlGroupContent<Content, Label> {
    let content: Content
    let label: Label
}

extension LabeledControlGroupContent: View where Content: View, Label: View {
    public var body: some View { content }
}
