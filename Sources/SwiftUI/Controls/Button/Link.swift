import RenderModel

/// Opens a URL in the app when it is tapped. In a widget its label looks as it is.
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
        return label.meaning { meaning in
            meaning.role = .link
            meaning.interaction = .link(url: url)
        }
    }
}
