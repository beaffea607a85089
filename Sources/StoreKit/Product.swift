import Foundation
import FoundationSupplement

/// Something that can be bought. Nothing is for sale here.
public struct Product: Hashable, Identifiable, Sendable {
    public struct ProductType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let consumable = ProductType(rawValue: "Consumable")
        public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
        public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
        public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
    }

    public let id: String
    public let type: ProductType
    public let displayName: String
    public let description: String
    public let price: Decimal
    public let displayPrice: String

    /// - Returns: no products.
    public static func products<Identifiers: Collection>(
        for identifiers: Identifiers
    ) async throws -> [Product] where Identifiers.Element == String {
        Store.note("Product")
        return []
    }
}

/// The App Store of the device.
public enum AppStore {
    public static var canMakePayments: Bool { false }

    public static func sync() async throws {
        Store.note("AppStore")
    }
}

enum Store {
    static func note(_ subject: String) {
        Notices.current.add(
            Notices.Notice(
                .note, subject: subject,
                message: "The simulated device has no store: nothing is for sale and nothing was bought.",
                remedy: "Keep what was bought in the app group's defaults to see the widget with it."))
    }
}
