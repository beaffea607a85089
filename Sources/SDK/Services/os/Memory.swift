/// The number of bytes that the process may still allocate: a widget extension's limit is thirty million, of which it
/// has used few.
public func os_proc_available_memory() -> Int { 24_000_000 }

/// A measured activity; has no effect.
public typealias os_activity_id_t = UInt64
