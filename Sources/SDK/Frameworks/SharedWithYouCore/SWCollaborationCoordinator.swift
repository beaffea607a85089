import Foundation

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

open class SWAction: NSObject, NSCopying, @unchecked Sendable {
    public let uuid = UUID()
    open private(set) var isComplete = false

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
    // Sendable: set by the widget's code, which serves one request at a time, and read by nothing else.

    public class var shared: SWCollaborationCoordinator { theOne }

    private static let theOne = SWCollaborationCoordinator()
    open weak var actionHandler: (any SWCollaborationActionHandler)?
}
