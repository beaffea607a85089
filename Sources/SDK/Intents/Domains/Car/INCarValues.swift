import CoreGraphics

/// The choices of car air circulation mode.
public enum INCarAirCirculationMode: Int, Sendable {
    case unknown
    case freshAir
    case recirculateAir
}

/// The choices of car audio source.
public enum INCarAudioSource: Int, Sendable {
    case unknown
    case carPlay
    case iPod
    case radio
    case bluetooth
    case aux
    case usb
    case memoryCard
    case opticalDrive
    case hardDrive
}

/// The choices of car defroster.
public enum INCarDefroster: Int, Sendable {
    case unknown
    case front
    case rear
    case all
}

/// The choices of radio type.
public enum INRadioType: Int, Sendable {
    case unknown
    case am
    case fm
    case hd
    case satellite
    case dab
}

/// The choices of relative reference.
public enum INRelativeReference: Int, Sendable {
    case unknown
    case next
    case previous
}

/// The choices of relative setting.
public enum INRelativeSetting: Int, Sendable {
    case unknown
    case lowest
    case lower
    case higher
    case highest
}

/// A set of car signal options.
public struct INCarSignalOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let audible = INCarSignalOptions(rawValue: 1)
    public static let visible = INCarSignalOptions(rawValue: 2)
}

/// A description: car.
open class INCar: NSObject {
    public internal(set) var carIdentifier: String = ""
    public internal(set) var displayName: String?
    public internal(set) var year: String?
    public internal(set) var make: String?
    public internal(set) var model: String?
    public internal(set) var color: CGColor?
    public internal(set) var headUnit: INCarHeadUnit?
    public internal(set) var supportedChargingConnectors: [INCarChargingConnectorType?] = []

    public init(
        carIdentifier: String, displayName: String?, year: String?, make: String?, model: String?, color: CGColor?,
        headUnit: INCarHeadUnit?, supportedChargingConnectors: [INCarChargingConnectorType?]
    ) {
        self.carIdentifier = carIdentifier
        self.displayName = displayName
        self.year = year
        self.make = make
        self.model = model
        self.color = color
        self.headUnit = headUnit
        self.supportedChargingConnectors = supportedChargingConnectors
        super.init()
    }
}

/// A description: car head unit.
open class INCarHeadUnit: NSObject {
    public internal(set) var bluetoothIdentifier: String?
    public internal(set) var iAP2Identifier: String?

    public init(bluetoothIdentifier: String?, iAP2Identifier: String?) {
        self.bluetoothIdentifier = bluetoothIdentifier
        self.iAP2Identifier = iAP2Identifier
        super.init()
    }
}
