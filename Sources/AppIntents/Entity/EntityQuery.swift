/// Offers the values that a parameter can take.
public protocol DynamicOptionsProvider: Sendable {
    associatedtype Result: ResultsCollection
    associatedtype DefaultValue: Sendable = Result.Result

    func results() async throws -> Result
    func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
    public func defaultResult() async -> DefaultValue? { nil }
}

/// Finds entities.
public protocol EntityQuery: DynamicOptionsProvider {
    associatedtype Entity: AppEntity
    associatedtype Result = [Entity]
    associatedtype DefaultValue = Entity

    init()

    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    func suggestedEntities() async throws -> Result
}

extension EntityQuery {
    public func results() async throws -> Result { try await suggestedEntities() }
}

extension EntityQuery where Result == [Entity] {
    public func suggestedEntities() async throws -> [Entity] { [] }
}

extension EntityQuery where DefaultValue == Entity {
    public func defaultResult() async -> Entity? { nil }
}

/// Finds entities by what a person typed.
public protocol EntityStringQuery: EntityQuery {
    func entities(matching string: String) async throws -> Result
}

/// Can list all entities.
public protocol EnumerableEntityQuery: EntityQuery {
    func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery where Result == [Entity] {
    public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}

/// A query that is asked for one entity only.
public protocol UniqueAppEntityQuery: EntityQuery {}

/// Options, possibly in sections.
public protocol ResultsCollection<Result>: Sendable {
    associatedtype Result: Sendable
    var _sections: [IntentItemSection<Result>] { get }
}

extension ResultsCollection {
    /// All values in order, without their sections.
    package var intentItems: [Result] { _sections.flatMap { $0.items.map(\.value) } }
}

extension Array: ResultsCollection where Element: _IntentValue {
    public typealias Result = Element
    public var _sections: [IntentItemSection<Element>] { [IntentItemSection(items: map { IntentItem($0) })] }
}

/// One option.
public struct IntentItem<Result: Sendable>: Sendable {
    public var value: Result
    public var title: LocalizedStringResource?
    public var subtitle: LocalizedStringResource?
    public var image: DisplayRepresentation.Image?

    public init(_ value: Result) {
        self.value = value
    }

    public init(
        _ value: Result, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil
    ) {
        self.value = value
        self.title = title
        self.subtitle = subtitle
        self.image = image
    }
}

/// Options under one heading.
public struct IntentItemSection<Result: Sendable>: Sendable {
    public var title: LocalizedStringResource?
    public var items: [IntentItem<Result>]

    public init(_ title: LocalizedStringResource? = nil, items: [IntentItem<Result>]) {
        self.title = title
        self.items = items
    }

    @_disfavoredOverload
    public init(_ title: LocalizedStringResource? = nil, items: [Result]) {
        self.init(title, items: items.map { IntentItem($0) })
    }

    public init(_ title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, items: [Result]) {
        self.init(title, items: items.map { IntentItem($0) })
    }
}

/// Options in sections.
public struct IntentItemCollection<Result: Sendable>: ResultsCollection {
    public var promptLabel: LocalizedStringResource?
    public var usesIndexedCollation: Bool
    public var sections: [IntentItemSection<Result>]

    public var _sections: [IntentItemSection<Result>] { sections }

    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        sections: [IntentItemSection<Result>]
    ) {
        self.promptLabel = promptLabel
        self.usesIndexedCollation = usesIndexedCollation
        self.sections = sections
    }

    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Result]
    ) {
        self.init(
            promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
            sections: [IntentItemSection(items: items.map { IntentItem($0) })])
    }

    public static var empty: IntentItemCollection { IntentItemCollection(items: []) }
}

public typealias ItemCollection = IntentItemCollection
