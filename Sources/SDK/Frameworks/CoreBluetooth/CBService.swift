import Foundation

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public struct CBCharacteristicProperties: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let broadcast = CBCharacteristicProperties(rawValue: 1)
    public static let read = CBCharacteristicProperties(rawValue: 2)
    public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 4)
    public static let write = CBCharacteristicProperties(rawValue: 8)
    public static let notify = CBCharacteristicProperties(rawValue: 16)
    public static let indicate = CBCharacteristicProperties(rawValue: 32)
    public static let authenticatedSignedWrites = CBCharacteristicProperties(rawValue: 64)
    public static let extendedProperties = CBCharacteristicProperties(rawValue: 128)
    public static let notifyEncryptionRequired = CBCharacteristicProperties(rawValue: 256)
    public static let indicateEncryptionRequired = CBCharacteristicProperties(rawValue: 512)
}

public struct CBAttributePermissions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let readable = CBAttributePermissions(rawValue: 1)
    public static let writeable = CBAttributePermissions(rawValue: 2)
    public static let readEncryptionRequired = CBAttributePermissions(rawValue: 4)
    public static let writeEncryptionRequired = CBAttributePermissions(rawValue: 8)
}

open class CBAttribute: NSObject, @unchecked Sendable {
    public let uuid: CBUUID

    init(uuid: CBUUID) {
        self.uuid = uuid
        super.init()
    }
}

open class CBService: CBAttribute, @unchecked Sendable {
    open weak var peripheral: CBPeripheral? { nil }
    open internal(set) var isPrimary = true
    open internal(set) var includedServices: [CBService]?
    open internal(set) var characteristics: [CBCharacteristic]?
}

open class CBMutableService: CBService, @unchecked Sendable {
    public init(type UUID: CBUUID, primary isPrimary: Bool) {
        super.init(uuid: UUID)
        self.isPrimary = isPrimary
    }

    open override var includedServices: [CBService]? {
        get { super.includedServices }
        set { super.includedServices = newValue }
    }

    open override var characteristics: [CBCharacteristic]? {
        get { super.characteristics }
        set { super.characteristics = newValue }
    }
}

open class CBCharacteristic: CBAttribute, @unchecked Sendable {
    open weak var service: CBService? { nil }
    open internal(set) var properties: CBCharacteristicProperties = []
    open internal(set) var value: Data?
    open internal(set) var descriptors: [CBDescriptor]?
    open var isNotifying: Bool { false }
}

open class CBMutableCharacteristic: CBCharacteristic, @unchecked Sendable {
    open var permissions: CBAttributePermissions
    open var subscribedCentrals: [CBCentral]? { [] }

    public init(
        type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?, permissions: CBAttributePermissions
    ) {
        self.permissions = permissions
        super.init(uuid: UUID)
        self.properties = properties
        self.value = value
    }

    open override var properties: CBCharacteristicProperties {
        get { super.properties }
        set { super.properties = newValue }
    }

    open override var value: Data? {
        get { super.value }
        set { super.value = newValue }
    }

    open override var descriptors: [CBDescriptor]? {
        get { super.descriptors }
        set { super.descriptors = newValue }
    }
}

open class CBDescriptor: CBAttribute, @unchecked Sendable {
    open weak var characteristic: CBCharacteristic? { nil }
    open var value: Any? { nil }
}

open class CBMutableDescriptor: CBDescriptor, @unchecked Sendable {
    public init(type UUID: CBUUID, value: Any?) {
        super.init(uuid: UUID)
    }
}
