import RenderModel

/// Opens a URL in the app when it is tapped. Its label takes the tint, as the pictures of Apple's documentation show
/// for iOS; styles of the label itself win. No public picture shows a link in a widget.
public struct Link<Label> {
    let label: Label
    let destination: URL
}

extension Link: View where Label: View {
    nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.init(label: label(), destination: destination)
    }

    public var body: some View {
        let url = destination.absoluteString
        return label.foregroundStyle(ButtonForeground(role: nil)).meaning { meaning in
            meaning.role = .link
            meaning.interaction = .link(url: url)
        }
    }
}
