/// The Swift file with what headers in Objective-C declare, as Apple's importer shows it to a target's sources.
///
/// Objective-C is not compiled here. Properties keep what they are given; methods answer with nothing, and report it.
///
/// 1. Headers are read (`HeaderReader`) in the order in which the bridging header reaches them.
/// 2. What the sources name is written, then what that is made of, until nothing is missing. Of a class only members
///    are written whose names the sources use; names that the sources declare themselves are left to them.
/// 3. A member has all names that the importer is likely to give it (`ImportedName`), as far as the sources use them.
/// 4. Each member stands on a line of its own, and what is not one of a type begins at a line's start, so that one that
///    does not compile can be taken out (`GeneratedRemedy`).
struct ObjectiveCCode {
    /// What the file is made for.
    struct SourceContext {
        /// Names that the sources use.
        var words: Set<String>
        /// Top-level types of the sources, and of other files that are written for them.
        var declared: Set<String>
        /// Modules that the sources can see.
        var modules: Set<String>
        /// Whether what says nothing else belongs to the main actor.
        var isOfMainActor = false
    }

    static let fileName = "ObjectiveCDeclarations.swift"

    /// The file; none when the sources use nothing of the headers.
    private(set) var file: GeneratedFile?
    /// Classes, protocols and extended classes in it, by their names in Objective-C.
    private(set) var answered: Set<String> = []

    let types: ObjectiveCTypes
    let context: SourceContext
    var parts: [String] = []
    /// Names that are written or being written.
    private var begun: Set<String> = []
    private var waiting: [String] = []
    private var finished: Set<String> = []
    /// Keys of the members of classes.
    var keys: [String: Set<String>] = [:]

    init(_ reader: HeaderReader, in context: SourceContext) {
        types = ObjectiveCTypes(
            reader.declarations, declared: context.declared, modules: context.modules)
        self.context = context
        write(reader.declarations, values: reader.knownValues)
        guard !parts.isEmpty else { return }
        let imports = (["Foundation"] + context.modules.subtracting(["Foundation"]).sorted())
            .map { $0 == "Foundation" ? "import Foundation\n" : "#if canImport(\($0))\nimport \($0)\n#endif\n" }
        file = GeneratedFile(name: Self.fileName, content: Array((imports + ["\n"] + parts).joined().utf8))
    }

    private mutating func write(_ declarations: ObjectiveCDeclarations, values: [String: Int]) {
        let words = context.words
        let classes = Self.merged(declarations.classes, with: declarations.categories)
        let protocols = Self.merged(declarations.protocols, with: []).filter { types.isProtocol($0.name) }
        let names =
            classes.map(\.name) + protocols.map(\.name) + declarations.enumerations.compactMap(\.name)
            + declarations.structures.map(\.name) + declarations.aliases.map(\.name)
        for name in names where isUsed(name) { need(name) }
        for enumeration in declarations.enumerations where !words.isDisjoint(with: enumeration.cases.map(\.name)) {
            if let name = enumeration.name { need(name) } else { writeConstants(of: enumeration) }
        }
        for category in declarations.categories where !types.isClass(category.name) { writeExtension(category) }
        writeConstants(declarations.constants, values: values)
        writeValues(declarations.values, known: values)
        writeFunctions(declarations.functions)
        let classesByName = Dictionary(classes.map { ($0.name, $0) }) { first, _ in first }
        let protocolsByName = Dictionary(protocols.map { ($0.name, $0) }) { first, _ in first }
        while let name = waiting.popLast() {
            if let found = classesByName[name] {
                // A class is written behind those that it inherits from, whose members it does not repeat.
                let above = types.ancestors(of: name).last {
                    !finished.contains($0.name) && !context.declared.contains($0.name)
                }
                if let above {
                    begun.insert(above.name)
                    waiting += [name, above.name]
                } else if finished.insert(name).inserted {
                    writeClass(found)
                }
            } else if let found = protocolsByName[name] {
                writeProtocol(found)
            } else if let found = types.enumeration(name) {
                writeEnumeration(found)
            } else if let found = types.structure(name) {
                writeStructure(found)
            } else if let found = types.alias(name) {
                writeAlias(found)
            }
        }
    }

    /// One declaration for each name, with the members of all.
    private static func merged(_ classes: [ObjectiveCClass], with categories: [ObjectiveCClass]) -> [ObjectiveCClass] {
        var order: [String] = []
        var merged: [String: ObjectiveCClass] = [:]
        for declared in classes where merged[declared.name] == nil {
            order.append(declared.name)
            merged[declared.name] = declared
        }
        for category in categories {
            merged[category.name]?.properties += category.properties
            merged[category.name]?.methods += category.methods
        }
        return order.compactMap { merged[$0] }
    }

    private func isUsed(_ name: String) -> Bool {
        let swift = types.swiftName(of: name)
        return context.words.contains(swift)
            || swift.contains(".")
                && swift.split(separator: ".").allSatisfy {
                    context.words.contains(String($0))
                }
    }

    /// Has a type written unless the sources declare it.
    mutating func need(_ name: String) {
        guard !context.declared.contains(types.swiftName(of: name)), !context.declared.contains(name),
            begun.insert(name).inserted
        else { return }
        waiting.append(name)
    }

    mutating func need(_ names: Set<String>) {
        for name in names.sorted() { need(name) }
    }

    mutating func answer(_ name: String) {
        answered.insert(name)
    }

    private static let namesInNotice = 12

    /// What is to be known of the file.
    var notice: String? {
        guard file != nil else { return nil }
        let names = answered.sorted()
        let others = names.count > Self.namesInNotice ? " and \(names.count - Self.namesInNotice) more" : ""
        let list = names.isEmpty ? "" : ": \(names.prefix(Self.namesInNotice).joined(separator: ", "))\(others)"
        return "Objective-C is not compiled here; what its headers declare keeps the values that it is given, and its "
            + "methods answer with nothing\(list)"
    }

    /// What stands before a declaration that belongs to no actor.
    var isolation: String { context.isOfMainActor ? "nonisolated " : "" }

    /// Adds a declaration whose members stand on lines of their own.
    ///
    /// - Parameter name: as Swift names it, with outer types before points.
    mutating func add(_ head: String, named name: String, _ lines: [String]) {
        let body = lines.map { "    \($0)\n" }.joined()
        guard let point = name.lastIndex(of: ".") else { return parts.append("\(head) {\n\(body)}\n") }
        // The type lies within another one.
        parts.append("extension \(name[..<point]) { \(head) {\n\(body)} }\n")
    }
}
