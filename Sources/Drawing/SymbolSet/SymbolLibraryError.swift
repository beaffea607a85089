/// Why a symbol file could not be used.
package enum SymbolLibraryError: Error, Hashable, Sendable, CustomStringConvertible {
    case unreadable(path: String, reason: String)
    case notASymbolFile(path: String)
    case wrongVersion(path: String, found: UInt32)

    package var description: String {
        switch self {
        case .unreadable(let path, let reason):
            "The symbol file \(path) cannot be read (\(reason)). Run ./dev setup."
        case .notASymbolFile(let path):
            "\(path) is not a symbol file. Run ./dev setup."
        case .wrongVersion(let path, let found):
            "The symbol file \(path) has version \(found), not \(SymbolFileFormat.version). Run ./dev setup."
        }
    }
}
