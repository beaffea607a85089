/// What a widget's sources use that the SDK does not have.
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

    /// Why it is missing and what to do.
    package enum Verdict: Hashable, Codable, Sendable {
        /// Apple's, and not supported. `nearest` are names that the SDK has; `instead` and `reason` come of a table.
        case unsupported(nearest: [String], instead: String?, reason: String?)
        /// The SDK has the name, but nothing of it takes these arguments; what it has is given as it is declared.
        case otherArguments(declarations: [String])
        /// The SDK has it in a module that no file imports.
        case notImported(module: String)
        /// Not known as Apple's: the project declares it in a file that is not in the folder. `nearest` are names of
        /// the SDK that it may be a misspelling of.
        case undeclared(nearest: [String])
        /// A module that is not Apple's.
        case foreignModule

        package enum Group: Int, Hashable, Sendable, CaseIterable {
            case modules, unsupported, arguments, imports, undeclared
        }
    }

    /// As a person would look it up.
    package var symbol: String
    package var isModule: Bool
    /// In order of file and line, each line once.
    package var uses: [Use]
    package var verdict: Verdict
    /// Apple's module that documents it; `nil` where it is another's, or the module is what is missing.
    package var module: String? = nil
    /// Of a missing module: names that its files use and nothing declares.
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

/// A modifier that a widget accepts and that does nothing there.
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
