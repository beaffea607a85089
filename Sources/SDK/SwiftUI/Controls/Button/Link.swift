import RenderModel

/// Opens a URL in the app when it is tapped.
///
/// Its label keeps its colours: in an app it takes the tint, in a widget or Live Activity not. No picture of Apple's
/// shows it, but published widgets count on it: a Live Activity that shows on iPhones (1998code/iOS16-Live-Activities)
/// has a link without any style on a background in the accent colour, on which a tinted label could not be seen, and a
/// widget (alfianlosari/Covid19StatsWidgetKit) gives a link's text the system's blue itself.
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
