import Foundation

public let kCFErrorDomainPOSIX: CFErrorDomain! = NSPOSIXErrorDomain
public let kCFErrorDomainOSStatus: CFErrorDomain! = NSOSStatusErrorDomain
public let kCFErrorDomainMach: CFErrorDomain! = "NSMachErrorDomain"
public let kCFErrorDomainCocoa: CFErrorDomain! = NSCocoaErrorDomain
public let kCFErrorLocalizedDescriptionKey: CFString! = NSLocalizedDescriptionKey
public let kCFErrorLocalizedFailureKey: CFString! = "NSLocalizedFailure"
public let kCFErrorLocalizedFailureReasonKey: CFString! = NSLocalizedFailureReasonErrorKey
public let kCFErrorLocalizedRecoverySuggestionKey: CFString! = NSLocalizedRecoverySuggestionErrorKey
public let kCFErrorDescriptionKey: CFString! = "NSDescription"
public let kCFErrorUnderlyingErrorKey: CFString! = NSUnderlyingErrorKey
public let kCFErrorURLKey: CFString! = NSURLErrorKey
public let kCFErrorFilePathKey: CFString! = NSFilePathErrorKey

@discardableResult
public func CFErrorCreate(
    _ allocator: CFAllocator!, _ domain: CFErrorDomain!, _ code: CFIndex, _ userInfo: CFDictionary!
) -> CFError! {
    var information: [String: Any] = [:]
    for (key, value) in userInfo ?? [:] { information["\(key)"] = value }
    return NSError(domain: domain ?? "", code: code, userInfo: information)
}

@discardableResult
public func CFErrorGetDomain(_ err: CFError!) -> CFErrorDomain! { err?.domain }
public func CFErrorGetCode(_ err: CFError!) -> CFIndex { err?.code ?? 0 }
@discardableResult
public func CFErrorCopyUserInfo(_ err: CFError!) -> CFDictionary! { err?.userInfo }
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { err?.localizedDescription }
@discardableResult
public func CFErrorCopyFailureReason(_ err: CFError!) -> CFString! { err?.localizedFailureReason }
public func CFErrorCopyRecoverySuggestion(_ err: CFError!) -> CFString! { err?.localizedRecoverySuggestion }
