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
            return String(name.prefix { $0 != "(" })
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

    package init(symbols: [Symbol], views: Set<String> = [], runtimeNames: Set<String> = []) {
        self.symbols = symbols
        self.views = views
        var places: [String: [Int]] = [:]
        for (index, symbol) in symbols.enumerated() { places[symbol.baseName, default: []].append(index) }
        self.places = places
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
        var best: [String: Double] = [:]
        for symbol in symbols where owners.contains(symbol.owner) && symbol.kind != .initializer {
            guard owner != nil || symbol.kind == .type || symbol.kind == .macro else { continue }
            let likeness = NameLikeness.of(symbol.baseName, name)
            guard likeness >= NameLikeness.threshold, symbol.baseName != name else { continue }
            best[symbol.baseName] = max(best[symbol.baseName] ?? 0, likeness)
        }
        return best.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(count).map(\.key)
    }
}

/// How much two names say the same.
///
/// 1. Names that differ in few letters are alike: one minus the edits of the shorter way from one to the other, over
///    the longer one's length.
/// 2. Names that share words (`chartXSelection`, `chartYSelection`) are alike: twice the shared words over all words.
/// 3. The better of the two counts.
enum NameLikeness {
    static let threshold = 0.6

    static func of(_ first: String, _ second: String) -> Double {
        let (a, b) = (Array(first.lowercased()), Array(second.lowercased()))
        guard !a.isEmpty, !b.isEmpty else { return 0 }
        let letters = 1 - Double(edits(a, b)) / Double(max(a.count, b.count))
        let (left, right) = (words(first), words(second))
        let shared = Double(left.intersection(right).count)
        let said = left.count > 1 && right.count > 1 ? 2 * shared / Double(left.count + right.count) : 0
        return max(letters, said)
    }

    /// Insertions, removals and replacements that make one of the other.
    private static func edits(_ a: [Character], _ b: [Character]) -> Int {
        var row = Array(0...b.count)
        for (line, letter) in a.enumerated() {
            var diagonal = row[0]
            row[0] = line + 1
            for (column, other) in b.enumerated() {
                let replaced = diagonal + (letter == other ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
            }
        }
        return row[b.count]
    }

    /// `chartXAxis` has the words chart, x and axis.
    private static func words(_ name: String) -> Set<String> {
        var words: [String] = [""]
        for letter in name {
            if letter.isUppercase || letter == "_" { words.append("") }
            if letter != "_" { words[words.count - 1].append(letter.lowercased()) }
        }
        return Set(words.filter { !$0.isEmpty })
    }
}
