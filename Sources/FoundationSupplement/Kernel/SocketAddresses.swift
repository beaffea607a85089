import Foundation

// Addresses of sockets begin with their own length on Apple's systems and not on this one, where it is that of the type.

extension sockaddr {
    public var sa_len: UInt8 {
        get { UInt8(MemoryLayout<Self>.size) }
        set {}
    }
}

extension sockaddr_in {
    public var sin_len: UInt8 {
        get { UInt8(MemoryLayout<Self>.size) }
        set {}
    }
}

extension sockaddr_in6 {
    public var sin6_len: UInt8 {
        get { UInt8(MemoryLayout<Self>.size) }
        set {}
    }
}

extension sockaddr_un {
    public var sun_len: UInt8 {
        get { UInt8(MemoryLayout<Self>.size) }
        set {}
    }
}

extension sockaddr_storage {
    public var ss_len: UInt8 {
        get { UInt8(MemoryLayout<Self>.size) }
        set {}
    }
}
