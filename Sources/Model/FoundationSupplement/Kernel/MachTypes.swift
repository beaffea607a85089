import Foundation

public typealias natural_t = UInt32
public typealias integer_t = Int32
public typealias kern_return_t = Int32
public typealias mach_error_t = kern_return_t
public typealias mach_port_t = UInt32
public typealias mach_port_name_t = natural_t
public typealias mach_msg_type_number_t = natural_t
public typealias mach_vm_size_t = UInt64
public typealias mach_vm_address_t = UInt64
public typealias mach_vm_offset_t = UInt64
public typealias vm_size_t = UInt
public typealias vm_address_t = UInt
public typealias vm_offset_t = UInt
public typealias vm_prot_t = Int32
public typealias policy_t = Int32

public typealias task_t = mach_port_t
public typealias task_name_t = mach_port_t
public typealias task_flavor_t = natural_t
public typealias task_info_t = UnsafeMutablePointer<integer_t>
public typealias host_t = mach_port_t
public typealias host_name_port_t = mach_port_t
public typealias host_flavor_t = integer_t
public typealias host_info_t = UnsafeMutablePointer<integer_t>
public typealias host_info64_t = UnsafeMutablePointer<integer_t>
public typealias processor_flavor_t = Int32
public typealias processor_info_array_t = UnsafeMutablePointer<integer_t>
public typealias thread_t = mach_port_t
public typealias thread_act_t = mach_port_t
public typealias thread_act_array_t = UnsafeMutablePointer<thread_act_t>
public typealias thread_flavor_t = natural_t
public typealias thread_info_t = UnsafeMutablePointer<integer_t>

public let KERN_SUCCESS: kern_return_t = 0
public let KERN_INVALID_ADDRESS: kern_return_t = 1
public let KERN_PROTECTION_FAILURE: kern_return_t = 2
public let KERN_NO_SPACE: kern_return_t = 3
public let KERN_INVALID_ARGUMENT: kern_return_t = 4
public let KERN_FAILURE: kern_return_t = 5
public let KERN_RESOURCE_SHORTAGE: kern_return_t = 6
public let KERN_NO_ACCESS: kern_return_t = 8
public let KERN_NOT_SUPPORTED: kern_return_t = 46
public let KERN_NOT_FOUND: kern_return_t = 56

public let MACH_PORT_NULL: Int32 = 0

public let TASK_BASIC_INFO_64: Int32 = 5
public let TASK_EVENTS_INFO: Int32 = 2
public let TASK_THREAD_TIMES_INFO: Int32 = 3
public let TASK_ABSOLUTETIME_INFO: Int32 = 1
public let TASK_POWER_INFO: Int32 = 21
public let MACH_TASK_BASIC_INFO: Int32 = 20
public let TASK_VM_INFO: Int32 = 22
public let TASK_VM_INFO_PURGEABLE: Int32 = 23
public let THREAD_BASIC_INFO: Int32 = 3
public let THREAD_EXTENDED_INFO: Int32 = 5
public let THREAD_INFO_MAX: Int32 = 32
public let TH_USAGE_SCALE: Int32 = 1000
public let TH_FLAGS_IDLE: Int32 = 2

public let HOST_BASIC_INFO: Int32 = 1
public let HOST_LOAD_INFO: Int32 = 1
public let HOST_VM_INFO: Int32 = 2
public let HOST_CPU_LOAD_INFO: Int32 = 3
public let HOST_VM_INFO64: Int32 = 4
public let PROCESSOR_BASIC_INFO: Int32 = 1
public let PROCESSOR_CPU_LOAD_INFO: Int32 = 2
public let CPU_STATE_USER: Int32 = 0
public let CPU_STATE_SYSTEM: Int32 = 1
public let CPU_STATE_IDLE: Int32 = 2
public let CPU_STATE_NICE: Int32 = 3
public let CPU_STATE_MAX: Int32 = 4

/// The size of a page of memory on a phone.
public let vm_page_size: vm_size_t = 16384
public let vm_kernel_page_size: vm_size_t = 16384
public let vm_page_mask: vm_size_t = 16383
