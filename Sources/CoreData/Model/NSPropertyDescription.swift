import Foundation

/// What an entity's objects have under one name.
open class NSPropertyDescription: NSObject {
    open var name = ""
    open var isOptional = true
    open var isTransient = false
    open var userInfo: [AnyHashable: Any]?
    open var versionHashModifier: String?
    open var renamingIdentifier: String?
    open internal(set) weak var entity: NSEntityDescription?
}

/// The kinds of values that attributes hold, with the numbers that Core Data has for them.
public enum NSAttributeType: UInt, Sendable {
    case undefinedAttributeType = 0
    case integer16AttributeType = 100
    case integer32AttributeType = 200
    case integer64AttributeType = 300
    case decimalAttributeType = 400
    case doubleAttributeType = 500
    case floatAttributeType = 600
    case stringAttributeType = 700
    case booleanAttributeType = 800
    case dateAttributeType = 900
    case binaryDataAttributeType = 1000
    case UUIDAttributeType = 1100
    case URIAttributeType = 1200
    case transformableAttributeType = 1800
    case objectIDAttributeType = 2000
}

/// A value of an entity's objects.
open class NSAttributeDescription: NSPropertyDescription {
    open var attributeType = NSAttributeType.undefinedAttributeType
    open var attributeValueClassName: String?
    open var defaultValue: Any?
    open var valueTransformerName: String?
    open var allowsExternalBinaryDataStorage = false
    open var preservesValueInHistoryOnDeletion = false

    /// An attribute in one call, as generated models write it.
    public convenience init(
        _named name: String, _ type: NSAttributeType, isOptional: Bool = true, isTransient: Bool = false,
        default value: Any? = nil
    ) {
        self.init()
        self.name = name
        attributeType = type
        self.isOptional = isOptional
        self.isTransient = isTransient
        defaultValue = value
    }
}

/// What becomes of the objects at a relationship's other end when the object is deleted.
public enum NSDeleteRule: UInt, Sendable {
    case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}

/// Other objects that an entity's objects know.
open class NSRelationshipDescription: NSPropertyDescription {
    open weak var destinationEntity: NSEntityDescription?
    open weak var inverseRelationship: NSRelationshipDescription?
    /// 0 is no limit.
    open var maxCount = 0
    open var minCount = 0
    open var deleteRule = NSDeleteRule.nullifyDeleteRule
    open var isOrdered = false
    open var isToMany: Bool { maxCount != 1 }

    /// Names of both ends, until the model that holds them puts the descriptions in their place.
    var destinationName: String?
    var inverseName: String?

    /// A relationship in one call, as generated models write it.
    public convenience init(
        _named name: String, to destination: String, inverse: String? = nil, isToMany: Bool = false,
        isOrdered: Bool = false,
        isOptional: Bool = true, deleteRule: NSDeleteRule = .nullifyDeleteRule
    ) {
        self.init()
        self.name = name
        destinationName = destination
        inverseName = inverse
        maxCount = isToMany ? 0 : 1
        self.isOrdered = isOrdered
        self.isOptional = isOptional
        self.deleteRule = deleteRule
    }
}

/// A value that a fetch request computes; it is given in results of the dictionary kind.
open class NSExpressionDescription: NSPropertyDescription {
    open var expressionResultType = NSAttributeType.undefinedAttributeType
}
