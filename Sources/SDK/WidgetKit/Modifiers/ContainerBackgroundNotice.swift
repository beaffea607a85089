import RenderModel

/// The system's notice instead of a widget that never calls `containerBackground(for: .widget)`.
///
/// Evidence: E-MODE-2. Since iOS 17, such a widget shows only this text on the plain background. The text's size and
/// position are the project's own.
struct ContainerBackgroundNotice: View {
    var body: some View {
        Text(verbatim: "Please adopt containerBackground API")
            .font(.footnote)
            .multilineTextAlignment(.center)
            .minimumScaleFactor(0.5)
            .containerBackground(.background, for: .widget)
    }
}

/// Behind a widget that was built before container backgrounds existed: the system's background on a Home Screen,
/// nothing behind accessories.
struct FormerBackground: View {
    @Environment(\.widgetFamily) private var family
    @Environment(\.showsWidgetContainerBackground) private var isShown

    nonisolated init() {}

    var body: some View {
        if isShown, ![.accessoryCircular, .accessoryRectangular, .accessoryInline].contains(family) {
            Rectangle().fill(.background).frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }
}

extension ViewRenderer.BackgroundNotice {
    /// For the widget of a kind that was built with iOS 17's SDK or later.
    nonisolated package static func widget(kind: String) -> Self {
        Self(
            substitute: .content(AnyView(ContainerBackgroundNotice())),
            diagnostic: Diagnostic(
                .error, .missingContainerBackground, subject: kind,
                message: "Please adopt containerBackground API: since iOS 17 a widget without a container background "
                    + "shows that text instead of its content.",
                remedy: remedy))
    }

    /// For the widget of a kind as if it were built before iOS 17, when there were no content margins either.
    nonisolated package static func formerWidget(kind: String) -> Self {
        Self(
            substitute: .background(AnyView(FormerBackground())),
            diagnostic: Diagnostic(
                .warning, .missingContainerBackground, subject: kind,
                message: "The widget has no container background, so it is drawn as one built before iOS 17. Built "
                    + "with the current SDK, a device shows the text “Please adopt containerBackground API” instead.",
                remedy: remedy))
    }

    nonisolated private static var remedy: String {
        "Add .containerBackground(for: .widget) { … } to the widget's view."
    }
}
