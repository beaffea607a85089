import SwiftUI

/// A type-erased Live Activity: what the runtime needs to identify it, find its states and show them.
package struct ActivityDescriptor: WidgetDefinition {
    package var typeName = ""
    package let attributesName: String
    /// Families in addition to the Lock Screen's that the layout supports.
    package var supplementalFamilies: [ActivityFamily] = []
    package let source: any ActivitySource
}

/// A Live Activity in one state, ready to be shown. It belongs to the widget's source and is read on the main actor
/// only.
package struct ActivityMoment: @unchecked Sendable {
    package let isStale: Bool
    /// Equal for states with equal values; `nil` when they cannot be encoded.
    package let key: String?
    package let attributes: any ActivityAttributes
    package let state: any Hashable & Codable
    /// The Lock Screen presentation.
    package let content: @MainActor () -> AnyView
    package let island: @MainActor () -> DynamicIsland
}

/// A type-erased configuration of a Live Activity.
package protocol ActivitySource: Sendable {
    /// A state given as JSON.
    ///
    /// - Throws: `ActivityValueError` that names the missing or invalid value.
    @MainActor
    func moment(attributes: String, state: String, isStale: Bool) throws -> ActivityMoment

    /// A state with generated values.
    ///
    /// - Throws: `ActivityValueError` when the types accept no values.
    @MainActor
    func sample(at date: Date, isStale: Bool) throws -> ActivityMoment

    /// The states of a preview; `nil` when it shows another activity.
    ///
    /// - Parameter age: for all states; `nil` leaves each its own.
    @MainActor
    func moments(of preview: any ActivityPreviewContent, isStale: Bool?) async -> [ActivityMoment]

    /// The widget code's changes to a running activity; `nil` when it is another activity's.
    @MainActor
    func moment(of running: RunningActivities.Entry) -> ActivityMoment?
}

/// Creates the views of one configuration. The closures are the widget's; they run on the main actor.
struct ActivityViewSource<Attributes: ActivityAttributes>: ActivitySource, @unchecked Sendable {
    let content: @MainActor (ActivityViewContext<Attributes>) -> AnyView
    let island: @MainActor (ActivityViewContext<Attributes>) -> DynamicIsland

    @MainActor
    func moment(attributes: String, state: String, isStale: Bool) throws -> ActivityMoment {
        moment(
            try ActivityValue.decode(Attributes.self, from: attributes.isEmpty ? "{}" : attributes, of: "attributes"),
            try ActivityValue.decode(Attributes.ContentState.self, from: state, of: "state"), isStale: isStale)
    }

    @MainActor
    func sample(at date: Date, isStale: Bool) throws -> ActivityMoment {
        moment(
            try ActivityValue.sample(Attributes.self, at: date, of: "attributes"),
            try ActivityValue.sample(Attributes.ContentState.self, at: date, of: "state"), isStale: isStale)
    }

    @MainActor
    func moments(of preview: any ActivityPreviewContent, isStale: Bool?) async -> [ActivityMoment] {
        guard let preview = preview as? ActivityPreview<Attributes> else { return [] }
        return await preview.states().map {
            moment(preview.attributes, $0, isStale: isStale ?? preview.isStale)
        }
    }

    @MainActor
    func moment(of running: RunningActivities.Entry) -> ActivityMoment? {
        guard let attributes = running.attributes as? Attributes,
            let state = running.state as? Attributes.ContentState
        else { return nil }
        return moment(attributes, state, isStale: running.phase == .stale)
    }

    @MainActor
    private func moment(
        _ attributes: Attributes, _ state: Attributes.ContentState, isStale: Bool
    ) -> ActivityMoment {
        let context = ActivityViewContext(
            activityID: ActivityValue.activityID, attributes: attributes, state: state, isStale: isStale)
        return ActivityMoment(
            isStale: isStale, key: ActivityValue.key(attributes, state), attributes: attributes, state: state,
            content: { content(context) }, island: { island(context) })
    }
}

extension WidgetConfiguration {
    /// Other places for which the Live Activity has a layout, such as the Smart Stack of a watch.
    public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration {
        SupplementedConfiguration(content: self, families: families)
    }
}

@MainActor @preconcurrency
private struct SupplementedConfiguration<Content: WidgetConfiguration>: WidgetConfiguration {
    typealias Body = Never

    let content: Content
    let families: [ActivityFamily]

    static func _makeConfiguration(_ configuration: Self, outputs: inout _WidgetOutputs) {
        let first = outputs.definitions.count
        Content._makeConfiguration(configuration.content, outputs: &outputs)
        for index in first..<outputs.definitions.count {
            guard var activity = outputs.definitions[index] as? ActivityDescriptor else { continue }
            activity.supplementalFamilies = configuration.families
            outputs.definitions[index] = activity
        }
    }
}
