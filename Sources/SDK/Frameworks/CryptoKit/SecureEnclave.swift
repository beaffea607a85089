import Crypto
import Foundation
import LocalAuthentication
import SecurityModule

/// Keys in the Secure Enclave. The simulated device has none: creating a key always fails.
public enum SecureEnclave {
    public static var isAvailable: Bool { false }

    public enum P256 {
        public enum Signing {
            public struct PrivateKey: _EnclaveKey {
                private let unreachable: Never

                public var publicKey: Crypto.P256.Signing.PublicKey { switch unreachable {} }
                public var dataRepresentation: Data { switch unreachable {} }

                public func signature<D: Digest>(for digest: D) throws -> Crypto.P256.Signing.ECDSASignature {
                    switch unreachable {}
                }

                public func signature<D: DataProtocol>(
                    for data: D
                ) throws -> Crypto.P256.Signing.ECDSASignature { switch unreachable {} }
            }
        }

        public enum KeyAgreement {
            public struct PrivateKey: _EnclaveKey {
                private let unreachable: Never

                public var publicKey: Crypto.P256.KeyAgreement.PublicKey { switch unreachable {} }
                public var dataRepresentation: Data { switch unreachable {} }

                public func sharedSecretFromKeyAgreement(
                    with publicKeyShare: Crypto.P256.KeyAgreement.PublicKey
                ) throws -> SharedSecret { switch unreachable {} }
            }
        }
    }
}

/// A key of the chip; no initializer succeeds.
public protocol _EnclaveKey: Sendable {}

extension _EnclaveKey {
    /// - Throws: that the chip is missing.
    public init(
        compactRepresentable: Bool = true, accessControl: SecAccessControl,
        authenticationContext: LAContext? = nil
    ) throws {
        throw CryptoKitError.underlyingCoreCryptoError(error: errSecUnimplemented)
    }

    /// - Throws: that the chip is missing.
    public init(compactRepresentable: Bool = true, authenticationContext: LAContext? = nil) throws {
        throw CryptoKitError.underlyingCoreCryptoError(error: errSecUnimplemented)
    }

    /// - Throws: that the chip is missing.
    public init(dataRepresentation: Data, authenticationContext: LAContext? = nil) throws {
        throw CryptoKitError.underlyingCoreCryptoError(error: errSecUnimplemented)
    }
}
