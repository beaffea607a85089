import RenderModel
import SymbolSet
import Synchronization
import Typesetter

/// The project's symbols, opened on first use, and a cache of drawings.
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
    private let names = Mutex<SymbolNames?>(nil)
    private let known = Mutex<[Key: Symbol]>([:])

    init(library: SymbolLibrary) {
        self.library = library
    }

    /// `nil` when setup has not installed any symbols.
    static let standard: SymbolCache? = AssetsFolder.locate().flatMap { assets in
        (try? SymbolLibrary(contentsOf: assets + "/symbols/symbols.bin")).map { SymbolCache(library: $0) }
    }

    func contains(_ name: String) -> Bool { library.contains(name) }

    /// Whether Apple has a symbol with that name, whether or not it has a drawing here.
    func isAppleName(_ name: String) -> Bool {
        if contains(name) { return true }
        return names.withLock { names in
            let known = names ?? SymbolNames(drawn: library.names)
            names = known
            return known.contains(name)
        }
    }

    func nearestNames(to name: String) -> [String] { library.nearestNames(to: name) }

    /// `nil` for an unknown name.
    func symbol(name: String, weight: SymbolWeight, scale: SymbolScale) -> Symbol? {
        let key = Key(name: name, weight: weight, scale: scale)
        if let symbol = known.withLock({ $0[key] }) { return symbol }
        guard let drawing = library.drawing(name: name, weight: weight, scale: scale),
            let metrics = library.metrics(name: name, weight: weight, scale: scale)
        else { return nil }
        let roles = library.layerRoles(name: name) ?? []
        let symbol = Symbol(drawing: drawing, metrics: metrics, roles: roles)
        known.withLock { known in
            if known.count >= Self.capacity { known.removeAll(keepingCapacity: true) }
            known[key] = symbol
        }
        return symbol
    }
}
