/// The style of labeled content.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    associatedtype Body: View
    typealias Configuration = LabeledContentStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// The configuration of a labeled content style.
public struct LabeledContentStyleConfiguration {
    public struct Label {
        let content: AnyView
    }

    public struct Content {
        let content: AnyView
    }

    public let label: Label
    public let content: Content
}

extension LabeledContentStyleConfiguration.Label: View {
    public var body: some View { content }
}

extension LabeledContentStyleConfiguration.Content: View {
    public var body: some View { content }
}

public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        LabeledRow(label: configuration.label, content: configuration.content)
    }
}

/// The label, unless labels are hidden, and the content.
private struct LabeledRow: View {
    @Environment(\.labelsVisibility) private var labelsVisibility

    let label: LabeledContentStyleConfiguration.Label
    let content: LabeledContentStyleConfiguration.Content

    var body: some View {
        if labelsVisibility == .hidden {
            content
        } else {
            HStack {
                label
                Spacer(minLength: 0)
                content.foregroundStyle(.secondary)
            }
        }
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    nonisolated public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
    nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        pushStyle(style) { $0.makeBody(configuration: $1) }
    }

    nonisolated public func labelsHidden() -> some View { environment(\.labelsVisibility, .hidden) }

    nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
        environment(\.labelsVisibility, visibility)
    }
}
