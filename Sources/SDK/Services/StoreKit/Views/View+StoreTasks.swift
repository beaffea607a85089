import SwiftUI

/// Has no effect: nothing is loaded or bought while a widget is drawn.
extension View {
    nonisolated public func subscriptionStatusTask(
        for groupID: String, priority: TaskPriority = .medium,
        action: @escaping @Sendable (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
    ) -> some View {
        self
    }

    nonisolated public func currentEntitlementTask(
        for productID: String, priority: TaskPriority = .medium,
        action: @escaping @Sendable (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
    ) -> some View {
        self
    }

    nonisolated public func storeProductTask(
        for id: Product.ID, priority: TaskPriority = .medium,
        action: @escaping @Sendable (Product.TaskState) async -> Void
    ) -> some View {
        self
    }

    nonisolated public func storeProductsTask(
        for ids: some Collection<String> & Equatable & Sendable, priority: TaskPriority = .medium,
        action: @escaping @Sendable (Product.CollectionTaskState) async -> Void
    ) -> some View {
        self
    }

    @preconcurrency
    nonisolated public func onInAppPurchaseStart(
        perform action: (@MainActor (Product) async -> Void)?
    ) -> some View {
        self
    }

    @preconcurrency
    nonisolated public func onInAppPurchaseCompletion(
        perform action: (@MainActor (Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
    ) -> some View {
        self
    }

    @preconcurrency
    nonisolated public func inAppPurchaseOptions(
        _ options: (@MainActor (Product) async -> Set<Product.PurchaseOption>?)?
    ) -> some View {
        self
    }

    nonisolated public func preferredSubscriptionOffer(
        _ preferredOffer: (
            (
                _ product: Product, _ subscription: Product.SubscriptionInfo,
                _ eligibleOffers: [Product.SubscriptionOffer]
            ) -> Product.SubscriptionOffer?
        )?
    ) -> some View {
        self
    }
}
