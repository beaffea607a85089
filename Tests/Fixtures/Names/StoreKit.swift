import StoreKit
import SwiftUI

typealias Purchase = StoreKit.Transaction

@MainActor
final class GardenStore: ObservableObject {
    @Published private(set) var products: [Product] = []
    @Published private(set) var owned: Set<String> = []
    private var updates: Task<Void, Never>?

    init() {
        updates = Task { [weak self] in
            for await result in Purchase.updates {
                guard case .verified(let transaction) = result else { continue }
                await self?.refresh()
                await transaction.finish()
            }
        }
    }

    deinit { updates?.cancel() }

    func refresh() async {
        do {
            products = try await Product.products(for: ["garden.pro"]).sorted { $0.price < $1.price }
        } catch StoreKitError.userCancelled {
            print("cancelled")
        } catch {
            print(error)
        }
        for await result in Purchase.currentEntitlements {
            if let transaction = try? result.payloadValue, transaction.revocationDate == nil,
                transaction.environment != .xcode
            {
                owned.insert(transaction.productID)
            }
        }
    }

    func buy(_ product: Product) async throws -> Bool {
        switch try await product.purchase(options: [.appAccountToken(UUID())]) {
        case .success(.verified(let transaction)):
            await transaction.finish()
            return true
        case .success(.unverified(_, let error)): throw error
        case .userCancelled, .pending: return false
        @unknown default: return false
        }
    }

    func period(of product: Product) -> String? {
        guard let period = product.subscription?.subscriptionPeriod else { return nil }
        switch period.unit {
        case .day: return "\(period.value) days"
        case .week, .month, .year: return product.price.formatted(product.priceFormatStyle)
        @unknown default: return nil
        }
    }
}

struct StoreNamesView: View {
    @Environment(\.requestReview) private var requestReview
    @State private var isManaging = false

    var body: some View {
        SubscriptionStoreView(groupID: "1") { Text("Pro") }
            .subscriptionStoreControlStyle(.prominentPicker)
            .storeButton(.visible, for: .restorePurchases, .policies)
            .manageSubscriptionsSheet(isPresented: $isManaging)
            .onInAppPurchaseCompletion { _, result in print(result) }
        ProductView(id: "pro") { Image(systemName: "leaf") }.productViewStyle(.large)
        Button("Rate") { requestReview() }
    }
}

final class OldStore: NSObject, SKProductsRequestDelegate, SKPaymentTransactionObserver {
    func start() {
        let request = SKProductsRequest(productIdentifiers: ["pro"])
        request.delegate = self
        request.start()
        SKPaymentQueue.default().add(self)
    }

    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
        for product in response.products {
            print(
                product.price, product.subscriptionPeriod?.unit == .month, product.introductoryPrice?.paymentMode as Any
            )
            SKPaymentQueue.default().add(SKMutablePayment(product: product))
        }
    }

    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
        for transaction in transactions {
            switch transaction.transactionState {
            case .purchased, .restored: queue.finishTransaction(transaction)
            case .failed:
                if let error = transaction.error as? SKError, error.code != .paymentCancelled { print(error) }
            case .purchasing, .deferred: break
            @unknown default: break
            }
        }
    }
}
