import Foundation
import FoundationSupplement

/// Fails: a widget shares no passwords with web sites.
public func SecAddSharedWebCredential(
    _ fqdn: CFString, _ account: CFString, _ password: CFString?,
    _ completionHandler: @escaping @Sendable (CFError?) -> Void
) {
    Notices.current.addInert("SecAddSharedWebCredential", .appOnly)
    completionHandler(NSError(domain: NSOSStatusErrorDomain, code: Int(errSecUnimplemented)))
}

public func SecRequestSharedWebCredential(
    _ fqdn: CFString?, _ account: CFString?, _ completionHandler: @escaping @Sendable (CFArray?, CFError?) -> Void
) {
    Notices.current.addInert("SecRequestSharedWebCredential", .appOnly)
    completionHandler(nil, NSError(domain: NSOSStatusErrorDomain, code: Int(errSecItemNotFound)))
}

@discardableResult
public func SecCreateSharedWebCredentialPassword() -> CFString? { nil }
