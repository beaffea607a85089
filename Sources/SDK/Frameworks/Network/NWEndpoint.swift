import Foundation

/// One end of a connection.
public enum NWEndpoint: Hashable, Sendable, CustomDebugStringConvertible {
    case hostPort(host: NWEndpoint.Host, port: NWEndpoint.Port)
    case service(name: String, type: String, domain: String, interface: NWInterface?)
    case unix(path: String)
    case url(URL)

    public enum Host: Hashable, Sendable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
        case name(String, NWInterface?)
        case ipv4(IPv4Address)
        case ipv6(IPv6Address)

        public init(stringLiteral value: String) {
            self.init(value)
        }

        public init(_ string: String) {
            if let address = IPv4Address(string) {
                self = .ipv4(address)
            } else if let address = IPv6Address(string) {
                self = .ipv6(address)
            } else {
                self = .name(string, nil)
            }
        }

        public var interface: NWInterface? {
            switch self {
            case .name(_, let interface): interface
            case .ipv4(let address): address.interface
            case .ipv6(let address): address.interface
            }
        }

        public var debugDescription: String {
            switch self {
            case .name(let name, _): name
            case .ipv4(let address): address.debugDescription
            case .ipv6(let address): address.debugDescription
            }
        }
    }

    public struct Port: Hashable, Sendable, RawRepresentable, ExpressibleByIntegerLiteral,
        CustomDebugStringConvertible
    {
        public let rawValue: UInt16

        public init?(rawValue: UInt16) {
            self.rawValue = rawValue
        }

        public init?(_ service: String) {
            guard let number = UInt16(service) else { return nil }
            rawValue = number
        }

        public init(integerLiteral value: UInt16) {
            rawValue = value
        }

        public static let any: Port = 0
        public static let ssh: Port = 22
        public static let smtp: Port = 25
        public static let http: Port = 80
        public static let pop: Port = 110
        public static let imap: Port = 143
        public static let https: Port = 443
        public static let imaps: Port = 993
        public static let socks: Port = 1080

        public var debugDescription: String { String(rawValue) }
    }

    public var interface: NWInterface? {
        switch self {
        case .hostPort(let host, _): host.interface
        case .service(_, _, _, let interface): interface
        case .unix, .url: nil
        }
    }

    public var txtRecord: NWTXTRecord? { nil }

    public var debugDescription: String {
        switch self {
        case .hostPort(let host, let port): "\(host.debugDescription):\(port.debugDescription)"
        case .service(let name, let type, let domain, _): "\(name).\(type).\(domain)"
        case .unix(let path): path
        case .url(let url): url.absoluteString
        }
    }
}

/// A service's advertisement.
public struct NWTXTRecord: Hashable, Sendable {
    public enum Entry: Hashable, Sendable {
        case none
        case empty
        case string(String)
        case data(Data)
    }

    public private(set) var dictionary: [String: String]

    public init(_ dictionary: [String: String] = [:]) {
        self.dictionary = dictionary
    }

    public subscript(key: String) -> String? {
        get { dictionary[key] }
        set { dictionary[key] = newValue }
    }

    public func getEntry(for key: String) -> Entry? { dictionary[key].map { $0.isEmpty ? .empty : .string($0) } }

    @discardableResult
    public mutating func setEntry(_ entry: Entry, for key: String) -> Bool {
        switch entry {
        case .string(let text): dictionary[key] = text
        case .data(let data): dictionary[key] = String(decoding: data, as: UTF8.self)
        case .none, .empty: dictionary[key] = ""
        }
        return true
    }

    @discardableResult
    public mutating func removeEntry(key: String) -> Bool { dictionary.removeValue(forKey: key) != nil }
}
