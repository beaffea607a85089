import Foundation

// Addresses on Linux do not store their length; their family determines it.

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
            case AF_INET6: UInt8(MemoryLayout<sockaddr_in6>.size)
            case AF_UNIX: UInt8(MemoryLayout<sockaddr_un>.size)
            default: UInt8(MemoryLayout<sockaddr_in>.size)
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

// The network interface values that have other types on Linux; sources are rewritten to use these.

public let IFF_UP: Int32 = 0x1
public let IFF_BROADCAST: Int32 = 0x2
public let IFF_LOOPBACK: Int32 = 0x8
public let IFF_POINTOPOINT: Int32 = 0x10
public let IFF_RUNNING: Int32 = 0x40
public let IFF_NOARP: Int32 = 0x80
public let IFF_PROMISC: Int32 = 0x100
public let IFF_ALLMULTI: Int32 = 0x200
public let IFF_MULTICAST: Int32 = 0x1000

/// Has no effect: a broken connection here is always an error, never a signal that ends the process.
public let SO_NOSIGPIPE: Int32 = 0x1022
