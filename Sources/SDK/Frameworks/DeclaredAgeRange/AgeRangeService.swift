@_exported import Foundation
import FoundationSupplement
import SwiftUI
import UIKit

/// Requests the user's age range. The request is always declined.
public struct AgeRangeService: Sendable {
    public enum AgeRangeDeclaration: Hashable, Sendable {
        case selfDeclared, guardianDeclared
    }

    public struct AgeRange: Hashable, Sendable {
        public let lowerBound: Int?
        public let upperBound: Int?
        public let ageRangeDeclaration: AgeRangeDeclaration?
    }

    public enum Response: Hashable, Sendable {
        case declinedSharing
        case sharing(range: AgeRange)
    }

    public enum Error: Swift.Error, Hashable, Sendable {
        case invalidRequest, notAvailable
    }

    public static let shared = AgeRangeService()

    @MainActor
    public func requestAgeRange(
        ageGates threshold1: Int, _ threshold2: Int? = nil, _ threshold3: Int? = nil,
        in viewController: UIViewController
    ) async throws -> Response {
        Notices.current.addInert("AgeRangeService.requestAgeRange", .appOnly)
        throw Error.notAvailable
    }
}

/// The request as a view.
@MainActor
public struct DeclaredAgeRangeAction: Sendable {
    public func callAsFunction(
        ageGates threshold1: Int, _ threshold2: Int? = nil, _ threshold3: Int? = nil
    ) async throws -> AgeRangeService.Response {
        Notices.current.addInert("DeclaredAgeRangeAction", .appOnly)
        throw AgeRangeService.Error.notAvailable
    }

    nonisolated init() {}
}

extension EnvironmentValues {
    public var requestAgeRange: DeclaredAgeRangeAction { DeclaredAgeRangeAction() }
}
