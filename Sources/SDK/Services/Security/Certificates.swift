import Foundation
import FoundationSupplement

/// A certificate: its bytes, which are not parsed.
public final class SecCertificate: _CFObject, Sendable {
    let bytes: Data

    init(_ bytes: Data) {
        self.bytes = bytes
    }

    public static func == (first: SecCertificate, second: SecCertificate) -> Bool { first.bytes == second.bytes }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(bytes)
    }
}

/// A certificate with its private key. Import is not supported here, so none is ever created.
public final class SecIdentity: _CFObject, Sendable {
    private init() {}
}

/// Always fails with `errSecUnimplemented`: a widget on a simulated device has no certificates.
@discardableResult
public func SecPKCS12Import(
    _ pkcs12_data: CFData, _ options: CFDictionary, _ items: UnsafeMutablePointer<CFArray?>
) -> OSStatus {
    items.pointee = nil
    return errSecUnimplemented
}

@discardableResult
public func SecIdentityCopyCertificate(
    _ identityRef: SecIdentity, _ certificateRef: UnsafeMutablePointer<SecCertificate?>
) -> OSStatus {
    certificateRef.pointee = nil
    return errSecUnimplemented
}

@discardableResult
public func SecIdentityCopyPrivateKey(
    _ identityRef: SecIdentity, _ privateKeyRef: UnsafeMutablePointer<SecKey?>
) -> OSStatus {
    privateKeyRef.pointee = nil
    return errSecUnimplemented
}

/// - Returns: `nil` if the bytes do not begin like a certificate.
@discardableResult
public func SecCertificateCreateWithData(_ allocator: CFTypeRef?, _ data: CFData) -> SecCertificate? {
    data.first == 0x30 ? SecCertificate(data) : nil
}

@discardableResult
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.bytes }
@discardableResult
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? { nil }
@discardableResult
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }
@discardableResult
public func SecCertificateCopyNormalizedIssuerSequence(_ certificate: SecCertificate) -> CFData? { nil }
@discardableResult
public func SecCertificateCopyNormalizedSubjectSequence(_ certificate: SecCertificate) -> CFData? { nil }
@discardableResult
public func SecCertificateCopyNotValidBeforeDate(_ certificate: SecCertificate) -> CFDate? { nil }
@discardableResult
public func SecCertificateCopyNotValidAfterDate(_ certificate: SecCertificate) -> CFDate? { nil }

@discardableResult
public func SecCertificateCopyCommonName(
    _ certificate: SecCertificate, _ commonName: UnsafeMutablePointer<CFString?>
) -> OSStatus {
    commonName.pointee = nil
    return errSecUnimplemented
}

@discardableResult
public func SecCertificateCopyEmailAddresses(
    _ certificate: SecCertificate, _ emailAddresses: UnsafeMutablePointer<CFArray?>
) -> OSStatus {
    emailAddresses.pointee = nil
    return errSecUnimplemented
}

@discardableResult
public func SecCertificateCopySerialNumberData(
    _ certificate: SecCertificate, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    report(errSecUnimplemented, to: error)
    return nil
}
