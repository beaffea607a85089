import Foundation

// Values are passed and returned as pointers to objects.

@discardableResult
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray?.count ?? 0 }

@discardableResult
public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ idx: CFIndex) -> UnsafeRawPointer! {
    guard let theArray, theArray.indices.contains(idx) else { return nil }
    return CFPointer.to(theArray[idx])
}

@discardableResult
public func CFArrayContainsValue(_ theArray: CFArray!, _ range: CFRange, _ value: UnsafeRawPointer!) -> Bool {
    CFArrayGetFirstIndexOfValue(theArray, range, value) >= 0
}

@discardableResult
public func CFArrayGetFirstIndexOfValue(
    _ theArray: CFArray!, _ range: CFRange, _ value: UnsafeRawPointer!
) -> CFIndex {
    guard let theArray, let object = LentObjects.object(at: value) else { return -1 }
    let end = min(range.location + range.length, theArray.count)
    return (max(range.location, 0)..<max(end, max(range.location, 0))).first {
        CFEqual(theArray[$0] as AnyObject, object)
    } ?? -1
}

@discardableResult
public func CFArrayCreateCopy(_ allocator: CFAllocator!, _ theArray: CFArray!) -> CFArray! { theArray }

@discardableResult
public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict?.count ?? 0 }

@discardableResult
public func CFDictionaryGetValue(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> UnsafeRawPointer! {
    guard let object = LentObjects.object(at: key), let key = (object as Any) as? AnyHashable,
        let value = theDict?[key]
    else { return nil }
    return CFPointer.to(value)
}

@discardableResult
public func CFDictionaryGetValueIfPresent(
    _ theDict: CFDictionary!, _ key: UnsafeRawPointer!, _ value: UnsafeMutablePointer<UnsafeRawPointer?>!
) -> Bool {
    guard let found = CFDictionaryGetValue(theDict, key) else { return false }
    value?.pointee = found
    return true
}

@discardableResult
public func CFDictionaryContainsKey(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> Bool {
    CFDictionaryGetValue(theDict, key) != nil
}

@discardableResult
public func CFDictionaryCreateCopy(_ allocator: CFAllocator!, _ theDict: CFDictionary!) -> CFDictionary! { theDict }

@discardableResult
public func CFSetGetCount(_ theSet: CFSet!) -> CFIndex { theSet?.count ?? 0 }

@discardableResult
public func CFSetContainsValue(_ theSet: CFSet!, _ value: UnsafeRawPointer!) -> Bool {
    guard let object = LentObjects.object(at: value), let element = (object as Any) as? AnyHashable else {
        return false
    }
    return theSet?.contains(element) ?? false
}

enum CFPointer {
    /// The value behind a collection's pointer: arrays and dictionaries are one machine word, and code reinterprets
    /// their bits.
    static func to(_ value: Any) -> UnsafeRawPointer {
        switch value {
        case let value as [AnyHashable: Any]:
            LentObjects.shared.keep(value)
            return unsafeBitCast(value, to: UnsafeRawPointer.self)
        case let value as [Any]:
            LentObjects.shared.keep(value)
            return unsafeBitCast(value, to: UnsafeRawPointer.self)
        case let value as String: return LentObjects.shared.pointer(to: NSString(string: value))
        default: return LentObjects.shared.pointer(to: value)
        }
    }
}
