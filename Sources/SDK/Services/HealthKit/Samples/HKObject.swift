import Foundation

// Sendable: the classes of this file have no mutable state outside of a lock.

/// The data types of the store.
open class HKObject: NSObject, @unchecked Sendable {
    public let uuid: UUID
    public let device: HKDevice?
    public let metadata: [String: Any]?

    init(device: HKDevice? = nil, metadata: [String: Any]? = nil) {
        uuid = UUID()
        self.device = device
        self.metadata = metadata
        super.init()
    }

    open var source: HKSource { .default() }
    open var sourceRevision: HKSourceRevision { HKSourceRevision(source: .default(), version: nil) }
}

/// Something that is not in the store any more.
open class HKDeletedObject: NSObject, @unchecked Sendable {
    public let uuid: UUID
    public let metadata: [String: Any]?

    init(uuid: UUID, metadata: [String: Any]?) {
        self.uuid = uuid
        self.metadata = metadata
        super.init()
    }
}

/// The device that measured a sample.
open class HKDevice: NSObject, NSCopying, @unchecked Sendable {
    public let udiDeviceIdentifier: String?
    public let firmwareVersion: String?
    public let hardwareVersion: String?
    public let localIdentifier: String?
    public let manufacturer: String?
    public let model: String?
    public let name: String?
    public let softwareVersion: String?

    public init(
        name: String?, manufacturer: String?, model: String?, hardwareVersion: String?, firmwareVersion: String?,
        softwareVersion: String?, localIdentifier: String?, udiDeviceIdentifier UDIDeviceIdentifier: String?
    ) {
        udiDeviceIdentifier = UDIDeviceIdentifier
        self.firmwareVersion = firmwareVersion
        self.hardwareVersion = hardwareVersion
        self.localIdentifier = localIdentifier
        self.manufacturer = manufacturer
        self.model = model
        self.name = name
        self.softwareVersion = softwareVersion
        super.init()
    }

    open class func local() -> HKDevice {
        HKDevice(
            name: nil, manufacturer: nil, model: nil, hardwareVersion: nil, firmwareVersion: nil, softwareVersion: nil,
            localIdentifier: nil, udiDeviceIdentifier: nil)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

public let HKDevicePropertyKeyName = "name"
public let HKDevicePropertyKeyManufacturer = "manufacturer"
public let HKDevicePropertyKeyModel = "model"
public let HKDevicePropertyKeyHardwareVersion = "hardwareVersion"
public let HKDevicePropertyKeyFirmwareVersion = "firmwareVersion"
public let HKDevicePropertyKeySoftwareVersion = "softwareVersion"
public let HKDevicePropertyKeyLocalIdentifier = "localIdentifier"
public let HKDevicePropertyKeyUDIDeviceIdentifier = "UDIDeviceIdentifier"

/// The source of a sample.
open class HKSource: NSObject, NSCopying, @unchecked Sendable {
    public let name: String
    public let bundleIdentifier: String

    init(name: String, bundleIdentifier: String) {
        self.name = name
        self.bundleIdentifier = bundleIdentifier
        super.init()
    }

    /// The program that sends the request.
    open class func `default`() -> HKSource {
        HKSource(name: ProcessInfo.processInfo.processName, bundleIdentifier: Bundle.main.bundleIdentifier ?? "")
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? HKSource)?.bundleIdentifier == bundleIdentifier
    }

    open override var hash: Int { bundleIdentifier.hashValue }
}

/// The version of who wrote a sample.
open class HKSourceRevision: NSObject, NSCopying, @unchecked Sendable {
    public let source: HKSource
    public let version: String?
    public let productType: String?
    public let operatingSystemVersion: OperatingSystemVersion

    public convenience init(source: HKSource, version: String?) {
        self.init(
            source: source, version: version, productType: nil,
            operatingSystemVersion: OperatingSystemVersion(majorVersion: 0, minorVersion: 0, patchVersion: 0))
    }

    public init(
        source: HKSource, version: String?, productType: String?, operatingSystemVersion: OperatingSystemVersion
    ) {
        self.source = source
        self.version = version
        self.productType = productType
        self.operatingSystemVersion = operatingSystemVersion
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

public let HKSourceRevisionAnyVersion = "HKSourceRevisionAnyVersion"
public let HKSourceRevisionAnyProductType = "HKSourceRevisionAnyProductType"
public let HKSourceRevisionAnyOperatingSystem = OperatingSystemVersion(
    majorVersion: -1, minorVersion: -1, patchVersion: -1)
