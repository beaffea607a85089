/// The public API of the widget SDK, as declared in its built modules.
package struct APIIndex: Hashable, Sendable {
    package struct Symbol: Hashable, Sendable {
        package enum Kind: String, Hashable, Sendable { case type, function, initializer, value, macro }

        package var module: String
        package var kind: Kind
        /// The qualified name of the enclosing type; empty for a global declaration.
        package var owner: String
        /// The name with argument labels: `frame(width:height:alignment:)`.
        package var name: String
        /// The declaration without attributes.
        package var declaration: String

        /// The name without argument labels. An initializer has its type's name.
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
    /// The names of the types that are views.
    package let views: Set<String>
    /// Every name, without labels, that the SDK, Swift's library or Foundation declares.
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

    /// The symbols with that name, in the order of the modules.
    package func symbols(named name: String) -> [Symbol] { (places[name] ?? []).map { symbols[$0] } }

    /// The top-level type with that name.
    package func type(named name: String) -> Symbol? {
        symbols(named: name).first { $0.owner.isEmpty && $0.kind == .type }
    }

    /// Whether a type, as the compiler prints it, is a view.
    package func isView(_ type: String) -> Bool {
        if type == "some View" || type == "any View" || type.hasPrefix("ModifiedContent<") { return true }
        let base = String(type.prefix { $0 != "<" && $0 != "?" })
        return base.hasPrefix("_") || views.contains(base)
    }

    /// Names similar to `name`, the most similar first.
    ///
    /// - Parameter owner: The type whose members are searched; views also have those of `View`. `nil` for global
    ///   declarations.
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
