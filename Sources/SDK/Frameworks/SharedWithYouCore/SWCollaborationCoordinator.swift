import Foundation
import FoundationSupplement

// Sendable: the classes of this file have no mutable state outside of a lock.

open class SWAction: NSObject, NSCopying, @unchecked Sendable {
    public let uuid = UUID()
    @_Guarded open private(set) var isComplete = false

    open func fulfill() {
        isComplete = true
    }

    open func fail() {
        isComplete = true
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class SWStartCollaborationAction: SWAction, @unchecked Sendable {
    public let collaborationMetadata: SWCollaborationMetadata

    init(_ metadata: SWCollaborationMetadata) {
        collaborationMetadata = metadata
        super.init()
    }

    open func fulfill(using url: URL, collaborationIdentifier: SWCollaborationIdentifier) {
        fulfill()
    }
}

open class SWUpdateCollaborationParticipantsAction: SWAction, @unchecked Sendable {
    public let collaborationMetadata: SWCollaborationMetadata
    open var addedIdentities: [SWPersonIdentity] { [] }
    open var removedIdentities: [SWPersonIdentity] { [] }

    init(_ metadata: SWCollaborationMetadata) {
        collaborationMetadata = metadata
        super.init()
    }
}

public protocol SWCollaborationActionHandler: NSObjectProtocol {
    func collaborationCoordinator(
        _ coordinator: SWCollaborationCoordinator, handle action: SWStartCollaborationAction)
    func collaborationCoordinator(
        _ coordinator: SWCollaborationCoordinator, handle action: SWUpdateCollaborationParticipantsAction)
}

/// Hands an app the actions of people who work together; there are none.
open class SWCollaborationCoordinator: NSObject, @unchecked Sendable {
    public class var shared: SWCollaborationCoordinator { theOne }

    private static let theOne = SWCollaborationCoordinator()
    @_GuardedWeak open var actionHandler: (any SWCollaborationActionHandler)?
}
