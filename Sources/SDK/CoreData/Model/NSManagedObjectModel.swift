import Foundation

/// The entities of an app.
open class NSManagedObjectModel: NSObject {
    open var entities: [NSEntityDescription] = [] {
        didSet { connect() }
    }

    open var versionIdentifiers: Set<AnyHashable> = []

    public override init() {}

    public convenience init(entities: [NSEntityDescription]) {
        self.init()
        self.entities = entities
        connect()
    }

    /// The model in the widget's own sources with the file's name: models are compiled with the widget.
    public convenience init?(contentsOf url: URL) {
        guard let model = ManagedObjectModels.model(named: url.deletingPathExtension().lastPathComponent) else {
            return nil
        }
        self.init(entities: model.entities)
    }

    open var entitiesByName: [String: NSEntityDescription] {
        Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
    }

    /// All models of the widget, merged.
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        NSManagedObjectModel(byMerging: ManagedObjectModels.all())
    }

    public convenience init?(byMerging models: [NSManagedObjectModel]?) {
        guard let models else { return nil }
        self.init(entities: models.flatMap(\.entities))
    }

    /// Replaces names with descriptions.
    private func connect() {
        let byName = entitiesByName
        for entity in entities {
            entity.managedObjectModel = self
            guard let parent = entity.superentityName.flatMap({ byName[$0] }), parent !== entity,
                !parent.subentities.contains(where: { $0 === entity })
            else { continue }
            parent.subentities.append(entity)
        }
        for entity in entities {
            for case let relationship as NSRelationshipDescription in entity.properties {
                guard let destination = relationship.destinationName.flatMap({ byName[$0] }) else { continue }
                relationship.destinationEntity = destination
                relationship.inverseRelationship = relationship.inverseName.flatMap { destination.relationship($0) }
            }
        }
    }

    /// The entity of a class.
    func entity(ofClass type: NSManagedObject.Type) -> NSEntityDescription? {
        let name = String(describing: type)
        return entities.first { $0.className == name } ?? entities.first { $0.name == name }
    }
}

extension NSEntityDescription {
    /// The class's name without its module's.
    var className: String {
        let full = managedObjectClassName ?? "NSManagedObject"
        return full.split(separator: ".").last.map(String.init) ?? full
    }
}
