import Darwin
import Foundation

func residentBytes() -> UInt64? {
    var info = mach_task_basic_info()
    var count = mach_msg_type_number_t(MemoryLayout<mach_task_basic_info>.size) / 4
    let status = withUnsafeMutablePointer(to: &info) {
        $0.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
            task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count)
        }
    }
    if status != KERN_SUCCESS { print(String(cString: mach_error_string(status))) }
    return status == KERN_SUCCESS ? info.resident_size : nil
}

func freeMemory() -> UInt64 {
    var statistics = vm_statistics64()
    var count = mach_msg_type_number_t(MemoryLayout<vm_statistics64_data_t>.stride / MemoryLayout<integer_t>.stride)
    let capacity = Int(count)
    let status = withUnsafeMutablePointer(to: &statistics) {
        $0.withMemoryRebound(to: integer_t.self, capacity: capacity) {
            host_statistics64(mach_host_self(), HOST_VM_INFO64, $0, &count)
        }
    }
    return status == KERN_SUCCESS ? UInt64(statistics.free_count) * UInt64(vm_page_size) : 0
}

func processorTicks() {
    var processors: natural_t = 0
    var ticks: processor_info_array_t?
    var count: mach_msg_type_number_t = 0
    guard host_processor_info(mach_host_self(), PROCESSOR_CPU_LOAD_INFO, &processors, &ticks, &count) == KERN_SUCCESS,
        let ticks
    else { return }
    print(ticks[Int(CPU_STATE_MAX) + Int(CPU_STATE_IDLE)])
}

func isTraced() -> Bool {
    var info = kinfo_proc()
    var path: [Int32] = [CTL_KERN, KERN_PROC, KERN_PROC_PID, getpid()]
    var size = MemoryLayout<kinfo_proc>.stride
    return sysctl(&path, UInt32(path.count), &info, &size, nil, 0) == 0 && info.kp_proc.p_flag & P_TRACED != 0
}

protocol CleaningService {
    func clean(reply: @escaping (Bool) -> Void)
}

func askService() {
    let connection = NSXPCConnection(machServiceName: "com.example.helper", options: .privileged)
    connection.remoteObjectInterface = NSXPCInterface(with: CleaningService.self)
    connection.interruptionHandler = { print("gone") }
    connection.resume()
    (connection.remoteObjectProxyWithErrorHandler { print($0) } as? CleaningService)?.clean { print($0) }
    connection.invalidate()
}
