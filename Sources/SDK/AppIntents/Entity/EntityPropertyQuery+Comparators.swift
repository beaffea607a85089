// The comparison operators. None is evaluated here.

public final class GreaterThanComparator<PropertyType: _IntentValue, ComparatorMappingType>:
    EntityQueryComparator<PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable {
    public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) { super.init() }
}

public final class LessThanComparator<PropertyType: _IntentValue, ComparatorMappingType>:
    EntityQueryComparator<PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable {
    public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) { super.init() }
}

public final class GreaterThanOrEqualToComparator<PropertyType: _IntentValue, ComparatorMappingType>:
    EntityQueryComparator<PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable {
    public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) { super.init() }
}

public final class LessThanOrEqualToComparator<PropertyType: _IntentValue, ComparatorMappingType>:
    EntityQueryComparator<PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable {
    public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) { super.init() }
}

public final class IsBetweenComparator<PropertyType: _IntentValue, ComparatorMappingType>:
    EntityQueryComparator<PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable {
    public init(
        mappingTransform: @escaping (PropertyType.UnwrappedType, PropertyType.UnwrappedType) -> ComparatorMappingType
    ) {
        super.init()
    }
}

public final class ContainsComparator<PropertyType: _IntentValue, InputType, ComparatorMappingType>:
    EntityQueryComparator<PropertyType, InputType, ComparatorMappingType>
{
    public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType) { super.init() }
}

public final class HasPrefixComparator<PropertyType: _IntentValue, ComparatorMappingType>:
    EntityQueryComparator<PropertyType, String, ComparatorMappingType>
{
    public init(mappingTransform: @escaping (String) -> ComparatorMappingType) { super.init() }
}

public final class HasSuffixComparator<PropertyType: _IntentValue, ComparatorMappingType>:
    EntityQueryComparator<PropertyType, String, ComparatorMappingType>
{
    public init(mappingTransform: @escaping (String) -> ComparatorMappingType) { super.init() }
}
