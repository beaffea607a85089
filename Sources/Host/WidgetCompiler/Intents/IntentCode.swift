import AppleAPI
import Foundation
import SwiftSource

/// The Swift files that are generated for a folder's `.intentdefinition` files, as Xcode generates them for a target.
///
/// 1. A type that the sources declare themselves is not generated.
/// 2. A folder may contain the definitions of several targets, which often define the same names. Then the definition
///    nearest to the files that use its types is used; among equals, the first by path. Skipping one with different
///    content is a warning.
/// 3. Xcode adds the project's class prefix to the names of classes that it generates in Objective-C, and Swift sources
///    use those through a bridging header. A name that is used with such a prefix gets an alias.
/// 4. The files depend only on the definitions and the sources.
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
                if !owner.isEquivalent(as: definition) {
                    warn(definition, "\(name) is skipped: \(owner.path) also defines it and is nearer to its use")
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

    /// Names of intents' classes that the sources use with a class prefix, in alphabetical order, without Apple's.
    private static func prefixedNames(
        of classes: [String], in sources: [(path: String, content: [UInt8])], declared: Set<String>
    ) -> [(prefixed: String, name: String)] {
        let names = Set(classes.flatMap { [$0, $0 + "Response", $0 + "Handling"] })
        let used = sources.filter { source in names.contains { source.content.holds($0) } }
            .reduce(into: Set<String>()) { $0.formUnion(words(of: $1.content)) }
        return used.subtracting(declared).sorted().compactMap { word in
            guard !word.hasPrefix(applePrefix), !AppleNames.shared.contains(word) else { return nil }
            let capitals = word.prefix { $0.isASCII && $0.isUppercase }
            // The last capital belongs to the name.
            let lengths = prefixLengths.filter { $0 < capitals.count }
            return lengths.map { String(word.dropFirst($0)) }.first(where: names.contains).map { (word, $0) }
        }
    }

    /// The prefix of Apple's own intents.
    private static let applePrefix = "IN"
    /// The possible lengths of a class prefix.
    private static let prefixLengths = 2...5

    private mutating func warn(_ definition: IntentDefinition, _ message: String) {
        messages.append(
            CompilerMessage(severity: .warning, file: definition.path, line: 1, column: 1, message: message))
    }

    /// Two files of a module must not have the same name.
    private func fileName(for definition: IntentDefinition) -> String {
        let base = SwiftName.plain(definition.table) + ".intentdefinition"
        let names = [base] + (2...(files.count + 2)).map { "\(base)-\($0)" }
        return (names.first { name in !files.contains { $0.name == name + ".swift" } } ?? base) + ".swift"
    }

    /// The definitions, sorted by their distance to the files that use their types. Only those that define a name twice
    /// need comparing.
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

    /// The folders above a file, except language folders.
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

    fileprivate func isEquivalent(as other: IntentDefinition) -> Bool {
        enumerations == other.enumerations && objectTypes == other.objectTypes && intents == other.intents
    }
}
