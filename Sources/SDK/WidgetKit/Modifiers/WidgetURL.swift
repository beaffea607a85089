import RenderModel

struct WidgetURLModifier: ViewModifier {
    typealias Body = Never

    let url: URL?

    nonisolated static func _makeView<Base: View>(
        modifier: Self, content: Base, inputs: _ViewInputs, outputs: inout _ViewOutputs
    ) {
        if let url = modifier.url {
            if let other = inputs.context.widgetURL, other != url.absoluteString {
                inputs.context.report(
                    Diagnostic(
                        .warning, .configuration, subject: "widgetURL",
                        message: "The widget has more than one widgetURL; which one opens is undefined.",
                        remedy: "Set it on the outermost view only, and use Link for individual parts."))
            } else {
                inputs.context.widgetURL = url.absoluteString
            }
        }
        Base._makeView(content, inputs: inputs, outputs: &outputs)
    }
}

extension View {
    /// The URL that opens in the app when the widget is tapped outside of its controls and links.
    nonisolated public func widgetURL(_ url: URL?) -> some View {
        modifier(WidgetURLModifier(url: url))
    }
}
