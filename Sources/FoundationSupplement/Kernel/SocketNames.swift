import Glibc

// On Apple's systems these constants are 32-bit integers, and addresses begin with their length.

@_disfavoredOverload public var IFF_UP: Int32 { 0x1 }
@_disfavoredOverload public var IFF_BROADCAST: Int32 { 0x2 }
@_disfavoredOverload public var IFF_LOOPBACK: Int32 { 0x8 }
@_disfavoredOverload public var IFF_POINTOPOINT: Int32 { 0x10 }
@_disfavoredOverload public var IFF_RUNNING: Int32 { 0x40 }
@_disfavoredOverload public var IFF_MULTICAST: Int32 { 0x1000 }
@_disfavoredOverload public var SOCK_STREAM: Int32 { 1 }
@_disfavoredOverload public var SOCK_DGRAM: Int32 { 2 }
@_disfavoredOverload public var SOCK_RAW: Int32 { 3 }
@_disfavoredOverload public var IPPROTO_IP: Int32 { 0 }
@_disfavoredOverload public var IPPROTO_ICMP: Int32 { 1 }
@_disfavoredOverload public var IPPROTO_TCP: Int32 { 6 }
@_disfavoredOverload public var IPPROTO_UDP: Int32 { 17 }
@_disfavoredOverload public var IPPROTO_IPV6: Int32 { 41 }
@_disfavoredOverload public var IPPROTO_ICMPV6: Int32 { 58 }
/// Accepted without effect: a broken pipe has a signal of its own here.
public var SO_NOSIGPIPE: Int32 { 0x1022 }

extension sockaddr {
    public init(sa_len: UInt8, sa_family: sa_family_t, sa_data: SocketBytes) {
        self.init(sa_family: sa_family, sa_data: sa_data)
    }

    public typealias SocketBytes = (
        CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar
    )

    public var sa_len: UInt8 {
        get {
            switch Int32(sa_family) {
            case AF_INET: UInt8(MemoryLayout<sockaddr_in>.size)
            case AF_INET6: UInt8(MemoryLayout<sockaddr_in6>.size)
            default: UInt8(MemoryLayout<sockaddr>.size)
            }
        }
        set {}
    }
}

extension sockaddr_in {
    public var sin_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in>.size) }
        set {}
    }
}

extension sockaddr_in6 {
    public var sin6_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in6>.size) }
        set {}
    }
}

extension sockaddr_un {
    public var sun_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_un>.size) }
        set {}
    }
}

extension sockaddr_storage {
    public var ss_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_storage>.size) }
        set {}
    }
}
