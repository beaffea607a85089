import Foundation
import SecurityModule

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public class NWProtocolDefinition: Hashable, @unchecked Sendable, CustomDebugStringConvertible {
    public let name: String

    init(_ name: String) {
        self.name = name
    }

    public static func == (lhs: NWProtocolDefinition, rhs: NWProtocolDefinition) -> Bool { lhs.name == rhs.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
    public var debugDescription: String { name }
}

public class NWProtocolOptions: @unchecked Sendable {
    init() {}
}

public class NWProtocolMetadata: @unchecked Sendable {
    init() {}
}

public class NWProtocol: @unchecked Sendable {
    init() {}
}

public class NWProtocolTCP: NWProtocol, @unchecked Sendable {
    public static let definition = NWProtocolDefinition("tcp")

    public class Options: NWProtocolOptions, @unchecked Sendable {
        public var noDelay = false
        public var noPush = false
        public var noOptions = false
        public var enableKeepalive = false
        public var keepaliveCount = 0
        public var keepaliveIdle = 0
        public var keepaliveInterval = 0
        public var maximumSegmentSize = 0
        public var connectionTimeout = 0
        public var persistTimeout = 0
        public var connectionDropTime = 0
        public var retransmitFinDrop = false
        public var disableAckStretching = false
        public var enableFastOpen = false
        public var disableECN = false
        public var multipathForceVersion = MultipathVersion.unspecified

        public enum MultipathVersion: Sendable {
            case unspecified
            case v0
            case v1
        }

        public override init() {
            super.init()
        }
    }

    public class Metadata: NWProtocolMetadata, @unchecked Sendable {
        public var availableReceiveBuffer: UInt32 { 0 }
        public var availableSendBuffer: UInt32 { 0 }
    }
}

public class NWProtocolUDP: NWProtocol, @unchecked Sendable {
    public static let definition = NWProtocolDefinition("udp")

    public class Options: NWProtocolOptions, @unchecked Sendable {
        public var preferNoChecksum = false

        public override init() {
            super.init()
        }
    }

    public class Metadata: NWProtocolMetadata, @unchecked Sendable {
        public override init() {
            super.init()
        }
    }
}

public class NWProtocolTLS: NWProtocol, @unchecked Sendable {
    public static let definition = NWProtocolDefinition("tls")

    public class Options: NWProtocolOptions, @unchecked Sendable {
        public let securityProtocolOptions: sec_protocol_options_t = OS_sec_protocol_options()

        public override init() {
            super.init()
        }
    }

    public class Metadata: NWProtocolMetadata, @unchecked Sendable {
        public let securityProtocolMetadata: sec_protocol_metadata_t = OS_sec_protocol_metadata()
    }
}

public class NWProtocolIP: NWProtocol, @unchecked Sendable {
    public static let definition = NWProtocolDefinition("ip")

    public enum ECN: Sendable {
        case nonECT
        case ect1
        case ect0
        case ce
    }

    public class Options: NWProtocolOptions, @unchecked Sendable {
        public enum Version: Sendable {
            case any
            case v4
            case v6
        }

        public enum AddressPreference: Sendable {
            case `default`
            case temporary
            case stable
        }

        public var version = Version.any
        public var hopLimit: UInt8 = 0
        public var useMinimumMTU = false
        public var disableFragmentation = false
        public var disableMulticastLoopback = false
        public var shouldCalculateReceiveTime = false
        public var localAddressPreference = AddressPreference.default
    }

    public class Metadata: NWProtocolMetadata, @unchecked Sendable {
        public var ecnFlag = ECN.nonECT
        public var serviceClass = NWParameters.ServiceClass.bestEffort
        public var receiveTime: UInt64 { 0 }

        public override init() {
            super.init()
        }
    }
}

public class NWProtocolQUIC: NWProtocol, @unchecked Sendable {
    public static let definition = NWProtocolDefinition("quic")

    public class Options: NWProtocolOptions, @unchecked Sendable {
        public enum Direction: Sendable {
            case bidirectional
            case unidirectional
        }

        public var alpn: [String]
        public var direction = Direction.bidirectional
        public var idleTimeout = 0
        public var maxUDPPayloadSize = 0
        public var isDatagram = false
        public var maxDatagramFrameSize = 0
        public var initialMaxData = 0
        public var initialMaxStreamsBidirectional = 0
        public var initialMaxStreamsUnidirectional = 0
        public let securityProtocolOptions: sec_protocol_options_t = OS_sec_protocol_options()

        public init(alpn: [String] = []) {
            self.alpn = alpn
            super.init()
        }
    }
}
