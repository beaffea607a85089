import Foundation

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public typealias CLBeaconMajorValue = UInt16
public typealias CLBeaconMinorValue = UInt16

public enum CLProximity: Int, Sendable {
    case unknown = 0
    case immediate = 1
    case near = 2
    case far = 3
}

/// Beacons with an identity, or with a part of one.
open class CLBeaconIdentityCondition: NSObject, @unchecked Sendable {
    public let uuid: UUID
    open var major: NSNumber? { majorValue.map { NSNumber(value: $0) } }
    open var minor: NSNumber? { minorValue.map { NSNumber(value: $0) } }
    private let majorValue: CLBeaconMajorValue?
    private let minorValue: CLBeaconMinorValue?

    public init(uuid: UUID) {
        self.uuid = uuid
        majorValue = nil
        minorValue = nil
        super.init()
    }

    public init(uuid: UUID, major: CLBeaconMajorValue) {
        self.uuid = uuid
        majorValue = major
        minorValue = nil
        super.init()
    }

    public init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
        self.uuid = uuid
        majorValue = major
        minorValue = minor
        super.init()
    }
}

open class CLBeaconIdentityConstraint: CLBeaconIdentityCondition, @unchecked Sendable {}

/// The surroundings of beacons.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
    public let uuid: UUID
    open var proximityUUID: UUID { uuid }
    open var major: NSNumber? { beaconIdentityConstraint.major }
    open var minor: NSNumber? { beaconIdentityConstraint.minor }
    public let beaconIdentityConstraint: CLBeaconIdentityConstraint
    open var notifyEntryStateOnDisplay = false

    public init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
        uuid = beaconIdentityConstraint.uuid
        self.beaconIdentityConstraint = beaconIdentityConstraint
        super.init(identifier: identifier)
    }

    public convenience init(uuid: UUID, identifier: String) {
        self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid), identifier: identifier)
    }

    public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
        self.init(
            beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major), identifier: identifier)
    }

    public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String) {
        self.init(
            beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major, minor: minor),
            identifier: identifier)
    }

    public convenience init(proximityUUID: UUID, identifier: String) {
        self.init(uuid: proximityUUID, identifier: identifier)
    }

    public convenience init(proximityUUID: UUID, major: CLBeaconMajorValue, identifier: String) {
        self.init(uuid: proximityUUID, major: major, identifier: identifier)
    }

    public convenience init(
        proximityUUID: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
    ) {
        self.init(uuid: proximityUUID, major: major, minor: minor, identifier: identifier)
    }

    public required init?(coder: NSCoder) {
        guard let text = coder.optionalObject(of: NSString.self, forKey: "uuid"),
            let uuid = UUID(uuidString: text as String)
        else { return nil }
        self.uuid = uuid
        let major = coder.containsValue(forKey: "major") ? UInt16(clamping: coder.decodeInteger(forKey: "major")) : nil
        let minor = coder.containsValue(forKey: "minor") ? UInt16(clamping: coder.decodeInteger(forKey: "minor")) : nil
        switch (major, minor) {
        case (let major?, let minor?):
            beaconIdentityConstraint = CLBeaconIdentityConstraint(uuid: uuid, major: major, minor: minor)
        case (let major?, nil): beaconIdentityConstraint = CLBeaconIdentityConstraint(uuid: uuid, major: major)
        default: beaconIdentityConstraint = CLBeaconIdentityConstraint(uuid: uuid)
        }
        super.init(coder: coder)
        notifyEntryStateOnDisplay = coder.decodeBool(forKey: "notifyEntryStateOnDisplay")
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(uuid.uuidString as NSString, forKey: "uuid")
        if let major { coder.encode(major.intValue, forKey: "major") }
        if let minor { coder.encode(minor.intValue, forKey: "minor") }
        coder.encode(notifyEntryStateOnDisplay, forKey: "notifyEntryStateOnDisplay")
    }

    /// The advertisement of a device acting as this beacon; the simulated device sends nothing.
    open func peripheralData(withMeasuredPower measuredPower: NSNumber?) -> NSMutableDictionary {
        NSMutableDictionary()
    }
}

/// A beacon that was seen; none is ever seen here.
open class CLBeacon: NSObject, @unchecked Sendable {
    public let uuid: UUID
    public let major: NSNumber
    public let minor: NSNumber
    public let proximity: CLProximity
    public let accuracy: CLLocationAccuracy
    public let rssi: Int
    public let timestamp: Date

    init(
        uuid: UUID, major: NSNumber, minor: NSNumber, proximity: CLProximity, accuracy: CLLocationAccuracy, rssi: Int,
        timestamp: Date
    ) {
        self.uuid = uuid
        self.major = major
        self.minor = minor
        self.proximity = proximity
        self.accuracy = accuracy
        self.rssi = rssi
        self.timestamp = timestamp
        super.init()
    }

    open var proximityUUID: UUID { uuid }
}
