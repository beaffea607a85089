/// The Swift file that declares the content of Objective-C headers, as Apple's importer presents it to a target's
/// sources.
///
/// Objective-C is not compiled here. Properties store their values; methods return empty values and report it.
///
/// 1. Headers are read (`HeaderReader`) in the order in which the bridging header includes them.
/// 2. Declarations that the sources use are written, then their dependencies, until nothing is missing. Of a class,
///    only members that the sources use are written; names that the sources declare themselves are skipped.
/// 3. A member gets all names that the importer may give it (`ImportedName`), as far as the sources use them.
/// 4. Each member is on a separate line, and every top-level declaration begins at a line's start, so that one that
///    does not compile can be removed (`GeneratedRemedy`).
struct ObjectiveCCode {
    /// The sources that the file is generated for.
    struct SourceContext {
        /// Names that the sources use.
        var words: Set<String>
        /// Top-level types of the sources and of other generated files.
        var declared: Set<String>
        /// Modules that the sources can see.
        var modules: Set<String>
        /// Whether declarations are isolated to the main actor by default.
        var isOfMainActor = false
    }

    static let fileName = "ObjectiveCDeclarations.swift"

    /// The file, or `nil` if the sources use nothing of the headers.
    private(set) var file: GeneratedFile?
    /// Classes, protocols and extended classes in it, by their names in Objective-C.
    private(set) var answered: Set<String> = []

    let types: ObjectiveCTypes
    let context: SourceContext
    var parts: [String] = []
    /// Names that are already written or in progress.
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
                // A class is written after its superclasses, whose members it does not repeat.
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

    /// One declaration for each name, with the members of all declarations and categories.
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

    /// Writes a type unless the sources declare it.
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

    /// A notice for the user about the file.
    var notice: String? {
        guard file != nil else { return nil }
        let names = answered.sorted()
        let others = names.count > Self.namesInNotice ? " and \(names.count - Self.namesInNotice) more" : ""
        let list = names.isEmpty ? "" : ": \(names.prefix(Self.namesInNotice).joined(separator: ", "))\(others)"
        return "Objective-C is not compiled here; its properties store values, and its "
            + "methods return empty values\(list)"
    }

    /// The modifier of a declaration without actor isolation.
    var isolation: String { context.isOfMainActor ? "nonisolated " : "" }

    /// Adds a declaration whose members are on separate lines.
    ///
    /// - Parameter name: its Swift name, qualified with outer types.
    mutating func add(_ head: String, named name: String, _ lines: [String]) {
        let body = lines.map { "    \($0)\n" }.joined()
        guard let point = name.lastIndex(of: ".") else { return parts.append("\(head) {\n\(body)}\n") }
        // The type is nested in another one.
        parts.append("extension \(name[..<point]) { \(head) {\n\(body)} }\n")
    }
}
