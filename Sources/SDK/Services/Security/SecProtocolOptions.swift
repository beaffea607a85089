import Dispatch
import Foundation
import FoundationSupplement

// Sendable: the classes of this file have no mutable state outside of a lock.

/// How connections are secured; has no effect.
public final class OS_sec_protocol_options: @unchecked Sendable {
    package init() {}
}

/// The metadata of a secure connection.
public final class OS_sec_protocol_metadata: @unchecked Sendable {
    package init() {}
}

public final class OS_sec_trust: @unchecked Sendable {
    let trust: SecTrust

    init(_ trust: SecTrust) {
        self.trust = trust
    }
}

public final class OS_sec_identity: @unchecked Sendable {
    let identity: SecIdentity

    init(_ identity: SecIdentity) {
        self.identity = identity
    }
}

public final class OS_sec_certificate: @unchecked Sendable {
    let certificate: SecCertificate

    init(_ certificate: SecCertificate) {
        self.certificate = certificate
    }
}

public typealias sec_protocol_options_t = OS_sec_protocol_options
public typealias sec_protocol_metadata_t = OS_sec_protocol_metadata
public typealias sec_trust_t = OS_sec_trust
public typealias sec_identity_t = OS_sec_identity
public typealias sec_certificate_t = OS_sec_certificate
public typealias sec_protocol_verify_complete_t = (Bool) -> Void
public typealias sec_protocol_verify_t = (
    sec_protocol_metadata_t, sec_trust_t, @escaping sec_protocol_verify_complete_t
) -> Void
public typealias sec_protocol_challenge_complete_t = (sec_identity_t?) -> Void
public typealias sec_protocol_challenge_t = (
    sec_protocol_metadata_t, @escaping sec_protocol_challenge_complete_t
) -> Void

public enum tls_protocol_version_t: UInt16, Sendable {
    case TLSv10 = 769
    case TLSv11 = 770
    case TLSv12 = 771
    case TLSv13 = 772
    case DTLSv10 = 65279
    case DTLSv12 = 65277
}

@discardableResult
public func sec_trust_create(_ trust: SecTrust) -> sec_trust_t? { OS_sec_trust(trust) }
@discardableResult
public func sec_trust_copy_ref(_ trust: sec_trust_t) -> Unmanaged<SecTrust> { .passRetained(trust.trust) }
@discardableResult
public func sec_identity_create(_ identity: SecIdentity) -> sec_identity_t? { OS_sec_identity(identity) }
@discardableResult
public func sec_identity_copy_ref(_ identity: sec_identity_t) -> Unmanaged<SecIdentity>? {
    .passRetained(identity.identity)
}
@discardableResult
public func sec_certificate_create(_ certificate: SecCertificate) -> sec_certificate_t? {
    OS_sec_certificate(certificate)
}
@discardableResult
public func sec_certificate_copy_ref(_ certificate: sec_certificate_t) -> Unmanaged<SecCertificate> {
    .passRetained(certificate.certificate)
}

public func sec_protocol_options_set_verify_block(
    _ options: sec_protocol_options_t, _ verify_block: @escaping sec_protocol_verify_t,
    _ verify_block_queue: DispatchQueue
) {}
public func sec_protocol_options_set_challenge_block(
    _ options: sec_protocol_options_t, _ challenge_block: @escaping sec_protocol_challenge_t,
    _ challenge_queue: DispatchQueue
) {}
public func sec_protocol_options_set_local_identity(
    _ options: sec_protocol_options_t, _ identity: sec_identity_t
) {}
public func sec_protocol_options_set_min_tls_protocol_version(
    _ options: sec_protocol_options_t, _ version: tls_protocol_version_t
) {}
public func sec_protocol_options_set_max_tls_protocol_version(
    _ options: sec_protocol_options_t, _ version: tls_protocol_version_t
) {}
public func sec_protocol_options_add_tls_application_protocol(
    _ options: sec_protocol_options_t, _ application_protocol: UnsafePointer<CChar>
) {}
public func sec_protocol_options_set_tls_server_name(
    _ options: sec_protocol_options_t, _ server_name: UnsafePointer<CChar>
) {}
public func sec_protocol_options_set_peer_authentication_required(
    _ options: sec_protocol_options_t, _ peer_authentication_required: Bool
) {}
public func sec_protocol_options_set_tls_resumption_enabled(
    _ options: sec_protocol_options_t, _ resumption_enabled: Bool
) {}
public func sec_protocol_options_add_pre_shared_key(
    _ options: sec_protocol_options_t, _ psk: DispatchData, _ psk_identity: DispatchData
) {}
@discardableResult
public func sec_protocol_metadata_get_server_name(_ metadata: sec_protocol_metadata_t) -> UnsafePointer<CChar>? { nil }
@discardableResult
public func sec_protocol_metadata_get_negotiated_protocol(
    _ metadata: sec_protocol_metadata_t
) -> UnsafePointer<CChar>? {
    nil
}

public func sec_protocol_options_append_tls_ciphersuite(
    _ options: sec_protocol_options_t, _ ciphersuite: tls_ciphersuite_t
) {}

/// How two ends agree on a key and use it.
public struct tls_ciphersuite_t: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt16

    public init?(rawValue: UInt16) {
        self.rawValue = rawValue
    }
}
