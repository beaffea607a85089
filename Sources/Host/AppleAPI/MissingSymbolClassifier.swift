/// Determines the origin of a name that the compiler does not know, and the nearest names.
package struct MissingSymbolClassifier {
    /// `nil` if the SDK's modules could not be read; then there are no nearest names.
    private let index: APIIndex?
    /// The names that the given files declare.
    private let declared: Set<String>
    /// The modules that they import.
    private let imports: Set<String>
    private let apple = AppleNames.shared

    package init(index: APIIndex?, declared: Set<String>, imports: Set<String> = []) {
        self.index = index
        self.declared = declared
        self.imports = imports
    }

    package func verdict(on subject: SymbolReference) -> MissingSymbol.Verdict {
        switch subject {
        case .module(let name):
            return apple.isModule(name) ? unsupported(name, of: nil, nearest: []) : .foreignModule
        case .type(let name), .name(let name), .attribute(let name):
            return verdict(onName: name)
        case .member(let name, let owner):
            return verdict(onMember: name, of: SymbolReference.plainName(of: owner), type: owner)
        case .call(let name, let labels):
            return .otherArguments(declarations: declarations(of: name, like: labels))
        }
    }

    /// Apple's module that documents an unsupported symbol.
    package func module(of subject: SymbolReference) -> String? {
        switch subject {
        case .module, .call: return nil
        case .type(let name), .attribute(let name): return apple.module(of: name, imports: imports)
        case .name(let symbol):
            let name = String(symbol.drop { $0 == "#" || $0 == "." })
            return symbol.hasPrefix(".")
                ? apple.module(ofMember: name, of: nil) : apple.module(of: name, imports: imports)
        case .member(let name, let type):
            let owner = SymbolReference.plainName(of: type)
            guard !isOwn(owner) else { return nil }
            let owners = documentedOwners(owner, type: type)
            for documented in owners {
                if let module = apple.module(ofMember: name, of: documented) { return module }
            }
            // Projects add members to Apple's types, but rarely nested types.
            guard apple.contains(member: name, of: owners) || name.first?.isUppercase ?? false else { return nil }
            return moduleOfType(owner)
        }
    }

    private func isOwn(_ owner: String) -> Bool { declared.contains(owner) && index?.type(named: owner) == nil }

    /// The type, and the protocols whose members views also have.
    private func documentedOwners(_ owner: String, type: String) -> [String] {
        guard index?.isView(type) ?? false else { return [owner] }
        let ofStyle = owner == "Color" ? ["ShapeStyle"] : []
        return ["View", owner, "Shape", "InsettableShape", "DynamicViewContent"] + ofStyle
    }

    private func moduleOfType(_ owner: String) -> String? {
        let outer = String(owner.prefix { $0 != "." })
        return apple.module(of: outer, imports: imports) ?? index?.type(named: outer)?.module
    }

    private func verdict(onName symbol: String) -> MissingSymbol.Verdict {
        let name = symbol.hasPrefix("#") || symbol.hasPrefix(".") ? String(symbol.dropFirst()) : symbol
        if symbol.hasPrefix(".") {
            let isApple = apple.contains(member: name, of: [])
            return isApple ? unsupported(name, of: nil, nearest: []) : .undeclared(nearest: [])
        }
        if let found = index?.symbols(named: name).first(where: { $0.owner.isEmpty }) {
            // If Apple declares it in a module that is already imported, another import is not the remedy.
            let home = apple.module(of: name, imports: imports)
            let isSeenThere = home.map { imports.contains($0) && $0 != found.module } ?? false
            if !isSeenThere { return .notImported(module: found.module) }
        }
        let nearest = index?.nearest(to: name, of: nil) ?? []
        return apple.contains(name) || apple.module(of: name, imports: imports) != nil
            ? unsupported(name, of: nil, nearest: nearest) : .undeclared(nearest: close(nearest, to: name))
    }

    private func verdict(onMember name: String, of owner: String, type: String) -> MissingSymbol.Verdict {
        let nearest = index?.nearest(to: name, of: index?.isView(type) ?? false ? "View" : owner) ?? []
        let isApple =
            apple.contains(member: name, of: documentedOwners(owner, type: type))
            || module(of: .member(name, of: type)) != nil
        let elsewhere = isOwn(owner) ? [] : members(named: name, notOf: owner)
        guard !isOwn(owner), isApple else { return .undeclared(nearest: elsewhere + close(nearest, to: name)) }
        return unsupported(name, of: owner, nearest: elsewhere + nearest)
    }

    /// Members of that name on other types, if there are few: the result of a modifier on an `Image` is no longer an
    /// `Image`.
    private func members(named name: String, notOf owner: String) -> [String] {
        let owners = Set((index?.symbols(named: name) ?? []).filter { $0.kind != .type }.map(\.owner))
            .subtracting(["", owner])
        return owners.count > 2 ? [] : owners.sorted().map { "\($0).\(name)" }
    }

    private func unsupported(_ name: String, of owner: String?, nearest: [String]) -> MissingSymbol.Verdict {
        let substitute = apple.substitute(for: name, of: owner)
        return .unsupported(
            nearest: substitute == nil ? nearest : [],
            instead: substitute.flatMap { $0.instead.isEmpty ? nil : $0.instead }, reason: substitute?.reason)
    }

    /// Only names that may be misspelled.
    private func close(_ names: [String], to name: String) -> [String] {
        names.filter { NameSimilarity.of($0, name) >= 0.8 }
    }

    /// The SDK's declarations of a name; those whose labels match the call's best come first.
    private func declarations(of name: String, like labels: [String], count: Int = 3) -> [String] {
        let named = labels.filter { $0 != "_" }
        let all = (index?.symbols(named: name) ?? []).filter { $0.kind == .function || $0.kind == .initializer }
        let ranked = all.map { symbol in
            let alike = named.count { label in symbol.labels.contains { NameSimilarity.of($0, label) >= 0.8 } }
            return (symbol, alike, symbol.owner == "View" ? 0 : 1)
        }.sorted { ($1.1, $0.2, $0.0.owner, $0.0.name) < ($0.1, $1.2, $1.0.owner, $1.0.name) }
        var texts: [String] = []
        for (symbol, _, _) in ranked {
            let owner = symbol.owner.isEmpty ? "" : symbol.owner + "."
            let text = symbol.kind == .initializer ? "\(symbol.owner)\(symbol.name.dropFirst(4))" : owner + symbol.name
            if !texts.contains(text) { texts.append(text) }
        }
        return Array(texts.prefix(count))
    }
}
