import AppleAPI
import Foundation
import SwiftSource

/// The Swift files that are written for a folder's `.intentdefinition` files, as Xcode writes them for a target.
///
/// 1. A type that the sources declare themselves is not written.
/// 2. A folder may hold the definitions of several targets, which like to define the same names. Then the definition
///    counts whose folder is nearest to the files that use its types; among equals, the first by path. Passing one
///    over that says something else is a warning.
/// 3. Xcode puts the project's class prefix before the names of the classes that it writes in Objective-C, and sources in
///    Swift use those by a bridging header. A name that is used with such a prefix gets an alias.
/// 4. The files depend on nothing but the definitions and the sources.
struct IntentCode: Sendable {
    private(set) var files: [GeneratedFile] = []
    private(set) var messages: [CompilerMessage] = []

    /// - Parameters:
    ///   - definitions: paths of the definition files.
    ///   - sources: path and content of the Swift files.
    init(
        definitions: [String], sources: [(path: String, content: [UInt8])], declarations: WidgetDeclarations
    ) throws(IntentDefinitionProblem) {
        guard !definitions.isEmpty else { return }
        var read: [IntentDefinition] = []
        for path in definitions.sorted() { read.append(try IntentDefinition(at: path)) }
        var owners: [String: IntentDefinition] = [:]
        for definition in Self.nearestFirst(read, sources) {
            var left = definition
            left.remove(declarations.topLevelTypes)
            for name in left.typeNames {
                guard let owner = owners[name] else { continue }
                left.remove([name])
                if !owner.saysTheSame(as: definition) {
                    warn(definition, "\(name) is passed over: \(owner.path) defines it, too, and is nearer to its use")
                }
            }
            for name in left.typeNames { owners[name] = definition }
            for warning in definition.warnings { warn(definition, warning) }
            guard !left.typeNames.isEmpty else { continue }
            let text = IntentClassWriter(left, extensionClass: declarations.intentExtensions.first).text
            files.append(GeneratedFile(name: fileName(for: definition), content: Array(text.utf8)))
        }
        let intents = read.flatMap { $0.intents.map(\.className) }.filter { owners[$0] != nil }
        let aliases = Self.prefixedNames(of: intents, in: sources, declared: declarations.topLevelTypes)
        if !aliases.isEmpty {
            let text = aliases.map { "typealias \($0.prefixed) = \($0.name)\n" }.joined()
            files.append(GeneratedFile(name: "ClassPrefix.intentdefinition.swift", content: Array(text.utf8)))
        }
        files.sort { $0.name < $1.name }
    }

    /// Names of intents' classes that the sources use with a class prefix, in alphabetical order; none of Apple's.
    private static func prefixedNames(
        of classes: [String], in sources: [(path: String, content: [UInt8])], declared: Set<String>
    ) -> [(prefixed: String, name: String)] {
        let names = Set(classes.flatMap { [$0, $0 + "Response", $0 + "Handling"] })
        let used = sources.filter { source in names.contains { source.content.holds($0) } }
            .reduce(into: Set<String>()) { $0.formUnion(words(of: $1.content)) }
        return used.subtracting(declared).sorted().compactMap { word in
            guard !word.hasPrefix(applePrefix), !AppleNames.shared.contains(word) else { return nil }
            let capitals = word.prefix { $0.isASCII && $0.isUppercase }
            // The last capital is that of the name.
            let lengths = prefixLengths.filter { $0 < capitals.count }
            return lengths.map { String(word.dropFirst($0)) }.first(where: names.contains).map { (word, $0) }
        }
    }

    /// Of Apple's own intents.
    private static let applePrefix = "IN"
    /// Letters of a class prefix.
    private static let prefixLengths = 2...5

    private mutating func warn(_ definition: IntentDefinition, _ message: String) {
        messages.append(
            CompilerMessage(severity: .warning, file: definition.path, line: 1, column: 1, message: message))
    }

    /// No two files of a module may have one name.
    private func fileName(for definition: IntentDefinition) -> String {
        let base = SwiftName.plain(definition.table) + ".intentdefinition"
        let names = [base] + (2...(files.count + 2)).map { "\(base)-\($0)" }
        return (names.first { name in !files.contains { $0.name == name + ".swift" } } ?? base) + ".swift"
    }

    /// The definitions by how near they are to the files that use their types; only those that define a name twice
    /// have to be compared.
    private static func nearestFirst(
        _ definitions: [IntentDefinition], _ sources: [(path: String, content: [UInt8])]
    ) -> [IntentDefinition] {
        var counts: [String: Int] = [:]
        for name in definitions.flatMap(\.typeNames) { counts[name, default: 0] += 1 }
        guard counts.values.contains(where: { $0 > 1 }) else { return definitions }
        let texts = sources.map { (folder: folders(of: $0.path), words: words(of: $0.content)) }
        func nearness(_ definition: IntentDefinition) -> Int {
            let own = folders(of: definition.path)
            let names = Set(definition.typeNames)
            return texts.filter { !$0.words.isDisjoint(with: names) }
                .map { zip(own, $0.folder).prefix { $0 == $1 }.count }.reduce(0, +)
        }
        return definitions.enumerated()
            .map { (offset: $0.offset, definition: $0.element, nearness: nearness($0.element)) }
            .sorted { ($1.nearness, $0.offset) < ($0.nearness, $1.offset) }.map(\.definition)
    }

    /// The folders above a file, without those of languages.
    private static func folders(of path: String) -> [Substring] {
        path.split(separator: "/").dropLast().filter { !$0.hasSuffix(".lproj") }
    }

    private static func words(of source: [UInt8]) -> Set<String> {
        let text = SourceText(source)
        return Set(text.words.map(text.string))
    }
}

extension IntentDefinition {
    fileprivate mutating func remove(_ names: Set<String>) {
        enumerations.removeAll { names.contains($0.name) }
        objectTypes.removeAll { names.contains($0.name) }
        intents.removeAll { names.contains($0.className) }
    }

    fileprivate func saysTheSame(as other: IntentDefinition) -> Bool {
        enumerations == other.enumerations && objectTypes == other.objectTypes && intents == other.intents
    }
}
