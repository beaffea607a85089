@_exported import ActivityKit
import SwiftUI

/// The Live Activity of an app: what the Lock Screen and the Dynamic Island show of it.
///
/// Live Activities are declared and named in an extension's description; they have no timeline and are not drawn.
@MainActor @preconcurrency
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
    public typealias Body = Never

    private let content: @MainActor (ActivityViewContext<Attributes>) -> AnyView
    private let island: @MainActor (ActivityViewContext<Attributes>) -> DynamicIsland

    public init<Content: View>(
        for attributesType: Attributes.Type,
        @ViewBuilder content: @escaping @MainActor (ActivityViewContext<Attributes>) -> Content,
        dynamicIsland: @escaping @MainActor (ActivityViewContext<Attributes>) -> DynamicIsland
    ) {
        self.content = { AnyView(content($0)) }
        island = dynamicIsland
    }

    public static func _makeConfiguration(_ configuration: Self, outputs: inout _WidgetOutputs) {
        outputs.definitions.append(
            ActivityDefinition(attributesName: String(describing: Attributes.self)))
    }
}

/// That an extension has a Live Activity.
package struct ActivityDefinition: WidgetDefinition {
    package var typeName = ""
    package let attributesName: String
}

/// What the views of a Live Activity are made from.
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

extension View {
    /// Colours the Lock Screen's background of a Live Activity.
    nonisolated public func activityBackgroundTint(_ color: Color?) -> some View { self }

    /// Colours the button that the system adds to a Live Activity.
    nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
}
