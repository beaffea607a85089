import FoundationSupplement
import SwiftUI
import UIKit

/// Requests a review; only an app can.
@MainActor @preconcurrency
public struct RequestReviewAction: Sendable {
    public func callAsFunction() {
        Notices.current.addInert("RequestReviewAction", .appOnly)
    }
}

/// Buys a product; nothing is for sale.
@MainActor @preconcurrency
public struct PurchaseAction: Sendable {
    public func callAsFunction(
        _ product: Product, options: Set<Product.PurchaseOption> = []
    ) async throws -> Product.PurchaseResult {
        try await product.purchase(options: options)
    }
}

/// Shows a message of the store; there is none.
@MainActor @preconcurrency
public struct DisplayMessageAction: Sendable {
    public func callAsFunction(_ message: Message) throws {}
}

extension EnvironmentValues {
    @MainActor @preconcurrency
    public var requestReview: RequestReviewAction { RequestReviewAction() }

    @MainActor @preconcurrency
    public var purchase: PurchaseAction { PurchaseAction() }

    @MainActor @preconcurrency
    public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
}
