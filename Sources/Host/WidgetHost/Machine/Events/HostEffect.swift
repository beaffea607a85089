import DeviceCatalog
import ExtensionProtocol
import Foundation
import RenderModel

/// An action that the machine requests from the host.
package enum HostEffect: Hashable, Sendable {
    case requestEntries(RequestID, ExtensionID, InstanceID, EntriesRequest)
    case draw(RequestID, ExtensionID, DrawOrder)
    case perform(RequestID, ExtensionID, PerformRequest)
    case requestRelevance(RequestID, ExtensionID, kind: String)
    case requestActivity(RequestID, ExtensionID, ActivityRequest)
    case drawActivity(RequestID, ExtensionID, ActivityOrder)
    /// Removes the activity with all its drawings.
    case forgetActivity(ActivityID)
    /// Sends a tick at that date, replacing the previously requested wake; `nil` if no event is scheduled.
    case wake(at: Date?)
    case persist(DirtyParts)
    /// The content of the widget may have changed.
    case show(InstanceID)
    /// Releases the entries of a token.
    case release(ExtensionID, token: EntriesToken)
    /// Discards the drawings of earlier generations.
    case discardDrawings(InstanceID, before: Int)
    /// Removes the instance with all its drawings.
    case forget(InstanceID)
    /// The snapshot changed, but not the trees.
    case changed
}

/// Entries to draw and store.
package struct DrawOrder: Hashable, Sendable {
    package var instance: InstanceID
    package var generation: Int
    package var token: EntriesToken
    /// Indices among the provider's entries.
    package var entries: [Int]
    package var environment: WidgetEnvironment

    package var request: RenderRequest {
        RenderRequest(token: token, entries: entries, environments: [environment])
    }
}

/// A state of a Live Activity to draw in all its places.
package struct ActivityOrder: Hashable, Sendable {
    package struct Place: Hashable, Sendable {
        package var presentation: ActivityPresentation
        package var environment: WidgetEnvironment
    }

    package var activity: ActivityID
    package var token: EntriesToken
    /// Index among the states of the token.
    package var state: Int
    package var places: [Place]

    package var request: RenderRequest {
        RenderRequest(token: token, entries: [state], environments: places.map(\.environment))
    }
}

/// The parts of the state that changed since the last write.
package struct DirtyParts: Hashable, Sendable {
    package var layout = false
    package var instances: Set<InstanceID> = []
    package var removed: Set<InstanceID> = []
    package var extensions: Set<ExtensionID> = []

    package var isEmpty: Bool { !layout && instances.isEmpty && removed.isEmpty && extensions.isEmpty }
}
