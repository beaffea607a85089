import AppleAPI
import WidgetCompiler

extension MissingSymbolSearch {
    /// The findings, without consequences of other errors in the same file:
    ///
    /// 1. An implicit member whose name the SDK, Swift or the sources declare is unknown only because its type is.
    /// 2. A member that is known only by name belongs to an unknown type.
    ///
    /// Each counts only if its file has no other error.
    private func causes(alongside others: [CompilerMessage], index: APIIndex?) -> [Found] {
        func isConsequence(_ one: Found) -> Bool {
            guard case .name(let symbol) = one.subject, symbol.hasPrefix(".") else { return false }
            let name = String(symbol.dropFirst())
            return names.declared.contains(name) || index?.names.contains(name) ?? false
                || ofUnknownOwner.contains(one)
        }
        let files = Set(found.filter { !isConsequence($0) }.map(\.use.file) + others.map(\.file))
        return found.filter { !isConsequence($0) || !files.contains($0.use.file) }
    }

    /// The symbols sorted by number of uses.
    ///
    /// 1. An undeclared name in a file that imports a missing module most likely belongs to that module. Such a name is
    ///    listed with the module, including its other uses.
    /// 2. The others are listed separately.
    func classified(alongside others: [CompilerMessage], index: APIIndex?) -> [MissingSymbol] {
        let classifier = MissingSymbolClassifier(index: index, declared: names.declared, imports: names.imports)
        let causes = causes(alongside: others, index: index)
        let verdicts = Dictionary(causes.map { ($0.subject, classifier.verdict(on: $0.subject)) }) { first, _ in first }
        let foreign = foreignImports(of: Set(causes.map(\.subject)), classifier)
        var homes: [String: Set<String>] = [:]
        for one in causes {
            guard let modules = foreign[one.use.file] else { continue }
            switch verdicts[one.subject] {
            // A widget's sources import the Apple frameworks that they use.
            case .undeclared, .notImported: break
            default: continue
            }
            homes[one.subject.symbol, default: []].formUnion(modules)
        }
        var order: [String] = []
        var symbols: [String: MissingSymbol] = [:]
        for one in causes {
            let symbol = one.subject.symbol
            guard let verdict = verdicts[one.subject], homes[symbol] == nil else { continue }
            if symbols[symbol] == nil {
                order.append(symbol)
                var new = MissingSymbol(symbol: symbol, isModule: false, uses: [], verdict: verdict)
                if case .module(let name) = one.subject {
                    new.isModule = true
                    new.names = homes.keys.filter { homes[$0]?.contains(name) ?? false }.sorted()
                }
                if case .unsupported = verdict { new.module = classifier.module(of: one.subject) }
                symbols[symbol] = new
            }
            if symbols[symbol]?.uses.contains(one.use) == false { symbols[symbol]?.uses.append(one.use) }
        }
        return order.compactMap { symbols[$0] }.map { symbol in
            var sorted = symbol
            sorted.uses.sort()
            return sorted
        }.sorted { ($1.uses.count, $0.symbol) < ($0.uses.count, $1.symbol) }
    }

    /// The imported third-party modules of each file, among the subjects.
    private func foreignImports(
        of subjects: Set<SymbolReference>, _ classifier: MissingSymbolClassifier
    ) -> [String: Set<String>] {
        var result: [String: Set<String>] = [:]
        for subject in subjects {
            guard case .module(let module) = subject, classifier.verdict(on: subject) == .foreignModule else {
                continue
            }
            for (path, text) in texts where !text.importLines(of: module).isEmpty {
                result[path, default: []].insert(module)
            }
        }
        return result
    }
}

extension SymbolReference {
    /// The name of a member.
    var memberName: String? {
        switch self {
        case .member(let name, _): name
        case .name(let name) where name.hasPrefix("."): String(name.dropFirst())
        default: nil
        }
    }
}

extension CompilerMessage {
    /// Whether it is a warning about a resource or a whole file.
    var isRemark: Bool { severity == .warning && !file.isEmpty && (!file.hasSuffix(".swift") || line == 0) }
}
