extension SourceText {
    /// Where a member of one of these names stands.
    package func members(named names: Set<String>) -> [(name: String, offset: Int)] {
        guard !names.isEmpty else { return [] }
        return words.compactMap { word in
            guard byte(word.lowerBound - 1) == UInt8(ascii: "."), case let name = string(word), names.contains(name)
            else { return nil }
            return (name, word.lowerBound)
        }
    }

    /// The lines that import a module.
    package func importLines(of module: String) -> [Int] {
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
