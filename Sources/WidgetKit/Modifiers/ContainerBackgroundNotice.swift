import RenderModel

/// What the system shows in place of a widget that never calls `containerBackground(for: .widget)`.
///
/// Evidence: since iOS 17 such a widget is nothing but these words on the plain background (nemecek.be, "Hotfixing
/// widgets for iOS 17: containerBackground + padding", 4 July 2023, with a screenshot). Size and place of the words are
/// the project's own.
struct ContainerBackgroundNotice: View {
    var body: some View {
        Text(verbatim: "Please adopt containerBackground API")
            .font(.footnote)
            .multilineTextAlignment(.center)
            .minimumScaleFactor(0.5)
            .containerBackground(.background, for: .widget)
    }
}

extension ViewRenderer.BackgroundNotice {
    /// The notice for the widget of a kind.
    nonisolated package static func widget(kind: String) -> Self {
        Self(
            view: AnyView(ContainerBackgroundNotice()),
            diagnostic: Diagnostic(
                .error, .missingContainerBackground, subject: kind,
                message: "Please adopt containerBackground API: since iOS 17 a widget without a container background "
                    + "shows these words instead of its content.",
                remedy: "Put .containerBackground(for: .widget) { … } around the widget's view."))
    }
}
