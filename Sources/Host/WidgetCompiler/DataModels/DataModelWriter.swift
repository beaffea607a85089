/// Generates the Swift source of one data model: its classes, as Xcode generates them, and the model itself.
struct DataModelWriter {
    let model: DataModel
    /// All classes, those of the sources and generated ones.
    let classes: Set<String>
    /// The sources' own declarations.
    let declarations: WidgetDeclarations
    private var lines: [String] = []

    private init(_ model: DataModel, classes: Set<String>, declarations: WidgetDeclarations) {
        self.model = model
        self.classes = classes
        self.declarations = declarations
    }

    static func text(_ model: DataModel, classes: Set<String>, declarations: WidgetDeclarations) -> String {
        var writer = DataModelWriter(model, classes: classes, declarations: declarations)
        writer.add(0, "// Generated from the data model \(SwiftName.plain(model.name)).")
        writer.add(0, "")
        writer.add(0, "import CoreData")
        writer.add(0, "import Foundation")
        for entity in model.entities {
            guard writer.isWritten(entity) else { continue }
            if entity.generation == .whole { writer.writeClass(entity) }
            writer.writeProperties(entity)
            writer.writeConformance(entity)
        }
        writer.writeModel()
        return writer.lines.joined(separator: "\n") + "\n"
    }

    private mutating func add(_ depth: Int, _ text: String) {
        lines.append(String(repeating: "    ", count: depth) + text)
    }

    /// The class of an entity's objects: `NSManagedObject` for entities without a custom class.
    private func className(of entity: String?) -> String {
        guard let name = model.entities.first(where: { $0.name == entity })?.className, classes.contains(name) else {
            return "NSManagedObject"
        }
        return SwiftName.quoted(name)
    }

    /// Whether the properties are generated here.
    private func isWritten(_ entity: DataModel.Entity) -> Bool {
        switch entity.generation {
        case .none: false
        case .properties: true
        case .whole: !declarations.topLevelTypes.contains(entity.className)
        }
    }

    private mutating func writeClass(_ entity: DataModel.Entity) {
        add(0, "")
        add(0, "public class \(SwiftName.quoted(entity.className)): \(className(of: entity.parent)) {}")
    }

    /// Xcode adds `Identifiable` to the classes whose properties it generates. A class that already conforms, through
    /// the sources or its superclass, is skipped.
    private mutating func writeConformance(_ entity: DataModel.Entity) {
        var (next, seen): (DataModel.Entity?, Set<String>) = (entity, [])
        while let current = next, seen.insert(current.name).inserted {
            if declarations.identifiable.contains(current.className) { return }
            if current.name != entity.name, isWritten(current) { return }
            next = model.entities.first { $0.name == current.parent }
        }
        add(0, "")
        add(0, "extension \(SwiftName.quoted(entity.className)): Identifiable {}")
    }

    private mutating func writeProperties(_ entity: DataModel.Entity) {
        let name = SwiftName.quoted(entity.className)
        add(0, "")
        add(0, "extension \(name) {")
        add(1, "@nonobjc public class func fetchRequest() -> NSFetchRequest<\(name)> {")
        add(2, "NSFetchRequest<\(name)>(entityName: \(SwiftName.literal(entity.name)))")
        add(1, "}")
        for attribute in entity.attributes { writeProperty(attribute.name, attribute.swiftType) }
        for relationship in entity.relationships {
            let type =
                relationship.isToMany
                ? relationship.isOrdered ? "NSOrderedSet" : "NSSet" : className(of: relationship.destination)
            writeProperty(relationship.name, type + "?")
        }
        for relationship in entity.relationships where relationship.isToMany { writeAccessors(relationship) }
        add(0, "}")
    }

    private mutating func writeProperty(_ name: String, _ type: String) {
        let key = SwiftName.literal(name)
        add(1, "public var \(SwiftName.quoted(name)): \(type) {")
        add(2, "get { _managed(\(key)) }")
        add(2, "set { _setManaged(\(key), newValue) }")
        add(1, "}")
    }

    private mutating func writeAccessors(_ relationship: DataModel.Relationship) {
        let (key, part) = (SwiftName.literal(relationship.name), SwiftName.part(relationship.name))
        let object = className(of: relationship.destination)
        let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
        for (label, type) in [("value", object), ("values", set)] {
            add(1, "public func addTo\(part)(_ \(label): \(type)) { _add(\(label), to: \(key)) }")
            add(1, "public func removeFrom\(part)(_ \(label): \(type)) { _remove(\(label), from: \(key)) }")
        }
        guard relationship.isOrdered else { return }
        for (label, type, index, indexType) in [
            ("value", object, "idx", "Int"), ("values", "[\(object)]", "indexes", "NSIndexSet"),
        ] {
            let change = "\(label): \(type), at \(index): \(indexType)"
            add(1, "public func insertInto\(part)(_ \(change)) { _insert(\(label), into: \(key), at: \(index)) }")
            add(1, "public func removeFrom\(part)(at \(index): \(indexType)) { _remove(from: \(key), at: \(index)) }")
            add(1, "public func replace\(part)(at \(index): \(indexType), with \(label): \(type)) {")
            add(2, "_replace(in: \(key), at: \(index), with: \(label))")
            add(1, "}")
        }
    }

    private mutating func writeModel() {
        add(0, "")
        add(0, "enum _DataModel_\(SwiftName.plain(model.name)): _ManagedObjectModelSource {")
        add(1, "static var _name: String { \(SwiftName.literal(model.name)) }")
        add(0, "")
        add(1, "static func _entities() -> [NSEntityDescription] {")
        add(2, "var entities: [NSEntityDescription] = []")
        for (index, entity) in model.entities.enumerated() {
            let properties = "properties\(index)"
            add(2, "var \(properties): [NSPropertyDescription] = []")
            for attribute in entity.attributes { add(2, "\(properties).append(\(attribute.description(in: model)))") }
            for relationship in entity.relationships { add(2, "\(properties).append(\(relationship.written))") }
            let unique = entity.uniquenessConstraints
                .map { "[" + $0.map(SwiftName.literal).joined(separator: ", ") + "]" }.joined(separator: ", ")
            add(2, "entities.append(")
            add(3, "NSEntityDescription(")
            add(4, "_named: \(SwiftName.literal(entity.name)), className: \(SwiftName.literal(entity.className)),")
            add(4, "parent: \(entity.parent.map(SwiftName.literal) ?? "nil"), isAbstract: \(entity.isAbstract),")
            add(4, "unique: [\(unique)], \(properties)))")
        }
        add(2, "return entities")
        add(1, "}")
        add(0, "}")
    }
}

extension DataModel.Attribute {
    /// The type that Xcode gives the property: optional unless it is a number or a Boolean.
    var swiftType: String {
        let scalar: String? =
            switch kind {
            case .integer16: "Int16"
            case .integer32: "Int32"
            case .integer64: "Int64"
            case .double: "Double"
            case .float: "Float"
            case .boolean: "Bool"
            case .date: "TimeInterval"
            default: nil
            }
        if isScalar, let scalar { return scalar }
        return switch kind {
        case .integer16, .integer32, .integer64, .double, .float, .boolean: "NSNumber?"
        case .decimal: "NSDecimalNumber?"
        case .string: "String?"
        case .date: "Date?"
        case .binary: "Data?"
        case .uuid: "UUID?"
        case .uri: "URL?"
        case .transformable: (Self.typeName(className) ?? "NSObject") + "?"
        case .undefined: "NSObject?"
        }
    }

    /// A type as the model's editor accepts it: a name, or an array or dictionary of names.
    private static func typeName(_ text: String?) -> String? {
        guard let text, !text.isEmpty else { return nil }
        let isType = text.unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                || "_.[]:<>, ".unicodeScalars
                    .contains(scalar)
        }
        return isType ? text : nil
    }

    func description(in model: DataModel) -> String {
        let type =
            switch kind {
            case .integer16: "integer16AttributeType"
            case .integer32: "integer32AttributeType"
            case .integer64: "integer64AttributeType"
            case .decimal: "decimalAttributeType"
            case .double: "doubleAttributeType"
            case .float: "floatAttributeType"
            case .string: "stringAttributeType"
            case .boolean: "booleanAttributeType"
            case .date: "dateAttributeType"
            case .binary: "binaryDataAttributeType"
            case .uuid: "UUIDAttributeType"
            case .uri: "URIAttributeType"
            case .transformable: "transformableAttributeType"
            case .undefined: "undefinedAttributeType"
            }
        let preset = defaultValue.map { ", default: \($0)" } ?? ""
        let name = SwiftName.literal(name)
        let transience = isTransient ? ", isTransient: true" : ""
        return "NSAttributeDescription(_named: \(name), .\(type), isOptional: \(isOptional)\(transience)\(preset))"
    }

    /// The value of a new object as an expression, or `nil` if it cannot be read.
    private var defaultValue: String? {
        if kind == .date { return defaultDate.map { "Date(timeIntervalSinceReferenceDate: \($0))" } }
        guard let defaultText else { return nil }
        return switch kind {
        case .integer16: Int16(defaultText).map { "Int16(\($0))" }
        case .integer32: Int32(defaultText).map { "Int32(\($0))" }
        case .integer64: Int64(defaultText).map { "Int64(\($0))" }
        case .double: Double(defaultText).flatMap { $0.isFinite ? "Double(\($0))" : nil }
        case .float: Float(defaultText).flatMap { $0.isFinite ? "Float(\($0))" : nil }
        case .boolean: defaultText == "YES" ? "true" : "false"
        case .decimal: "NSDecimalNumber(string: \(SwiftName.literal(defaultText)))"
        case .string: SwiftName.literal(defaultText)
        case .uuid: "UUID(uuidString: \(SwiftName.literal(defaultText))) as Any?"
        case .uri: "URL(string: \(SwiftName.literal(defaultText))) as Any?"
        case .date, .binary, .transformable, .undefined: nil
        }
    }
}

extension DataModel.Relationship {
    fileprivate var written: String {
        let rule =
            switch deletionRule {
            case "Cascade": "cascadeDeleteRule"
            case "Deny": "denyDeleteRule"
            case "No Action": "noActionDeleteRule"
            default: "nullifyDeleteRule"
            }
        let inverse = inverse.map { ", inverse: \(SwiftName.literal($0))" } ?? ""
        return """
            NSRelationshipDescription(_named: \(SwiftName.literal(name)), to: \(SwiftName.literal(destination))\
            \(inverse), isToMany: \(isToMany), isOrdered: \(isOrdered), isOptional: \(isOptional), deleteRule: .\(rule))
            """
    }
}
