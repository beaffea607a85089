import RenderModel

/// A modifier that is accepted, and reported, because nothing in a widget could show it.
struct IneffectiveModifier {
    let name: String
}

extension IneffectiveModifier: ViewModifier {
    typealias Body = Never

    nonisolated static func _makeView(
        modifier: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs,
        content: @escaping (_ViewInputs, inout _ViewOutputs) -> Void
    ) {
        inputs.context.report(
            Diagnostic(
                .note, .noEffect, subject: modifier.name, message: "\(modifier.name) has no effect in a widget."))
        content(inputs, &outputs)
    }
}
