/// The appearance of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// The input of a progress view style.
public struct ProgressViewStyleConfiguration {
    public struct Label {
        let content: AnyView
    }

    public struct CurrentValueLabel {
        let content: AnyView
    }

    /// 0…1; `nil` for indeterminate progress.
    public let fractionCompleted: Double?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyleConfiguration.Label: View {
    public var body: some View { content }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: View {
    public var body: some View { content }
}

/// A bar for determinate progress, a spinner for indeterminate progress.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

/// The label above a bar, and the current value below. Indeterminate progress is an empty bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    nonisolated public init() {
        tint = nil
    }

    nonisolated public init(tint: Color) {
        self.tint = tint
    }

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            configuration.label
            CapacityBar(value: configuration.fractionCompleted ?? 0, track: AnyShapeStyle(.fill.secondary))
                .modifier(OptionalTint(tint: tint))
            configuration.currentValueLabel
                .font(.caption)
                .foregroundStyle(.secondary)
        }
    }
}

/// A ring with the current value in its center, or a spinner for indeterminate progress.
public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    nonisolated public init() {
        tint = nil
    }

    nonisolated public init(tint: Color) {
        self.tint = tint
    }

    public func makeBody(configuration: Configuration) -> some View {
        RingProgress(configuration: configuration).modifier(OptionalTint(tint: tint))
    }
}

/// A ring or a spinner with its label.
private struct RingProgress: View {
    @Environment(\.ringLabelPlacement) private var labelPlacement
    let configuration: ProgressViewStyleConfiguration

    /// The distance from the edge of a ring of 25 points to the square within its line, in points.
    private static let ringMargin: CGFloat = 4

    var body: some View {
        if let share = configuration.fractionCompleted, labelPlacement == .inside {
            ProgressRing(share: share) {
                Group {
                    if let value = configuration.currentValueLabel {
                        value
                    } else {
                        configuration.label
                    }
                }
                .minimumScaleFactor(0.5)
                .padding(Self.ringMargin)
            }
        } else {
            VStack(spacing: 6) {
                if let share = configuration.fractionCompleted {
                    ProgressRing(share: share) { configuration.currentValueLabel }
                } else {
                    Spinner()
                }
                configuration.label
            }
        }
    }
}

/// The placement of a progress ring's label.
package enum RingLabelPlacement: Hashable, Sendable {
    case below
    /// In the ring, unless the current value is there: places next to a camera have no space below it.
    case inside
}

private struct RingLabelPlacementKey: EnvironmentKey {
    static var defaultValue: RingLabelPlacement { .below }
}

extension EnvironmentValues {
    nonisolated package var ringLabelPlacement: RingLabelPlacement {
        get { self[RingLabelPlacementKey.self] }
        set { self[RingLabelPlacementKey.self] = newValue }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// The tint, if there is one.
private struct OptionalTint: ViewModifier {
    let tint: Color?

    func body(content: Content) -> some View {
        if let tint { content.tint(tint) } else { content }
    }
}

extension View {
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        pushStyle(style) { $0.makeBody(configuration: $1) }
    }
}
