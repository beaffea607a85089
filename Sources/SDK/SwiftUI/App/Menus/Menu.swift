import RenderModel

/// A list of actions that opens from its label. A widget cannot open menus; only the label is drawn.
public struct Menu<Label, Content> {
    let label: Label
}

extension Menu: View where Label: View, Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label())
    }

    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
    ) {
        self.init(label: label())
    }

    public var body: some View {
        label.noEffect("Menu", "it cannot open menus; use a Button with an intent.")
    }
}

extension Menu where Label == Text, Content: View {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey))
    }

    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleResource))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title))
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(label: Text(titleKey))
    }

    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(label: Text(titleResource))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(label: Text(title))
    }

}

extension Menu where Label == SwiftUI.Label<Text, Image>, Content: View {
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(label: SwiftUI.Label(titleKey, systemImage: systemImage))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(label: SwiftUI.Label(title, systemImage: systemImage))
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(label: SwiftUI.Label(titleKey, systemImage: systemImage))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(label: SwiftUI.Label(title, systemImage: systemImage))
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
        self.init(label: SwiftUI.Label(titleKey, image: image))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) {
        self.init(label: SwiftUI.Label(title, image: image))
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(label: SwiftUI.Label(titleKey, image: image))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(label: SwiftUI.Label(title, image: image))
    }

}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    nonisolated public init(_ configuration: MenuStyleConfiguration) {
        self.init(label: MenuStyleConfiguration.Label())
    }
}
