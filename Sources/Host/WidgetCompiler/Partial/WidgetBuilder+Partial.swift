import AppleAPI
import ExtensionProtocol
import Foundation

extension WidgetBuilder {
    /// Sources and modules that compile completely.
    struct Part {
        var sources: PreparedSources
        var modules: [BuiltModule]
        var omissions: [Omission]
    }

    private static let partKind = "parts"
    private static let recordName = "part.json"
    /// The version of the rules by which parts are found. A new version invalidates cached parts.
    private static let rules = 3

    /// Whether the compiler's errors result from something that the sources cannot contain themselves: a module that is
    /// not available, an Apple name that is not supported, a file that a project lists but that does not exist, such as
    /// one with keys for a service, or an Objective-C declaration; or from third-party code: packages and C code.
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

    /// Whether a file belongs to a C module or to a fetched package.
    private func isForeign(_ library: LibraryModule, at file: String) -> Bool {
        file.hasPrefix(library.content.path + "/") && (library.cTarget != nil || isFetched(file))
    }

    /// The part of the sources that compiles; `nil` if none of it can be drawn.
    ///
    /// - Parameters:
    ///   - messages: the compiler's messages about the sources.
    ///   - share: the share of the time budget for the whole search.
    ///   - isThorough: whether a part that an earlier search found does not compile after all.
    /// - Throws: `BuildError.partTimedOut` if the share of the time budget is not sufficient.
    ///
    /// 1. Each module of the project is completed in turn; one that cannot be completed is missing for the modules
    ///    after it.
    /// 2. Then the widget's own sources are completed.
    /// 3. The result is cached under a digest of all inputs, so that it is found again without running the compiler.
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
                // For a module that does not exist, the compiler was not run.
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
        /// The seconds after which the search was cut off.
        var granted: Double?
        var omissions: [Omission] = []
        /// The remaining widgets and controls.
        var widgets: [String] = []
        var controls: [String] = []
        /// The replacements that the compiler reads, by the indices of the files.
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

    /// The seconds that an earlier search was granted and used up.
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
