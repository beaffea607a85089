import Foundation
import HostTestSupport
import Testing
import XcodeProject

@testable import WidgetCompiler

@Suite("Classes of data models")
struct DataModelTests {
    private static let garden = BuiltFixture.fixtures + "/Frameworks/Garden.xcdatamodeld"

    private func declarations(_ source: String) -> WidgetDeclarations {
        var declarations = WidgetDeclarations()
        declarations.add(Array(source.utf8))
        return declarations
    }

    private func write(_ entities: String, to name: String, in folder: TemporaryFolder) throws -> String {
        try folder.write("<?xml version=\"1.0\"?><model>\(entities)</model>", to: name + "/contents")
        return folder.path + "/" + name
    }

    @Test("The current version's entities are read with their types, defaults and relationships")
    func reading() throws {
        let model = try DataModel(at: Self.garden)
        #expect(model.name == "Garden")
        #expect(model.warnings == [])
        #expect(model.entities.map(\.name) == ["Plant", "Bed", "Visit"])
        #expect(model.entities.map(\.generation) == [.whole, .properties, .none])
        #expect(model.entities[1].className == "Bed")
        #expect(model.entities[1].attributes[1].defaultText == "A & B")
        #expect(model.entities[1].uniquenessConstraints == [["label"]])
        #expect(model.entities[0].attributes.map(\.swiftType) == ["Int16", "String?", "Date?", "NSNumber?"])
        #expect(model.entities[2].attributes.map(\.swiftType) == ["Int64", "[String]?"])
        #expect(model.entities[1].relationships.map(\.isOrdered) == [true])
    }

    @Test("Classes are generated for entities that request them, and factories for every existing class")
    func writing() throws {
        let sources = declarations(
            """
            import CoreData
            public class Bed: NSManagedObject {}
            class Base: NSManagedObject {}
            class Visit: Base {}
            class Rose: Plant {}
            """
        )
        let code = DataModelCode(models: [Self.garden], declarations: sources)
        #expect(code.messages == [])
        #expect(code.files.map(\.name) == ["Garden.xcdatamodel.swift", "ManagedObjectClasses.swift"])
        let text = String(decoding: code.files[0].content, as: UTF8.self)
        #expect(text.contains("public class Plant: NSManagedObject {}"))
        #expect(!text.contains("class Bed"))
        #expect(text.contains("public var plants: NSOrderedSet? {"))
        #expect(text.contains("public var bed: Bed? {"))
        #expect(text.contains("public func replacePlants(at idx: Int, with value: Plant) {"))
        #expect(text.contains("public func addToVisits(_ values: NSSet) { _add(values, to: \"visits\") }"))
        #expect(!text.contains("extension Visit {"))
        let makers = String(decoding: code.files[1].content, as: UTF8.self)
        for name in ["Base", "Bed", "Plant", "Rose", "Visit"] {
            #expect(makers.contains("\"\(name)\": { \(name)(entity:"))
        }
    }

    @Test("Objects with generated properties are Identifiable exactly once")
    func identifiable() throws {
        let folder = try TemporaryFolder()
        let model = try write(
            """
            <entity name="E0" representedClassName="E0" codeGenerationType="class"/>
            <entity name="E1" representedClassName="E1" codeGenerationType="category"/>
            <entity name="E2" representedClassName="E2" codeGenerationType="category"/>
            <entity name="F" representedClassName="F" parentEntity="E0" codeGenerationType="class"/>
            """, to: "M.xcdatamodel", in: folder)
        let sources = "import CoreData\nclass E1: NSManagedObject {}\nclass E2: NSManagedObject, Identifiable {}"
        let code = DataModelCode(models: [model], declarations: declarations(sources))
        let text = String(decoding: try #require(code.files.first).content, as: UTF8.self)
        #expect(code.messages == [])
        let conformances = text.split(separator: "\n").filter { $0.contains("Identifiable") }.map(String.init)
        #expect(conformances == ["extension E0: Identifiable {}", "extension E1: Identifiable {}"])
    }

    @Test("A class is found by its Objective-C name; one that hides Core Data's initializer is not created")
    func handwrittenClasses() throws {
        let folder = try TemporaryFolder()
        let model = try write(
            ["Apple", "Pear", "Plum"].map { "<entity name=\"\($0)\" representedClassName=\"\($0)\"/>" }.joined(),
            to: "M.xcdatamodel", in: folder)
        let sources = """
            import CoreData
            @objc(Apple) public final class AppleObject: NSManagedObject {
                override private init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {}
                init(name: String) {}
            }
            class Pear: NSManagedObject { init(name: String) {} }
            class Plum: NSManagedObject { convenience init(name: String) { super.init() } }
            """
        let code = DataModelCode(models: [model], declarations: declarations(sources))
        #expect(
            code.messages.map(\.message) == [
                "Pear has custom initializers but not init(entity:insertInto:); Pear gets plain objects"
            ])
        let text = String(decoding: code.files[0].content, as: UTF8.self)
        #expect(text.contains("_named: \"Apple\", className: \"AppleObject\""))
        let makers = String(decoding: code.files[1].content, as: UTF8.self)
        #expect(makers.contains("\"AppleObject\": {") && makers.contains("\"Plum\": {") && !makers.contains("Pear"))
    }

    @Test("Transient values may be missing")
    func transientValues() throws {
        let folder = try TemporaryFolder()
        let model = try write(
            """
            <entity name="A" representedClassName="A" codeGenerationType="class">\
            <attribute name="b" transient="YES" attributeType="Undefined"/></entity>
            """, to: "M.xcdatamodel", in: folder)
        let code = DataModelCode(models: [model], declarations: declarations("import CoreData"))
        let text = String(decoding: try #require(code.files.first).content, as: UTF8.self)
        #expect(text.contains("public var b: NSObject? {"))
        #expect(text.contains("(_named: \"b\", .undefinedAttributeType, isOptional: false, isTransient: true)"))
    }

    @Test("Sources without Core Data get no generated code")
    func unused() {
        let code = DataModelCode(models: [Self.garden], declarations: declarations("import SwiftUI\nstruct Plant {}"))
        #expect(code.files == [] && code.messages == [])
    }

    @Test("A library's model is generated for modules that use its classes, even if its own sources do not")
    func library() {
        let code = DataModelCode(models: [Self.garden], declarations: declarations("import SwiftUI"), owner: .library)
        let text = code.files.map { String(decoding: $0.content, as: UTF8.self) }.joined()
        #expect(text.contains("public class Plant"))
    }

    @Test("Unreadable, duplicate and unknown declarations are reported")
    func warnings() throws {
        let folder = try TemporaryFolder()
        let entity = """
            <entity name="Plant" representedClassName="Plant" codeGenerationType="class">\
            <attribute name="what" attributeType="Composite"/></entity>
            """
        let model = try write(entity, to: "A.xcdatamodel", in: folder)
        let broken = try write("<entity", to: "B.xcdatamodel", in: folder)
        let empty = folder.path + "/C.xcdatamodeld"
        try FileManager.default.createDirectory(atPath: empty, withIntermediateDirectories: true)
        let code = DataModelCode(
            models: [model, broken, empty],
            declarations: declarations("import CoreData\nclass Plant: NSManagedObject {}"))
        #expect(code.messages.map(\.severity) == Array(repeating: .warning, count: 4))
        #expect(
            code.messages.map(\.message) == [
                "Plant.what has the unknown type Composite; it is omitted",
                "the data model '\(broken)' cannot be read: its 'contents' are not a data model in XML",
                "the data model '\(empty)' cannot be read: it contains no .xcdatamodel",
                "the sources declare Plant themselves; it is not generated",
            ])
    }

    @Test("S-FILE-10: Names of a model cannot inject code")
    func hostileNames() throws {
        let folder = try TemporaryFolder()
        let entity = """
            <entity name="a&quot;b" representedClassName="A B" codeGenerationType="class">\
            <attribute name="class" attributeType="Transformable" customClassName="Int { get { 1 } }; //"/></entity>
            """
        let model = try write(entity, to: "X-Y.xcdatamodel", in: folder)
        let code = DataModelCode(models: [model], declarations: declarations("import CoreData"))
        let text = String(decoding: try #require(code.files.first).content, as: UTF8.self)
        #expect(text.contains("public class A_B: NSManagedObject {}"))
        #expect(text.contains("public var `class`: NSObject? {"))
        #expect(text.contains(#"NSFetchRequest<A_B>(entityName: "a\"b")"#))
        #expect(text.contains("enum _DataModel_X_Y"))
    }
}
