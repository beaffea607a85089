@_exported import Foundation
import FoundationSupplement
@_exported import ManagedSettings
import SwiftUI

public enum AuthorizationStatus: Int, Hashable, Codable, Sendable {
    case notDetermined = 0
    case denied = 1
    case approved = 2
}

extension AuthorizationStatus: CustomStringConvertible {
    public var description: String {
        switch self {
        case .notDetermined: "Not Determined"
        case .denied: "Denied"
        case .approved: "Approved"
        }
    }
}

public enum FamilyControlsMember: Int, Hashable, Codable, Sendable {
    case individual = 0
    case child = 1
}

public enum FamilyControlsError: Int, Error, LocalizedError, Hashable, Sendable {
    case restricted = 0
    case unavailable = 1
    case invalidAccountType = 2
    case invalidArgument = 3
    case authorizationConflict = 4
    case authorizationCanceled = 5
    case networkError = 6
    case authenticationMethodUnavailable = 7
}

/// Requests permission to monitor and limit app usage; always denied.
public final class AuthorizationCenter: ObservableObject, @unchecked Sendable {
    // Sendable: the status never changes, and the initializer creates its publisher, which has a lock.
    public static let shared = AuthorizationCenter()

    @Published public private(set) var authorizationStatus = AuthorizationStatus.notDetermined

    private init() {
        // Otherwise the first readers of a publisher create it, possibly two at the same time.
        _ = objectWillChange
    }

    public func requestAuthorization(for member: FamilyControlsMember) async throws {
        Notices.current.addInert("AuthorizationCenter.requestAuthorization", .unauthorized("screen time"))
        throw FamilyControlsError.unavailable
    }

    public func requestAuthorization(
        completionHandler: @escaping @Sendable (Result<Void, any Error>) -> Void
    ) {
        Notices.current.addInert("AuthorizationCenter.requestAuthorization", .unauthorized("screen time"))
        completionHandler(.failure(FamilyControlsError.unavailable))
    }

    public func revokeAuthorization(completionHandler: @escaping @Sendable (Result<Void, any Error>) -> Void) {
        completionHandler(.success(()))
    }
}
