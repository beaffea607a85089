import ExtensionProcess
import ExtensionProtocol
import Foundation
import Subprocesses
import SwiftSource

/// Builds a widget extension's folder into an executable and a bundle of resources.
///
/// 1. Collect: Swift files, catalogs, translations, property lists.
/// 2. Prepare: `#if os(…)` is evaluated for the platform, and a missing `main` is added. Project modules that the
///    sources import are built first; their resources are added to the extension's.
/// 3. Compute a digest of sources, flags and SDK; a cached build with that digest is used at once. Sources that have
///    not changed since then are not even read (`SourceFingerprint`).
/// 4. Compile with one call of `swiftc`, and link, into a temporary folder that gets its final name only on success, so
///    that an interrupted build leaves nothing incomplete and concurrent builds are safe.
/// 5. Compile the resources the same way under a separate digest: a changed color does not require a compiler run.
package struct WidgetBuilder: Sendable {
    package var sdk: SDKLocation
    package var options: BuildOptions
    /// Called on any thread when a lengthy step begins.
    package var report: @Sendable (BuildProgress) -> Void
    /// Shared by the builds of a check. Without it, each build has its own.
    package var timeBudget: BuildTimeBudget?

    package init(
        sdk: SDKLocation, options: BuildOptions = BuildOptions(),
        report: @escaping @Sendable (BuildProgress) -> Void = { _ in }
    ) {
        self.sdk = sdk
        self.options = options
        self.report = report
        options.keepSyntaxTrees()
    }

    static let codeKind = "code"
    static let executableName = "widget"
    private static let outputName = "compiler-output.txt"
    private static let librariesName = "sdk-libraries.txt"
    /// The number of cached builds of a kind; the least recently used are removed first.
    private static let keptBuilds = 60
    /// The number of executables kept next to one folder of resources; live extensions may start one again.
    static let keptExecutables = 8

    /// Builds the folder, or returns a cached build.
    ///
    /// If something outside of the sources is missing and the options allow it, builds the rest.
    package func build(_ folder: WidgetFolder) throws(BuildError) -> FinishedBuild {
        try options.openCacheFolder()
        // While the cache is cleaned, a build waits.
        let use = FolderLock.waiting(options.cacheFolder, .shared)
        defer { withExtendedLifetime(use) {} }
        let (builder, timeBudget) = limited
        return try builder.build(folder, within: timeBudget)
    }

    /// The same builder with a time budget: the shared one, or a new one.
    package var limited: (builder: WidgetBuilder, timeBudget: BuildTimeBudget) {
        let timeBudget = timeBudget ?? BuildTimeBudget(limit: BuildTimeBudget.ofBuild)
        var builder = self
        builder.timeBudget = timeBudget
        return (builder, timeBudget)
    }

    private func build(_ folder: WidgetFolder, within timeBudget: BuildTimeBudget) throws(BuildError) -> FinishedBuild {
        let resources = DigestedResources(of: folder, on: options.platform)
        let stamps = SourceFingerprint(of: folder, resources, sdk: sdk, options: options)
        if let code = stamps.flatMap({ unchangedCode(of: folder, $0) }) { return try assemble(folder, code, resources) }
        let sdk = try visibleSDK()
        let toolchain = Toolchain(compiler: options.compiler)
        let sources = try PreparedSources(folder, platform: options.platform)
        let graph = try moduleGraph(of: folder, sources, sdk: sdk, toolchain: toolchain)
        let whole: BuildError
        let missing = graph.missingImports(of: sources)
        do throws(BuildError) {
            let modules = try build(graph)
            guard missing.isEmpty else { throw .compile(graph.explained(missing)) }
            let code = try compile(sources, graph, modules: modules, sdk: sdk)
            if let stamps, graph.isEmpty, sources.messages == folder.notes { keep(code, of: stamps, folder) }
            return try assemble(folder, code, resources.joined(by: graph))
        } catch {
            whole = error
        }
        guard options.completeness == .drawable, case .compile(let messages) = whole,
            lacksForeignNames(messages, graph, of: folder)
        else { throw whole }
        let share = timeBudget.share()
        for isThorough in [false, true] {
            guard
                let part = try partial(
                    folder, sources, graph, sdk: sdk, messages: messages, share, isThorough: isThorough)
            else { break }
            do throws(BuildError) {
                let code = try compile(part.sources, graph, modules: part.modules, sdk: sdk)
                var built = try assemble(folder, code, resources.joined(by: graph))
                built.omissions = part.omissions
                return built
            } catch {
                guard case .compile = error, !isThorough else { throw error }
            }
        }
        throw whole
    }

    /// Compiles the sources, or returns cached code.
    private func compile(
        _ sources: PreparedSources, _ graph: ModuleGraph, modules: [BuiltModule], sdk: SDKLocation
    ) throws(BuildError) -> CompiledCode {
        let invocation = CompilerInvocation(sources: sources, sdk: sdk, options: options, modules: modules)
        let digest = invocation.digest
        let code = try compiled(Self.codeKind, digest: digest) { folder throws(BuildError) in
            report(.sources)
            do throws(BuildError) {
                try compile(invocation, into: folder)
            } catch {
                throw error.explained(by: graph)
            }
        }
        if !code.found { removeOldBuilds(of: Self.codeKind, sparing: [digest]) }
        return CompiledCode(
            digest: digest, path: code.path, fromCache: code.found,
            needsContainerBackground: sources.declarations.needsSDKOf2023, messages: sources.messages)
    }

    /// Compiles the resources, or takes cached ones, and adds the code to them.
    private func assemble(
        _ folder: WidgetFolder, _ code: CompiledCode, _ resources: DigestedResources
    ) throws(BuildError) -> FinishedBuild {
        let compiled = try stored("resources", digest: resources.digest) { folder throws(BuildError) in
            try resources.compiler.compile(into: folder)
        }
        if !compiled.found { removeOldBuilds(of: "resources", sparing: [resources.digest]) }
        let output = (try? String(contentsOfFile: code.path + "/" + Self.outputName, encoding: .utf8)) ?? ""
        let resourceMessages = ResourceCompiler.messages(in: compiled.path)
        let product = BuiltExtension(
            name: folder.name, executable: Self.bundled(code.path, in: compiled.path), codeFolder: code.path,
            libraryFolders: Self.libraryFolders(of: code.path, Toolchain(compiler: options.compiler)),
            assetFolder: sdk.assetFolder, resourceFolder: compiled.path,
            containerFolder: options.containersFolder + "/" + Self.name(ofFolder: folder.identity),
            needsContainerBackground: code.needsContainerBackground, platform: options.platform)
        return FinishedBuild(
            product: product, messages: code.messages + CompilerMessage.parse(output) + resourceMessages,
            fromCache: code.fromCache)
    }

    /// Paths by modification time, newest first.
    static func newestFirst(_ paths: [String]) -> [String] {
        let dated = paths.map { path in
            var information = stat()
            let isThere = stat(path, &information) == 0
            return (path: path, date: isThere ? information.st_mtim : timespec())
        }
        return dated.sorted {
            ($1.date.tv_sec, $1.date.tv_nsec, $0.path) < ($0.date.tv_sec, $0.date.tv_nsec, $1.path)
        }.map(\.path)
    }

    private static func name(ofFolder path: String) -> String {
        var digest = BuildDigest()
        digest.add(path)
        return digest.text
    }

    /// The folder with object files of earlier builds.
    private var workFolders: String { options.cacheFolder + "/work" }

    private func compile(_ invocation: CompilerInvocation, into folder: String) throws(BuildError) {
        CachePruning(cacheFolder: options.cacheFolder).runIfDue()
        try remedying(invocation) { invocation throws(BuildError) in try compileOnce(invocation, into: folder) }
    }

    private func compileOnce(_ invocation: CompilerInvocation, into folder: String) throws(BuildError) {
        guard let toolchain = Toolchain(compiler: options.compiler) else { throw .compilerMissing(options.compiler) }
        let work = try IncrementalBuildFolder.open(workFolders + "/" + invocation.workDigest)
        var outcome = try compile(invocation, in: work)
        if !outcome.isBuilt, outcome.errors.isEmpty {
            // A clean build avoids whatever is wrong with leftovers of earlier builds.
            work.clear()
            outcome = try compile(invocation, in: work)
        }
        guard outcome.isBuilt else {
            guard !outcome.errors.isEmpty else { throw .compilerCrashed(Self.tail(of: outcome.output)) }
            throw .compile(outcome.errors + outcome.messages.filter { $0.severity == .warning })
        }
        try linkProgram(outcome.objects, in: work.path, of: invocation, with: toolchain, into: folder)
        do {
            let text = outcome.messages.map(\.description).joined(separator: "\n")
            try text.write(toFile: folder + "/" + Self.outputName, atomically: false, encoding: .utf8)
        } catch {
            throw .cache(path: folder, reason: error.localizedDescription)
        }
        removeOldBuilds(in: workFolders, sparing: [invocation.workDigest])
    }

    /// Links with the fastest of the SDK's libraries that defines all symbols of the code.
    private func linkProgram(
        _ objects: [String], in work: String, of invocation: CompilerInvocation, with toolchain: Toolchain,
        into folder: String
    ) throws(BuildError) {
        let readable = ReadablePaths(folders: [work] + invocation.modules.flatMap(\.readable))
        var failure = ""
        for libraries in invocation.libraries {
            let arguments = toolchain.linkArguments(
                objects: objects + invocation.modules.flatMap(\.objects),
                libraries: invocation.modules.flatMap(\.libraries), output: folder + "/" + Self.executableName,
                with: libraries)
            let (output, ending) = try run(toolchain.linkDriver, arguments, in: folder, reading: readable)
            if ending == .exited(code: 0) {
                return try IncrementalBuildFolder.write(
                    Array(libraries.folder.utf8), to: folder + "/" + Self.librariesName)
            }
            failure = Self.tail(of: output)
        }
        throw .compilerCrashed(failure)
    }

    /// The folders with the libraries that a cached build was linked with.
    private static func libraryFolders(of code: String, _ toolchain: Toolchain?) -> [String] {
        let linked = try? String(contentsOfFile: code + "/" + librariesName, encoding: .utf8)
        return [linked, toolchain?.runtimeFolder].compactMap(\.self)
    }

    /// The result of a call of the compiler.
    private struct Outcome {
        var isBuilt: Bool
        var messages: [CompilerMessage]
        var objects: [String]
        var output: String

        /// Errors in the sources with their notes. Notes stay with the message before them.
        var errors: [CompilerMessage] {
            guard messages.contains(where: { $0.severity == .error && $0.line > 0 }) else { return [] }
            return messages.withoutWarnings
        }
    }

    /// Debug builds compile only what changed; release builds compile all files together, as optimization requires.
    private func compile(_ invocation: CompilerInvocation, in work: borrowing IncrementalBuildFolder) throws(BuildError)
        -> Outcome
    {
        let sources = try invocation.arguments(scratch: work.path)
        if options.optimization == .release {
            let object = work.path + "/all.o"
            let (output, ending) = try run(
                options.compiler, sources + ["-c", "-o", object], in: work.path, reading: invocation.readable)
            return Outcome(
                isBuilt: ending == .exited(code: 0), messages: CompilerMessage.parse(output), objects: [object],
                output: output)
        }
        let units = invocation.files(in: work.path).map { work.unit(source: $0.path, content: $0.content) }
        let arguments = sources + ["-c"] + invocation.sideBySide + (try work.prepare(units))
        let (output, ending) = try run(options.compiler, arguments, in: work.path, reading: invocation.readable)
        let outcome = Outcome(
            isBuilt: ending == .exited(code: 0), messages: work.messages(in: output, of: units),
            objects: units.map(\.object), output: output)
        if outcome.isBuilt { try work.finish(units) }
        return outcome
    }

    /// - Parameters:
    ///   - folder: the working folder, which the program writes to.
    ///   - readable: what it reads in addition to the toolchain and the SDK.
    package func run(
        _ program: String, _ arguments: [String], in folder: String, reading readable: ReadablePaths
    ) throws(BuildError) -> (output: String, ending: ChildProcess.Ending) {
        let finished = try finished(
            ToolchainCall(program: program, arguments: arguments, folder: folder, readable: readable))
        return (finished.output, finished.ending)
    }

    /// Runs a program of the toolchain in its sandbox to its end, within the options' limits.
    func finished(_ call: ToolchainCall) throws(BuildError) -> ChildProcess.Finished {
        let temporary = try UnfinishedFolder.temporary(in: options.cacheFolder)
        defer { temporary.remove() }
        let sandbox = CompilerSandbox(options: options, sdk: sdk)
        var result = try sandbox.launching(call, temporary: temporary.path) { launch throws(BuildError) in
            try finished(launch, of: call.program)
        }
        if !result.hasSucceeded {
            result.output = OutsideFiles(readable: call.readable).explained(result.output)
        }
        return result
    }

    /// - Parameter program: the actual program, which the launch starts through another one.
    private func finished(
        _ launch: ChildProcess.Launch, of program: String
    ) throws(BuildError) -> ChildProcess.Finished {
        var processorTime = Double.infinity
        timeBudget?.begin()
        defer { timeBudget?.end(processorTime: processorTime) }
        do throws(ChildProcess.RunFailure) {
            let finished = try ChildProcess.run(launch, seconds: options.timeLimit, timeBudget: options.budgetLimit)
            processorTime = finished.processorTime
            return finished
        } catch {
            switch error {
            case .notStarted: throw .compilerMissing(program)
            case .timedOut:
                processorTime = options.budgetLimit
                throw .compilerTimedOut(seconds: options.timeLimit)
            case .cancelled: throw .interrupted
            }
        }
    }

    package static func tail(of output: String) -> String {
        output.split(separator: "\n").suffix(20).joined(separator: "\n")
    }

    /// The cached folder for a digest, created by `make` if it does not exist. Its modification time is the time of its
    /// last use.
    func stored(
        _ kind: String, digest: String, make: (String) throws(BuildError) -> Void
    ) throws(BuildError) -> (path: String, found: Bool) {
        let files = FileManager.default
        if let known = known(kind, digest: digest) { return (known, true) }
        let final = "\(options.cacheFolder)/\(kind)/\(digest)"
        let scratch = try UnfinishedFolder("\(final)\(CachePruning.unfinishedMark)\(getpid())-\(UUID().uuidString)")
        defer { scratch.remove() }
        try make(scratch.path)
        try StoredContents(of: scratch.path).write()
        if rename(scratch.path, final) != 0 {
            let reason = String(cString: strerror(errno))
            // A concurrent build may have finished first; its result is equivalent.
            guard files.fileExists(atPath: final) else { throw .cache(path: final, reason: reason) }
        }
        return (final, false)
    }

    /// The cached folder for a digest, if it exists. A damaged one is removed.
    func known(_ kind: String, digest: String) -> String? {
        let path = "\(options.cacheFolder)/\(kind)/\(digest)"
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        guard StoredContents(of: path).areIntact else {
            report(.damaged)
            StoredContents(of: path).discard()
            return nil
        }
        // If the time cannot be set, the folder is merely removed earlier.
        utimes(path, nil)
        return path
    }

    package func makeFolder(_ path: String) throws(BuildError) -> String {
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            return path
        } catch {
            throw .cache(path: path, reason: error.localizedDescription)
        }
    }

    /// - Parameter sparing: the digests of builds that are still needed.
    func removeOldBuilds(of kind: String, sparing: Set<String>) {
        removeOldBuilds(in: "\(options.cacheFolder)/\(kind)", sparing: sparing)
    }

    private func removeOldBuilds(in folder: String, sparing: Set<String>) {
        let files = FileManager.default
        let names = (try? files.contentsOfDirectory(atPath: folder)) ?? []
        guard names.count > Self.keptBuilds else { return }
        let finished = names.filter { !$0.contains(CachePruning.unfinishedMark) }.map { folder + "/" + $0 }
        for old in Self.newestFirst(finished).dropFirst(Self.keptBuilds)
        where !sparing.contains((old as NSString).lastPathComponent) {
            FolderLock.remove(old)
        }
    }
}
