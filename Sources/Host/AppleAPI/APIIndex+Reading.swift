import Foundation

/// The relevant parts of a symbol graph.
private struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
        struct Kind: Decodable { var identifier: String }
        struct Identifier: Decodable { var precise: String }
        struct Fragment: Decodable {
            var kind: String
            var spelling: String
        }

        var kind: Kind
        var identifier: Identifier
        var pathComponents: [String]
        var declarationFragments: [Fragment]?
    }

    struct Relationship: Decodable {
        var kind: String
        var source: String
        var targetFallback: String?
        var target: String
    }

    var symbols: [Symbol]
    var relationships: [Relationship]
}

extension APIIndex {
    /// - Parameters:
    ///   - graphs: The folder with the extractor's output.
    ///   - modules: The modules whose symbols are indexed; of others only the names are.
    ///   - importedName: Returns the name with which sources import a module.
    package init?(graphs: String, modules: Set<String>, importedName: (String) -> String) {
        let files = ((try? FileManager.default.contentsOfDirectory(atPath: graphs)) ?? []).sorted()
        var symbols: [Symbol] = []
        var views: Set<String> = []
        var names: Set<String> = []
        for file in files {
            guard let data = FileManager.default.contents(atPath: graphs + "/" + file) else { continue }
            let module = String(file.prefix { $0 != "." && $0 != "@" })
            guard modules.contains(module) else {
                names.formUnion(Self.titles(in: data))
                continue
            }
            guard let graph = try? JSONDecoder().decode(SymbolGraph.self, from: data) else { return nil }
            var types: [String: String] = [:]
            for symbol in graph.symbols {
                guard let read = Symbol(symbol, module: importedName(module)) else { continue }
                symbols.append(read)
                if read.kind == .type { types[symbol.identifier.precise] = read.name }
            }
            for relation in graph.relationships
            where relation.kind == "conformsTo" && (relation.targetFallback ?? relation.target) == "SwiftUI.View"
                || relation.kind == "conformsTo" && relation.target == "s:7SwiftUI4ViewP"
            {
                if let name = types[relation.source] { views.insert(name) }
            }
        }
        guard !symbols.isEmpty else { return nil }
        symbols = Set(symbols).sorted { $0.sortingKey < $1.sortingKey }
        self.init(symbols: symbols, views: views, runtimeNames: names)
    }

    /// The names of a graph without labels, found by a text search for their JSON key, because graphs of Foundation are
    /// large.
    private static func titles(in data: Data) -> Set<String> {
        let marker = Array("\"title\":\"".utf8)
        var names: Set<String> = []
        var matched = 0
        var name: [UInt8] = []
        var isInName = false
        for byte in data {
            if isInName {
                if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "(") {
                    let last = name.split(separator: UInt8(ascii: ".")).last ?? []
                    if !last.isEmpty, last.allSatisfy(isNameByte) {
                        names.insert(String(decoding: last, as: UTF8.self))
                    }
                    isInName = false
                    name.removeAll(keepingCapacity: true)
                } else {
                    name.append(byte)
                }
            } else {
                matched = byte == marker[matched] ? matched + 1 : byte == marker[0] ? 1 : 0
                if matched == marker.count { (isInName, matched) = (true, 0) }
            }
        }
        return names
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...: true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
        default: false
        }
    }

    private static let separator: Character = "\t"

    /// The index as text: one line for each symbol, one for the views, and one for the runtime's names.
    package var text: String {
        let lines = symbols.map { symbol in
            [symbol.module, symbol.kind.rawValue, symbol.owner, symbol.name, symbol.declaration].joined(separator: "\t")
        }
        let views = "views\t" + views.sorted().joined(separator: " ")
        return (lines + [views, "names\t" + names.sorted().joined(separator: " ")]).joined(separator: "\n") + "\n"
    }

    package init?(text: String) {
        var symbols: [Symbol] = []
        var sets: [Substring: Set<String>] = [:]
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: Self.separator, omittingEmptySubsequences: false)
            if parts.count == 2 {
                sets[parts[0]] = Set(parts[1].split(separator: " ").map(String.init))
            } else if parts.count == 5, let kind = Symbol.Kind(rawValue: String(parts[1])) {
                symbols.append(
                    Symbol(
                        module: String(parts[0]), kind: kind, owner: String(parts[2]), name: String(parts[3]),
                        declaration: String(parts[4])))
            } else {
                return nil
            }
        }
        guard let views = sets["views"], let names = sets["names"] else { return nil }
        self.init(symbols: symbols, views: views, runtimeNames: names)
    }
}

extension APIIndex.Symbol {
    fileprivate init?(_ symbol: SymbolGraph.Symbol, module: String) {
        guard let name = symbol.pathComponents.last, !name.hasPrefix("_") else { return nil }
        switch symbol.kind.identifier {
        case "swift.struct", "swift.class", "swift.enum", "swift.protocol", "swift.typealias", "swift.associatedtype":
            kind = .type
        case "swift.init": kind = .initializer
        case "swift.macro": kind = .macro
        case "swift.method", "swift.type.method", "swift.func", "swift.func.op", "swift.subscript": kind = .function
        default: kind = .value
        }
        self.module = module
        owner = symbol.pathComponents.dropLast().joined(separator: ".")
        self.name = name
        declaration = (symbol.declarationFragments ?? []).filter { $0.kind != "attribute" }.map(\.spelling).joined()
            .split { $0.isWhitespace }.joined(separator: " ")
    }

    fileprivate var sortingKey: [String] { [module, owner, name, kind.rawValue, declaration] }
}

extension [String] {
    fileprivate static func < (first: [String], second: [String]) -> Bool { first.lexicographicallyPrecedes(second) }
}
