import Foundation
import FoundationSupplement

// Sendable: the classes of this file have no mutable state outside of a lock.

/// Whether the program may access the user's music; always denied.
public struct MusicAuthorization: Sendable {
    public enum Status: String, Hashable, Codable, Sendable, CaseIterable, CustomStringConvertible {
        case notDetermined, denied, restricted, authorized

        public var description: String { rawValue }
    }

    public static var currentStatus: Status { .notDetermined }

    public static func request() async -> Status {
        Notices.current.addInert("MusicAuthorization.request", .unauthorized("Apple Music"))
        return .denied
    }
}

/// The user's payment; none.
public struct MusicSubscription: Hashable, Sendable {
    public enum Error: String, Swift.Error, Hashable, Sendable {
        case unknown, permissionDenied, privacyAcknowledgementRequired
    }

    public struct Updates: AsyncSequence, Sendable {
        public typealias Element = MusicSubscription

        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async -> MusicSubscription? { nil }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    public var canPlayCatalogContent: Bool { false }
    public var canBecomeSubscriber: Bool { false }
    public var hasCloudLibraryEnabled: Bool { false }

    public static var current: MusicSubscription {
        get async throws { throw Error.permissionDenied }
    }

    public static var subscriptionUpdates: Updates { Updates() }
}

public struct MusicTokenRequestOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let ignoreCache = MusicTokenRequestOptions(rawValue: 1)
}

public enum MusicTokenRequestError: String, Error, Hashable, Sendable {
    case permissionDenied, privacyAcknowledgementRequired, developerTokenRequestFailed, userTokenRequestFailed
    case userTokenRevoked, userNotSignedIn, unknown
}

open class MusicUserTokenProvider: @unchecked Sendable {
    public init() {}

    open func userToken(for developerToken: String, options: MusicTokenRequestOptions) async throws -> String {
        throw MusicTokenRequestError.permissionDenied
    }
}

/// Reports a request and denies it.
func rejected(_ subject: String) -> any Error {
    Notices.current.addInert(subject, .unauthorized("Apple Music"))
    return MusicTokenRequestError.permissionDenied
}
