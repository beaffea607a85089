@_exported import ActivityKit
import SwiftUI

/// The Live Activity of an app: its views on the Lock Screen and in the Dynamic Island.
@MainActor @preconcurrency
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
    public typealias Body = Never

    private let source: ActivityViewSource<Attributes>

    @preconcurrency
    public init<Content: View>(
        for attributesType: Attributes.Type,
        @ViewBuilder content: @escaping @MainActor (ActivityViewContext<Attributes>) -> Content,
        dynamicIsland: @escaping @MainActor (ActivityViewContext<Attributes>) -> DynamicIsland
    ) {
        source = ActivityViewSource(content: { AnyView(content($0)) }, island: dynamicIsland)
    }

    @preconcurrency
    @available(*, deprecated, message: "early betas only; rejected by Xcode; use init(for:)")
    public init<Content: View>(
        attributesType: Attributes.Type,
        @ViewBuilder content: @escaping @MainActor (ActivityViewContext<Attributes>) -> Content
    ) {
        self.init(for: attributesType, content: content) { _ in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) { EmptyView() }
            } compactLeading: {
                EmptyView()
            } compactTrailing: {
                EmptyView()
            } minimal: {
                EmptyView()
            }
        }
    }

    public static func _makeConfiguration(_ configuration: Self, outputs: inout _WidgetOutputs) {
        outputs.definitions.append(
            ActivityDescriptor(attributesName: String(describing: Attributes.self), source: configuration.source))
    }
}

/// The input of a Live Activity's views.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
    public let activityID: String
    public let attributes: Attributes
    public let state: Attributes.ContentState
    public let isStale: Bool

    package init(activityID: String, attributes: Attributes, state: Attributes.ContentState, isStale: Bool) {
        self.activityID = activityID
        self.attributes = attributes
        self.state = state
        self.isStale = isStale
    }
}
