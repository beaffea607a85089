@_exported import Foundation

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public let CTCallStateDialing = "CTCallStateDialing"
public let CTCallStateIncoming = "CTCallStateIncoming"
public let CTCallStateConnected = "CTCallStateConnected"
public let CTCallStateDisconnected = "CTCallStateDisconnected"

open class CTCall: NSObject, @unchecked Sendable {
    open var callState: String { CTCallStateDisconnected }
    open var callID: String { "" }
}

open class CTCallCenter: NSObject, @unchecked Sendable {
    open var currentCalls: Set<CTCall>? { nil }
    open var callEventHandler: ((CTCall) -> Void)?

    public override init() {
        super.init()
    }
}

public enum CTCellularDataRestrictedState: UInt, Sendable {
    case restrictedStateUnknown = 0
    case restricted = 1
    case notRestricted = 2
}

open class CTCellularData: NSObject, @unchecked Sendable {
    open var cellularDataRestrictionDidUpdateNotifier: ((CTCellularDataRestrictedState) -> Void)?
    open var restrictedState: CTCellularDataRestrictedState { .notRestricted }

    public override init() {
        super.init()
    }
}

/// Adds plans of mobile networks; only an app can.
open class CTCellularPlanProvisioning: NSObject, @unchecked Sendable {
    public override init() {
        super.init()
    }

    open func supportsCellularPlan() -> Bool { false }
    open func supportsEmbeddedSIM() -> Bool { false }
}
