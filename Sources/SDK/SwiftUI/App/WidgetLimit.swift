import RenderModel

/// Why something that apps have does nothing in a widget.
enum WidgetLimit: String {
    case actions = "nothing in it performs the action."
    case activities = "URLs and activities go to the app, not the widget."
    case badges = "it has no badges."
    case bars = "it has no bars."
    case commands = "it has no menu bar."
    case documents = "it edits no documents."
    case drags = "nothing is dragged out of it or dropped on it."
    case feedback = "its views do not run."
    case files = "it opens no files."
    case focus = "nothing in it has the focus."
    case gestures = "taps reach buttons and toggles with intents, links and the widget's URL only."
    case keys = "it gets no keys."
    case lists = "it draws no lists; their rows are stacked."
    case menus = "it opens no menus."
    case navigation = "it does not navigate."
    case notDrawn = "the view that it is for is not drawn in it."
    case pasteboard = "nothing is copied from it or pasted into it."
    case pencil = "no pencil reaches it."
    case pointer = "no pointer reaches it."
    case presentation = "it presents nothing over itself."
    case scenes = "it has no scenes of its own."
    case scrolling = "nothing in it scrolls."
    case search = "nobody searches in it."
    case tabs = "it has no tabs."
    case typing = "nobody types into it."
    case windows = "it has no windows."
}

/// A container of apps of which a widget draws the content alone.
private struct ContentAloneModifier: ViewModifier {
    typealias Body = Never

    let name: String
    let limit: WidgetLimit

    nonisolated static func _makeView<Base: View>(
        modifier: Self, content: Base, inputs: _ViewInputs, outputs: inout _ViewOutputs
    ) {
        inputs.context.report(
            Diagnostic(
                .warning, .noEffect, subject: modifier.name,
                message: "\(modifier.name) shows its content alone in a widget: \(modifier.limit.rawValue)",
                remedy: "Use the content itself."))
        Base._makeView(content, inputs: inputs, outputs: &outputs)
    }
}

extension View {
    nonisolated func noEffect(_ name: String, _ limit: WidgetLimit) -> some View {
        noEffect(name, limit.rawValue)
    }

    /// The view in the whole place of a container that a widget does not draw.
    nonisolated func contentAlone(of name: String, _ limit: WidgetLimit) -> some View {
        VStack { self }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .modifier(ContentAloneModifier(name: name, limit: limit))
    }
}
