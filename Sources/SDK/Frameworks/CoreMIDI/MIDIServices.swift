@_exported import Foundation
import FoundationSupplement

public typealias MIDIObjectRef = UInt32
public typealias MIDIClientRef = MIDIObjectRef
public typealias MIDIPortRef = MIDIObjectRef
public typealias MIDIDeviceRef = MIDIObjectRef
public typealias MIDIEntityRef = MIDIObjectRef
public typealias MIDIEndpointRef = MIDIObjectRef
public typealias MIDIUniqueID = Int32
public typealias MIDITimeStamp = UInt64

public let kMIDIInvalidClient: OSStatus = -10830
public let kMIDIInvalidPort: OSStatus = -10831
public let kMIDIObjectNotFound: OSStatus = -10842
public let kMIDINotPermitted: OSStatus = -10844

public let kMIDIPropertyName: CFString = "name"
public let kMIDIPropertyDisplayName: CFString = "displayName"
public let kMIDIPropertyManufacturer: CFString = "manufacturer"
public let kMIDIPropertyModel: CFString = "model"
public let kMIDIPropertyUniqueID: CFString = "uniqueID"
public let kMIDIPropertyOffline: CFString = "offline"

public enum MIDINotificationMessageID: Int32, Sendable {
    case msgSetupChanged = 1
    case msgObjectAdded = 2
    case msgObjectRemoved = 3
    case msgPropertyChanged = 4
    case msgThruConnectionsChanged = 5
    case msgSerialPortOwnerChanged = 6
    case msgIOError = 7
}

public enum MIDIProtocolID: Int32, Sendable {
    case _1_0 = 1
    case _2_0 = 2
}

public struct MIDINotification: Sendable {
    public var messageID: MIDINotificationMessageID
    public var messageSize: UInt32

    public init(messageID: MIDINotificationMessageID, messageSize: UInt32) {
        self.messageID = messageID
        self.messageSize = messageSize
    }
}

/// Some bytes of music at a moment.
public struct MIDIPacket {
    public var timeStamp: MIDITimeStamp = 0
    public var length: UInt16 = 0
    public var data: (UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8) = (0, 0, 0, 0, 0, 0, 0, 0)

    public init() {}
}

public struct MIDIPacketList {
    public var numPackets: UInt32 = 0
    public var packet = MIDIPacket()

    public init() {}

    public init(numPackets: UInt32, packet: MIDIPacket) {
        self.numPackets = numPackets
        self.packet = packet
    }
}

public struct MIDIEventList {
    public var `protocol` = MIDIProtocolID._1_0
    public var numPackets: UInt32 = 0

    public init() {}
}

public typealias MIDINotifyBlock = (UnsafePointer<MIDINotification>) -> Void
public typealias MIDIReadBlock = (UnsafePointer<MIDIPacketList>, UnsafeMutableRawPointer?) -> Void
public typealias MIDIReceiveBlock = (UnsafePointer<MIDIEventList>, UnsafeMutableRawPointer?) -> Void

// The simulated device has no instruments.

private func absent(_ name: String) -> OSStatus {
    Notices.current.addInert(name, .absent("instrument"))
    return kMIDINotPermitted
}

public func MIDIGetNumberOfSources() -> Int { 0 }
public func MIDIGetNumberOfDestinations() -> Int { 0 }
public func MIDIGetNumberOfDevices() -> Int { 0 }
public func MIDIGetNumberOfExternalDevices() -> Int { 0 }
public func MIDIGetSource(_ sourceIndex0: Int) -> MIDIEndpointRef { 0 }
public func MIDIGetDestination(_ destIndex0: Int) -> MIDIEndpointRef { 0 }
public func MIDIGetDevice(_ deviceIndex0: Int) -> MIDIDeviceRef { 0 }

@discardableResult
public func MIDIClientCreateWithBlock(
    _ name: CFString, _ outClient: UnsafeMutablePointer<MIDIClientRef>, _ notifyBlock: MIDINotifyBlock?
) -> OSStatus {
    absent("MIDIClientCreateWithBlock")
}

@discardableResult
public func MIDIClientDispose(_ client: MIDIClientRef) -> OSStatus { 0 }

@discardableResult
public func MIDIInputPortCreateWithBlock(
    _ client: MIDIClientRef, _ portName: CFString, _ outPort: UnsafeMutablePointer<MIDIPortRef>,
    _ readBlock: @escaping MIDIReadBlock
) -> OSStatus {
    absent("MIDIInputPortCreateWithBlock")
}

@discardableResult
public func MIDIInputPortCreateWithProtocol(
    _ client: MIDIClientRef, _ portName: CFString, _ `protocol`: MIDIProtocolID,
    _ outPort: UnsafeMutablePointer<MIDIPortRef>, _ receiveBlock: @escaping MIDIReceiveBlock
) -> OSStatus {
    absent("MIDIInputPortCreateWithProtocol")
}

@discardableResult
public func MIDIOutputPortCreate(
    _ client: MIDIClientRef, _ portName: CFString, _ outPort: UnsafeMutablePointer<MIDIPortRef>
) -> OSStatus {
    absent("MIDIOutputPortCreate")
}

@discardableResult
public func MIDIPortConnectSource(
    _ port: MIDIPortRef, _ source: MIDIEndpointRef, _ connRefCon: UnsafeMutableRawPointer?
) -> OSStatus {
    absent("MIDIPortConnectSource")
}

@discardableResult
public func MIDIPortDisconnectSource(_ port: MIDIPortRef, _ source: MIDIEndpointRef) -> OSStatus { 0 }

@discardableResult
public func MIDIPortDispose(_ port: MIDIPortRef) -> OSStatus { 0 }

@discardableResult
public func MIDISend(
    _ port: MIDIPortRef, _ dest: MIDIEndpointRef, _ pktlist: UnsafePointer<MIDIPacketList>
) -> OSStatus {
    absent("MIDISend")
}

@discardableResult
public func MIDIObjectGetStringProperty(
    _ obj: MIDIObjectRef, _ propertyID: CFString, _ str: UnsafeMutablePointer<Unmanaged<AnyObject>?>?
) -> OSStatus {
    kMIDIObjectNotFound
}

@discardableResult
public func MIDIObjectGetIntegerProperty(
    _ obj: MIDIObjectRef, _ propertyID: CFString, _ outValue: UnsafeMutablePointer<Int32>
) -> OSStatus {
    kMIDIObjectNotFound
}
