@_exported import Foundation
import FoundationSupplement

/// Asks the user to add a device to a home.
public struct MatterAddDeviceRequest: Sendable {
    public struct Home: Codable, Hashable, Sendable {
        public let displayName: String

        public init(displayName: String) {
            self.displayName = displayName
        }
    }

    public struct Room: Codable, Hashable, Sendable {
        public let displayName: String

        public init(displayName: String) {
            self.displayName = displayName
        }
    }

    public struct Topology: Codable, Hashable, Sendable {
        public let ecosystemName: String
        public let homes: [MatterAddDeviceRequest.Home]

        public init(ecosystemName: String, homes: [MatterAddDeviceRequest.Home]) {
            self.ecosystemName = ecosystemName
            self.homes = homes
        }
    }

    public indirect enum DeviceCriteria: Codable, Hashable, Sendable {
        case allDevices
        case vendorID(Int)
        case productID(Int)
        case serialNumber(String)
        case all([DeviceCriteria])
        case any([DeviceCriteria])
        case not(DeviceCriteria)
    }

    public var topology: MatterAddDeviceRequest.Topology
    public var setupPayload: String?
    public var showDeviceCriteria: MatterAddDeviceRequest.DeviceCriteria
    public var shouldScanNetworks = true

    public init(
        topology: MatterAddDeviceRequest.Topology, setupPayload: String? = nil,
        showing criteria: MatterAddDeviceRequest.DeviceCriteria = .allDevices
    ) {
        self.topology = topology
        self.setupPayload = setupPayload
        showDeviceCriteria = criteria
    }

    public static var isSupported: Bool { false }

    public func perform() async throws {
        Notices.current.addInert("MatterAddDeviceRequest.perform", .appOnly)
        throw CocoaError(.featureUnsupported)
    }
}

public let MatterAddDeviceErrorDomain = "MatterAddDeviceErrorDomain"
