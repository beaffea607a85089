import SwiftUI

/// Has no effect: a widget shows no store.
extension View {
    nonisolated public func storeButton(_ visibility: Visibility, for buttonKinds: StoreButtonKind...) -> some View {
        self
    }

    nonisolated public func subscriptionStoreControlStyle(_ style: some SubscriptionStoreControlStyle) -> some View {
        self
    }

    nonisolated public func subscriptionStoreButtonLabel(_ buttonLabel: SubscriptionStoreButtonLabel) -> some View {
        self
    }

    nonisolated public func subscriptionStorePolicyDestination(
        url: URL, for button: SubscriptionStorePolicyKind
    ) -> some View {
        self
    }

    nonisolated public func subscriptionStorePolicyDestination(
        for button: SubscriptionStorePolicyKind, @ViewBuilder destination: () -> some View
    ) -> some View {
        self
    }

    nonisolated public func subscriptionStorePolicyForegroundStyle(_ style: some ShapeStyle) -> some View { self }

    nonisolated public func subscriptionStorePolicyForegroundStyle(
        _ primary: some ShapeStyle, _ secondary: some ShapeStyle
    ) -> some View {
        self
    }

    nonisolated public func subscriptionStoreControlIcon(
        @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> some View
    ) -> some View {
        self
    }

    nonisolated public func subscriptionStoreControlBackground(_ style: some ShapeStyle) -> some View { self }
    nonisolated public func subscriptionStorePickerItemBackground(_ style: some ShapeStyle) -> some View { self }

    nonisolated public func subscriptionStorePickerItemBackground(
        _ style: some ShapeStyle, in shape: some Shape
    ) -> some View {
        self
    }

    @preconcurrency
    nonisolated public func subscriptionStoreSignInAction(_ action: (@MainActor () -> Void)?) -> some View { self }
    nonisolated public func productDescription(_ visibility: Visibility) -> some View { self }
    nonisolated public func productIconBorder() -> some View { self }
    nonisolated public func productViewStyle(_ style: some ProductViewStyle) -> some View { self }
}
