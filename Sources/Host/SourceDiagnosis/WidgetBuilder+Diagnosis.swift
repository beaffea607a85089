import Foundation
import SwiftSource
import WidgetCompiler

extension WidgetBuilder {
    private static let diagnosisKind = "diagnoses"
    /// The fraction of a check's effort that is reserved for drawing the parts that compile.
    private static let drawnPart = 0.3

    /// Builds the whole folder, and returns everything that prevents its sources from compiling.
    package func inspect(_ folder: WidgetFolder) throws(BuildError) -> SourceFindings {
        let (builder, timeBudget) = limited
        var whole = builder
        whole.options.completeness = .whole
        do throws(BuildError) {
            _ = try whole.build(folder)
        } catch {
            switch error {
            case .compile(let messages):
                var diagnosis = try whole.diagnose(folder, timeBudget.share(sparing: Self.drawnPart))
                // The compiler reports some errors only when it generates code, such as overlapping accesses.
                let isSilent = diagnosis.isUnanswered && !diagnosis.missing.contains(where: \.isModule)
                if diagnosis.compiles || isSilent { diagnosis.others = messages.errorsWithNotes() }
                return diagnosis
            case .folder(.noWidget): return try whole.diagnose(folder, timeBudget.share(sparing: Self.drawnPart))
            default: throw error
            }
        }
        let sources = try PreparedSources(folder, platform: options.platform, role: .fragment)
        var names = SourceNames()
        var texts: [String: SourceText] = [:]
        for file in sources.files {
            let text = SourceText(file.rewritten ?? file.content)
            names.add(text)
            texts[file.path] = text
        }
        var diagnosis = SourceFindings()
        diagnosis.withoutEffect = ModifiersWithoutEffect.uses(in: texts, declared: names.declared)
        diagnosis.others = sources.messages.filter { $0.severity == .error }
        diagnosis.remarks = sources.messages.filter(\.isRemark)
        return diagnosis
    }

    /// Returns everything that prevents the sources from compiling, without building an executable.
    package func diagnose(_ folder: WidgetFolder) throws(BuildError) -> SourceFindings {
        let (builder, timeBudget) = limited
        return try builder.diagnose(folder, timeBudget.share())
    }

    private func diagnose(
        _ folder: WidgetFolder, _ share: BuildTimeBudget.Share
    ) throws(BuildError) -> SourceFindings {
        let sdk = try visibleSDK()
        let sources = try PreparedSources(folder, platform: options.platform, role: .fragment)
        let graph = try moduleGraph(
            of: folder, sources, sdk: sdk, toolchain: Toolchain(compiler: options.compiler))
        var modules: [BuiltModule] = []
        var failure: [CompilerMessage]?
        do throws(BuildError) {
            modules = try build(graph)
        } catch {
            guard case .compile(let messages) = error else { throw error }
            failure = messages
        }
        let invocation = CompilerInvocation(sources: sources, sdk: sdk, options: options, modules: modules)
        var digest = BuildDigest()
        digest.add(invocation.digest)
        for module in graph.modules { for file in module.sources.files { digest.add(file.rewritten ?? file.content) } }
        for (name, reason) in graph.absences.sorted(by: { $0.key < $1.key }) { digest.add(name + reason) }
        return try diagnosed(digest: digest.text, share) { () throws(BuildError) in
            report(.sources)
            return try diagnosis(of: sources, graph, modules: modules, failure: failure, share, sdk: sdk)
        }
    }

    /// - Parameter failure: The compiler's failure for a module of the project.
    private func diagnosis(
        of sources: PreparedSources, _ graph: ModuleGraph, modules: [BuiltModule], failure: [CompilerMessage]?,
        _ share: BuildTimeBudget.Share, sdk: SDKLocation
    ) throws(BuildError) -> SourceFindings {
        let scratch = try makeFolder(options.cacheFolder + "/check-\(getpid())-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(atPath: scratch) }
        var search = MissingSymbolSearch(
            builder: self, sdk: sdk, sources: sources, absent: Set(graph.absences.keys), share: share,
            scratch: scratch)
        for module in graph.modules { search.learn(module.sources) }
        search.modules = modules
        // Missing symbols of a module are as relevant as those of the widget itself.
        var diagnosis: SourceFindings
        if let failure { diagnosis = search.diagnosis(of: failure) } else { diagnosis = try search.run() }
        diagnosis.others = sources.messages.filter { $0.severity == .error } + diagnosis.others
        diagnosis.remarks =
            sources.messages.filter(\.isRemark)
            + diagnosis.missing.filter(\.isModule).compactMap { module in
                guard let use = module.uses.first, let reason = graph.absences[module.symbol] else { return nil }
                return CompilerMessage(
                    severity: .warning, file: use.file, line: use.line, message: "\(module.symbol): \(reason)")
            }
        return diagnosis
    }

    /// The cached diagnosis of the same input, or the result of `make`. A truncated one is computed again if there is
    /// clearly more time than before.
    func diagnosed(
        digest: String, _ share: BuildTimeBudget.Share, make: () throws(BuildError) -> SourceFindings
    ) throws(BuildError) -> SourceFindings {
        if let known: SourceFindings = record(Self.diagnosisKind, digest) {
            guard let before = known.cutAfter, share.isClearlyMore(than: before) else { return known }
            forget(Self.diagnosisKind, digest)
        }
        let diagnosis = try make()
        keep(diagnosis, Self.diagnosisKind, digest)
        return diagnosis
    }
}
