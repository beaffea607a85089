import Foundation

@discardableResult
public func CFGetTypeID(_ cf: CFTypeRef!) -> CFTypeID {
    switch cf {
    case is String, is NSString: CFStringGetTypeID()
    case is Data, is NSData: CFDataGetTypeID()
    case is Bool: CFBooleanGetTypeID()
    case is NSNumber: CFNumberGetTypeID()
    case is [Any], is NSArray: CFArrayGetTypeID()
    case is [AnyHashable: Any], is NSDictionary: CFDictionaryGetTypeID()
    case is Date, is NSDate: CFDateGetTypeID()
    case is URL, is NSURL: CFURLGetTypeID()
    case is UUID, is NSUUID: CFUUIDGetTypeID()
    case is NSNull: CFNullGetTypeID()
    case is NSError: CFErrorGetTypeID()
    case is NSAttributedString: CFAttributedStringGetTypeID()
    case is Set<AnyHashable>, is NSSet: CFSetGetTypeID()
    case is Bundle: CFBundleGetTypeID()
    case is Locale, is NSLocale: CFLocaleGetTypeID()
    case is TimeZone, is NSTimeZone: CFTimeZoneGetTypeID()
    default: 0
    }
}

// The numbers are only compared with each other.
@discardableResult
public func CFStringGetTypeID() -> CFTypeID { 7 }
public func CFNullGetTypeID() -> CFTypeID { 16 }
@discardableResult
public func CFSetGetTypeID() -> CFTypeID { 17 }
public func CFDictionaryGetTypeID() -> CFTypeID { 18 }
@discardableResult
public func CFArrayGetTypeID() -> CFTypeID { 19 }
public func CFDataGetTypeID() -> CFTypeID { 20 }
@discardableResult
public func CFBooleanGetTypeID() -> CFTypeID { 21 }
public func CFNumberGetTypeID() -> CFTypeID { 22 }
@discardableResult
public func CFLocaleGetTypeID() -> CFTypeID { 26 }
public func CFErrorGetTypeID() -> CFTypeID { 27 }
@discardableResult
public func CFURLGetTypeID() -> CFTypeID { 29 }
public func CFTimeZoneGetTypeID() -> CFTypeID { 30 }
@discardableResult
public func CFBundleGetTypeID() -> CFTypeID { 31 }
public func CFUUIDGetTypeID() -> CFTypeID { 32 }
@discardableResult
public func CFAttributedStringGetTypeID() -> CFTypeID { 33 }
public func CFDateGetTypeID() -> CFTypeID { 42 }

private func object(_ cf: CFTypeRef) -> AnyHashable? { (cf as Any) as? AnyHashable }

@discardableResult
public func CFEqual(_ cf1: CFTypeRef!, _ cf2: CFTypeRef!) -> Bool {
    guard let cf1, let cf2 else { return cf1 == nil && cf2 == nil }
    if cf1 === cf2 { return true }
    guard let first = object(cf1), let second = object(cf2) else { return false }
    return first == second
}

@discardableResult
public func CFHash(_ cf: CFTypeRef!) -> CFHashCode {
    guard let cf else { return 0 }
    return CFHashCode(bitPattern: object(cf)?.hashValue ?? ObjectIdentifier(cf).hashValue)
}

@discardableResult
public func CFCopyDescription(_ cf: CFTypeRef!) -> CFString! { cf.map { String(describing: $0) } }
public func CFCopyTypeIDDescription(_ type_id: CFTypeID) -> CFString! { "CFType\(type_id)" }
public func CFShow(_ obj: CFTypeRef!) {
    FileHandle.standardError.write(Data(((obj.map { String(describing: $0) } ?? "(null)") + "\n").utf8))
}
public func CFShowStr(_ str: CFString!) { FileHandle.standardError.write(Data(((str ?? "(null)") + "\n").utf8)) }

/// Swift counts the references to an object but does not expose the count.
@discardableResult
public func CFGetRetainCount(_ cf: CFTypeRef!) -> CFIndex { cf == nil ? 0 : 1 }
public func CFGetAllocator(_ cf: CFTypeRef!) -> CFAllocator! { kCFAllocatorSystemDefault }
