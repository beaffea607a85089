/// The public API of the widget SDK, as its built modules declare it.
package struct APIIndex: Hashable, Sendable {
    package struct Symbol: Hashable, Sendable {
        package enum Kind: String, Hashable, Sendable { case type, function, initializer, value, macro }

        package var module: String
        package var kind: Kind
        /// The type that has it, with its outer types; empty for what stands alone.
        package var owner: String
        /// With argument labels: `frame(width:height:alignment:)`.
        package var name: String
        /// As it is declared, without attributes.
        package var declaration: String

        /// Without argument labels. An initializer is known by its type's name.
        package var baseName: String {
            if kind == .initializer { return String(owner.split(separator: ".").last ?? "") }
            return String(decoding: name.utf8.prefix { $0 != UInt8(ascii: "(") }, as: UTF8.self)
        }

        package var labels: [String] {
            guard let open = name.firstIndex(of: "("), name.hasSuffix(")") else { return [] }
            return name[name.index(after: open)...].dropLast().split(separator: ":").map(String.init)
        }
    }

    package let symbols: [Symbol]
    /// Types whose values are views, by their names.
    package let views: Set<String>
    /// Every name without its labels that the SDK, Swift's library or Foundation declares.
    package let names: Set<String>
    private let places: [String: [Int]]
    private let byOwner: [String: [Int]]

    package init(symbols: [Symbol], views: Set<String> = [], runtimeNames: Set<String> = []) {
        self.symbols = symbols
        self.views = views
        var places: [String: [Int]] = [:]
        var byOwner: [String: [Int]] = [:]
        for (index, symbol) in symbols.enumerated() {
            places[symbol.baseName, default: []].append(index)
            byOwner[symbol.owner, default: []].append(index)
        }
        self.places = places
        self.byOwner = byOwner
        names = runtimeNames.union(places.keys)
    }

    /// Symbols of that name, in the order of the modules.
    package func symbols(named name: String) -> [Symbol] { (places[name] ?? []).map { symbols[$0] } }

    /// The type of that name that stands alone.
    package func type(named name: String) -> Symbol? {
        symbols(named: name).first { $0.owner.isEmpty && $0.kind == .type }
    }

    /// Whether the value of a type, as the compiler writes it, is a view.
    package func isView(_ type: String) -> Bool {
        if type == "some View" || type == "any View" || type.hasPrefix("ModifiedContent<") { return true }
        let base = String(type.prefix { $0 != "<" && $0 != "?" })
        return base.hasPrefix("_") || views.contains(base)
    }

    /// Names like `name`, the most alike first.
    ///
    /// - Parameter owner: the type whose members are meant; views have those of `View` too. `nil` for what stands
    ///   alone.
    package func nearest(to name: String, of owner: String?, count: Int = 2) -> [String] {
        let owners: Set<String> = owner.map { isView($0) || $0 == "View" ? ["View", $0] : [$0] } ?? [""]
        let similarity = NameSimilarity(to: name)
        var best: [String: Double] = [:]
        for symbol in owners.flatMap({ byOwner[$0] ?? [] }).map({ symbols[$0] }) where symbol.kind != .initializer {
            guard owner != nil || symbol.kind == .type || symbol.kind == .macro else { continue }
            let base = symbol.baseName
            guard base != name, let degree = similarity.of(base) else { continue }
            best[base] = max(best[base] ?? 0, degree)
        }
        return best.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(count).map(\.key)
    }
}
