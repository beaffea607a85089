import Foundation
import FoundationSupplement

// Stores here are new, so there is no migration.

/// How objects are migrated from one model to another.
open class NSMappingModel: NSObject {
    open var entityMappings: [NSEntityMapping]! = []

    public init?(
        from bundles: [Bundle]?, forSourceModel sourceModel: NSManagedObjectModel?,
        destinationModel: NSManagedObjectModel?
    ) {
        return nil
    }

    public init?(contentsOf url: URL?) {
        return nil
    }

    open class func inferredMappingModel(
        forSourceModel sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel
    ) throws -> NSMappingModel {
        throw CocoaError(.featureUnsupported)
    }
}

open class NSEntityMapping: NSObject {
    open var name: String! = ""
    open var sourceEntityName: String?
    open var destinationEntityName: String?
    open var attributeMappings: [NSPropertyMapping]?
    open var relationshipMappings: [NSPropertyMapping]?
    open var userInfo: [AnyHashable: Any]?
    open var entityMigrationPolicyClassName: String?
}

open class NSPropertyMapping: NSObject {
    open var name: String?
    open var valueExpression: FoundationSupplement.NSExpression?
    open var userInfo: [AnyHashable: Any]?
}

open class NSMigrationManager: NSObject {
    public let sourceModel: NSManagedObjectModel
    public let destinationModel: NSManagedObjectModel
    open var migrationProgress: Float { 0 }
    open var userInfo: [AnyHashable: Any]?
    open var usesStoreSpecificMigrationManager = true

    public init(sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel) {
        self.sourceModel = sourceModel
        self.destinationModel = destinationModel
        super.init()
    }

    open func migrateStore(
        from sourceURL: URL, sourceType sStoreType: String, options sOptions: [AnyHashable: Any]? = nil,
        with mappings: NSMappingModel?, toDestinationURL dURL: URL, destinationType dStoreType: String,
        destinationOptions dOptions: [AnyHashable: Any]? = nil
    ) throws {
        throw CocoaError(.featureUnsupported)
    }

    open var sourceContext: NSManagedObjectContext {
        NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    }

    open var destinationContext: NSManagedObjectContext {
        NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    }

    open func associate(
        sourceInstance: NSManagedObject, withDestinationInstance destinationInstance: NSManagedObject,
        for entityMapping: NSEntityMapping
    ) {}

    open func destinationInstances(
        forEntityMappingName mappingName: String, sourceInstances: [NSManagedObject]?
    ) -> [NSManagedObject] {
        []
    }

    open func cancelMigrationWithError(_ error: any Error) {}
}

open class NSEntityMigrationPolicy: NSObject {
    public override init() {
        super.init()
    }

    open func begin(_ mapping: NSEntityMapping, with manager: NSMigrationManager) throws {}
    open func createDestinationInstances(
        forSource sInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
    ) throws {}
    open func endInstanceCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
    open func createRelationships(
        forDestination dInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
    ) throws {}
    open func endRelationshipCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
    open func performCustomValidation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
    open func end(_ mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
}

/// A conflict between two saves of one object.
open class NSMergeConflict: NSObject {
    public let sourceObject: NSManagedObject
    open var objectSnapshot: [String: Any]? { nil }
    open var cachedSnapshot: [String: Any]? { nil }
    open var persistedSnapshot: [String: Any]? { nil }
    public let newVersionNumber: Int
    public let oldVersionNumber: Int

    public init(
        source srcObject: NSManagedObject, newVersion newvers: Int, oldVersion oldvers: Int,
        cachedSnapshot cachesnap: [String: Any]?, persistedSnapshot persnap: [String: Any]?
    ) {
        sourceObject = srcObject
        newVersionNumber = newvers
        oldVersionNumber = oldvers
        super.init()
    }
}

open class NSConstraintConflict: NSObject {
    open var constraint: [String] { [] }
    open var databaseObject: NSManagedObject? { nil }
    open var conflictingObjects: [NSManagedObject] { [] }
}

/// A step of a migration.
open class NSMigrationStage: NSObject {
    open var label: String?
}

open class NSLightweightMigrationStage: NSMigrationStage {
    public let versionChecksums: [String]

    public init(_ versionChecksums: [String]) {
        self.versionChecksums = versionChecksums
        super.init()
    }
}

open class NSManagedObjectModelReference: NSObject {
    public let resolvedModel: NSManagedObjectModel
    public let versionChecksum: String

    public init(model: NSManagedObjectModel, versionChecksum: String) {
        resolvedModel = model
        self.versionChecksum = versionChecksum
        super.init()
    }
}

open class NSCustomMigrationStage: NSMigrationStage {
    public let currentModel: NSManagedObjectModelReference
    public let nextModel: NSManagedObjectModelReference
    open var willMigrateHandler: ((NSStagedMigrationManager, NSCustomMigrationStage) throws -> Void)?
    open var didMigrateHandler: ((NSStagedMigrationManager, NSCustomMigrationStage) throws -> Void)?

    public init(
        migratingFrom currentModel: NSManagedObjectModelReference, to nextModel: NSManagedObjectModelReference
    ) {
        self.currentModel = currentModel
        self.nextModel = nextModel
        super.init()
    }
}

open class NSStagedMigrationManager: NSObject {
    public let stages: [NSMigrationStage]
    open var container: NSPersistentContainer? { nil }

    public init(_ stages: [NSMigrationStage]) {
        self.stages = stages
        super.init()
    }
}

public let NSPersistentStoreStagedMigrationManagerOptionKey = "NSPersistentStoreStagedMigrationManagerOptionKey"

/// Indexes a store's objects for Spotlight; there is no index here.
open class NSCoreDataCoreSpotlightDelegate: NSObject {
    open var isIndexingEnabled: Bool { false }

    public init(forStoreWith description: NSPersistentStoreDescription, coordinator psc: NSPersistentStoreCoordinator) {
        super.init()
    }

    open func domainIdentifier() -> String { "" }
    open func indexName() -> String? { nil }
    open func startSpotlightIndexing() {}
    open func stopSpotlightIndexing() {}
    open func deleteSpotlightIndex(completionHandler: @escaping ((any Error)?) -> Void) { completionHandler(nil) }
}
