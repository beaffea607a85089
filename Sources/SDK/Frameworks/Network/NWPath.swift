import Foundation

/// A device's network path.
public struct NWPath: Equatable, Sendable, CustomDebugStringConvertible {
    public enum Status: Hashable, Sendable {
        case satisfied
        case unsatisfied
        case requiresConnection
    }

    public enum UnsatisfiedReason: Hashable, Sendable {
        case notAvailable
        case cellularDenied
        case wifiDenied
        case localNetworkDenied
        case vpnInactive
    }

    public enum LinkQuality: Hashable, Sendable {
        case unknown
        case minimal
        case moderate
        case good
    }

    public let status: Status
    public let availableInterfaces: [NWInterface]
    public let localEndpoint: NWEndpoint?
    public let remoteEndpoint: NWEndpoint?

    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
    public var isExpensive: Bool { false }
    public var isConstrained: Bool { false }
    public var isUltraConstrained: Bool { false }
    public var supportsIPv4: Bool { status == .satisfied }
    public var supportsIPv6: Bool { status == .satisfied }
    public var supportsDNS: Bool { status == .satisfied }
    public var linkQuality: LinkQuality { status == .satisfied ? .good : .unknown }
    public var gateways: [NWEndpoint] { [] }
    public var debugDescription: String {
        "\(status)" + (availableInterfaces.first.map { ", interface: \($0.name)" } ?? "")
    }

    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
        availableInterfaces.contains { $0.type == type }
    }

    /// A phone in its home's network.
    static let wireless = NWPath(
        status: .satisfied, availableInterfaces: [NWInterface(type: .wifi, name: "en0", index: 1)],
        localEndpoint: nil, remoteEndpoint: nil)

    static let none = NWPath(
        status: .unsatisfied, availableInterfaces: [], localEndpoint: nil, remoteEndpoint: nil)
}
