import RenderModel

/// The reason that an app-only feature has no effect in a widget.
enum WidgetLimit: String {
    case actions = "nothing in it can trigger the action."
    case activities = "URLs and user activities are delivered to the app."
    case badges = "it has no badges."
    case bars = "it has no bars."
    case commands = "it has no menu bar."
    case documents = "it has no documents."
    case drags = "it has no drag and drop."
    case feedback = "its views are archived and never live."
    case files = "it cannot open files."
    case focus = "its views never receive focus."
    case gestures = "taps reach only buttons and toggles with intents, links and the widget's URL."
    case keys = "it receives no key presses."
    case lists = "it cannot show lists; their rows are stacked."
    case menus = "it cannot open menus."
    case navigation = "it has no navigation."
    case notDrawn = "the view it applies to is not drawn in widgets."
    case pasteboard = "it has no copy and paste."
    case pencil = "it receives no Apple Pencil input."
    case pointer = "it receives no pointer events."
    case presentation = "it cannot present views."
    case scenes = "it has no scenes."
    case scrolling = "it does not scroll."
    case search = "it has no search."
    case tabs = "it has no tabs."
    case typing = "it accepts no text input."
    case windows = "it has no windows."
}

/// An app container of which a widget draws only the content.
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
                message: "\(modifier.name) shows only its content in a widget: \(modifier.limit.rawValue)",
                remedy: "Use the content view directly."))
        Base._makeView(content, inputs: inputs, outputs: &outputs)
    }
}

extension View {
    nonisolated func noEffect(_ name: String, _ limit: WidgetLimit) -> some View {
        noEffect(name, limit.rawValue)
    }

    /// The view over the full area of a container that a widget does not draw.
    nonisolated func contentAlone(of name: String, _ limit: WidgetLimit) -> some View {
        VStack { self }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .modifier(ContentAloneModifier(name: name, limit: limit))
    }
}
