/// The parts of StoreKit that widgets use to learn what was bought. The simulated device has no store: nothing is for
/// sale, nothing was bought, and a question is reported.
@_exported import Foundation

/// Something that the store says, with whether its signature could be checked.
@frozen
public enum VerificationResult<SignedType> {
    case unverified(SignedType, VerificationError)
    case verified(SignedType)

    public enum VerificationError: Error, Hashable, Sendable {
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
}

extension VerificationResult: Sendable where SignedType: Sendable {}
extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}

/// Something that was bought. There are none here.
public struct Transaction: Hashable, Identifiable, Sendable {
    public let id: UInt64
    public let originalID: UInt64
    public let productID: String
    public let purchaseDate: Date
    public let expirationDate: Date?
    public let revocationDate: Date?
    public let productType: Product.ProductType
    public let isUpgraded: Bool

    /// A sequence without transactions.
    public struct Transactions: AsyncSequence, Sendable {
        public typealias Element = VerificationResult<Transaction>

        public struct AsyncIterator: AsyncIteratorProtocol, Sendable {
            public mutating func next() async -> VerificationResult<Transaction>? { nil }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    public static var all: Transactions { none() }
    public static var currentEntitlements: Transactions { none() }
    public static var unfinished: Transactions { none() }
    public static var updates: Transactions { none() }

    public static func latest(for productID: String) async -> VerificationResult<Transaction>? {
        Store.note("Transaction")
        return nil
    }

    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? {
        Store.note("Transaction")
        return nil
    }

    public func finish() async {}

    private static func none() -> Transactions {
        Store.note("Transaction")
        return Transactions()
    }
}
