import Foundation

/// Why models cannot be stored or fetched.
public struct SwiftDataError: Error, Hashable, Sendable {
    private let name: String

    public static let includePendingChangesWithBatchSize = SwiftDataError(name: "includePendingChangesWithBatchSize")
    public static let unsupportedPredicate = SwiftDataError(name: "unsupportedPredicate")
    public static let unsupportedKeyPath = SwiftDataError(name: "unsupportedKeyPath")
    public static let sortingPendingChangesWithIdentifiers = SwiftDataError(
        name: "sortingPendingChangesWithIdentifiers")
    public static let unsupportedSortDescriptor = SwiftDataError(name: "unsupportedSortDescriptor")
    public static let duplicateConfiguration = SwiftDataError(name: "duplicateConfiguration")
    public static let configurationFileNameTooLong = SwiftDataError(name: "configurationFileNameTooLong")
    public static let configurationFileNameContainsInvalidCharacters = SwiftDataError(
        name: "configurationFileNameContainsInvalidCharacters")
    public static let configurationSchemaNotFoundInContainerSchema = SwiftDataError(
        name: "configurationSchemaNotFoundInContainerSchema")
    public static let loadIssueModelContainer = SwiftDataError(name: "loadIssueModelContainer")
    public static let modelValidationFailure = SwiftDataError(name: "modelValidationFailure")
    public static let missingModelContext = SwiftDataError(name: "missingModelContext")
    public static let backwardMigration = SwiftDataError(name: "backwardMigration")
    public static let unknownSchema = SwiftDataError(name: "unknownSchema")
    public static let historyTokenExpired = SwiftDataError(name: "historyTokenExpired")
}

/// The results of a fetch, for sequential access.
public struct FetchResultsCollection<Element>: RandomAccessCollection {
    private let elements: [Element]

    init(_ elements: [Element]) {
        self.elements = elements
    }

    public var startIndex: Int { elements.startIndex }
    public var endIndex: Int { elements.endIndex }
    public subscript(position: Int) -> Element { elements[position] }
}

extension ModelContext {
    public func fetch<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, batchSize: Int
    ) throws -> FetchResultsCollection<T> {
        FetchResultsCollection(try fetch(descriptor))
    }

    public func fetchIdentifiers<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, batchSize: Int
    ) throws -> FetchResultsCollection<PersistentIdentifier> {
        FetchResultsCollection(try fetchIdentifiers(descriptor))
    }

    /// Keys of a save notification.
    public enum NotificationKey: String, Sendable {
        case queryGeneration, invalidatedAllIdentifiers, insertedIdentifiers, updatedIdentifiers, deletedIdentifiers
    }

    /// A widget has no undo.
    public var undoManager: UndoManager? {
        get { nil }
        set {}
    }

    public var editingState: EditingState { EditingState() }

    public struct EditingState: Hashable, Sendable {
        public var author: String? { nil }
    }
}

/// As Apple declares it: a context is used by one actor at a time.
extension ModelContext: @unchecked Sendable {}

/// The type of a to-many relationship.
public protocol RelationshipCollection {
    associatedtype PersistentElement: PersistentModel
}

extension Array: RelationshipCollection where Element: PersistentModel {
    public typealias PersistentElement = Element
}
