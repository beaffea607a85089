import Foundation
import FoundationSupplement

/// The part of an app that the system calls while a device is added; it is never called here.
open class MatterAddDeviceExtensionRequestHandler: NSObject, NSExtensionRequestHandling {
    public struct DeviceCredential: Codable, Hashable, Sendable {
        public let deviceAttestationCertificate: Data
        public let productAttestationIntermediateCertificate: Data
        public let certificationDeclaration: Data
    }

    public struct WiFiScanResult: Codable, Hashable, Sendable {
        public let ssid: Data
        public let rssi: Int
        public let channel: Int
        public let security: Int
    }

    public struct ThreadScanResult: Codable, Hashable, Sendable {
        public let networkName: String
        public let extendedPANID: UInt64
        public let extendedAddress: Data
        public let panID: UInt16
        public let rssi: Int8
        public let version: UInt8
        public let channel: UInt16
        public let lqi: UInt8
    }

    public enum WiFiNetworkAssociation: Codable, Hashable, Sendable {
        case defaultSystemNetwork
        case network(ssid: Data, credentials: Data)
    }

    public enum ThreadNetworkAssociation: Codable, Hashable, Sendable {
        case defaultSystemNetwork
        case network(extendedPANID: UInt64)
    }

    public override init() {
        super.init()
    }

    open func beginRequest(with context: NSExtensionContext) {}
    open func validateDeviceCredential(_ deviceCredential: DeviceCredential) async throws {}
    open func selectWiFiNetwork(from wifiScanResults: [WiFiScanResult]) async throws -> WiFiNetworkAssociation {
        .defaultSystemNetwork
    }
    open func selectThreadNetwork(from threadScanResults: [ThreadScanResult]) async throws -> ThreadNetworkAssociation {
        .defaultSystemNetwork
    }
    open func commissionDevice(
        in home: MatterAddDeviceRequest.Home?, onboardingPayload: String, commissioningID: UUID
    ) async throws {}
    open func rooms(in home: MatterAddDeviceRequest.Home?) async -> [MatterAddDeviceRequest.Room] { [] }
    open func configureDevice(named name: String, in room: MatterAddDeviceRequest.Room?) async {}
}
