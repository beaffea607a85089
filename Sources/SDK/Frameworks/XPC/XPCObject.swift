@_exported import Foundation
import FoundationSupplement

/// A value that can be sent to another process.
public class _XPCObject: @unchecked Sendable {
    /// The values of a dictionary; as with XPC's own, they are written from one thread at a time.
    final class Contents: @unchecked Sendable {
        var values: [String: Any] = [:]
    }

    let contents = Contents()
    let scalar: Any?

    init(_ scalar: Any? = nil) {
        self.scalar = scalar
    }
}

public typealias xpc_object_t = _XPCObject
public typealias xpc_connection_t = _XPCObject
public typealias xpc_endpoint_t = _XPCObject
public typealias xpc_handler_t = (xpc_object_t) -> Void
public typealias xpc_connection_handler_t = (xpc_connection_t) -> Void

public let XPC_CONNECTION_MACH_SERVICE_LISTENER: Int32 = 1
public let XPC_CONNECTION_MACH_SERVICE_PRIVILEGED: Int32 = 2
public let XPC_ERROR_CONNECTION_INVALID: xpc_object_t = _XPCObject("Connection invalid")
public let XPC_ERROR_CONNECTION_INTERRUPTED: xpc_object_t = _XPCObject("Connection interrupted")

public func xpc_dictionary_create(
    _ keys: UnsafePointer<UnsafePointer<CChar>>?, _ values: UnsafePointer<xpc_object_t?>?, _ count: Int
) -> xpc_object_t {
    let dictionary = _XPCObject()
    guard let keys, let values else { return dictionary }
    for index in 0..<max(count, 0) { dictionary.contents.values[String(cString: keys[index])] = values[index] }
    return dictionary
}

public func xpc_dictionary_create_empty() -> xpc_object_t { _XPCObject() }

private func set(_ value: Any?, _ key: UnsafePointer<CChar>, _ dictionary: xpc_object_t) {
    dictionary.contents.values[String(cString: key)] = value
}

private func get<Value>(_ key: UnsafePointer<CChar>, _ dictionary: xpc_object_t) -> Value? {
    dictionary.contents.values[String(cString: key)] as? Value
}

public func xpc_dictionary_set_bool(_ xdict: xpc_object_t, _ key: UnsafePointer<CChar>, _ value: Bool) {
    set(value, key, xdict)
}

public func xpc_dictionary_set_int64(_ xdict: xpc_object_t, _ key: UnsafePointer<CChar>, _ value: Int64) {
    set(value, key, xdict)
}

public func xpc_dictionary_set_uint64(_ xdict: xpc_object_t, _ key: UnsafePointer<CChar>, _ value: UInt64) {
    set(value, key, xdict)
}

public func xpc_dictionary_set_double(_ xdict: xpc_object_t, _ key: UnsafePointer<CChar>, _ value: Double) {
    set(value, key, xdict)
}

public func xpc_dictionary_set_string(
    _ xdict: xpc_object_t, _ key: UnsafePointer<CChar>, _ string: UnsafePointer<CChar>
) {
    // The text stays where `xpc_dictionary_get_string` points for as long as the dictionary's process runs.
    let text = Array(UnsafeBufferPointer(start: string, count: strlen(string) + 1))
    let memory = UnsafeMutablePointer<CChar>.allocate(capacity: text.count)
    memory.initialize(from: text, count: text.count)
    set(UnsafePointer<CChar>(memory), key, xdict)
}

public func xpc_dictionary_set_value(_ xdict: xpc_object_t, _ key: UnsafePointer<CChar>, _ value: xpc_object_t?) {
    set(value, key, xdict)
}

public func xpc_dictionary_get_bool(_ xdict: xpc_object_t, _ key: UnsafePointer<CChar>) -> Bool {
    get(key, xdict) ?? false
}

public func xpc_dictionary_get_int64(_ xdict: xpc_object_t, _ key: UnsafePointer<CChar>) -> Int64 {
    get(key, xdict) ?? 0
}

public func xpc_dictionary_get_uint64(_ xdict: xpc_object_t, _ key: UnsafePointer<CChar>) -> UInt64 {
    get(key, xdict) ?? 0
}

public func xpc_dictionary_get_double(_ xdict: xpc_object_t, _ key: UnsafePointer<CChar>) -> Double {
    get(key, xdict) ?? 0
}

public func xpc_dictionary_get_string(
    _ xdict: xpc_object_t, _ key: UnsafePointer<CChar>
) -> UnsafePointer<CChar>? {
    get(key, xdict)
}

public func xpc_dictionary_get_value(_ xdict: xpc_object_t, _ key: UnsafePointer<CChar>) -> xpc_object_t? {
    get(key, xdict)
}

public func xpc_dictionary_get_count(_ xdict: xpc_object_t) -> Int { xdict.contents.values.count }
public func xpc_bool_create(_ value: Bool) -> xpc_object_t { _XPCObject(value) }
public func xpc_int64_create(_ value: Int64) -> xpc_object_t { _XPCObject(value) }
public func xpc_bool_get_value(_ xbool: xpc_object_t) -> Bool { xbool.scalar as? Bool ?? false }
public func xpc_int64_get_value(_ xint: xpc_object_t) -> Int64 { xint.scalar as? Int64 ?? 0 }
