import SwiftSource

extension ModuleGraph {
    /// The errors that the compiler would report for imports of unavailable modules, determined without running it: it
    /// parses the whole module first, which may take a minute, and then reports nothing else.
    ///
    /// Imports between `#if` and `#endif` are left to the compiler, which evaluates the conditions.
    func missingImports(of sources: PreparedSources) -> [CompilerMessage] {
        let missing = sources.declarations.imports.intersection(absences.keys)
        guard !missing.isEmpty else { return [] }
        return sources.files.flatMap { file -> [CompilerMessage] in
            let text = SourceText(file.rewritten ?? file.content)
            return missing.sorted().flatMap { module in
                text.imports(of: module).filter { !text.isConditional($0) }.map { imported in
                    CompilerMessage(
                        severity: .error, file: file.path, line: text.line(of: imported), column: 1,
                        message: "no such module '\(module)'")
                }
            }
        }
    }
}

extension SourceText {
    /// Whether a line is outside of every `#if`.
    fileprivate func isUnconditional(line: Int) -> Bool {
        var depth = 0
        for text in code.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).prefix(line) {
            let start = text.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            if start.starts(with: "#if".utf8) { depth += 1 }
            if start.starts(with: "#endif".utf8) { depth -= 1 }
        }
        return depth <= 0
    }
}
