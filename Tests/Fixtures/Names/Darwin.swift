import Darwin
import Foundation
import os

/// The first address that is not the device's own.
func wirelessAddress() -> String? {
    var address: String?
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return nil }
    defer { freeifaddrs(first) }
    for pointer in sequence(first: first!, next: { $0.pointee.ifa_next }) {
        let interface = pointer.pointee
        let flags = Int32(interface.ifa_flags)
        guard (flags & (IFF_UP | IFF_RUNNING | IFF_LOOPBACK)) == (IFF_UP | IFF_RUNNING),
            interface.ifa_addr.pointee.sa_family == UInt8(AF_INET)
        else { continue }
        var host = [CChar](repeating: 0, count: Int(NI_MAXHOST))
        getnameinfo(
            interface.ifa_addr, socklen_t(interface.ifa_addr.pointee.sa_len), &host, socklen_t(host.count), nil,
            socklen_t(0), NI_NUMERICHOST)
        address = String(cString: host)
    }
    return address
}

func canReach() -> Bool {
    var zero = sockaddr_in()
    zero.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
    zero.sin_family = sa_family_t(AF_INET)
    return socket(AF_INET, SOCK_STREAM, 0) >= 0 || socket(AF_INET, SOCK_DGRAM, IPPROTO_UDP) >= 0
}

func model() -> String {
    var size = 0
    sysctlbyname("hw.machine", nil, &size, nil, 0)
    var machine = [CChar](repeating: 0, count: size)
    sysctlbyname("hw.machine", &machine, &size, nil, 0)
    return String(cString: machine)
}

func times(_ path: String) -> Int {
    var status = stat()
    stat(path, &status)
    let descriptor = open(path, O_EVTONLY)
    close(descriptor)
    return status.st_mtimespec.tv_sec + status.st_birthtimespec.tv_sec + Int(clock_gettime_nsec_np(CLOCK_UPTIME_RAW))
}

func threads() -> Bool {
    pthread_setname_np("worker")
    print(os_proc_available_memory(), sysconf(_SC_NPROCESSORS_ONLN), qos_class_self() == QOS_CLASS_USER_INITIATED)
    return pthread_main_np() != 0
}
