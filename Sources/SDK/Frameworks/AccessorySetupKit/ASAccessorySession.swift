import CoreBluetooth
@_exported import Foundation
import FoundationSupplement
import UIKit

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

open class ASDiscoveryDescriptor: NSObject, @unchecked Sendable {
    public enum Range: Int, Sendable {
        case `default` = 0
        case immediate = 10
    }

    open var supportedOptions: ASAccessory.SupportOptions = []
    open var bluetoothCompanyIdentifier = ASBluetoothCompanyIdentifier(rawValue: 0)
    open var bluetoothManufacturerDataBlob: Data?
    open var bluetoothManufacturerDataMask: Data?
    open var bluetoothNameSubstring: String?
    open var bluetoothNameSubstringCompareOptions: NSString.CompareOptions = []
    open var bluetoothRange = ASDiscoveryDescriptor.Range.default
    open var bluetoothServiceDataBlob: Data?
    open var bluetoothServiceDataMask: Data?
    open var bluetoothServiceUUID: CBUUID?
    open var ssid: String?
    open var ssidPrefix: String?
}

public struct ASBluetoothCompanyIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }
    public init(_ rawValue: UInt16) { self.init(rawValue: rawValue) }
}

open class ASPickerDisplayItem: NSObject, @unchecked Sendable {
    public struct SetupOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let rename = SetupOptions(rawValue: 1 << 0)
        public static let confirmAuthorization = SetupOptions(rawValue: 1 << 1)
        public static let finishInApp = SetupOptions(rawValue: 1 << 2)
    }

    public let name: String
    public let productImage: UIImage
    public let descriptor: ASDiscoveryDescriptor
    open var renameOptions: ASAccessory.RenameOptions = []
    open var setupOptions: ASPickerDisplayItem.SetupOptions = []

    public init(name: String, productImage: UIImage, descriptor: ASDiscoveryDescriptor) {
        self.name = name
        self.productImage = productImage
        self.descriptor = descriptor
        super.init()
    }
}

open class ASMigrationDisplayItem: ASPickerDisplayItem, @unchecked Sendable {
    open var peripheralIdentifier: UUID?
    open var hotspotSSID: String?
}

open class ASAccessory: NSObject, @unchecked Sendable {
    public enum AccessoryState: Int, Sendable {
        case unauthorized = 0
        case awaitingAuthorization = 10
        case authorized = 20
    }

    public struct RenameOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let ssid = RenameOptions(rawValue: 1 << 0)
    }

    public struct SupportOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let bluetoothPairingLE = SupportOptions(rawValue: 1 << 1)
        public static let bluetoothTransportBridging = SupportOptions(rawValue: 1 << 2)
        public static let bluetoothHID = SupportOptions(rawValue: 1 << 3)
    }

    open var state: ASAccessory.AccessoryState { .unauthorized }
    open var bluetoothIdentifier: UUID? { nil }
    open var displayName: String { "" }
    open var ssid: String? { nil }
    open var descriptor: ASDiscoveryDescriptor { ASDiscoveryDescriptor() }
}

public enum ASAccessoryEventType: Int, Sendable {
    case unknown = 0
    case activated = 10
    case invalidated = 11
    case migrationComplete = 20
    case accessoryAdded = 30
    case accessoryRemoved = 31
    case accessoryChanged = 32
    case accessoryDiscovered = 33
    case pickerDidPresent = 40
    case pickerDidDismiss = 50
    case pickerSetupBridging = 60
    case pickerSetupFailed = 70
    case pickerSetupPairing = 80
    case pickerSetupRename = 90
}

open class ASAccessoryEvent: NSObject, @unchecked Sendable {
    open var eventType: ASAccessoryEventType { .unknown }
    open var accessory: ASAccessory? { nil }
    open var error: (any Error)? { nil }
}

/// The accessories that the app set up: none.
open class ASAccessorySession: NSObject, @unchecked Sendable {
    open var accessories: [ASAccessory] { [] }

    open func activate(on queue: DispatchQueue, eventHandler: @escaping (ASAccessoryEvent) -> Void) {}
    open func invalidate() {}

    open func showPicker(completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(rejected("showPicker"))
    }

    open func showPicker(
        for displayItems: [ASPickerDisplayItem], completionHandler: @escaping ((any Error)?) -> Void
    ) {
        completionHandler(rejected("showPicker"))
    }

    open func removeAccessory(_ accessory: ASAccessory, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(rejected("removeAccessory"))
    }

    open func renameAccessory(
        _ accessory: ASAccessory, options renameOptions: ASAccessory.RenameOptions = [],
        completionHandler: @escaping ((any Error)?) -> Void
    ) {
        completionHandler(rejected("renameAccessory"))
    }

    private func rejected(_ name: String) -> any Error {
        Notices.current.addInert("ASAccessorySession.\(name)", .appOnly)
        return NSError(domain: "ASErrorDomain", code: 750)
    }
}
