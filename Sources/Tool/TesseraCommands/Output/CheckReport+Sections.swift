import AppleAPI
import WidgetCompiler

extension CheckReport {
    /// A group of missing symbols with the same origin and remedy.
    enum Section: Hashable, CaseIterable {
        /// Third-party packages that are not available, as opposed to APIs that Tessera lacks.
        case packages
        case modules, unsupported, arguments, imports, objectiveC, undeclared

        var heading: String {
            switch self {
            case .packages: "packages that are not available"
            case .modules: "modules that do not exist here"
            case .unsupported: "not supported yet"
            case .arguments: "unknown with these arguments"
            case .imports: "declared in a module that is not imported"
            case .objectiveC: "declared in Objective-C, which is not compiled here"
            case .undeclared: "declared in none of the given files"
            }
        }

        var noun: String { self == .modules || self == .packages ? "module" : "name" }

        /// A stable name for JSON.
        var name: String {
            switch self {
            case .packages: "package"
            case .modules: "module"
            case .unsupported: "unsupported"
            case .arguments: "arguments"
            case .imports: "import"
            case .objectiveC: "objectiveC"
            case .undeclared: "undeclared"
            }
        }
    }

    func section(of symbol: MissingSymbol) -> Section {
        switch symbol.group {
        case .modules: symbol.verdict == .foreignModule ? .packages : .modules
        case .unsupported: .unsupported
        case .arguments: .arguments
        case .imports: .imports
        case .undeclared: header(declaring: symbol) == nil ? .undeclared : .objectiveC
        }
    }

    /// The Objective-C header that declares a symbol, if any.
    private func header(declaring symbol: MissingSymbol) -> String? {
        objectiveC.places[String(symbol.symbol.prefix { $0 != "." })].map(shortened)
    }

    // MARK: Text

    /// One group of lines for each section.
    package var missingLines: [String] {
        Section.allCases.flatMap { section -> [String] in
            let symbols = diagnosis.missing.filter { self.section(of: $0) == section }
            guard !symbols.isEmpty else { return [] }
            let places = Set(symbols.flatMap(\.uses).map(\.file)).count
            let uses = symbols.reduce(0) { $0 + $1.uses.count }
            let extent = section == .packages ? Self.count(places, "file") : Self.count(uses, "use")
            let heading = "  \(section.heading): \(Self.count(symbols.count, section.noun)), \(extent)"
            if section == .packages { return [heading] + packageLines(symbols) }
            return [heading] + symbols.flatMap(lines)
        }
    }

    private func lines(of symbol: MissingSymbol) -> [String] {
        ["    \(symbol.symbol)  \(Self.count(symbol.uses.count, "use"))"]
            + [advice(on: symbol).map { "      \($0)" }].compactMap(\.self) + ["      \(Self.places(symbol.uses))"]
    }

    /// Modules with their package and the files that need them; a statement about several modules follows them once.
    private func packageLines(_ symbols: [MissingSymbol]) -> [String] {
        var reasons: [String] = []
        var modules: [String: [String]] = [:]
        for symbol in symbols {
            let text = absence(of: symbol)
            let known = PackageAbsence(text)
            let reason = known?.reason ?? text
            if modules[reason] == nil { reasons.append(reason) }
            let files = Set(symbol.uses.map(\.file)).sorted()
            modules[reason, default: []] += [
                "    \(symbol.symbol)\(known.map { "  of \($0.package)" } ?? "")",
                "      needed by \(Self.list(files))",
            ]
            if !symbol.names.isEmpty {
                modules[reason, default: []].append("      most likely from it: \(Self.list(symbol.names))")
            }
        }
        let following =
            diagnosis.following == 0
            ? []
            : ["    \(Self.count(diagnosis.following, "more error")) in these files, most likely a consequence"]
        return reasons.flatMap { (modules[$0] ?? []) + ["      \($0)"] } + following
    }

    private static let shownItems = 6

    private static func list(_ items: [String]) -> String {
        let shown = items.prefix(shownItems).joined(separator: ", ")
        return items.count > shownItems ? "\(shown) and \(items.count - shownItems) more" : shown
    }

    /// The remedy for a symbol.
    func advice(on symbol: MissingSymbol) -> String? {
        switch section(of: symbol) {
        case .packages: return absence(of: symbol)
        case .objectiveC: return header(declaring: symbol).map { "in \($0)" }
        case .undeclared:
            let gone = missingSources
            guard let advice = symbol.advice, !gone.isEmpty else { return symbol.advice }
            return "\(advice); it may be declared in \(gone.joined(separator: " or ")), which the project lists but "
                + "which does not exist"
        default: return symbol.advice
        }
    }

    /// The reason that a third-party module is not available.
    private func absence(of symbol: MissingSymbol) -> String {
        reason(for: symbol) ?? "not an Apple framework: add its sources, or remove the import"
    }

    private func reason(for symbol: MissingSymbol) -> String? {
        diagnosis.remarks.first { $0.message.hasPrefix(symbol.symbol + ": ") }
            .map { String($0.message.dropFirst(symbol.symbol.count + 2)) }
    }

    /// Remarks that aren't part of a section.
    var otherRemarks: [CompilerMessage] {
        let modules = diagnosis.missing.filter { section(of: $0) == .packages }.map { $0.symbol + ": " }
        return diagnosis.remarks.filter { remark in !modules.contains { remark.message.hasPrefix($0) } }
    }

    /// Missing Swift files that a project lists, such as those with keys for a service.
    private var missingSources: [String] {
        diagnosis.remarks.filter { $0.file.hasSuffix(".swift") && $0.message.contains(WidgetFolder.listedButMissing) }
            .map(\.file)
    }
}
