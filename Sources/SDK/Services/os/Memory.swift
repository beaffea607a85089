/// Bytes that the process may still take: a widget extension gets thirty million, of which it has used a little.
public func os_proc_available_memory() -> Int { 24_000_000 }

/// A measured activity; has no effect.
public typealias os_activity_id_t = UInt64
