import Foundation

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// Connection parameters; stored, but they have no effect.
public class NWParameters: @unchecked Sendable, CustomDebugStringConvertible {
    public enum MultipathServiceType: Sendable {
        case disabled
        case handover
        case interactive
        case aggregate
    }

    public enum ServiceClass: Sendable {
        case bestEffort
        case background
        case interactiveVideo
        case interactiveVoice
        case responsiveData
        case signaling
    }

    public enum ExpiredDNSBehavior: Sendable {
        case systemDefault
        case allow
        case prohibit
        case persistent
    }

    public enum Attribution: Sendable {
        case developer
        case user
    }

    public class ProtocolStack: @unchecked Sendable {
        public var applicationProtocols: [NWProtocolOptions] = []
        public var transportProtocol: NWProtocolOptions?
        public var internetProtocol: NWProtocolOptions? = NWProtocolIP.Options()
    }

    public struct PrivacyContext: Sendable {
        public static let `default` = PrivacyContext(description: "default")
        public let description: String

        public init(description: String) {
            self.description = description
        }
    }

    public let defaultProtocolStack = ProtocolStack()
    public var requiredInterface: NWInterface?
    public var requiredInterfaceType = NWInterface.InterfaceType.other
    public var prohibitedInterfaces: [NWInterface]?
    public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
    public var prohibitExpensivePaths = false
    public var prohibitConstrainedPaths = false
    public var allowUltraConstrainedPaths = false
    public var preferNoProxies = false
    public var requiredLocalEndpoint: NWEndpoint?
    public var allowLocalEndpointReuse = false
    public var acceptLocalOnly = false
    public var includePeerToPeer = false
    public var allowFastOpen = false
    public var requiresDNSSECValidation = false
    public var multipathServiceType = MultipathServiceType.disabled
    public var serviceClass = ServiceClass.bestEffort
    public var expiredDNSBehavior = ExpiredDNSBehavior.systemDefault
    public var attribution = Attribution.developer

    public init() {}

    public convenience init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()) {
        self.init()
        defaultProtocolStack.transportProtocol = tcp
        if let tls { defaultProtocolStack.applicationProtocols = [tls] }
    }

    public convenience init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = NWProtocolUDP.Options()) {
        self.init()
        defaultProtocolStack.transportProtocol = udp
        if let dtls { defaultProtocolStack.applicationProtocols = [dtls] }
    }

    public convenience init(quic: NWProtocolQUIC.Options) {
        self.init()
        defaultProtocolStack.transportProtocol = quic
    }

    public class var tcp: NWParameters { NWParameters(tls: nil) }
    public class var udp: NWParameters { NWParameters(dtls: nil) }
    public class var tls: NWParameters { NWParameters(tls: NWProtocolTLS.Options()) }
    public class var dtls: NWParameters { NWParameters(dtls: NWProtocolTLS.Options()) }
    public class var applicationService: NWParameters { NWParameters() }
    public class func quic(alpn: [String]) -> NWParameters { NWParameters(quic: NWProtocolQUIC.Options(alpn: alpn)) }

    public func setPrivacyContext(_ privacyContext: PrivacyContext) {}

    public func copy() -> NWParameters {
        let copy = NWParameters()
        copy.defaultProtocolStack.applicationProtocols = defaultProtocolStack.applicationProtocols
        copy.defaultProtocolStack.transportProtocol = defaultProtocolStack.transportProtocol
        copy.defaultProtocolStack.internetProtocol = defaultProtocolStack.internetProtocol
        copy.requiredInterface = requiredInterface
        copy.requiredInterfaceType = requiredInterfaceType
        copy.prohibitedInterfaceTypes = prohibitedInterfaceTypes
        copy.prohibitExpensivePaths = prohibitExpensivePaths
        copy.prohibitConstrainedPaths = prohibitConstrainedPaths
        copy.requiredLocalEndpoint = requiredLocalEndpoint
        copy.allowLocalEndpointReuse = allowLocalEndpointReuse
        copy.acceptLocalOnly = acceptLocalOnly
        copy.includePeerToPeer = includePeerToPeer
        copy.serviceClass = serviceClass
        return copy
    }

    public var debugDescription: String { "NWParameters" }
}
