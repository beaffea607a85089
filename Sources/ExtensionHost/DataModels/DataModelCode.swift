import Foundation

/// The Swift files that are written for a folder's data models, and for its classes of stored objects.
///
/// 1. Entities whose classes the model's editor has written by the build get them, unless the sources declare a class of
///    that name themselves, which is a warning.
/// 2. Of two models with one name, the first by path counts.
/// 3. One more file tells how objects of each class are made.
struct DataModelCode: Sendable {
    private(set) var files: [GeneratedFile] = []
    private(set) var messages: [CompilerMessage] = []

    init(models: [String], declarations: WidgetDeclarations) {
        guard declarations.imports.union(declarations.implicitModules).contains("CoreData") else { return }
        let own = Self.managedClasses(of: declarations)
        var classes = own
        var read: [DataModel] = []
        for path in models.sorted() {
            do throws(DataModel.Problem) {
                let model = try DataModel(at: path)
                guard !read.contains(where: { $0.name == model.name }) else {
                    warn(path, "there is another data model of this name, which is taken")
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
                    warn(model.path, "the sources declare \(entity.className) themselves; it is not written")
                } else {
                    classes.insert(entity.className)
                }
            }
        }
        for model in read {
            let text = DataModelWriter.text(model, classes: classes, declared: declarations.topLevelTypes)
            let name = SwiftName.plain(model.name) + ".xcdatamodel.swift"
            files.append(.init(name: name, content: Array(text.utf8)))
        }
        guard !classes.isEmpty else { return }
        files.append(.init(name: "ManagedObjectClasses.swift", content: Array(Self.makers(of: classes).utf8)))
    }

    private mutating func warn(_ path: String, _ message: String) {
        messages.append(CompilerMessage(severity: .warning, file: path, line: 1, column: 1, message: message))
    }

    /// Classes of the sources whose line of superclasses ends with `NSManagedObject`.
    private static func managedClasses(of declarations: WidgetDeclarations) -> Set<String> {
        var found: Set<String> = ["NSManagedObject"]
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
