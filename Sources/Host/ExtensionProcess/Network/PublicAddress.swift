import Glibc

/// Decides which addresses a widget may reach: those of the public Internet, and no service of this machine or of its
/// networks.
enum PublicAddress {
    /// Whether the address is public and belongs neither to this machine nor to one of its networks.
    ///
    /// The networks of IPv6 have public addresses, those of a home included: its devices are as close as those with
    /// private ones. An address of IPv4 in one of IPv6 counts as itself.
    static func isReachable(_ bytes: [UInt8]) -> Bool { isReachable(bytes, of: ownNetworks()) }

    static func isReachable(_ bytes: [UInt8], of networks: [Network]) -> Bool {
        isPublic(bytes) && !networks.contains { $0.holds(embedded(in: bytes) ?? bytes) }
    }

    /// An address of an interface with the addresses that its network reaches without a router.
    struct Network: Hashable, Sendable {
        private let address: [UInt8]
        private let bits: Int

        /// The fewest bits of a network: an interface that is the way to everything has none, and only its own address
        /// is then near.
        private static let fewestBits = [4: 8, 16: 32]

        /// - Parameter mask: Ones for the bits that all addresses of the network have in common; `nil` if the interface
        ///   has none.
        init(_ address: [UInt8], mask: [UInt8]?) {
            self.address = address
            let all = address.count * 8
            let shared = mask.map { $0.count == address.count ? $0.prefixBits : all } ?? all
            bits = shared < Self.fewestBits[address.count] ?? 0 ? all : shared
        }

        func holds(_ other: [UInt8]) -> Bool {
            other.count == address.count && PublicAddress.isInside(other, [(address, bits)])
        }
    }

    /// - Parameter bytes: The four bytes of an IPv4 address, or the sixteen of an IPv6 address.
    static func isPublic(_ bytes: [UInt8]) -> Bool {
        switch bytes.count {
        case 4: !isInside(bytes, specialIPv4)
        case 16: isPublicIPv6(bytes)
        default: false
        }
    }

    private typealias Block = (prefix: [UInt8], bits: Int)

    /// The blocks of the IANA special-purpose registry, multicast and reserved addresses.
    private static let specialIPv4: [Block] = [
        ([0], 8), ([10], 8), ([100, 64], 10), ([127], 8), ([169, 254], 16), ([172, 16], 12), ([192, 0, 0], 24),
        ([192, 0, 2], 24), ([192, 31, 196], 24), ([192, 52, 193], 24), ([192, 88, 99], 24), ([192, 168], 16),
        ([192, 175, 48], 24), ([198, 18], 15), ([198, 51, 100], 24), ([203, 0, 113], 24), ([224], 3),
    ]

    /// Only these are assigned to the public; the special blocks in them are protocols' and documentation's.
    private static let unicastIPv6: [Block] = [([0x20], 3)]
    private static let specialIPv6: [Block] = [
        ([0x20, 0x01, 0x00], 23), ([0x20, 0x01, 0x0D, 0xB8], 32), ([0x20, 0x02], 16), ([0x3F, 0xFF, 0x00], 20),
        ([0x26, 0x20, 0x00, 0x4F, 0x80, 0x00], 48),
    ]

    /// Addresses that contain one of IPv4: the mapped ones, and those of translators.
    private static let containing: [Block] = [
        ([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF], 96), ([0, 0x64, 0xFF, 0x9B, 0, 0, 0, 0, 0, 0, 0, 0], 96),
    ]

    /// The address of IPv4 in one of IPv6; `nil` if it contains none.
    private static func embedded(in bytes: [UInt8]) -> [UInt8]? {
        bytes.count == 16 && isInside(bytes, containing) ? Array(bytes.suffix(4)) : nil
    }

    private static func isPublicIPv6(_ bytes: [UInt8]) -> Bool {
        if let inner = embedded(in: bytes) { return !isInside(inner, specialIPv4) }
        return isInside(bytes, unicastIPv6) && !isInside(bytes, specialIPv6)
    }

    private static func isInside(_ bytes: [UInt8], _ blocks: [Block]) -> Bool {
        blocks.contains { prefix, bits in
            (0..<bits).allSatisfy { bit in
                let mask: UInt8 = 0x80 >> UInt8(bit % 8)
                return bytes[bit / 8] & mask == prefix[bit / 8] & mask
            }
        }
    }

    /// The bytes of a socket's address; `nil` for other kinds of addresses.
    static func bytes(of address: UnsafePointer<sockaddr>) -> [UInt8]? {
        switch Int32(address.pointee.sa_family) {
        case AF_INET:
            address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { pointer in
                withUnsafeBytes(of: pointer.pointee.sin_addr) { Array($0) }
            }
        case AF_INET6:
            address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) { pointer in
                withUnsafeBytes(of: pointer.pointee.sin6_addr) { Array($0) }
            }
        default: nil
        }
    }

    /// The networks of this machine's interfaces. Their addresses may be public, and services that listen on all
    /// interfaces are reachable there.
    private static func ownNetworks() -> [Network] {
        var list: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&list) == 0 else { return [] }
        defer { freeifaddrs(list) }
        var networks: [Network] = []
        var next = list
        while let interface = next {
            next = interface.pointee.ifa_next
            guard let address = interface.pointee.ifa_addr, let bytes = bytes(of: address) else { continue }
            networks.append(Network(bytes, mask: interface.pointee.ifa_netmask.flatMap { Self.bytes(of: $0) }))
        }
        return networks
    }
}

extension [UInt8] {
    /// The number of leading ones.
    fileprivate var prefixBits: Int {
        let whole = prefix { $0 == 0xFF }.count
        return whole * 8 + (whole < count ? (~self[whole]).leadingZeroBitCount : 0)
    }
}
