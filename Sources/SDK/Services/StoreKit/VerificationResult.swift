/// The parts of StoreKit with which shared code determines purchases. The simulated device has no store: nothing is for
/// sale, nothing was purchased, and requests are reported.
@_exported import Foundation

/// A value from the store, and whether its signature was verified.
@frozen
public enum VerificationResult<SignedType> {
    case unverified(SignedType, VerificationError)
    case verified(SignedType)

    public enum VerificationError: Error, Hashable, Sendable, LocalizedError {
        case revokedCertificate
        case invalidCertificateChain
        case invalidDeviceVerification
        case invalidEncoding
        case invalidSignature
        case missingRequiredProperties
    }

    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .verified(let value): return value
            case .unverified(_, let error): throw error
            }
        }
    }

    public var unsafePayloadValue: SignedType {
        switch self {
        case .verified(let value), .unverified(let value, _): value
        }
    }

    /// The signed text; nothing is signed here.
    public var jwsRepresentation: String { "" }
    public var headerData: Data { Data() }
    public var payloadData: Data { Data() }
    public var signatureData: Data { Data() }
    public var signedData: Data { Data() }
    public var signedDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
    public var deviceVerification: Data { Data() }
    public var deviceVerificationNonce: UUID { UUID(uuid: noBytes) }
}

private let noBytes: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)

extension VerificationResult: Sendable where SignedType: Sendable {}
extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
