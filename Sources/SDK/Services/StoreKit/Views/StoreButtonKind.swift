import SwiftUI

/// A button that views of the store show by themselves.
public struct StoreButtonKind: Hashable, Sendable {
    private let name: String

    public static var cancellation: StoreButtonKind { .init(name: "cancellation") }
    public static var restorePurchases: StoreButtonKind { .init(name: "restorePurchases") }
    public static var redeemCode: StoreButtonKind { .init(name: "redeemCode") }
    public static var signIn: StoreButtonKind { .init(name: "signIn") }
    public static var policies: StoreButtonKind { .init(name: "policies") }
}

public struct SubscriptionStorePolicyKind: Hashable, Sendable {
    private let name: String

    public static var termsOfService: SubscriptionStorePolicyKind { .init(name: "termsOfService") }
    public static var privacyPolicy: SubscriptionStorePolicyKind { .init(name: "privacyPolicy") }
}

/// The label of a subscribe button.
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
    private let name: String

    public static var automatic: SubscriptionStoreButtonLabel { .init(name: "automatic") }
    public static var action: SubscriptionStoreButtonLabel { .init(name: "action") }
    public static var displayName: SubscriptionStoreButtonLabel { .init(name: "displayName") }
    public static var price: SubscriptionStoreButtonLabel { .init(name: "price") }
    public static var singleLine: SubscriptionStoreButtonLabel { .init(name: "singleLine") }
    public static var multiline: SubscriptionStoreButtonLabel { .init(name: "multiline") }

    public var action: SubscriptionStoreButtonLabel { self }
    public var displayName: SubscriptionStoreButtonLabel { self }
    public var price: SubscriptionStoreButtonLabel { self }
    public var singleLine: SubscriptionStoreButtonLabel { self }
    public var multiline: SubscriptionStoreButtonLabel { self }
}

public struct SubscriptionStorePickerOption: Hashable, Sendable {
    public let subscription: Product
    public let isFamilyShareable: Bool
}

/// How the choice between subscriptions looks.
public protocol SubscriptionStoreControlStyle {}

public struct AutomaticSubscriptionStoreControlStyle: SubscriptionStoreControlStyle, Sendable {
    public init() {}
}

public struct ButtonsSubscriptionStoreControlStyle: SubscriptionStoreControlStyle, Sendable {
    public init() {}
}

public struct PickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle, Sendable {
    public init() {}
}

public struct ProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle, Sendable {
    public init() {}
}

public struct CompactPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle, Sendable {
    public init() {}
}

public struct PagedPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle, Sendable {
    public init() {}
}

public struct PagedProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle, Sendable {
    public init() {}
}

extension SubscriptionStoreControlStyle where Self == AutomaticSubscriptionStoreControlStyle {
    public static var automatic: Self { Self() }
}

extension SubscriptionStoreControlStyle where Self == ButtonsSubscriptionStoreControlStyle {
    public static var buttons: Self { Self() }
}

extension SubscriptionStoreControlStyle where Self == PickerSubscriptionStoreControlStyle {
    public static var picker: Self { Self() }
}

extension SubscriptionStoreControlStyle where Self == ProminentPickerSubscriptionStoreControlStyle {
    public static var prominentPicker: Self { Self() }
}

extension SubscriptionStoreControlStyle where Self == CompactPickerSubscriptionStoreControlStyle {
    public static var compactPicker: Self { Self() }
}

extension SubscriptionStoreControlStyle where Self == PagedPickerSubscriptionStoreControlStyle {
    public static var pagedPicker: Self { Self() }
}

extension SubscriptionStoreControlStyle where Self == PagedProminentPickerSubscriptionStoreControlStyle {
    public static var pagedProminentPicker: Self { Self() }
}
