import Foundation
import SwiftUI
import Synchronization

/// A data model as code in the widget, which the build writes.
public protocol _ManagedObjectModelSource {
    /// Name of the model's file.
    static var _name: String { get }
    static func _entities() -> [NSEntityDescription]
}

/// How to make objects of the widget's classes, which the build writes: a class cannot make them by its name.
public protocol _ManagedObjectClassSource {
    typealias _Maker = (NSEntityDescription, NSManagedObjectContext?) -> NSManagedObject
    /// By the class's name.
    static var _makers: [String: _Maker] { get }
}

/// The models in the running widget. Each is made once.
enum ManagedObjectModels {
    /// Sendable: made once, and models never change after they are made.
    private struct Found: @unchecked Sendable {
        var models: [(name: String, model: NSManagedObjectModel)]
    }

    private static let found: Found = {
        let sources = ConformanceDiscovery.types(conformingToProtocolNamed: "_ManagedObjectModelSource")
            .compactMap { $0 as? any _ManagedObjectModelSource.Type }
        let models = sources.map { ($0._name, NSManagedObjectModel(entities: $0._entities())) }
        return Found(models: models.sorted { $0.0 < $1.0 })
    }()

    static func model(named name: String) -> NSManagedObjectModel? {
        found.models.first { $0.name == name }?.model
    }

    static func all() -> [NSManagedObjectModel] { found.models.map(\.model) }
    static var names: [String] { found.models.map(\.name) }

    /// The entity of a class in whichever model has it.
    static func entity(ofClass type: NSManagedObject.Type) -> NSEntityDescription? {
        all().lazy.compactMap { $0.entity(ofClass: type) }.first
    }
}

/// Makes objects of the widget's classes by the names that entities have for them.
enum ManagedObjectClasses {
    /// Sendable: made once, an immutable table of functions that capture nothing.
    private struct Makers: @unchecked Sendable {
        var byName: [String: _ManagedObjectClassSource._Maker]
    }

    private static let makers: Makers = {
        let sources = ConformanceDiscovery.types(conformingToProtocolNamed: "_ManagedObjectClassSource")
            .compactMap { $0 as? any _ManagedObjectClassSource.Type }
        return Makers(byName: sources.reduce(into: [:]) { $0.merge($1._makers) { first, _ in first } })
    }()

    static func make(_ entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) -> NSManagedObject {
        makers.byName[entity.className]?(entity, context) ?? NSManagedObject(entity: entity, insertInto: context)
    }

    /// An object of the class of the one with that identifier, which has the same identifier and no values yet.
    static func copy(of id: NSManagedObjectID) -> NSManagedObject {
        let object = make(id.entity, insertInto: nil)
        object.objectID = id
        return object
    }
}
