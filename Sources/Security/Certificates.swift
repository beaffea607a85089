import Foundation
import FoundationSupplement

/// A certificate. There is no way to read one here, so none is ever made.
public final class SecCertificate: Sendable {
    private init() {}
}

/// A certificate with its private key. There is no way to import one here, so none is ever made.
public final class SecIdentity: Sendable {
    private init() {}
}

/// A server's certificates and the rules for trusting them.
public final class SecTrust: Sendable {
    private init() {}
}

/// Always fails with `errSecUnimplemented`: a widget on a simulated device has no certificates.
public func SecPKCS12Import(
    _ pkcs12_data: CFData, _ options: CFDictionary, _ items: UnsafeMutablePointer<CFArray?>
) -> OSStatus {
    items.pointee = nil
    return errSecUnimplemented
}

public func SecIdentityCopyCertificate(
    _ identityRef: SecIdentity, _ certificateRef: UnsafeMutablePointer<SecCertificate?>
) -> OSStatus {
    certificateRef.pointee = nil
    return errSecUnimplemented
}

public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? { nil }
