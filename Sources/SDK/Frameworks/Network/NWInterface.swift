import Foundation

/// A network interface.
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
    public enum InterfaceType: Hashable, Sendable {
        case other
        case wifi
        case cellular
        case wiredEthernet
        case loopback
    }

    public enum RadioType: Hashable, Sendable {
        case cell(Cellular)
        case wifi(WiFi)

        public enum Cellular: Hashable, Sendable {
            case lte
            case nrNSA
            case nrSA
        }

        public enum WiFi: Hashable, Sendable {
            case wifi
        }
    }

    public let type: InterfaceType
    public let name: String
    public let index: Int

    public var debugDescription: String { name }
}
