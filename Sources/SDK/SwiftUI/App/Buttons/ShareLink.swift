import CoreTransferable

/// Shares values. A widget cannot present the share sheet; only the label is drawn.
public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>
where Data.Element: Transferable {
    let label: Label
}

extension ShareLink: View {
    public var body: some View {
        label.noEffect("ShareLink", "it cannot present views; use a Link to open the app.")
    }
}

/// The default label of a share button.
public struct DefaultShareLinkLabel {
    private let title: Text

    nonisolated init(_ title: Text = Text("Share…")) {
        self.title = title
    }
}

extension DefaultShareLinkLabel: View {
    public var body: some View { Label(title: { title }, icon: { Image(systemName: "square.and.arrow.up") }) }
}

/// The preview of a shared value.
public struct SharePreview<Image, Icon> {
    nonisolated init(unshown: Void) {}
}

extension SharePreview where Image: Transferable, Icon: Transferable {
    nonisolated public init(_ title: Text, image: Image, icon: Icon) { self.init(unshown: ()) }

    nonisolated public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init(unshown: ()) }

    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, image: Image, icon: Icon) {
        self.init(unshown: ())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.init(unshown: ()) }

}

extension SharePreview where Image: Transferable, Icon == Never {
    nonisolated public init(_ title: Text, image: Image) { self.init(unshown: ()) }

    nonisolated public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(unshown: ()) }

    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, image: Image) { self.init(unshown: ()) }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image: Image) { self.init(unshown: ()) }

}

extension SharePreview where Image == Never, Icon: Transferable {
    nonisolated public init(_ title: Text, icon: Icon) { self.init(unshown: ()) }

    nonisolated public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(unshown: ()) }

    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, icon: Icon) { self.init(unshown: ()) }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(unshown: ()) }

}

extension SharePreview where Image == Never, Icon == Never {
    nonisolated public init(_ title: Text) { self.init(unshown: ()) }

    nonisolated public init(_ titleKey: LocalizedStringKey) { self.init(unshown: ()) }

    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource) { self.init(unshown: ()) }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S) { self.init(unshown: ()) }

}
