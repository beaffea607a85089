import RenderModel

/// A view that a widget cannot show; nothing stands for it.
private struct NotDrawnModifier: ViewModifier {
    typealias Body = Never

    let name: String
    let reason: String

    nonisolated static func _makeView<Base: View>(
        modifier: Self, content: Base, inputs: _ViewInputs, outputs: inout _ViewOutputs
    ) {
        inputs.context.report(
            Diagnostic(
                .warning, .notDrawn, subject: modifier.name,
                message: "\(modifier.name) is not drawn in a widget: \(modifier.reason)"))
    }
}

extension View {
    nonisolated func notDrawn(_ name: String, _ reason: String) -> some View {
        modifier(NotDrawnModifier(name: name, reason: reason))
    }
}
