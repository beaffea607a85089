public struct time_value: Sendable {
    public var seconds: integer_t = 0
    public var microseconds: integer_t = 0

    public init() {}

    public init(seconds: integer_t, microseconds: integer_t) {
        self.seconds = seconds
        self.microseconds = microseconds
    }
}

public typealias time_value_t = time_value

public struct mach_task_basic_info: Sendable {
    public var virtual_size: mach_vm_size_t = 0
    public var resident_size: mach_vm_size_t = 0
    public var resident_size_max: mach_vm_size_t = 0
    public var user_time = time_value_t()
    public var system_time = time_value_t()
    public var policy: policy_t = 0
    public var suspend_count: integer_t = 0

    public init() {}
}

public typealias mach_task_basic_info_data_t = mach_task_basic_info

public struct task_vm_info: Sendable {
    public var virtual_size: mach_vm_size_t = 0
    public var region_count: integer_t = 0
    public var page_size: integer_t = 0
    public var resident_size: mach_vm_size_t = 0
    public var resident_size_peak: mach_vm_size_t = 0
    public var device: mach_vm_size_t = 0
    public var device_peak: mach_vm_size_t = 0
    public var `internal`: mach_vm_size_t = 0
    public var internal_peak: mach_vm_size_t = 0
    public var external: mach_vm_size_t = 0
    public var external_peak: mach_vm_size_t = 0
    public var reusable: mach_vm_size_t = 0
    public var reusable_peak: mach_vm_size_t = 0
    public var purgeable_volatile_pmap: mach_vm_size_t = 0
    public var purgeable_volatile_resident: mach_vm_size_t = 0
    public var purgeable_volatile_virtual: mach_vm_size_t = 0
    public var compressed: mach_vm_size_t = 0
    public var compressed_peak: mach_vm_size_t = 0
    public var compressed_lifetime: mach_vm_size_t = 0
    public var phys_footprint: mach_vm_size_t = 0
    public var min_address: mach_vm_address_t = 0
    public var max_address: mach_vm_address_t = 0
    public var ledger_phys_footprint_peak: Int64 = 0
    public var limit_bytes_remaining: UInt64 = 0

    public init() {}
}

public typealias task_vm_info_data_t = task_vm_info

public struct vm_statistics64: Sendable {
    public var free_count: natural_t = 0
    public var active_count: natural_t = 0
    public var inactive_count: natural_t = 0
    public var wire_count: natural_t = 0
    public var zero_fill_count: UInt64 = 0
    public var reactivations: UInt64 = 0
    public var pageins: UInt64 = 0
    public var pageouts: UInt64 = 0
    public var faults: UInt64 = 0
    public var cow_faults: UInt64 = 0
    public var lookups: UInt64 = 0
    public var hits: UInt64 = 0
    public var purges: UInt64 = 0
    public var purgeable_count: natural_t = 0
    public var speculative_count: natural_t = 0
    public var decompressions: UInt64 = 0
    public var compressions: UInt64 = 0
    public var swapins: UInt64 = 0
    public var swapouts: UInt64 = 0
    public var compressor_page_count: natural_t = 0
    public var throttled_count: natural_t = 0
    public var external_page_count: natural_t = 0
    public var internal_page_count: natural_t = 0
    public var total_uncompressed_pages_in_compressor: UInt64 = 0

    public init() {}
}

public typealias vm_statistics64_data_t = vm_statistics64

public struct host_cpu_load_info: Sendable {
    public var cpu_ticks: (natural_t, natural_t, natural_t, natural_t) = (0, 0, 0, 0)

    public init() {}
}

public typealias host_cpu_load_info_data_t = host_cpu_load_info

public struct host_basic_info: Sendable {
    public var max_cpus: integer_t = 0
    public var avail_cpus: integer_t = 0
    public var memory_size: natural_t = 0
    public var cpu_type: Int32 = 0
    public var cpu_subtype: Int32 = 0
    public var physical_cpu: integer_t = 0
    public var physical_cpu_max: integer_t = 0
    public var logical_cpu: integer_t = 0
    public var logical_cpu_max: integer_t = 0
    public var max_mem: UInt64 = 0

    public init() {}
}

public typealias host_basic_info_data_t = host_basic_info

public struct thread_basic_info: Sendable {
    public var user_time = time_value_t()
    public var system_time = time_value_t()
    public var cpu_usage: integer_t = 0
    public var policy: policy_t = 0
    public var run_state: integer_t = 0
    public var flags: integer_t = 0
    public var suspend_count: integer_t = 0
    public var sleep_time: integer_t = 0

    public init() {}
}

public typealias thread_basic_info_data_t = thread_basic_info
