@_exported import Foundation
import FoundationSupplement
@_exported import simd

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

open class NIDiscoveryToken: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    public static var supportsSecureCoding: Bool { true }

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    open func encode(with coder: NSCoder) {}
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class NIConfiguration: NSObject, NSCopying, @unchecked Sendable {
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class NINearbyPeerConfiguration: NIConfiguration, @unchecked Sendable {
    public let peerDiscoveryToken: NIDiscoveryToken
    open var isCameraAssistanceEnabled = false
    open var isExtendedDistanceMeasurementEnabled = false

    public init(peerToken: NIDiscoveryToken) {
        peerDiscoveryToken = peerToken
        super.init()
    }
}

open class NINearbyAccessoryConfiguration: NIConfiguration, @unchecked Sendable {
    public let accessoryDiscoveryToken = NIDiscoveryToken()
    open var isCameraAssistanceEnabled = false

    public init(data: Data) throws {
        super.init()
    }

    public init(accessoryData: Data, bluetoothPeerIdentifier identifier: UUID) throws {
        super.init()
    }
}

open class NINearbyObject: NSObject, NSCopying, @unchecked Sendable {
    public enum RemovalReason: Int, Sendable {
        case timeout
        case peerEnded
    }

    public enum VerticalDirectionEstimate: Int, Sendable {
        case unknown = 0
        case same = 1
        case above = 2
        case below = 3
        case aboveOrBelow = 4
    }

    open var discoveryToken: NIDiscoveryToken { NIDiscoveryToken() }
    open var distance: Float? { nil }
    open var direction: simd_float3? { nil }
    open var verticalDirectionEstimate: NINearbyObject.VerticalDirectionEstimate { .unknown }
    open var horizontalAngle: Float? { nil }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

public protocol NIDeviceCapability: NSObjectProtocol {
    var supportsPreciseDistanceMeasurement: Bool { get }
    var supportsDirectionMeasurement: Bool { get }
    var supportsCameraAssistance: Bool { get }
    var supportsExtendedDistanceMeasurement: Bool { get }
}

private final class NoCapability: NSObject, NIDeviceCapability {
    var supportsPreciseDistanceMeasurement: Bool { false }
    var supportsDirectionMeasurement: Bool { false }
    var supportsCameraAssistance: Bool { false }
    var supportsExtendedDistanceMeasurement: Bool { false }
}

public enum NIAlgorithmConvergenceStatus: Int, Sendable {
    case unknown, notConverged, converged
}

open class NIAlgorithmConvergence: NSObject, @unchecked Sendable {
    open var status: NIAlgorithmConvergenceStatus { .unknown }
}

/// Measures where other devices are. The simulated device cannot.
open class NISession: NSObject, @unchecked Sendable {
    open class var isSupported: Bool { false }
    open class var deviceCapabilities: any NIDeviceCapability { NoCapability() }

    open weak var delegate: (any NISessionDelegate)?
    open var delegateQueue: DispatchQueue?
    open var discoveryToken: NIDiscoveryToken? { nil }
    open private(set) var configuration: NIConfiguration?

    open func run(_ configuration: NIConfiguration) {
        Notices.current.addInert("NISession.run", .absent("ultra wideband"))
        self.configuration = configuration
        delegate?.session(self, didInvalidateWith: NIError(.unsupportedPlatform))
    }

    open func pause() {}
    open func invalidate() {}
}

public protocol NISessionDelegate: NSObjectProtocol {
    func session(_ session: NISession, didUpdate nearbyObjects: [NINearbyObject])
    func session(
        _ session: NISession, didRemove nearbyObjects: [NINearbyObject], reason: NINearbyObject.RemovalReason)
    func sessionWasSuspended(_ session: NISession)
    func sessionSuspensionEnded(_ session: NISession)
    func session(_ session: NISession, didInvalidateWith error: any Error)
    func session(
        _ session: NISession, didGenerateShareableConfigurationData shareableConfigurationData: Data,
        for object: NINearbyObject)
    func session(
        _ session: NISession, didUpdateAlgorithmConvergence convergence: NIAlgorithmConvergence,
        for object: NINearbyObject?)
    func sessionDidStartRunning(_ session: NISession)
}

extension NISessionDelegate {
    public func session(_ session: NISession, didUpdate nearbyObjects: [NINearbyObject]) {}
    public func session(
        _ session: NISession, didRemove nearbyObjects: [NINearbyObject], reason: NINearbyObject.RemovalReason
    ) {}
    public func sessionWasSuspended(_ session: NISession) {}
    public func sessionSuspensionEnded(_ session: NISession) {}
    public func session(_ session: NISession, didInvalidateWith error: any Error) {}
    public func session(
        _ session: NISession, didGenerateShareableConfigurationData shareableConfigurationData: Data,
        for object: NINearbyObject
    ) {}
    public func session(
        _ session: NISession, didUpdateAlgorithmConvergence convergence: NIAlgorithmConvergence,
        for object: NINearbyObject?
    ) {}
    public func sessionDidStartRunning(_ session: NISession) {}
}

public struct NIError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unsupportedPlatform = -5889
        case invalidConfiguration = -5888
        case sessionFailed = -5887
        case resourceUsageTimeout = -5886
        case activeSessionsLimitExceeded = -5885
        case userDidNotAllow = -5884
        case invalidARConfiguration = -5883
        case accessoryPeerDeviceUnavailable = -5882
    }

    public static var errorDomain: String { "com.apple.NearbyInteraction" }

    public let code: Code
    public var errorCode: Int { code.rawValue }

    public init(_ code: Code) {
        self.code = code
    }

    public static var unsupportedPlatform: Code { .unsupportedPlatform }
    public static var invalidConfiguration: Code { .invalidConfiguration }
    public static var sessionFailed: Code { .sessionFailed }
    public static var userDidNotAllow: Code { .userDidNotAllow }
}
