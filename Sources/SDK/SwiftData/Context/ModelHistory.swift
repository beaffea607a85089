import Foundation

/// A point in a store's history.
public protocol HistoryToken: Hashable, Codable, Comparable, Sendable {
    associatedtype TokenType: Hashable, Codable, Sendable

    var tokenValue: [String: TokenType]? { get }
}

/// The changes of one save.
public protocol HistoryTransaction {
    associatedtype TransactionIdentifier: Hashable
    associatedtype TokenType: HistoryToken

    var author: String? { get }
    var bundleIdentifier: String { get }
    var changes: [HistoryChange] { get }
    var processIdentifier: String { get }
    var storeIdentifier: String { get }
    var timestamp: Date { get }
    var token: TokenType { get }
    var transactionIdentifier: TransactionIdentifier { get }
}

/// A change to one object.
public enum HistoryChange {
    case insert(any HistoryInsert)
    case update(any HistoryUpdate)
    case delete(any HistoryDelete)

    public var changedPersistentIdentifier: PersistentIdentifier {
        switch self {
        case .insert(let change): change.changedPersistentIdentifier
        case .update(let change): change.changedPersistentIdentifier
        case .delete(let change): change.changedPersistentIdentifier
        }
    }
}

public protocol HistoryInsert<Model> {
    associatedtype Model: PersistentModel

    var changedPersistentIdentifier: PersistentIdentifier { get }
}

public protocol HistoryUpdate<Model> {
    associatedtype Model: PersistentModel

    var changedPersistentIdentifier: PersistentIdentifier { get }
    var updatedAttributes: [PartialKeyPath<Model>] { get }
}

public protocol HistoryDelete<Model> {
    associatedtype Model: PersistentModel

    var changedPersistentIdentifier: PersistentIdentifier { get }
    var tombstone: HistoryTombstone<Model> { get }
}

/// Preserved values of a deleted object.
public struct HistoryTombstone<Model: PersistentModel> {
    public subscript<Value>(_ keyPath: KeyPath<Model, Value>) -> Value? { nil }
}

public struct DefaultHistoryToken: HistoryToken {
    public let tokenValue: [String: Int]?

    public static func < (left: DefaultHistoryToken, right: DefaultHistoryToken) -> Bool { false }
}

public struct DefaultHistoryTransaction: HistoryTransaction {
    public let author: String?
    public let bundleIdentifier: String
    public let changes: [HistoryChange]
    public let processIdentifier: String
    public let storeIdentifier: String
    public let timestamp: Date
    public let token: DefaultHistoryToken
    public let transactionIdentifier: Int64
}

public struct DefaultHistoryInsert<Model: PersistentModel>: HistoryInsert {
    public let changedPersistentIdentifier: PersistentIdentifier
}

public struct DefaultHistoryUpdate<Model: PersistentModel>: HistoryUpdate {
    public let changedPersistentIdentifier: PersistentIdentifier
    public let updatedAttributes: [PartialKeyPath<Model>]
}

public struct DefaultHistoryDelete<Model: PersistentModel>: HistoryDelete {
    public let changedPersistentIdentifier: PersistentIdentifier
    public let tombstone: HistoryTombstone<Model>
}

/// The requested part of a history.
public struct HistoryDescriptor<Transaction: HistoryTransaction> {
    public var predicate: Predicate<Transaction>?
    public var sortBy: [SortDescriptor<Transaction>]
    public var fetchLimit = 0

    public init(predicate: Predicate<Transaction>? = nil, sortBy: [SortDescriptor<Transaction>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }
}

extension ModelContext {
    /// Stores here keep no history.
    public func fetchHistory<Transaction: HistoryTransaction>(
        _ descriptor: HistoryDescriptor<Transaction>
    ) throws -> [Transaction] {
        []
    }

    public func deleteHistory<Transaction: HistoryTransaction>(
        _ descriptor: HistoryDescriptor<Transaction>
    ) throws {}
}
