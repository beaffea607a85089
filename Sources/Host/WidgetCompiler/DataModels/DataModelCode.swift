import Foundation

/// The Swift files that are generated for a folder's data models and for its managed object classes.
///
/// 1. Entities with generated classes get them, unless the sources declare a class of that name themselves, which is a
///    warning.
/// 2. Of two models with the same name, the first by path is used.
/// 3. One more file contains a factory for each class. A class whose custom initializers hide Core Data's is omitted
///    with a warning: on a device, fetching such objects crashes the program.
struct DataModelCode: Sendable {
    private(set) var files: [GeneratedFile] = []
    private(set) var messages: [CompilerMessage] = []

    /// The module that the files belong to.
    enum Owner {
        /// Files are generated only if the sources use Core Data.
        case `extension`
        /// Files are always generated, because other modules may use the classes.
        case library
    }

    init(models: [String], declarations: WidgetDeclarations, owner: Owner = .extension) {
        switch owner {
        case .extension:
            guard declarations.imports.union(declarations.implicitModules).contains("CoreData") else { return }
        case .library:
            guard !models.isEmpty else { return }
        }
        var classes: Set<String> = []
        var read: [DataModel] = []
        let classNames = Dictionary(declarations.objectiveCNames.map { ($1, $0) }) { min($0, $1) }
        for path in models.sorted() {
            do throws(DataModel.Problem) {
                let model = try DataModel(at: path, classNames: classNames)
                guard !read.contains(where: { $0.name == model.name }) else {
                    warn(path, "another data model with this name exists and is used instead")
                    continue
                }
                for warning in model.warnings { warn(path, warning) }
                read.append(model)
            } catch {
                warn(path, "\(error)")
            }
        }
        for model in read {
            for entity in model.entities where entity.generation == .whole {
                if declarations.topLevelTypes.contains(entity.className) {
                    warn(model.path, "the sources declare \(entity.className) themselves; it is not generated")
                } else {
                    classes.insert(entity.className)
                }
            }
        }
        classes.formUnion(Self.managedClasses(of: declarations, below: classes))
        for model in read {
            let text = DataModelWriter.text(model, classes: classes, declarations: declarations)
            let name = SwiftName.plain(model.name) + ".xcdatamodel.swift"
            files.append(.init(name: name, content: Array(text.utf8)))
        }
        for model in read {
            for entity in model.entities where !declarations.isMadeOfEntity(entity.className) {
                warn(
                    model.path,
                    "\(entity.className) has custom initializers but not init(entity:insertInto:); \(entity.name) "
                        + "gets plain objects")
            }
        }
        classes = classes.filter(declarations.isMadeOfEntity)
        guard !classes.isEmpty else { return }
        files.append(.init(name: "ManagedObjectClasses.swift", content: Array(Self.makers(of: classes).utf8)))
    }

    private mutating func warn(_ path: String, _ message: String) {
        messages.append(CompilerMessage(severity: .warning, file: path, line: 1, column: 1, message: message))
    }

    /// Classes of the sources that inherit from `NSManagedObject` or a generated class.
    private static func managedClasses(of declarations: WidgetDeclarations, below written: Set<String>) -> Set<String> {
        var found = written.union(["NSManagedObject"])
        var count = 0
        while found.count > count {
            count = found.count
            for (name, parent) in declarations.superclasses where found.contains(parent) { found.insert(name) }
        }
        return found.subtracting(["NSManagedObject"])
    }

    private static func makers(of classes: Set<String>) -> String {
        let entries = classes.sorted().map { name in
            let type = SwiftName.quoted(name)
            return "            \(SwiftName.literal(name)): { \(type)(entity: $0, insertInto: $1) },"
        }
        return """
            import CoreData

            enum _ManagedObjectClasses: _ManagedObjectClassSource {
                static var _makers: [String: _Maker] {
                    [
            \(entries.joined(separator: "\n"))
                    ]
                }
            }

            """
    }
}

extension WidgetDeclarations {
    /// Whether Core Data's initializer can be called: a class with its own designated initializers has only those.
    fileprivate func isMadeOfEntity(_ name: String) -> Bool {
        var (name, seen) = (name, Set<String>())
        while seen.insert(name).inserted {
            if classesMadeOfEntities.contains(name) { return true }
            if classesWithInitializers.contains(name) { return false }
            guard let parent = superclasses[name] else { return true }
            name = parent
        }
        return true
    }
}
