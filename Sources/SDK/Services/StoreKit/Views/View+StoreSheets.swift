import SwiftUI

extension View {
    /// Has no effect: a widget shows no sheets.
    nonisolated public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { self }

    /// Has no effect: a widget shows no sheets.
    nonisolated public func manageSubscriptionsSheet(
        isPresented: Binding<Bool>, subscriptionGroupID: String
    ) -> some View {
        self
    }

    /// Has no effect: a widget shows no sheets.
    @preconcurrency
    nonisolated public func offerCodeRedemption(
        isPresented: Binding<Bool>, onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
    ) -> some View {
        self
    }

    /// Has no effect: a widget shows no sheets.
    @preconcurrency
    nonisolated public func refundRequestSheet(
        for transactionID: UInt64, isPresented: Binding<Bool>,
        onDismiss: (@MainActor (Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void)? = nil
    ) -> some View {
        self
    }

    /// Has no effect: a widget shows no overlays.
    @preconcurrency
    nonisolated public func appStoreOverlay(
        isPresented: Binding<Bool>, configuration: @escaping @MainActor () -> SKOverlay.Configuration
    ) -> some View {
        self
    }

    /// Has no effect: a widget shows no sheets.
    @preconcurrency
    nonisolated public func appStoreMerchandising(
        isPresented: Binding<Bool>, kind: String, onDismiss: (@MainActor (Result<Bool, any Error>) async -> Void)? = nil
    ) -> some View {
        self
    }
}
