import Foundation

public let mach_task_self_: mach_port_t = 1

public func mach_host_self() -> mach_port_t { 2 }
public func mach_thread_self() -> mach_port_t { 3 }

private func rejected(_ name: String) -> kern_return_t {
    Notices.current.addInert(name, .absent("kernel statistics"))
    return KERN_FAILURE
}

@discardableResult
public func task_info(
    _ target_task: task_name_t, _ flavor: task_flavor_t, _ task_info_out: task_info_t!,
    _ task_info_outCnt: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t {
    rejected("task_info")
}

@discardableResult
public func task_threads(
    _ target_task: task_t, _ act_list: UnsafeMutablePointer<thread_act_array_t?>!,
    _ act_listCnt: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t {
    rejected("task_threads")
}

@discardableResult
public func thread_info(
    _ target_act: thread_act_t, _ flavor: thread_flavor_t, _ thread_info_out: thread_info_t!,
    _ thread_info_outCnt: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t {
    rejected("thread_info")
}

@discardableResult
public func host_statistics(
    _ host_priv: host_t, _ flavor: host_flavor_t, _ host_info_out: host_info_t!,
    _ host_info_outCnt: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t {
    rejected("host_statistics")
}

@discardableResult
public func host_statistics64(
    _ host_priv: host_t, _ flavor: host_flavor_t, _ host_info64_out: host_info64_t!,
    _ host_info64_outCnt: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t {
    rejected("host_statistics64")
}

@discardableResult
public func host_info(
    _ host: host_t, _ flavor: host_flavor_t, _ host_info_out: host_info_t!,
    _ host_info_outCnt: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t {
    rejected("host_info")
}

@discardableResult
public func host_processor_info(
    _ host: host_t, _ flavor: processor_flavor_t, _ out_processor_count: UnsafeMutablePointer<natural_t>!,
    _ out_processor_info: UnsafeMutablePointer<processor_info_array_t?>!,
    _ out_processor_infoCnt: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t {
    rejected("host_processor_info")
}

@discardableResult
public func host_page_size(_ host: host_t, _ out_page_size: UnsafeMutablePointer<vm_size_t>!) -> kern_return_t {
    out_page_size?.pointee = vm_page_size
    return KERN_SUCCESS
}

@discardableResult
public func vm_deallocate(_ target_task: mach_port_t, _ address: vm_address_t, _ size: vm_size_t) -> kern_return_t {
    KERN_SUCCESS
}

@discardableResult
public func mach_port_deallocate(_ task: mach_port_t, _ name: mach_port_name_t) -> kern_return_t { KERN_SUCCESS }

/// Lives as long as the process, like the kernel's strings.
private nonisolated(unsafe) let failureText: UnsafeMutablePointer<CChar> = {
    let text = Array("(os/kern) failure".utf8CString)
    let memory = UnsafeMutablePointer<CChar>.allocate(capacity: text.count)
    memory.initialize(from: text, count: text.count)
    return memory
}()

public func mach_error_string(_ error_value: mach_error_t) -> UnsafeMutablePointer<CChar>! { failureText }
