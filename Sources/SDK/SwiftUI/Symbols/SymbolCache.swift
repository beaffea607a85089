import Foundation
import RenderModel
import SymbolSet
import Synchronization
import Typesetter

/// The project's symbols, opened on first use, the user's own, which come first, and a cache of drawings.
final class SymbolCache: Sendable {
    struct Symbol: Sendable {
        var drawing: SymbolDrawing
        /// At a font size of one point.
        var metrics: SymbolMetrics
        /// One per layer of the drawing.
        var roles: [SymbolLayerRole]
    }

    private struct Key: Hashable {
        var name: String
        var weight: SymbolWeight
        var scale: SymbolScale
    }

    /// Drawings beyond this number clear the cache, so that a long-lived process stays small.
    private static let capacity = 512

    private let library: SymbolLibrary
    private let own: OwnSymbols?
    private let names = Mutex<SymbolNames?>(nil)
    private let known = Mutex<[Key: Symbol]>([:])

    init(library: SymbolLibrary, own: OwnSymbols? = nil) {
        self.library = library
        self.own = own
    }

    /// `nil` without an assets folder.
    private static let opened: Result<SymbolCache, SymbolLibraryError>? = AssetsFolder.locate().map { assets in
        Result { () throws(SymbolLibraryError) in
            let folder = ProcessInfo.processInfo.environment["TESSERA_SYMBOLS"]
            return SymbolCache(
                library: try SymbolLibrary(contentsOf: assets + "/symbols/symbols.bin"),
                own: folder.map { OwnSymbols(folder: $0) })
        }
    }

    /// `nil` when setup has not installed any symbols, or when they cannot be read.
    static var standard: SymbolCache? {
        guard case .success(let cache) = opened else { return nil }
        return cache
    }

    /// The reason that there is no `standard` although symbols may be installed.
    static var problem: FileProblem? {
        guard case .failure(.unreadable(_, let problem)) = opened, !problem.isMissing else { return nil }
        return problem
    }

    func contains(_ name: String) -> Bool { own?.contains(name) == true || library.contains(name) }

    /// What the user must know about the own drawing of a name; `nil` when it is used as it is or there is none.
    func remark(about name: String) -> String? { own?.remark(about: name) }

    /// Whether Apple has a symbol with that name, whether or not it has a drawing here.
    func isAppleName(_ name: String) -> Bool {
        contains(name) || appleNames.contains(name)
    }

    /// Whether a word of the name is certainly a misspelled one of a symbol with a drawing.
    func isMisspelled(_ name: String) -> Bool { appleNames.isMisspelled(name) }

    private var appleNames: SymbolNames {
        names.withLock { names in
            let known = names ?? SymbolNames(drawn: library.names)
            names = known
            return known
        }
    }

    func nearestNames(to name: String) -> [String] { library.nearestNames(to: name) }

    /// `nil` for an unknown name.
    func symbol(name: String, weight: SymbolWeight, scale: SymbolScale) -> Symbol? {
        let key = Key(name: name, weight: weight, scale: scale)
        if let symbol = known.withLock({ $0[key] }) { return symbol }
        if let drawn = own?.symbol(name: name, weight: weight, scale: scale) {
            return keep(Symbol(drawing: drawn.drawing, metrics: drawn.metrics, roles: drawn.roles), as: key)
        }
        guard let drawing = library.drawing(name: name, weight: weight, scale: scale),
            let metrics = library.metrics(name: name, weight: weight, scale: scale)
        else { return nil }
        let roles = library.layerRoles(name: name) ?? []
        return keep(Symbol(drawing: drawing, metrics: metrics, roles: roles), as: key)
    }

    private func keep(_ symbol: Symbol, as key: Key) -> Symbol {
        known.withLock { known in
            if known.count >= Self.capacity { known.removeAll(keepingCapacity: true) }
            known[key] = symbol
        }
        return symbol
    }
}
