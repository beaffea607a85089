import SwiftSource

extension ModuleGraph {
    /// What the compiler would report for sources that import unavailable modules, without asking it: it reads a whole
    /// module before it says so, which takes a minute for some, and says nothing else then.
    ///
    /// Imports between `#if` and `#endif` are left to the compiler, which knows whether they count.
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
