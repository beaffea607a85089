/// A symbol that a widget's sources use and the SDK does not have.
package struct MissingSymbol: Hashable, Codable, Sendable {
    package struct Use: Hashable, Codable, Sendable, Comparable {
        /// Absolute path.
        package var file: String
        package var line: Int

        package init(file: String, line: Int) {
            self.file = file
            self.line = line
        }

        package static func < (first: Use, second: Use) -> Bool {
            (first.file, first.line) < (second.file, second.line)
        }
    }

    /// The reason that it is missing, and the remedy.
    package enum Verdict: Hashable, Codable, Sendable {
        /// An unsupported API of Apple. `nearest` are names in the SDK; `instead` and `reason` come from a table.
        case unsupported(nearest: [String], instead: String?, reason: String?)
        /// The SDK has the name, but no declaration with these arguments; `declarations` are the available ones.
        case otherArguments(declarations: [String])
        /// The SDK has it in a module that no file imports.
        case notImported(module: String)
        /// Not an Apple API: the project declares it in a file that is not in the folder. `nearest` are names of the
        /// SDK that it may be a misspelling of.
        case undeclared(nearest: [String])
        /// A module that is not Apple's.
        case foreignModule

        package enum Group: Int, Hashable, Sendable, CaseIterable {
            case modules, unsupported, arguments, imports, undeclared
        }
    }

    /// The name for looking it up in documentation.
    package var symbol: String
    package var isModule: Bool
    /// The uses in order of file and line, each line once.
    package var uses: [Use]
    package var verdict: Verdict
    /// Apple's module that documents it; `nil` if it isn't Apple's, or if the module itself is missing.
    package var module: String? = nil
    /// For a missing module: undeclared names that its importing files use.
    package var names: [String] = []

    package init(symbol: String, isModule: Bool, uses: [Use], verdict: Verdict) {
        self.symbol = symbol
        self.isModule = isModule
        self.uses = uses
        self.verdict = verdict
    }

    package var group: Verdict.Group {
        if isModule { return .modules }
        switch verdict {
        case .unsupported: return .unsupported
        case .otherArguments: return .arguments
        case .notImported: return .imports
        case .undeclared, .foreignModule: return .undeclared
        }
    }
}

/// A modifier without effect in a widget.
package struct UnusedModifier: Hashable, Codable, Sendable {
    package var name: String
    package var reason: String
    package var uses: [MissingSymbol.Use]

    package init(name: String, reason: String, uses: [MissingSymbol.Use]) {
        self.name = name
        self.reason = reason
        self.uses = uses
    }
}
