import Glibc

/// Decides which addresses a widget may reach: those of the public Internet, and no service of this machine or of its
/// networks.
enum PublicAddress {
    /// Whether the address is public and does not belong to this machine.
    static func isReachable(_ bytes: [UInt8]) -> Bool { isPublic(bytes) && !ownAddresses().contains(bytes) }

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

    private static func isPublicIPv6(_ bytes: [UInt8]) -> Bool {
        // These contain an IPv4 address: the mapped ones, and those of translators.
        let mapped: Block = ([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF], 96)
        let translated: Block = ([0, 0x64, 0xFF, 0x9B, 0, 0, 0, 0, 0, 0, 0, 0], 96)
        if isInside(bytes, [mapped, translated]) { return !isInside(Array(bytes.suffix(4)), specialIPv4) }
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

    /// The addresses of this machine's interfaces. They may be public, and services that listen on all interfaces
    /// are reachable there.
    private static func ownAddresses() -> [[UInt8]] {
        var list: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&list) == 0 else { return [] }
        defer { freeifaddrs(list) }
        var addresses: [[UInt8]] = []
        var next = list
        while let interface = next {
            if let address = interface.pointee.ifa_addr, let bytes = bytes(of: address) { addresses.append(bytes) }
            next = interface.pointee.ifa_next
        }
        return addresses
    }
}
