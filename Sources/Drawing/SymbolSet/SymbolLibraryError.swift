import RenderModel

/// Why a symbol file could not be used.
package enum SymbolLibraryError: Error, Hashable, Sendable, CustomStringConvertible {
    case unreadable(path: String, FileProblem)
    case notASymbolFile(path: String)
    case wrongVersion(path: String, found: UInt32)

    package var description: String {
        switch self {
        case .unreadable(let path, let problem):
            "The symbol file \(path) \(problem). \(problem.remedy ?? "Run ./dev setup.")"
        case .notASymbolFile(let path):
            "\(path) is not a symbol file. Run ./dev setup."
        case .wrongVersion(let path, let found):
            "The symbol file \(path) has version \(found), not \(SymbolFileFormat.version). Run ./dev setup."
        }
    }
}
