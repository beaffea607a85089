/// Content that is shown or hidden with a tap on its label. A widget shows its initial state.
public struct DisclosureGroup<Label, Content> {
    let label: Label
    let content: () -> Content
    let isExpanded: Binding<Bool>

    nonisolated init(_ isExpanded: Binding<Bool>?, label: Label, content: @escaping () -> Content) {
        self.isExpanded = isExpanded ?? .constant(false)
        self.label = label
        self.content = content
    }
}

extension DisclosureGroup: View where Label: View, Content: View {
    public typealias Body = Never

    nonisolated public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(nil, label: label(), content: content)
    }

    nonisolated public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(isExpanded, label: label(), content: content)
    }

    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        guard let inner = inputs.deeper(for: Self.self) else { return }
        let configuration = DisclosureGroupStyleConfiguration(
            label: .init(content: AnyView(view.label)),
            content: .init(content: { AnyView(view.content()) }), isExpanded: view.isExpanded)
        inputs.environment[StyleStackKey<DisclosureGroupStyleConfiguration>.self].make(
            configuration, standard: AutomaticDisclosureGroupStyle(), { $0.makeBody(configuration: $1) }, inner,
            &outputs)
    }
}

extension DisclosureGroup where Label == Text, Content: View {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(nil, label: Text(titleKey), content: content)
    }

    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
        self.init(nil, label: Text(titleResource), content: content)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(nil, label: Text(title), content: content)
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded, label: Text(titleKey), content: content)
    }

    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded, label: Text(titleResource), content: content)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded, label: Text(title), content: content)
    }

}
