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

    /// The current values. Threads access them one at a time, like all state of the object's context.
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

    /// An object of the class's entity without a context.
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
    /// Objects are fully loaded from the start.
    open var isFault: Bool { false }
    open var faultingState: Int { 0 }

    // Life cycle hooks for subclasses.
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

    /// The error for a missing required attribute or relationship.
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

    /// The implementation of accessors in generated classes and of `@NSManaged` properties.
    package func keyedValue(_ key: String) -> Any? { value(forKey: key) }

    package var identity: AnyObject { objectID }
}

/// The error code for a missing required property.
public let NSValidationMissingMandatoryPropertyError = 1570
public let NSManagedObjectValidationError = 1550
public let NSManagedObjectConstraintMergeError = 133_021
public let NSManagedObjectReferentialIntegrityError = 133_000
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
public let NSDetailedErrorsKey = "NSDetailedErrors"
