/// The names of a widget's sources, by their words alone.
struct SourceNames {
    /// Names behind a declaring word.
    private(set) var declared: Set<String> = []
    /// Names that stand somewhere else than behind a point: whatever declares a name writes it so.
    private(set) var plain: Set<String> = []
    /// Names behind a point.
    private(set) var members: Set<String> = []
    /// Modules that the sources import.
    private(set) var imports: Set<String> = []

    private static let declaring: Set<String> = [
        "struct", "class", "enum", "protocol", "actor", "typealias", "associatedtype", "func", "var", "let", "case",
        "macro",
    ]

    mutating func add(_ text: SourceText) {
        var previous = ""
        var isImport = false
        for word in text.words {
            let name = text.string(word)
            if text.byte(word.lowerBound - 1) == UInt8(ascii: ".") {
                members.insert(name)
            } else {
                plain.insert(name)
                if Self.declaring.contains(previous) { declared.insert(name) }
            }
            if isImport, !Self.declaring.contains(name) { imports.insert(name) }
            // `import struct Module.Name` names the kind first.
            isImport = name == "import" || isImport && Self.declaring.contains(name)
            previous = name
        }
    }

    /// Members that no declaration can be behind: nothing in these sources, the SDK or Swift's libraries has their name.
    func unknownMembers(beside index: APIIndex) -> Set<String> {
        members.filter { !plain.contains($0) && !index.names.contains($0) && $0.first?.isLetter ?? false }
            .subtracting(["init", "self", "Type", "Protocol"])
    }
}

extension SourceText {
    /// Where a member of one of these names stands.
    func members(named names: Set<String>) -> [(name: String, offset: Int)] {
        guard !names.isEmpty else { return [] }
        return words.compactMap { word in
            guard byte(word.lowerBound - 1) == UInt8(ascii: "."), case let name = string(word), names.contains(name)
            else { return nil }
            return (name, word.lowerBound)
        }
    }

    /// The lines that import a module.
    func importLines(of module: String) -> [Int] {
        linesWithImport.filter { line in
            let words = string(range(ofLine: line)).split { $0 == " " || $0 == "." || $0 == ";" }
            guard let start = words.firstIndex(of: "import") else { return false }
            return words[(start + 1)...].prefix(2).contains(Substring(module))
        }
    }

    /// The lines with these letters in their code, be they a word or not. Sources are asked for many modules each, and
    /// a large module has thousands of sources.
    private var linesWithImport: [Int] {
        let letters = Array("import".utf8)
        var found: [Int] = []
        code.withUnsafeBufferPointer { code in
            guard code.count >= letters.count else { return }
            for offset in 0...(code.count - letters.count) where code[offset] == letters[0] {
                guard letters.indices.allSatisfy({ code[offset + $0] == letters[$0] }) else { continue }
                let line = line(of: offset)
                if found.last != line { found.append(line) }
            }
        }
        return found
    }
}
