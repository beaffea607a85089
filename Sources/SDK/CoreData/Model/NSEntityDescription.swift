import Foundation

/// A kind of object in a model.
open class NSEntityDescription: NSObject {
    open var name: String?
    open var managedObjectClassName: String! = "NSManagedObject"
    open var isAbstract = false
    open var renamingIdentifier: String?
    open var versionHashModifier: String?
    open var userInfo: [AnyHashable: Any]?
    /// Groups of attributes with uniqueness constraints.
    open var uniquenessConstraints: [[Any]] = []
    open internal(set) weak var managedObjectModel: NSManagedObjectModel?
    open private(set) weak var superentity: NSEntityDescription?

    /// Name of the parent entity, until the model that contains both resolves it.
    var superentityName: String?

    open var subentities: [NSEntityDescription] = [] {
        didSet {
            for entity in subentities { entity.superentity = self }
        }
    }

    private var own: [NSPropertyDescription] = []

    /// Those of the parent entities come first.
    open var properties: [NSPropertyDescription] {
        get {
            let above = (superentity?.properties ?? []).filter { inherited in
                !own.contains { $0.name == inherited.name }
            }
            return above + own
        }
        set {
            own = newValue
            for property in own { property.entity = self }
        }
    }

    /// An entity in one call, as generated models create it.
    public convenience init(
        _named name: String, className: String, parent: String? = nil, isAbstract: Bool = false,
        unique: [[String]] = [],
        _ properties: [NSPropertyDescription]
    ) {
        self.init()
        self.name = name
        managedObjectClassName = className
        superentityName = parent
        self.isAbstract = isAbstract
        uniquenessConstraints = unique
        self.properties = properties
    }

    open var propertiesByName: [String: NSPropertyDescription] { byName(properties) }
    open var attributesByName: [String: NSAttributeDescription] {
        byName(properties.compactMap { $0 as? NSAttributeDescription })
    }
    open var relationshipsByName: [String: NSRelationshipDescription] {
        byName(properties.compactMap { $0 as? NSRelationshipDescription })
    }
    open var subentitiesByName: [String: NSEntityDescription] {
        Dictionary(subentities.map { ($0.name ?? "", $0) }) { first, _ in first }
    }

    private func byName<Property: NSPropertyDescription>(_ properties: [Property]) -> [String: Property] {
        Dictionary(properties.map { ($0.name, $0) }) { _, last in last }
    }

    open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
        relationshipsByName.values.filter { $0.destinationEntity === entity }.sorted { $0.name < $1.name }
    }

    open func isKindOf(entity: NSEntityDescription) -> Bool {
        self === entity || superentity?.isKindOf(entity: entity) ?? false
    }

    func relationship(_ key: String) -> NSRelationshipDescription? {
        properties.last { $0.name == key } as? NSRelationshipDescription
    }

    /// The entity with that name in the context's model.
    open class func entity(
        forEntityName entityName: String, in context: NSManagedObjectContext
    ) -> NSEntityDescription? {
        context.model?.entitiesByName[entityName]
    }

    /// Creates an object of the entity's class. An unknown entity is reported, and the object has only the properties
    /// that are set.
    open class func insertNewObject(
        forEntityName entityName: String, into context: NSManagedObjectContext
    ) -> NSManagedObject {
        let entity = entity(forEntityName: entityName, in: context) ?? .unknown(entityName, in: context.model)
        return ManagedObjectClasses.make(entity, insertInto: context)
    }

    /// A placeholder for an unknown entity, which is reported.
    static func unknown(_ name: String, in model: NSManagedObjectModel?) -> NSEntityDescription {
        let known = model?.entities.compactMap(\.name).sorted().joined(separator: ", ") ?? ""
        Notices.current.add(
            .init(
                .warning, subject: name, message: "The data model has no entity with this name.",
                remedy: known.isEmpty ? "Add the app's .xcdatamodeld to the widget's target." : "It has: \(known)."))
        return NSEntityDescription(_named: name, className: name, [])
    }
}
