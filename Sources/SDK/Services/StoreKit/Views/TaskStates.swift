import Foundation

extension Product {
    /// How far the loading of one product is.
    public enum TaskState: Sendable {
        case loading
        case unavailable
        case success(Product)
        case failure(any Error)

        public var product: Product? {
            if case .success(let product) = self { product } else { nil }
        }
    }

    /// How far the loading of several products is.
    public enum CollectionTaskState: Sendable {
        case loading
        case success([Product], unavailable: [Product.ID])
        case failure(any Error)

        public var products: [Product]? {
            if case .success(let products, _) = self { products } else { nil }
        }

        public var unavailableProductIDs: [Product.ID]? {
            if case .success(_, let identifiers) = self { identifiers } else { nil }
        }
    }
}

/// The loading state of the user's entitlements.
public enum EntitlementTaskState<Value>: Sendable where Value: Sendable {
    case loading
    case success(Value)
    case failure(any Error)

    public var value: Value? {
        if case .success(let value) = self { value } else { nil }
    }

    public var isLoading: Bool {
        if case .loading = self { true } else { false }
    }

    public func map<Other: Sendable>(_ transform: (Value) throws -> Other) rethrows -> EntitlementTaskState<Other> {
        switch self {
        case .loading: .loading
        case .success(let value): .success(try transform(value))
        case .failure(let error): .failure(error)
        }
    }
}
