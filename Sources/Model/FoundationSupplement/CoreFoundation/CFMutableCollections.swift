import Foundation

public struct CFArrayCallBacks: Sendable {
    public var version: CFIndex = 0

    public init() {}
}

public struct CFDictionaryKeyCallBacks: Sendable {
    public var version: CFIndex = 0

    public init() {}
}

public struct CFDictionaryValueCallBacks: Sendable {
    public var version: CFIndex = 0

    public init() {}
}

public struct CFSetCallBacks: Sendable {
    public var version: CFIndex = 0

    public init() {}
}

// Code passes them with `&`, like variables of the C library.
nonisolated(unsafe) public var kCFTypeArrayCallBacks = CFArrayCallBacks()
nonisolated(unsafe) public var kCFTypeDictionaryKeyCallBacks = CFDictionaryKeyCallBacks()
nonisolated(unsafe) public var kCFCopyStringDictionaryKeyCallBacks = CFDictionaryKeyCallBacks()
nonisolated(unsafe) public var kCFTypeDictionaryValueCallBacks = CFDictionaryValueCallBacks()
nonisolated(unsafe) public var kCFTypeSetCallBacks = CFSetCallBacks()

private func objects(_ values: UnsafeMutablePointer<UnsafeRawPointer?>?, _ count: CFIndex) -> [Any] {
    guard let values, count > 0 else { return [] }
    return (0..<count).map { LentObjects.object(at: values[$0]) ?? NSNull() }
}

@discardableResult
public func CFArrayCreate(
    _ allocator: CFAllocator!, _ values: UnsafeMutablePointer<UnsafeRawPointer?>!, _ numValues: CFIndex,
    _ callBacks: UnsafePointer<CFArrayCallBacks>!
) -> CFArray! {
    objects(values, numValues)
}

@discardableResult
public func CFArrayCreateMutable(
    _ allocator: CFAllocator!, _ capacity: CFIndex, _ callBacks: UnsafePointer<CFArrayCallBacks>!
) -> CFMutableArray! {
    NSMutableArray()
}

@discardableResult
public func CFArrayCreateMutableCopy(
    _ allocator: CFAllocator!, _ capacity: CFIndex, _ theArray: CFArray!
) -> CFMutableArray! {
    NSMutableArray(array: theArray ?? [])
}

@_disfavoredOverload
@discardableResult
public func CFArrayGetCount(_ theArray: CFMutableArray!) -> CFIndex { theArray?.count ?? 0 }

@_disfavoredOverload
@discardableResult
public func CFArrayGetValueAtIndex(_ theArray: CFMutableArray!, _ idx: CFIndex) -> UnsafeRawPointer! {
    guard let theArray, (0..<theArray.count).contains(idx) else { return nil }
    return CFPointer.to(theArray[idx])
}

public func CFArrayAppendValue(_ theArray: CFMutableArray!, _ value: UnsafeRawPointer!) {
    if let object = LentObjects.object(at: value) { theArray?.add(object) }
}

public func CFArrayInsertValueAtIndex(_ theArray: CFMutableArray!, _ idx: CFIndex, _ value: UnsafeRawPointer!) {
    if let object = LentObjects.object(at: value) { theArray?.insert(object, at: idx) }
}

public func CFArraySetValueAtIndex(_ theArray: CFMutableArray!, _ idx: CFIndex, _ value: UnsafeRawPointer!) {
    guard let theArray, let object = LentObjects.object(at: value) else { return }
    if idx == theArray.count { theArray.add(object) } else { theArray.replaceObject(at: idx, with: object) }
}

public func CFArrayRemoveValueAtIndex(_ theArray: CFMutableArray!, _ idx: CFIndex) { theArray?.removeObject(at: idx) }
public func CFArrayRemoveAllValues(_ theArray: CFMutableArray!) { theArray?.removeAllObjects() }

@discardableResult
public func CFDictionaryCreate(
    _ allocator: CFAllocator!, _ keys: UnsafeMutablePointer<UnsafeRawPointer?>!,
    _ values: UnsafeMutablePointer<UnsafeRawPointer?>!, _ numValues: CFIndex,
    _ keyCallBacks: UnsafePointer<CFDictionaryKeyCallBacks>!,
    _ valueCallBacks: UnsafePointer<CFDictionaryValueCallBacks>!
) -> CFDictionary! {
    var result: CFDictionary = [:]
    for (key, value) in zip(objects(keys, numValues), objects(values, numValues)) {
        if let key = key as? AnyHashable { result[key] = value }
    }
    return result
}

@discardableResult
public func CFDictionaryCreateMutable(
    _ allocator: CFAllocator!, _ capacity: CFIndex, _ keyCallBacks: UnsafePointer<CFDictionaryKeyCallBacks>!,
    _ valueCallBacks: UnsafePointer<CFDictionaryValueCallBacks>!
) -> CFMutableDictionary! {
    NSMutableDictionary()
}

@discardableResult
public func CFDictionaryCreateMutableCopy(
    _ allocator: CFAllocator!, _ capacity: CFIndex, _ theDict: CFDictionary!
) -> CFMutableDictionary! {
    NSMutableDictionary(dictionary: theDict ?? [:])
}

@_disfavoredOverload
@discardableResult
public func CFDictionaryGetCount(_ theDict: CFMutableDictionary!) -> CFIndex { theDict?.count ?? 0 }

@_disfavoredOverload
@discardableResult
public func CFDictionaryGetValue(_ theDict: CFMutableDictionary!, _ key: UnsafeRawPointer!) -> UnsafeRawPointer! {
    guard let key = LentObjects.object(at: key), let value = theDict?.object(forKey: key) else { return nil }
    return CFPointer.to(value)
}

public func CFDictionarySetValue(
    _ theDict: CFMutableDictionary!, _ key: UnsafeRawPointer!, _ value: UnsafeRawPointer!
) {
    guard let theDict, let key = LentObjects.object(at: key), let value = LentObjects.object(at: value),
        let name = (key as Any) as? AnyHashable
    else { return }
    theDict.setObject(value, forKey: name)
}

public func CFDictionaryAddValue(
    _ theDict: CFMutableDictionary!, _ key: UnsafeRawPointer!, _ value: UnsafeRawPointer!
) {
    if CFDictionaryGetValue(theDict, key) == nil { CFDictionarySetValue(theDict, key, value) }
}

public func CFDictionaryRemoveValue(_ theDict: CFMutableDictionary!, _ key: UnsafeRawPointer!) {
    if let key = LentObjects.object(at: key) { theDict?.removeObject(forKey: key) }
}

public func CFDictionaryRemoveAllValues(_ theDict: CFMutableDictionary!) { theDict?.removeAllObjects() }
