@_exported import Foundation
import FoundationSupplement
import IOKit

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public typealias BluetoothDeviceAddress = (UInt8, UInt8, UInt8, UInt8, UInt8, UInt8)
public typealias BluetoothHCIRSSIValue = Int8
public typealias BluetoothClassOfDevice = UInt32
public typealias BluetoothDeviceClassMajor = UInt32
public typealias BluetoothDeviceClassMinor = UInt32

/// A device within reach of the Mac; there is none.
open class IOBluetoothDevice: NSObject, @unchecked Sendable {
    open class func pairedDevices() -> [Any]! { [] }
    open class func favoriteDevices() -> [Any]! { [] }
    open class func recentDevices(_ numDevices: UInt) -> [Any]! { [] }
    open class func register(
        forConnectNotifications observer: Any!, selector inSelector: Selector!
    ) -> IOBluetoothUserNotification! {
        IOBluetoothUserNotification()
    }

    public init!(addressString: String!) {
        super.init()
    }

    open var name: String! { "" }
    open var nameOrAddress: String! { "" }
    open var addressString: String! { "" }
    open var classOfDevice: BluetoothClassOfDevice { 0 }
    open var deviceClassMajor: BluetoothDeviceClassMajor { 0 }
    open var deviceClassMinor: BluetoothDeviceClassMinor { 0 }
    open var services: [Any]! { [] }

    open func isConnected() -> Bool { false }
    open func isPaired() -> Bool { false }
    open func isFavorite() -> Bool { false }
    open func isIncoming() -> Bool { false }
    open func rawRSSI() -> BluetoothHCIRSSIValue { 127 }
    open func rssi() -> BluetoothHCIRSSIValue { 127 }
    open func recentAccessDate() -> Date! { nil }

    @discardableResult
    open func openConnection() -> IOReturn { rejected("openConnection") }

    @discardableResult
    open func closeConnection() -> IOReturn { rejected("closeConnection") }

    open func register(
        forDisconnectNotification observer: Any!, selector inSelector: Selector!
    ) -> IOBluetoothUserNotification! {
        IOBluetoothUserNotification()
    }

    private func rejected(_ name: String) -> IOReturn {
        Notices.current.addInert("IOBluetoothDevice.\(name)", .absent("Bluetooth"))
        return kIOReturnNotFound
    }
}

open class IOBluetoothUserNotification: NSObject, @unchecked Sendable {
    open func unregister() {}
}

public typealias BluetoothHCIPowerState = UInt32
public let kBluetoothHCIPowerStateON: BluetoothHCIPowerState = 1
public let kBluetoothHCIPowerStateOFF: BluetoothHCIPowerState = 0

/// The Mac's own end of it.
open class IOBluetoothHostController: NSObject, @unchecked Sendable {
    open class func `default`() -> IOBluetoothHostController! { nil }
    open var powerState: BluetoothHCIPowerState { kBluetoothHCIPowerStateOFF }
    open func addressAsString() -> String! { "" }
    open func nameAsString() -> String! { "" }
}

public protocol IOBluetoothDeviceInquiryDelegate: AnyObject {
    func deviceInquiryStarted(_ sender: IOBluetoothDeviceInquiry!)
    func deviceInquiryDeviceFound(_ sender: IOBluetoothDeviceInquiry!, device: IOBluetoothDevice!)
    func deviceInquiryComplete(_ sender: IOBluetoothDeviceInquiry!, error: IOReturn, aborted: Bool)
}

extension IOBluetoothDeviceInquiryDelegate {
    public func deviceInquiryStarted(_ sender: IOBluetoothDeviceInquiry!) {}
    public func deviceInquiryDeviceFound(_ sender: IOBluetoothDeviceInquiry!, device: IOBluetoothDevice!) {}
    public func deviceInquiryComplete(_ sender: IOBluetoothDeviceInquiry!, error: IOReturn, aborted: Bool) {}
}

open class IOBluetoothDeviceInquiry: NSObject, @unchecked Sendable {
    open weak var delegate: AnyObject?
    open var inquiryLength: UInt8 = 10
    open var updateNewDeviceNames = true

    public init!(delegate: Any!) {
        super.init()
        self.delegate = delegate as AnyObject?
    }

    @discardableResult
    open func start() -> IOReturn { kIOReturnNotFound }

    @discardableResult
    open func stop() -> IOReturn { kIOReturnSuccess }

    open func foundDevices() -> [Any]! { [] }
    open func clearFoundDevices() {}
}
