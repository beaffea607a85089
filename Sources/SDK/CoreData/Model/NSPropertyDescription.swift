import Foundation
import FoundationSupplement

/// A property of an entity.
open class NSPropertyDescription: NSObject {
    open var name = ""
    open var isOptional = true
    open var isTransient = false
    open var userInfo: [AnyHashable: Any]?
    open var versionHashModifier: String?
    open var renamingIdentifier: String?
    open internal(set) weak var entity: NSEntityDescription?
}

/// The attribute types, with Core Data's numbers.
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

    /// An attribute in one call, as generated models create it.
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

/// The delete rule for the objects at a relationship's other end.
public enum NSDeleteRule: UInt, Sendable {
    case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}

/// Related objects of an entity's objects.
open class NSRelationshipDescription: NSPropertyDescription {
    open weak var destinationEntity: NSEntityDescription?
    open weak var inverseRelationship: NSRelationshipDescription?
    /// 0 means no limit.
    open var maxCount = 0
    open var minCount = 0
    open var deleteRule = NSDeleteRule.nullifyDeleteRule
    open var isOrdered = false
    open var isToMany: Bool { maxCount != 1 }

    /// Names of both ends, until the model that contains them resolves them.
    var destinationName: String?
    var inverseName: String?

    /// A relationship in one call, as generated models create it.
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

/// A value computed by a fetch request; included in dictionary results.
open class NSExpressionDescription: NSPropertyDescription {
    open var expression: FoundationSupplement.NSExpression?
    open var expressionResultType = NSAttributeType.undefinedAttributeType
    open var resultType: NSAttributeDescription.AttributeType {
        get { NSAttributeDescription.AttributeType(rawValue: expressionResultType.rawValue) }
        set { expressionResultType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
    }
}

extension NSAttributeDescription {
    /// The attribute type in newer API.
    public struct AttributeType: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let undefined = AttributeType(rawValue: 0)
        public static let integer16 = AttributeType(rawValue: 100)
        public static let integer32 = AttributeType(rawValue: 200)
        public static let integer64 = AttributeType(rawValue: 300)
        public static let decimal = AttributeType(rawValue: 400)
        public static let double = AttributeType(rawValue: 500)
        public static let float = AttributeType(rawValue: 600)
        public static let string = AttributeType(rawValue: 700)
        public static let boolean = AttributeType(rawValue: 800)
        public static let date = AttributeType(rawValue: 900)
        public static let binaryData = AttributeType(rawValue: 1000)
        public static let uuid = AttributeType(rawValue: 1100)
        public static let uri = AttributeType(rawValue: 1200)
        public static let transformable = AttributeType(rawValue: 1800)
        public static let objectID = AttributeType(rawValue: 2000)
        public static let composite = AttributeType(rawValue: 2100)
    }

    public var type: AttributeType {
        get { AttributeType(rawValue: attributeType.rawValue) }
        set { attributeType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
    }
}

/// A value derived from others.
open class NSDerivedAttributeDescription: NSAttributeDescription {
    open var derivationExpression: FoundationSupplement.NSExpression?
}

/// A composite value.
open class NSCompositeAttributeDescription: NSAttributeDescription {
    open var elements: [NSAttributeDescription] = []
}

/// A fetched property.
open class NSFetchedPropertyDescription: NSPropertyDescription {
    open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
}

/// An index for fetches. A store in memory does not become faster with it.
open class NSFetchIndexDescription: NSObject {
    open var name: String
    open var elements: [NSFetchIndexElementDescription]
    open var partialIndexPredicate: NSPredicate?

    public init(name: String, elements: [NSFetchIndexElementDescription]?) {
        self.name = name
        self.elements = elements ?? []
        super.init()
    }
}

public enum NSFetchIndexElementType: UInt, Sendable { case binary, rTree }

open class NSFetchIndexElementDescription: NSObject {
    public let property: NSPropertyDescription?
    open var collationType: NSFetchIndexElementType
    open var isAscending = true

    public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
        self.property = property
        self.collationType = collationType
        super.init()
    }
}
