import DeviceCatalog
import ExtensionProtocol
import Foundation
import RenderModel

/// Something that the machine asks the host to do.
package enum HostEffect: Hashable, Sendable {
    case requestEntries(RequestID, ExtensionID, InstanceID, EntriesRequest)
    case draw(RequestID, ExtensionID, DrawOrder)
    case perform(RequestID, ExtensionID, PerformRequest)
    case requestRelevance(RequestID, ExtensionID, kind: String)
    case requestActivity(RequestID, ExtensionID, ActivityRequest)
    case drawActivity(RequestID, ExtensionID, ActivityOrder)
    /// The activity is gone with all that was drawn for it.
    case forgetActivity(ActivityID)
    /// Send a tick at that date; replaces the wake asked for before. Nil when nothing is to come.
    case wake(at: Date?)
    case persist(DirtyParts)
    /// What the widget shows may have changed.
    case show(InstanceID)
    /// The entries of a token are no longer needed.
    case release(ExtensionID, token: EntriesToken)
    /// Drawings of earlier generations are no longer needed.
    case discardDrawings(InstanceID, before: Int)
    /// The instance is gone with all that was drawn for it.
    case forget(InstanceID)
    /// The snapshot changed, the trees did not.
    case changed
}

/// Entries to be drawn and kept.
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

/// A state of a Live Activity to be drawn in all its places.
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

/// Parts of the state that changed since they were last written.
package struct DirtyParts: Hashable, Sendable {
    package var layout = false
    package var instances: Set<InstanceID> = []
    package var removed: Set<InstanceID> = []
    package var extensions: Set<ExtensionID> = []

    package var isEmpty: Bool { !layout && instances.isEmpty && removed.isEmpty && extensions.isEmpty }
}
