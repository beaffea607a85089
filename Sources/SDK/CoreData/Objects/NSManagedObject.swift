import Foundation
import OpenCombine
import SwiftUI

/// An object of a data model.
open class NSManagedObject: NSObject, ObservableObject, KeyedObject, IdentifiedObject {
    public let entity: NSEntityDescription
    public internal(set) var objectID: NSManagedObjectID
    public internal(set) weak var managedObjectContext: NSManagedObjectContext?
    public private(set) lazy var objectWillChange = ObservableObjectPublisher()

    private var values: ManagedRow

    /// The values now. Threads read and write them one at a time, as all that the object's context holds.
    var row: ManagedRow {
        get { inTurn { values } }
        set { inTurn { values = newValue } }
    }

    private func inTurn<Result>(_ body: () -> Result) -> Result {
        managedObjectContext?.lock.withLock(body) ?? body()
    }

    public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        self.entity = entity
        objectID = NSManagedObjectID(entity: entity)
        values = ManagedRow(defaultsOf: entity)
        super.init()
        objectID.original = self
        context?.insert(self)
    }

    public convenience init(context moc: NSManagedObjectContext) {
        let type = type(of: self)
        let entity =
            moc.model?.entity(ofClass: type) ?? ManagedObjectModels.entity(ofClass: type)
            ?? .unknown(String(describing: type), in: moc.model)
        self.init(entity: entity, insertInto: moc)
    }

    /// An object of the class's entity that belongs to no context.
    public override convenience init() {
        self.init(entity: Self.entity(), insertInto: nil)
    }

    /// The entity of the class in the widget's models.
    open class func entity() -> NSEntityDescription {
        ManagedObjectModels.entity(ofClass: self) ?? .unknown(String(describing: self), in: nil)
    }

    @_disfavoredOverload
    open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        NSFetchRequest(entityName: entity().name ?? String(describing: self))
    }

    open var isInserted: Bool { managedObjectContext?.insertedIDs.contains(objectID) ?? false }
    open var isUpdated: Bool { managedObjectContext?.updatedIDs.contains(objectID) ?? false }
    open var isDeleted: Bool { managedObjectContext?.deletedIDs.contains(objectID) ?? false }
    open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
    open var hasPersistentChangedValues: Bool { !changedValues().isEmpty }
    /// Objects are whole as soon as they are there.
    open var isFault: Bool { false }
    open var faultingState: Int { 0 }

    // Subclasses say here what they do at the turns of an object's life.
    open func awakeFromInsert() {}
    open func awakeFromFetch() {}
    open func willSave() {}
    open func didSave() {}
    open func prepareForDeletion() {}
    open func willTurnIntoFault() {}
    open func didTurnIntoFault() {}
    open func validateForInsert() throws { try validateRequired() }
    open func validateForUpdate() throws { try validateRequired() }
    open func validateForDelete() throws {}

    /// What a required attribute or relationship without a value leads to.
    private func validateRequired() throws {
        for property in entity.properties where !property.isOptional && !property.isTransient {
            let isMissing =
                property is NSRelationshipDescription
                ? row.toOne[property.name] == nil && row.toMany[property.name, default: []].isEmpty
                : row.attributes[property.name] == nil
            guard isMissing else { continue }
            throw NSError(
                domain: NSCocoaErrorDomain, code: NSValidationMissingMandatoryPropertyError,
                userInfo: [
                    NSValidationObjectErrorKey: self, NSValidationKeyErrorKey: property.name,
                    NSLocalizedDescriptionKey: "\(property.name) of \(entity.name ?? "the object") has no value.",
                ])
        }
    }

    open override var description: String {
        let values = row.attributes.sorted { $0.key < $1.key }.map { "\($0.key) = \($0.value)" }
        return "<\(type(of: self)): \(objectID); \(values.joined(separator: "; "))>"
    }

    /// The accessors of the classes that the build writes, and of properties with `@NSManaged`, come down to these.
    package func keyedValue(_ key: String) -> Any? { value(forKey: key) }

    package var identity: AnyObject { objectID }
}

/// The error's number for a required property without a value.
public let NSValidationMissingMandatoryPropertyError = 1570
public let NSManagedObjectValidationError = 1550
public let NSManagedObjectConstraintMergeError = 133_021
public let NSManagedObjectReferentialIntegrityError = 133_000
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
public let NSDetailedErrorsKey = "NSDetailedErrors"
