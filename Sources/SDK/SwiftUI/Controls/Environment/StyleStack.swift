/// The styles in the environment of a view for one kind of control, which is identified by its style configuration.
///
/// A control within a style's own views uses the next outer style.
struct StyleStack<Configuration> {
    private typealias Maker = (Configuration, _ViewInputs, inout _ViewOutputs) -> Void

    /// Innermost last.
    private var makers: [Maker] = []

    mutating func push<Style, Body: View>(
        _ style: Style, _ body: @escaping @MainActor (Style, Configuration) -> Body
    ) {
        makers.append(maker(style, body))
    }

    /// Creates a control's views with the innermost style, or with the standard one if none is set.
    func make<Style, Body: View>(
        _ configuration: Configuration, standard: Style, _ body: @escaping @MainActor (Style, Configuration) -> Body,
        _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs
    ) {
        let make = makers.last ?? maker(standard, body)
        make(configuration, inputs, &outputs)
    }

    private func maker<Style, Body: View>(
        _ style: Style, _ body: @escaping @MainActor (Style, Configuration) -> Body
    ) -> Maker {
        { configuration, inputs, outputs in
            var inner = inputs
            inner.environment[StyleStackKey<Configuration>.self] = self
            let view = EnvironmentValues.withCurrent(inner.environment) {
                assumeMainActor((style, configuration)) { body($0.0, $0.1) }
            }
            Body._makeView(view, inputs: inner, outputs: &outputs)
        }
    }
}

struct StyleStackKey<Configuration>: EnvironmentKey {
    static var defaultValue: StyleStack<Configuration> { StyleStack() }
}

extension EnvironmentValues {
    /// Sets a style without any outer styles.
    mutating func setOnlyStyle<Style, Configuration, Body: View>(
        _ style: Style, _ body: @escaping @MainActor (Style, Configuration) -> Body
    ) {
        var stack = StyleStack<Configuration>()
        stack.push(style, body)
        self[StyleStackKey<Configuration>.self] = stack
    }
}

/// Sets a style for the controls in the content.
private struct StyleModifier<Style, Configuration, StyleBody: View> {
    let style: Style
    let makeBody: @MainActor (Style, Configuration) -> StyleBody
}

extension StyleModifier: EnvironmentModifier {
    typealias Body = Never

    nonisolated func modify(_ environment: inout EnvironmentValues) {
        environment[StyleStackKey<Configuration>.self].push(style, makeBody)
    }
}

extension View {
    nonisolated func pushStyle<Style, Configuration, StyleBody: View>(
        _ style: Style, _ body: @escaping @MainActor (Style, Configuration) -> StyleBody
    ) -> some View {
        modifier(StyleModifier(style: style, makeBody: body))
    }
}
