@_exported import Foundation
import FoundationSupplement

// Sendable: the classes of this file have no mutable state outside of a lock.

public enum CBManagerState: Int, Sendable {
    case unknown = 0
    case resetting = 1
    case unsupported = 2
    case unauthorized = 3
    case poweredOff = 4
    case poweredOn = 5
}

public enum CBManagerAuthorization: Int, Sendable {
    case notDetermined = 0
    case restricted = 1
    case denied = 2
    case allowedAlways = 3
}

public enum CBPeripheralState: Int, Sendable {
    case disconnected = 0
    case connecting = 1
    case connected = 2
    case disconnecting = 3
}

public enum CBCharacteristicWriteType: Int, Sendable {
    case withResponse = 0
    case withoutResponse = 1
}

public enum CBConnectionEvent: Int, Sendable {
    case peerDisconnected = 0
    case peerConnected = 1
}

public enum CBPeripheralManagerConnectionLatency: Int, Sendable {
    case low = 0
    case medium = 1
    case high = 2
}

/// Broadcasts to other devices; the device has no radio for it.
open class CBManager: NSObject, @unchecked Sendable {
    open var state: CBManagerState { .unsupported }
    open var authorization: CBManagerAuthorization { .notDetermined }
    open class var authorization: CBManagerAuthorization { .notDetermined }
}

/// Someone at the other end.
open class CBPeer: NSObject, @unchecked Sendable {
    public let identifier: UUID

    init(identifier: UUID) {
        self.identifier = identifier
        super.init()
    }
}

open class CBCentral: CBPeer, @unchecked Sendable {
    open var maximumUpdateValueLength: Int { 20 }
}
