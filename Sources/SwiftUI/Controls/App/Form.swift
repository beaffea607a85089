import RenderModel

/// Controls for settings. A widget cannot scroll, and Apple's widgets draw no forms; here the rows are stacked.
public struct Form<Content> {
    let content: Content
}

extension Form: View where Content: View {
    public typealias Body = Never

    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(content: content())
    }

    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        inputs.context.report(
            Diagnostic(
                .warning, .noEffect, subject: "Form", message: "Form is not drawn in a widget; its rows are stacked.",
                remedy: "Use VStack."))
        let rows = VStack(alignment: .leading) { view.content }
        VStack<Content>._makeView(rows, inputs: inputs, outputs: &outputs)
    }
}
