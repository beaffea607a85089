import Foundation
import Glibc

/// An address of the Internet Protocol.
public protocol IPAddress: CustomDebugStringConvertible, Hashable, Sendable {
    init?(_ rawValue: Data, _ interface: NWInterface?)
    init?(_ string: String)
    var rawValue: Data { get }
    var interface: NWInterface? { get }
    var isLoopback: Bool { get }
    var isLinkLocal: Bool { get }
    var isMulticast: Bool { get }
}

public struct IPv4Address: IPAddress {
    public let rawValue: Data
    public let interface: NWInterface?

    public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
        guard rawValue.count == 4 else { return nil }
        self.rawValue = Data(rawValue)
        self.interface = interface
    }

    public init?(_ string: String) {
        var address = in_addr()
        guard inet_pton(AF_INET, string, &address) == 1 else { return nil }
        self.init(withUnsafeBytes(of: address) { Data($0) })
    }

    private init(_ bytes: [UInt8]) {
        rawValue = Data(bytes)
        interface = nil
    }

    public static let any = IPv4Address([0, 0, 0, 0])
    public static let broadcast = IPv4Address([255, 255, 255, 255])
    public static let loopback = IPv4Address([127, 0, 0, 1])
    public static let allHostsGroup = IPv4Address([224, 0, 0, 1])
    public static let allRoutersGroup = IPv4Address([224, 0, 0, 2])
    public static let allReportsGroup = IPv4Address([224, 0, 0, 22])
    public static let mdnsGroup = IPv4Address([224, 0, 0, 251])

    public var isLoopback: Bool { rawValue[0] == 127 }
    public var isLinkLocal: Bool { rawValue[0] == 169 && rawValue[1] == 254 }
    public var isMulticast: Bool { (224...239).contains(rawValue[0]) }
    public var debugDescription: String { rawValue.map(String.init).joined(separator: ".") }
}

public struct IPv6Address: IPAddress {
    public enum Scope: UInt8, Sendable {
        case nodeLocal = 1
        case linkLocal = 2
        case siteLocal = 5
        case organizationLocal = 8
        case global = 14
    }

    public let rawValue: Data
    public let interface: NWInterface?

    public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
        guard rawValue.count == 16 else { return nil }
        self.rawValue = Data(rawValue)
        self.interface = interface
    }

    public init?(_ string: String) {
        var address = in6_addr()
        guard inet_pton(AF_INET6, String(string.prefix { $0 != "%" }), &address) == 1 else { return nil }
        self.init(withUnsafeBytes(of: address) { Data($0) })
    }

    private init(last: UInt8) {
        rawValue = Data(repeating: 0, count: 15) + [last]
        interface = nil
    }

    public static let any = IPv6Address(last: 0)
    public static let loopback = IPv6Address(last: 1)

    public var isAny: Bool { rawValue.allSatisfy { $0 == 0 } }
    public var isLoopback: Bool { rawValue == Self.loopback.rawValue }
    public var isLinkLocal: Bool { rawValue[0] == 0xFE && rawValue[1] & 0xC0 == 0x80 }
    public var isMulticast: Bool { rawValue[0] == 0xFF }
    public var isUniqueLocal: Bool { rawValue[0] & 0xFE == 0xFC }
    public var isIPv4Mapped: Bool {
        rawValue.prefix(10).allSatisfy { $0 == 0 } && rawValue[10] == 0xFF && rawValue[11] == 0xFF
    }
    public var asIPv4: IPv4Address? { isIPv4Mapped ? IPv4Address(rawValue.suffix(4)) : nil }
    public var multicastScope: Scope? { isMulticast ? Scope(rawValue: rawValue[1] & 0x0F) : nil }

    public var debugDescription: String {
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        let isWritten = rawValue.withUnsafeBytes { bytes in
            guard let address = bytes.baseAddress else { return false }
            return inet_ntop(AF_INET6, address, &text, socklen_t(text.count)) != nil
        }
        return isWritten ? String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self) : ""
    }
}
