import SwiftUI

/// Products that an app sells; nothing is for sale, so nothing is drawn.
@MainActor @preconcurrency
public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
    public init(
        ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: @escaping (Product) -> Icon, @ViewBuilder placeholderIcon: () -> PlaceholderIcon
    ) {}

    public init(
        products: some Collection<Product>, prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: @escaping (Product) -> Icon
    ) where PlaceholderIcon == EmptyView {}

    public init(
        ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: @escaping (Product) -> Icon
    ) where PlaceholderIcon == EmptyView {}

    public var body: some View { EmptyView() }
}

extension StoreView where Icon == EmptyView, PlaceholderIcon == EmptyView {
    public init(ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false) {}
    public init(products: some Collection<Product>, prefersPromotionalIcon: Bool = false) {}
}

/// Subscriptions that an app sells; nothing is for sale, so only the app's marketing content is drawn.
@MainActor @preconcurrency
public struct SubscriptionStoreView<Content: View>: View {
    private let content: Content

    public init(
        groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
        @ViewBuilder marketingContent: () -> Content
    ) {
        content = marketingContent()
    }

    public init(productIDs: some Collection<Product.ID>, @ViewBuilder marketingContent: () -> Content) {
        content = marketingContent()
    }

    public init(subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> Content) {
        content = marketingContent()
    }

    public var body: some View { content }
}

extension SubscriptionStoreView where Content == EmptyView {
    public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all) {
        content = EmptyView()
    }

    public init(productIDs: some Collection<Product.ID>) {
        content = EmptyView()
    }

    public init(subscriptions: some Collection<Product>) {
        content = EmptyView()
    }
}

extension Product {
    /// The subscriptions of a group, relative to the current one.
    public struct SubscriptionRelationship: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let upgrade = SubscriptionRelationship(rawValue: 1)
        public static let downgrade = SubscriptionRelationship(rawValue: 2)
        public static let crossgrade = SubscriptionRelationship(rawValue: 4)
        public static let current = SubscriptionRelationship(rawValue: 8)
        public static let all: SubscriptionRelationship = [.upgrade, .downgrade, .crossgrade, .current]
    }
}
