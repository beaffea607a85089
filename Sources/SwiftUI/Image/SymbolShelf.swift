import SymbolSet
import Typesetter

/// The project's symbols, opened when the first one is drawn.
enum SymbolShelf {
    /// `nil` when set-up has not brought any symbols.
    static let standard: SymbolLibrary? = {
        guard let assets = AssetsFolder.locate() else { return nil }
        return try? SymbolLibrary(contentsOf: assets + "/symbols/symbols.bin")
    }()
}
