/// A single window of an app.
public struct Window<Content: View>: Scene {
    public typealias Body = Never

    nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {}

    nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}

    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content) {
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {}

}

/// A window that floats over others.
public struct UtilityWindow<Content: View>: Scene {
    public typealias Body = Never

    nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {}

    nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}

    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content) {
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {}

}

/// The window of an app's alert.
public struct AlertScene<Actions: View, Message: View>: Scene {
    public typealias Body = Never

    nonisolated public init(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions)
    where Message == EmptyView {}

    nonisolated public init(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
    )
    where Message == EmptyView {}

    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
    )
    where Message == EmptyView {}

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
    )
    where Message == EmptyView {}

    nonisolated public init(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) {}

    nonisolated public init(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) {}

    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) {}

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
    ) {}

}

/// The window with an app's settings.
public struct Settings<Content: View>: Scene {
    public typealias Body = Never

    nonisolated public init(@ViewBuilder content: () -> Content) {}
}

/// Opens the app's settings.
public struct SettingsLink<Label: View> {
    private let label: Label

    nonisolated public init(@ViewBuilder label: () -> Label) {
        self.label = label()
    }

    nonisolated public init() where Label == DefaultSettingsLinkLabel {
        label = DefaultSettingsLinkLabel()
    }
}

extension SettingsLink: View {
    public var body: some View { label.noEffect("SettingsLink", "it has no Settings window.") }
}

public struct DefaultSettingsLinkLabel: View {
    nonisolated init() {}

    public var body: some View { Text("Settings…") }
}

/// A menu in the menu bar.
public struct MenuBarExtra<Label: View, Content: View>: Scene {
    public typealias Body = Never

    nonisolated init(unshown: Void) {}
}

extension MenuBarExtra {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(unshown: ())
    }

    nonisolated public init(
        isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(unshown: ())
    }
}

extension MenuBarExtra where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(unshown: ())
    }

    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(unshown: ())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(unshown: ())
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(unshown: ())
    }

    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(unshown: ())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(unshown: ())
    }

}

extension MenuBarExtra where Label == SwiftUI.Label<Text, Image> {
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(unshown: ())
    }

    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(unshown: ())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(unshown: ())
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(unshown: ())
    }

    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(unshown: ())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(unshown: ())
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
        self.init(unshown: ())
    }

    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image: String, @ViewBuilder content: () -> Content
    ) {
        self.init(unshown: ())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) {
        self.init(unshown: ())
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(unshown: ())
    }

    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image: String, isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(unshown: ())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(unshown: ())
    }

}
