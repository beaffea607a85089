import RenderModel

/// Opens a URL in the app when it is tapped.
///
/// Its label keeps its colors: the label has the tint in an app, but not in a widget or Live Activity. No picture of
/// Apple's shows this, but published widgets rely on it: a Live Activity (1998code/iOS16-Live-Activities) has a link
/// without a style on a background in the accent color, on which a tinted label would be invisible, and a widget
/// (alfianlosari/Covid19StatsWidgetKit) explicitly sets a link's text to the system's blue.
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
        return label.semantics { semantics in
            semantics.role = .link
            semantics.interaction = .link(url: url)
        }
    }
}
