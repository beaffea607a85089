import Foundation
import FoundationSupplement
import SwiftUI
import UIKit

@MainActor @preconcurrency
public protocol PKPaymentAuthorizationControllerDelegate: AnyObject {
    func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
    func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
}

extension PKPaymentAuthorizationControllerDelegate {
    public func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    ) { completion(PKPaymentAuthorizationResult(status: .failure, errors: nil)) }
}

/// Requests a payment; the simulated device has no wallet.
@MainActor @preconcurrency
open class PKPaymentAuthorizationController: NSObject {
    open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?

    public init(paymentRequest request: PKPaymentRequest) {
        super.init()
    }

    nonisolated open class func canMakePayments() -> Bool { false }
    nonisolated open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }

    nonisolated open class func canMakePayments(
        usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities capabilties: PKMerchantCapability
    ) -> Bool { false }

    open func present(completion: ((Bool) -> Void)? = nil) {
        Notices.current.addInert("PKPaymentAuthorizationController.present", .absent("wallet"))
        if let completion { onMainQueueLater { completion(false) } }
    }

    open func present() async -> Bool {
        Notices.current.addInert("PKPaymentAuthorizationController.present", .absent("wallet"))
        return false
    }

    open func dismiss(completion: (() -> Void)? = nil) {
        if let completion { onMainQueueLater { completion() } }
    }
}

@MainActor @preconcurrency
public protocol PKPaymentAuthorizationViewControllerDelegate: AnyObject {
    func paymentAuthorizationViewControllerDidFinish(_ controller: PKPaymentAuthorizationViewController)
    func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
}

extension PKPaymentAuthorizationViewControllerDelegate {
    public func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    ) { completion(PKPaymentAuthorizationResult(status: .failure, errors: nil)) }
}

@MainActor @preconcurrency
open class PKPaymentAuthorizationViewController: UIViewController {
    open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?

    public init?(paymentRequest request: PKPaymentRequest) {
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    nonisolated open class func canMakePayments() -> Bool { false }
    nonisolated open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
}

public enum PKPaymentButtonType: Int, Sendable {
    case plain = 0
    case buy, setUp, inStore, donate, checkout, book, subscribe, reload, addMoney, topUp, order, rent, support
    case contribute, tip, `continue`
}

public enum PKPaymentButtonStyle: Int, Sendable {
    case white = 0
    case whiteOutline = 1
    case black = 2
    case automatic = 3
}

@MainActor @preconcurrency
open class PKPaymentButton: UIButton {
    open var cornerRadius: CGFloat = 4

    public convenience init(paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle)
    {
        self.init(frame: .zero)
    }
}

/// The button of a payment, as the word for it.
public struct PayWithApplePayButton<Fallback: View>: View {
    private let fallback: Fallback

    public init(
        _ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void,
        @ViewBuilder fallback: () -> Fallback
    ) {
        self.fallback = fallback()
    }

    /// The fallback, because there is no wallet.
    public var body: some View { fallback }
}

extension PayWithApplePayButton where Fallback == EmptyView {
    public init(_ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void) {
        fallback = EmptyView()
    }
}

public struct PayWithApplePayButtonLabel: Hashable, Sendable {
    private let name: String

    public static let plain = PayWithApplePayButtonLabel(name: "plain")
    public static let buy = PayWithApplePayButtonLabel(name: "buy")
    public static let setUp = PayWithApplePayButtonLabel(name: "setUp")
    public static let inStore = PayWithApplePayButtonLabel(name: "inStore")
    public static let donate = PayWithApplePayButtonLabel(name: "donate")
    public static let checkout = PayWithApplePayButtonLabel(name: "checkout")
    public static let book = PayWithApplePayButtonLabel(name: "book")
    public static let subscribe = PayWithApplePayButtonLabel(name: "subscribe")
    public static let order = PayWithApplePayButtonLabel(name: "order")
    public static let tip = PayWithApplePayButtonLabel(name: "tip")
}
