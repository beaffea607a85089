/// Finds entities by comparing their properties. Never used here: the form requests suggestions and search results.
public protocol EntityPropertyQuery: EntityQuery {
    associatedtype ComparatorMappingType

    static var properties: QueryProperties { get }
    static var sortingOptions: SortingOptions { get }
    static var findIntentDescription: IntentDescription? { get }

    func entities(
        matching comparators: [ComparatorMappingType], mode: ComparatorMode,
        sortedBy: [EntityQuerySort<Entity>], limit: Int?
    ) async throws -> Result
}

extension EntityPropertyQuery {
    public typealias ComparatorMode = EntityQueryComparatorMode
    public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
    public typealias Property = EntityQueryProperty
    public typealias SortingOptions = EntityQuerySortingOptions<Entity>
    public typealias SortableBy = EntityQuerySortableByProperty<Entity>
    public typealias Sort = EntityQuerySort

    public static var findIntentDescription: IntentDescription? { nil }
}

public enum EntityQueryComparatorMode: Hashable, Sendable { case and, or }

/// The property that entities are sorted by.
public struct EntityQuerySort<Entity: AppEntity> {
    public enum Ordering: Hashable, Sendable { case ascending, descending }

    public let by: PartialKeyPath<Entity>
    public let order: Ordering
}

/// A property that entities can be sorted by.
public struct EntityQuerySortableByProperty<Entity: AppEntity> {
    public init<Property: AnyIntentValue>(_ keyPath: KeyPath<Entity, Property>) {}
}

public struct EntityQuerySortingOptions<Entity: AppEntity>: Sendable {
    public init(@EntityQuerySortingOptionsBuilder<Entity> content: () -> [EntityQuerySortableByProperty<Entity>]) {}
}

@resultBuilder
public enum EntityQuerySortingOptionsBuilder<Entity: AppEntity> {
    public static func buildBlock(
        _ components: EntityQuerySortableByProperty<Entity>...
    ) -> [EntityQuerySortableByProperty<Entity>] {
        components
    }
}

/// The properties that can be queried.
public struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType>: Sendable {
    public init(
        @EntityQueryPropertiesBuilder<Entity, ComparatorMappingType>
        properties: () -> [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>]
    ) {}
}

@resultBuilder
public enum EntityQueryPropertiesBuilder<Entity: AppEntity, ComparatorMappingType> {
    public static func buildExpression(
        _ expression: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>
    ) -> EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> {
        expression
    }

    public static func buildBlock(
        _ components: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>...
    ) -> [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>] {
        components
    }
}

public class EntityQueryPropertyDeclaration<Entity: AppEntity, ComparatorMappingType> {
    init() {}
}

/// A property with its comparison operators.
public final class EntityQueryProperty<
    Entity: AppEntity, Subject: AppEntity, PropertyType: _IntentValue, ComparatorMappingType
>: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> {
    public typealias QueryComparators = [AnyEntityQueryComparator<PropertyType, ComparatorMappingType>]

    public init(
        _ keyPath: KeyPath<Subject, EntityProperty<PropertyType>>, entityProvider: @escaping (Entity) -> Subject,
        @EntityQueryComparatorsBuilder<PropertyType, ComparatorMappingType> comparators: () -> QueryComparators
    ) {
        super.init()
    }

    public init(
        _ keyPath: KeyPath<Subject, EntityProperty<PropertyType>>,
        @EntityQueryComparatorsBuilder<PropertyType, ComparatorMappingType> comparators: () -> QueryComparators
    ) where Entity == Subject {
        super.init()
    }
}

/// Any comparison.
public struct AnyEntityQueryComparator<PropertyType: _IntentValue, ComparatorMappingType> {}

@resultBuilder
public enum EntityQueryComparatorsBuilder<PropertyType: _IntentValue, ComparatorMappingType> {
    public static func buildExpression<InputType>(
        _ expression: EntityQueryComparator<PropertyType, InputType, ComparatorMappingType>
    ) -> AnyEntityQueryComparator<PropertyType, ComparatorMappingType> {
        AnyEntityQueryComparator()
    }

    public static func buildBlock(
        _ components: AnyEntityQueryComparator<PropertyType, ComparatorMappingType>...
    ) -> [AnyEntityQueryComparator<PropertyType, ComparatorMappingType>] {
        components
    }
}

public class EntityQueryComparator<PropertyType: _IntentValue, InputType, ComparatorMappingType> {
    init() {}
}

public final class EqualToComparator<PropertyType: _IntentValue, ComparatorMappingType>:
    EntityQueryComparator<PropertyType, PropertyType, ComparatorMappingType>
where PropertyType: Equatable {
    public init(mappingTransform: @escaping (PropertyType) -> ComparatorMappingType) { super.init() }
}

public final class NotEqualToComparator<PropertyType: _IntentValue, ComparatorMappingType>:
    EntityQueryComparator<PropertyType, PropertyType, ComparatorMappingType>
where PropertyType: Equatable {
    public init(mappingTransform: @escaping (PropertyType) -> ComparatorMappingType) { super.init() }
}
