@_exported import Foundation
import FoundationSupplement

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public protocol EAAccessoryDelegate: NSObjectProtocol {
    func accessoryDidDisconnect(_ accessory: EAAccessory)
}

extension EAAccessoryDelegate {
    public func accessoryDidDisconnect(_ accessory: EAAccessory) {}
}

public let EAConnectionIDNone = 0

open class EAAccessory: NSObject, @unchecked Sendable {
    open var isConnected: Bool { false }
    open var connectionID: Int { EAConnectionIDNone }
    open var name: String { "" }
    open var manufacturer: String { "" }
    open var modelNumber: String { "" }
    open var serialNumber: String { "" }
    open var firmwareRevision: String { "" }
    open var hardwareRevision: String { "" }
    open var dockType: String { "" }
    open var protocolStrings: [String] { [] }
    open weak var delegate: (any EAAccessoryDelegate)?
}

open class EASession: NSObject, @unchecked Sendable {
    public let accessory: EAAccessory?
    public let protocolString: String?
    open var inputStream: InputStream? { nil }
    open var outputStream: OutputStream? { nil }

    public init?(accessory: EAAccessory, forProtocol protocolString: String) {
        return nil
    }
}

public struct EABluetoothAccessoryPickerError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case alreadyConnected
        case resultNotFound
        case resultCancelled
        case resultFailed
    }

    public static var errorDomain: String { "EABluetoothAccessoryPickerErrorDomain" }

    public let code: Code
    public var errorCode: Int { code.rawValue }

    public init(_ code: Code) {
        self.code = code
    }
}

/// The accessories that are plugged in or paired: none.
open class EAAccessoryManager: NSObject, @unchecked Sendable {
    private static let theOne = EAAccessoryManager()

    open class func shared() -> EAAccessoryManager { theOne }

    open var connectedAccessories: [EAAccessory] { [] }
    open func registerForLocalNotifications() {}
    open func unregisterForLocalNotifications() {}

    open func showBluetoothAccessoryPicker(
        withNameFilter predicate: NSPredicate?, completion: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        Notices.current.addInert("EAAccessoryManager.showBluetoothAccessoryPicker", .appOnly)
        completion?(EABluetoothAccessoryPickerError(.resultNotFound))
    }
}

public let EAAccessoryKey = "EAAccessoryKey"
public let EAAccessorySelectedKey = "EAAccessorySelectedKey"

extension NSNotification.Name {
    public static let EAAccessoryDidConnect = NSNotification.Name("EAAccessoryDidConnectNotification")
    public static let EAAccessoryDidDisconnect = NSNotification.Name("EAAccessoryDidDisconnectNotification")
}
