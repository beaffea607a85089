import Foundation

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

open class CXHandle: NSObject, NSCopying, @unchecked Sendable {
    public enum HandleType: Int, Sendable {
        case generic = 1
        case phoneNumber = 2
        case emailAddress = 3
    }

    public let type: CXHandle.HandleType
    public let value: String

    public init(type: CXHandle.HandleType, value: String) {
        self.type = type
        self.value = value
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Something to do with a call.
open class CXAction: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    open private(set) var isComplete = false
    open var timeoutDate: Date { Date(timeIntervalSinceReferenceDate: 0) }

    public override init() {
        super.init()
    }

    open func fulfill() {
        isComplete = true
    }

    open func fail() {
        isComplete = true
    }
}

open class CXCallAction: CXAction, @unchecked Sendable {
    public let callUUID: UUID

    public init(call callUUID: UUID) {
        self.callUUID = callUUID
        super.init()
    }
}

open class CXStartCallAction: CXCallAction, @unchecked Sendable {
    open var handle: CXHandle
    open var contactIdentifier: String?
    open var isVideo = false

    public init(call callUUID: UUID, handle: CXHandle) {
        self.handle = handle
        super.init(call: callUUID)
    }

    open func fulfill(withDateStarted dateStarted: Date) {
        fulfill()
    }
}

open class CXAnswerCallAction: CXCallAction, @unchecked Sendable {}

open class CXEndCallAction: CXCallAction, @unchecked Sendable {}

open class CXSetHeldCallAction: CXCallAction, @unchecked Sendable {
    open var isOnHold: Bool

    public init(call callUUID: UUID, onHold: Bool) {
        isOnHold = onHold
        super.init(call: callUUID)
    }
}

open class CXSetMutedCallAction: CXCallAction, @unchecked Sendable {
    open var isMuted: Bool

    public init(call callUUID: UUID, muted: Bool) {
        isMuted = muted
        super.init(call: callUUID)
    }
}

open class CXPlayDTMFCallAction: CXCallAction, @unchecked Sendable {
    public enum ActionType: Int, Sendable {
        case singleTone = 1
        case softPause = 2
        case hardPause = 3
    }

    open var digits: String
    open var type: ActionType

    public init(call callUUID: UUID, digits: String, type: ActionType) {
        self.digits = digits
        self.type = type
        super.init(call: callUUID)
    }
}

open class CXSetGroupCallAction: CXCallAction, @unchecked Sendable {
    open var callUUIDToGroupWith: UUID?

    public init(call callUUID: UUID, callUUIDToGroupWith: UUID?) {
        self.callUUIDToGroupWith = callUUIDToGroupWith
        super.init(call: callUUID)
    }
}

open class CXTransaction: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    open private(set) var actions: [CXAction]
    open var isComplete: Bool { actions.allSatisfy(\.isComplete) }

    public init(actions: [CXAction] = []) {
        self.actions = actions
        super.init()
    }

    public convenience init(action: CXAction) {
        self.init(actions: [action])
    }

    open func addAction(_ action: CXAction) {
        actions.append(action)
    }
}
