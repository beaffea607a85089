import Foundation
import XcodeProject

/// A data model as its editor saves it: the current version of an `.xcdatamodeld` folder, or an `.xcdatamodel`.
struct DataModel: Hashable, Sendable {
    /// An error in a model's file.
    struct Problem: Error, Hashable, Sendable, CustomStringConvertible {
        var path: String
        var reason: String

        var description: String { "the data model '\(path)' cannot be read: \(reason)" }
    }

    struct Entity: Hashable, Sendable {
        /// The code that the build generates for an entity.
        enum Generation: Hashable, Sendable { case none, properties, whole }

        var name: String
        var className: String
        var parent: String?
        var isAbstract = false
        var generation = Generation.none
        var attributes: [Attribute] = []
        var relationships: [Relationship] = []
        var uniquenessConstraints: [[String]] = []
    }

    struct Attribute: Hashable, Sendable {
        enum Kind: String, Hashable, Sendable {
            case integer16 = "Integer 16"
            case integer32 = "Integer 32"
            case integer64 = "Integer 64"
            case decimal = "Decimal"
            case double = "Double"
            case float = "Float"
            case string = "String"
            case boolean = "Boolean"
            case date = "Date"
            case binary = "Binary"
            case uuid = "UUID"
            case uri = "URI"
            case transformable = "Transformable"
            /// For values that are never saved.
            case undefined = "Undefined"
        }

        var name: String
        var kind: Kind
        var isOptional = false
        var isScalar = false
        /// Whether it is not saved.
        var isTransient = false
        /// Type of a transformable attribute.
        var className: String?
        var defaultText: String?
        /// Seconds since 2001.
        var defaultDate: Double?
    }

    struct Relationship: Hashable, Sendable {
        var name: String
        var destination: String
        var inverse: String?
        var isOptional = false
        var isToMany = false
        var isOrdered = false
        var deletionRule = "Nullify"
    }

    var name: String
    /// The folder that the user sees.
    var path: String
    var entities: [Entity] = []
    /// Messages about content that the reader skipped.
    var warnings: [String] = []
    /// Bytes.
    private static let sizeLimit = 64 << 20
    private let classNames: [String: String]

    /// - Parameter classNames: the Swift names of classes, by their names in Objective-C where these differ.
    init(at path: String, classNames: [String: String] = [:]) throws(Problem) {
        self.path = path
        self.classNames = classNames
        name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        let contents = try Self.currentVersion(of: path) + "/contents"
        let data: Data
        do throws(LimitedFile.Rejection) {
            data = try LimitedFile.readText(contents, limit: Self.sizeLimit)
        } catch {
            throw Problem(
                path: path, reason: error == .missing ? "it has no 'contents'" : "'contents' is unusable: \(error)")
        }
        guard let root = MarkupReader.read(String(decoding: data, as: UTF8.self)), root.name == "model" else {
            throw Problem(path: path, reason: "its 'contents' are not a data model in XML")
        }
        for element in root.all("entity") { read(element) }
    }

    /// The version that `.xccurrentversion` names, else the one with the folder's name, else the last by name.
    private static func currentVersion(of path: String) throws(Problem) -> String {
        guard path.hasSuffix(".xcdatamodeld") else { return path }
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
            .filter { $0.hasSuffix(".xcdatamodel") }.sorted()
        let chosen = path + "/.xccurrentversion"
        var named: String?
        if FileManager.default.fileExists(atPath: chosen) {
            do throws(ProjectProblem) {
                named = try PropertyListFile.read(chosen)["_XCCurrentVersionName"] as? String
            } catch {
                throw Problem(path: path, reason: error.description)
            }
        }
        let base = ((path as NSString).lastPathComponent as NSString).deletingPathExtension + ".xcdatamodel"
        guard let name = [named, base].compactMap(\.self).first(where: names.contains) ?? names.last else {
            throw Problem(path: path, reason: "it contains no .xcdatamodel")
        }
        return path + "/" + name
    }

    private mutating func read(_ element: MarkupElement) {
        let values = element.attributes
        guard let name = values["name"] else { return }
        let className = values["representedClassName"]?.split(separator: ".").last.map(String.init)
        var entity = Entity(
            name: name, className: className.map { classNames[$0] ?? $0 } ?? "NSManagedObject",
            parent: values["parentEntity"])
        entity.isAbstract = values["isAbstract"] == "YES"
        entity.generation =
            switch values["codeGenerationType"] {
            case "class": .whole
            case "category": .properties
            default: .none
            }
        for element in element.all("attribute") { read(element, into: &entity) }
        for element in element.all("relationship") {
            let values = element.attributes
            guard let name = values["name"], let destination = values["destinationEntity"] else { continue }
            entity.relationships.append(
                Relationship(
                    name: name, destination: destination, inverse: values["inverseName"],
                    isOptional: values["optional"] == "YES", isToMany: values["toMany"] == "YES",
                    isOrdered: values["ordered"] == "YES", deletionRule: values["deletionRule"] ?? "Nullify"))
        }
        for constraints in element.all("uniquenessConstraints") {
            entity.uniquenessConstraints += constraints.all("uniquenessConstraint").map { constraint in
                constraint.all("constraint").compactMap { $0.attributes["value"] }
            }
        }
        entities.append(entity)
    }

    private mutating func read(_ element: MarkupElement, into entity: inout Entity) {
        let values = element.attributes
        guard let name = values["name"] else { return }
        let type = values["attributeType"] ?? "Undefined"
        guard let kind = Attribute.Kind(rawValue: type) else {
            warnings.append("\(entity.name).\(name) has the unknown type \(type); it is omitted")
            return
        }
        entity.attributes.append(
            Attribute(
                name: name, kind: kind, isOptional: values["optional"] == "YES",
                isScalar: values["usesScalarValueType"] == "YES", isTransient: values["transient"] == "YES",
                className: values["customClassName"],
                defaultText: values["defaultValueString"],
                defaultDate: values["defaultDateTimeInterval"].flatMap(Double.init)))
    }
}
