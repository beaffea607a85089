/// How a gauge looks.
@MainActor @preconcurrency
public protocol GaugeStyle {
    associatedtype Body: View
    typealias Configuration = GaugeStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// What a gauge style shows.
public struct GaugeStyleConfiguration {
    public struct Label {
        let content: AnyView
    }

    public struct CurrentValueLabel {
        let content: AnyView
    }

    public struct MinimumValueLabel {
        let content: AnyView
    }

    public struct MaximumValueLabel {
        let content: AnyView
    }

    /// 0…1.
    public let value: Double
    public let label: Label
    public let currentValueLabel: CurrentValueLabel?
    public let minimumValueLabel: MinimumValueLabel?
    public let maximumValueLabel: MaximumValueLabel?
}

extension GaugeStyleConfiguration.Label: View {
    public var body: some View { content }
}

extension GaugeStyleConfiguration.CurrentValueLabel: View {
    public var body: some View { content }
}

extension GaugeStyleConfiguration.MinimumValueLabel: View {
    public var body: some View { content }
}

extension GaugeStyleConfiguration.MaximumValueLabel: View {
    public var body: some View { content }
}

/// A gauge style without its type.
struct AnyGaugeStyle {
    let make: (GaugeStyleConfiguration, _ViewInputs, inout _ViewOutputs) -> Void

    /// A gauge within the style's own views takes the style outside of it.
    init<S: GaugeStyle>(_ style: S, outer: [AnyGaugeStyle]) {
        make = { configuration, inputs, outputs in
            var inner = inputs
            inner.environment.gaugeStyles = outer
            let body = EnvironmentValues.withCurrent(inner.environment) {
                assumeMainActor((style, configuration)) { $0.0.makeBody(configuration: $0.1) }
            }
            S.Body._makeView(body, inputs: inner, outputs: &outputs)
        }
    }
}

private struct GaugeStylesKey: EnvironmentKey {
    static var defaultValue: [AnyGaugeStyle] { [] }
}

extension EnvironmentValues {
    /// Innermost last.
    var gaugeStyles: [AnyGaugeStyle] {
        get { self[GaugeStylesKey.self] }
        set { self[GaugeStylesKey.self] = newValue }
    }

    var gaugeStyle: AnyGaugeStyle { gaugeStyles.last ?? AnyGaugeStyle(DefaultGaugeStyle(), outer: []) }
}

extension View {
    nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        transformEnvironment(\.gaugeStyles) { styles in styles.append(AnyGaugeStyle(style, outer: styles)) }
    }
}
