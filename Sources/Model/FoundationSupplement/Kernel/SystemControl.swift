import Foundation

public let CTL_KERN: Int32 = 1
public let CTL_VM: Int32 = 2
public let CTL_NET: Int32 = 4
public let CTL_HW: Int32 = 6
public let KERN_OSTYPE: Int32 = 1
public let KERN_OSRELEASE: Int32 = 2
public let KERN_VERSION: Int32 = 4
public let KERN_HOSTNAME: Int32 = 10
public let KERN_PROC: Int32 = 14
public let KERN_BOOTTIME: Int32 = 21
public let KERN_OSVERSION: Int32 = 65
public let KERN_PROC_ALL: Int32 = 0
public let KERN_PROC_PID: Int32 = 1
public let HW_MACHINE: Int32 = 1
public let HW_MODEL: Int32 = 2
public let HW_NCPU: Int32 = 3
public let HW_PHYSMEM: Int32 = 5
public let HW_PAGESIZE: Int32 = 7
public let HW_MEMSIZE: Int32 = 24
public let P_TRACED: Int32 = 0x800

/// Queries a kernel value; none is available here.
@discardableResult
public func sysctl(
    _ name: UnsafeMutablePointer<Int32>!, _ namelen: UInt32, _ oldp: UnsafeMutableRawPointer!,
    _ oldlenp: UnsafeMutablePointer<Int>!, _ newp: UnsafeMutableRawPointer!, _ newlen: Int
) -> Int32 {
    -1
}

public struct extern_proc: Sendable {
    public var p_flag: Int32 = 0
    public var p_pid: pid_t = 0
    public var p_stat: CChar = 0
    public var p_starttime = timeval()

    public init() {}
}

public struct eproc: Sendable {
    public var e_ppid: pid_t = 0

    public init() {}
}

/// The kernel's information about a process.
public struct kinfo_proc: Sendable {
    public var kp_proc = extern_proc()
    public var kp_eproc = eproc()

    public init() {}
}

public let AF_LINK: Int32 = 18

/// The address of a network's hardware; interfaces are listed without.
public struct sockaddr_dl: Sendable {
    public var sdl_len: UInt8 = 0
    public var sdl_family: UInt8 = 0
    public var sdl_index: UInt16 = 0
    public var sdl_type: UInt8 = 0
    public var sdl_nlen: UInt8 = 0
    public var sdl_alen: UInt8 = 0
    public var sdl_slen: UInt8 = 0

    public init() {}
}

/// The traffic of a network interface.
public struct if_data: Sendable {
    public var ifi_type: UInt8 = 0
    public var ifi_mtu: UInt32 = 0
    public var ifi_metric: UInt32 = 0
    public var ifi_baudrate: UInt32 = 0
    public var ifi_ipackets: UInt32 = 0
    public var ifi_ierrors: UInt32 = 0
    public var ifi_opackets: UInt32 = 0
    public var ifi_oerrors: UInt32 = 0
    public var ifi_ibytes: UInt32 = 0
    public var ifi_obytes: UInt32 = 0

    public init() {}
}

/// The length in bytes of each string of `utsname`, which is smaller on Linux than on Apple's systems.
public let _SYS_NAMELEN: Int32 = 65
