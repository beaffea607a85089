import AppleAPI
import ExtensionProtocol
import Foundation

extension WidgetBuilder {
    /// Sources and modules of which everything compiles.
    struct Part {
        var sources: PreparedSources
        var modules: [BuiltModule]
        var omissions: [Omission]
    }

    private static let partKind = "parts"
    private static let recordName = "part.json"
    /// Of the rules by which parts are found; another number than that of kept parts has them found anew.
    private static let rules = 3

    /// Whether the compiler's errors come of something that the sources cannot have themselves: a module that nobody has,
    /// an Apple name that is not supported, a file that a project lists and that is not there, such as one with keys
    /// for a service, or a declaration in Objective-C; or of code that is not the project's own: packages, code in C.
    func lacksForeignNames(_ messages: [CompilerMessage], _ graph: ModuleGraph, of folder: WidgetFolder) -> Bool {
        if !graph.absences.isEmpty || folder.lacksListedSources { return true }
        let index = APIReader(sdk: sdk, options: options).index()
        let classifier = MissingSymbolClassifier(index: index, declared: [])
        return messages.contains { message in
            if graph.modules.contains(where: { isForeign($0.library, at: message.file) }) { return true }
            guard let subject = message.unsupported else { return false }
            switch classifier.verdict(on: subject) {
            case .unsupported, .otherArguments, .notImported, .foreignModule: return true
            case .undeclared: return folder.objectiveC.places[String(subject.symbol.prefix { $0 != "." })] != nil
            }
        }
    }

    /// Whether a file is of a module in C, or of a package that was fetched.
    private func isForeign(_ library: LibraryModule, at file: String) -> Bool {
        file.hasPrefix(library.content.path + "/") && (library.cTarget != nil || isFetched(file))
    }

    /// As much of the sources as compiles; `nil` when nothing of it could be drawn.
    ///
    /// - Parameters:
    ///   - messages: what the compiler has said of the sources.
    ///   - share: of the effort, for the whole search.
    ///   - isThorough: whether a part that was found before does not compile after all.
    /// - Throws: `BuildError.partTimedOut` when the share of the effort does not suffice.
    ///
    /// 1. Each module of the project is completed in its turn; one that cannot be is absent for those behind it.
    /// 2. Then the widget's own sources are.
    /// 3. The result is kept under a digest of all that went in, so that it is found again without the compiler.
    func partial(
        _ folder: WidgetFolder, _ sources: PreparedSources, _ graph: ModuleGraph, sdk: SDKLocation,
        messages: [CompilerMessage], _ share: BuildTimeBudget.Share, isThorough: Bool = false
    ) throws(BuildError) -> Part? {
        var absent = Set(graph.absences.keys)
        var modules: [BuiltModule] = []
        var omissions: [Omission] = []
        for (index, module) in graph.modules.enumerated() {
            var failure: [CompilerMessage]?
            do throws(BuildError) {
                modules.append(try build(module, after: modules, of: graph, number: index + 1))
                continue
            } catch {
                guard case .compile(let messages) = error else { throw error }
                // The compiler was not asked about a module that does not exist.
                if graph.missingImports(of: module.sources).isEmpty { failure = messages }
            }
            var built: BuiltModule?
            for isThorough in [false, true] where built == nil {
                var single = module
                guard
                    let part = try completed(
                        single.sources, single.needed(of: modules), absent: absent, first: failure, share,
                        isThorough: isThorough, sdk: sdk)
                else { break }
                single.sources = part.sources
                do throws(BuildError) {
                    built = try build(single, after: modules, of: graph, number: index + 1)
                    omissions += part.omissions
                } catch {
                    guard case .compile = error else { throw error }
                }
            }
            if let built { modules.append(built) } else { absent.insert(module.library.name) }
        }
        report(.sources)
        let own = Set(sources.files.map(\.path))
        let isOwn = messages.allSatisfy { $0.severity != .error || own.contains($0.file) }
        let part = try completed(
            sources, modules, absent: absent, first: isOwn && graph.absences.isEmpty ? messages : nil, share,
            isThorough: isThorough, sdk: sdk)
        guard let part else { return nil }
        return Part(sources: part.sources, modules: modules, omissions: omissions + part.omissions)
    }

    private struct Record: Codable {
        enum Outcome: String, Codable { case complete, nothing, cut }

        var outcome: Outcome
        /// Seconds after which it was cut.
        var granted: Double?
        var omissions: [Omission] = []
        /// The widgets and controls that are left.
        var widgets: [String] = []
        var controls: [String] = []
        /// What the compiler reads in place of files, by their index.
        var rewritten: [Int: String] = [:]
    }

    private func completed(
        _ sources: PreparedSources, _ modules: [BuiltModule], absent: Set<String>, first: [CompilerMessage]?,
        _ share: BuildTimeBudget.Share, isThorough: Bool, sdk: SDKLocation
    ) throws(BuildError) -> (sources: PreparedSources, omissions: [Omission])? {
        let invocation = CompilerInvocation(sources: sources, sdk: sdk, options: options, modules: modules)
        var digest = BuildDigest()
        digest.add(invocation.digest)
        digest.add(String(Self.rules))
        digest.add(isThorough ? "all files" : "suspects")
        for name in absent.sorted() { digest.add(name) }
        if let before = cut(digest.text), share.isClearlyMore(than: before) { forget(Self.partKind, digest.text) }
        let kept = try stored(Self.partKind, digest: digest.text) { folder throws(BuildError) in
            var part = PartialSources(
                sources, builder: self, sdk: sdk, modules: modules, absent: absent, share: share,
                scratch: folder, isThorough: isThorough)
            var record = Record(outcome: .nothing)
            do throws(BuildError) {
                if try part.complete(first: isThorough ? nil : first) { record = Self.record(of: part, from: sources) }
            } catch {
                guard case .partTimedOut = error else { throw error }
                record.outcome = .cut
                record.granted = share.granted
            }
            let data = (try? JSONEncoder().encode(record)) ?? Data()
            try IncrementalBuildFolder.write([UInt8](data), to: folder + "/" + Self.recordName)
        }
        if !kept.found { removeOldBuilds(of: Self.partKind, sparing: [digest.text]) }
        guard let record = Self.record(in: kept.path) else { return nil }
        switch record.outcome {
        case .complete: break
        case .nothing: return nil
        case .cut: throw .partTimedOut(seconds: record.granted ?? share.granted)
        }
        var completed = sources
        if !completed.declarations.imports.isDisjoint(with: absent) {
            completed.declarations.implicitModules.insert("Foundation")
        }
        completed.declarations.imports.subtract(absent)
        completed.declarations.widgets = record.widgets
        completed.declarations.controls = record.controls
        for (index, text) in record.rewritten where completed.files.indices.contains(index) {
            completed.files[index].rewritten = Array(text.utf8)
        }
        return (completed, record.omissions)
    }

    private static func record(in folder: String) -> Record? {
        FileManager.default.contents(atPath: folder + "/" + recordName)
            .flatMap { try? JSONDecoder().decode(Record.self, from: $0) }
    }

    /// Seconds that were left for an earlier search that used them up.
    private func cut(_ digest: String) -> Double? {
        Self.record(in: "\(options.cacheFolder)/\(Self.partKind)/\(digest)")?.granted
    }

    private static func record(of part: PartialSources, from sources: PreparedSources) -> Record {
        let changed = zip(part.sources.files.indices, zip(part.sources.files, sources.files))
            .filter { $1.0.rewritten != $1.1.rewritten }
        return Record(
            outcome: .complete, omissions: part.omissions, widgets: part.sources.declarations.widgets,
            controls: part.sources.declarations.controls,
            rewritten: Dictionary(
                uniqueKeysWithValues: changed.map { ($0, String(decoding: $1.0.rewritten ?? [], as: UTF8.self)) }))
    }
}
