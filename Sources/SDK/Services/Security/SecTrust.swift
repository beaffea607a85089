import Foundation
import FoundationSupplement

public enum SecTrustResultType: UInt32, Sendable {
    case invalid = 0
    case proceed = 1
    case deny = 3
    case unspecified = 4
    case recoverableTrustFailure = 5
    case fatalTrustFailure = 6
    case otherError = 7
}

/// The purpose of checking a certificate.
public final class SecPolicy: _CFObject, Sendable {
    let name: String

    init(_ name: String) {
        self.name = name
    }
}

public let kSecPolicyAppleX509Basic: CFString = "1.2.840.113635.100.1.2"
public let kSecPolicyAppleSSL: CFString = "1.2.840.113635.100.1.3"
public let kSecPolicyAppleSMIME: CFString = "1.2.840.113635.100.1.8"
public let kSecPolicyAppleRevocation: CFString = "1.2.840.113635.100.1.21"
public let kSecPolicyOid: CFString = "SecPolicyOid"
public let kSecPolicyName: CFString = "SecPolicyName"
public let kSecRevocationOCSPMethod: CFOptionFlags = 1 << 0
public let kSecRevocationCRLMethod: CFOptionFlags = 1 << 1
public let kSecRevocationPreferCRL: CFOptionFlags = 1 << 2
public let kSecRevocationRequirePositiveResponse: CFOptionFlags = 1 << 3
public let kSecRevocationNetworkAccessDisabled: CFOptionFlags = 1 << 4
public let kSecRevocationUseAnyAvailableMethod: CFOptionFlags = kSecRevocationOCSPMethod | kSecRevocationCRLMethod

@discardableResult
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy(kSecPolicyAppleX509Basic) }
@discardableResult
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy(kSecPolicyAppleSSL) }
@discardableResult
public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? {
    SecPolicy(kSecPolicyAppleRevocation)
}
@discardableResult
public func SecPolicyCreateWithProperties(_ policyIdentifier: CFTypeRef, _ properties: CFDictionary?) -> SecPolicy? {
    SecPolicy("\(policyIdentifier)")
}
@discardableResult
public func SecPolicyCopyProperties(_ policyRef: SecPolicy) -> CFDictionary? { [kSecPolicyOid: policyRef.name] }

/// A server's certificates and the rules for trusting them. Certificates are not read here, so none is trusted.
public final class SecTrust: _CFObject, Sendable {
    let certificates: [SecCertificate]

    init(_ certificates: [SecCertificate]) {
        self.certificates = certificates
    }
}

@discardableResult
public func SecTrustCreateWithCertificates(
    _ certificates: CFTypeRef, _ policies: CFTypeRef?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
    trust.pointee = SecTrust((certificates as? SecCertificate).map { [$0] } ?? [])
    return errSecSuccess
}

@discardableResult
public func SecTrustCreateWithCertificates(
    _ certificates: CFArray, _ policies: CFTypeRef?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
    trust.pointee = SecTrust(certificates.compactMap { $0 as? SecCertificate })
    return errSecSuccess
}

@discardableResult
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool {
    error?.pointee = NSError(domain: NSOSStatusErrorDomain, code: Int(errSecNotTrusted))
    return false
}

@available(*, deprecated, message: "Use SecTrustEvaluateWithError")
@discardableResult
public func SecTrustEvaluate(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>?) -> OSStatus {
    result?.pointee = .recoverableTrustFailure
    return errSecSuccess
}

@discardableResult
public func SecTrustEvaluateAsyncWithError(
    _ trust: SecTrust, _ queue: DispatchQueue, _ result: @escaping @Sendable (SecTrust, Bool, CFError?) -> Void
) -> OSStatus {
    queue.async { result(trust, false, NSError(domain: NSOSStatusErrorDomain, code: Int(errSecNotTrusted))) }
    return errSecSuccess
}

@discardableResult
public func SecTrustGetTrustResult(
    _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus {
    result.pointee = .recoverableTrustFailure
    return errSecSuccess
}

@discardableResult
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { trust.certificates }
@discardableResult
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> Int { trust.certificates.count }

@discardableResult
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: Int) -> SecCertificate? {
    trust.certificates.indices.contains(ix) ? trust.certificates[ix] : nil
}

@discardableResult
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { nil }
@discardableResult
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { nil }
@discardableResult
public func SecTrustCopyExceptions(_ trust: SecTrust) -> CFData? { nil }
@discardableResult
public func SecTrustSetExceptions(_ trust: SecTrust, _ exceptions: CFData?) -> Bool { exceptions == nil }
@discardableResult
public func SecTrustCopyResult(_ trust: SecTrust) -> CFDictionary? { nil }
@discardableResult
public func SecTrustCopyProperties(_ trust: SecTrust) -> CFArray? { nil }
@discardableResult
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: Any) -> OSStatus { errSecSuccess }
@discardableResult
public func SecTrustSetNetworkFetchAllowed(_ trust: SecTrust, _ allowFetch: Bool) -> OSStatus { errSecSuccess }
@discardableResult
public func SecTrustSetAnchorCertificatesOnly(_ trust: SecTrust, _ anchorCertificatesOnly: Bool) -> OSStatus {
    errSecSuccess
}
@discardableResult
public func SecTrustSetVerifyDate(_ trust: SecTrust, _ verifyDate: CFDate) -> OSStatus { errSecSuccess }

@discardableResult
public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: CFArray?) -> OSStatus {
    errSecSuccess
}
