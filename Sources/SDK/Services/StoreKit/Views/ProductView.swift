import SwiftUI

/// A product with its price and a purchase button; nothing is for sale, so only its icon is drawn.
@MainActor @preconcurrency
public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
    private let icon: PlaceholderIcon

    public init(
        id productID: Product.ID, prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: @escaping (ProductIconPhase) -> Icon, @ViewBuilder placeholderIcon: () -> PlaceholderIcon
    ) {
        self.icon = placeholderIcon()
    }

    public init(
        id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon,
        @ViewBuilder placeholderIcon: () -> PlaceholderIcon
    ) {
        self.icon = placeholderIcon()
    }

    public var body: some View { icon }
}

extension ProductView where PlaceholderIcon == Icon {
    public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) {
        self.icon = icon()
    }

    public init(_ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) {
        self.icon = icon()
    }
}

extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
    public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false) {
        icon = EmptyView()
    }

    public init(_ product: Product, prefersPromotionalIcon: Bool = false) {
        icon = EmptyView()
    }
}

public enum ProductIconPhase {
    case loading
    case unavailable
    case success(Image)
    case failure(any Error)

    public var promotionalIcon: Image? {
        if case .success(let image) = self { image } else { nil }
    }
}

/// How a product looks.
public protocol ProductViewStyle {}

public struct AutomaticProductViewStyle: ProductViewStyle, Sendable {
    public init() {}
}

public struct CompactProductViewStyle: ProductViewStyle, Sendable {
    public init() {}
}

public struct RegularProductViewStyle: ProductViewStyle, Sendable {
    public init() {}
}

public struct LargeProductViewStyle: ProductViewStyle, Sendable {
    public init() {}
}

extension ProductViewStyle where Self == AutomaticProductViewStyle {
    public static var automatic: Self { Self() }
}

extension ProductViewStyle where Self == CompactProductViewStyle {
    public static var compact: Self { Self() }
}

extension ProductViewStyle where Self == RegularProductViewStyle {
    public static var regular: Self { Self() }
}

extension ProductViewStyle where Self == LargeProductViewStyle {
    public static var large: Self { Self() }
}
