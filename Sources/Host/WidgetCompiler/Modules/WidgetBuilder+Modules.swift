import Foundation
import Synchronization
import XcodeProject

/// A built module of a project, which widgets import.
package struct BuiltModule: Hashable, Sendable {
    var name: String
    /// The compiler's flags to find the module's interface.
    var flags: [String]
    /// Its code.
    var objects: [String]
    /// Names of system libraries that the code needs.
    var libraries: [String] = []
    /// Identifies it by all of its inputs.
    var digest: String
    /// The folder with a C module's headers, which others may include.
    var headers: String?
    /// The folders with its products and its headers.
    var readable: [String]
    /// Modules of the SDK and the toolchain that it and its dependencies use.
    var usedModules: Set<String>
}

extension WidgetBuilder {
    private static let kind = "modules-of-projects"
    private static let objectName = "module.o"
    private static let moduleMapName = "module.modulemap"

    /// The project's modules that the sources need.
    ///
    /// - Parameter sdk: the SDK as sources see it.
    package func moduleGraph(
        of folder: WidgetFolder, _ sources: PreparedSources, sdk: SDKLocation, toolchain: Toolchain?
    ) throws(BuildError) -> ModuleGraph {
        return try ModuleGraph(
            of: folder, imports: sources.declarations.imports, platform: options.platform,
            packages: PackageCache(
                tool: PackageTool(options: options, pins: folder.packagePins, report: report),
                within: folder.packageBoundary ?? ProjectBoundary(around: folder.path)),
            isProvided: { sdk.provides($0, toolchain: toolchain) })
    }

    /// Builds the modules, or takes cached ones, as many in parallel as there are processors. Each is one call of the
    /// compiler and is cached under a digest of its sources, its flags, and the modules that it may import. Old ones
    /// are removed at the end. If several fail, the messages of the first one in the graph are reported.
    package func build(_ graph: ModuleGraph) throws(BuildError) -> [BuiltModule] {
        guard !graph.modules.isEmpty else { return [] }
        let begun = Mutex(0)
        let order = TaskGraph<BuiltModule, BuildError>(needs: graph.needs)
        let built = try order.run(width: ProcessInfo.processInfo.activeProcessorCount) {
            (index, needed) throws(BuildError) in
            let number = begun.withLock { count in
                count += 1
                return count
            }
            return try build(graph.modules[index], after: needed, of: graph, number: number)
        }
        if !built.isEmpty { removeOldBuilds(of: Self.kind, sparing: Set(built.map(\.digest))) }
        return built
    }

    /// Builds one module, or takes a cached one.
    ///
    /// - Parameters:
    ///   - built: modules in the graph's order, including all that it may import.
    ///   - number: the module's position in the graph.
    func build(
        _ module: ModuleGraph.Module, after built: [BuiltModule], of graph: ModuleGraph, number: Int
    ) throws(BuildError) -> BuiltModule {
        let name = module.library.name
        let begin = { report(.compiling(module: name, number: number, count: graph.modules.count)) }
        let missing = graph.missingImports(of: module.sources)
        guard missing.isEmpty else { throw .compile(graph.explained(missing)) }
        let needed = module.needed(of: built)
        if let target = module.library.cTarget { return try build(target, named: name, after: needed, begin) }
        let invocation = CompilerInvocation(
            sources: module.sources, sdk: try visibleSDK(), options: options, modules: needed)
        let digest = invocation.digest
        let kept = try compiled(Self.kind, digest: digest) { folder throws(BuildError) in
            begin()
            do throws(BuildError) {
                try compile(invocation, into: folder)
            } catch {
                guard try compileForMachine(module, invocation, into: folder) else { throw error.explained(by: graph) }
            }
        }
        return BuiltModule(
            name: name, flags: ["-I", kept.path],
            objects: Self.objectNames(of: invocation).map { kept.path + "/" + $0 }, digest: digest,
            readable: [kept.path], usedModules: invocation.usedModules)
    }

    /// Compiles a package's Swift module that depends on C code with this machine's conditions: the C code is compiled
    /// for this machine, and the module must not use what it omits.
    ///
    /// - Returns: whether it compiles.
    private func compileForMachine(
        _ module: ModuleGraph.Module, _ invocation: CompilerInvocation, into folder: String
    ) throws(BuildError) -> Bool {
        let isBesideC = invocation.modules.contains { built in
            built.headers != nil && module.sources.declarations.imports.contains(built.name)
        }
        guard isBesideC, invocation.sources.language.packageName != nil else { return false }
        var invocation = invocation
        invocation.sources = try PreparedSources(
            module.library.content, platform: options.platform, role: .library(module.library), system: .machine)
        do throws(BuildError) {
            try compile(invocation, into: folder)
            return true
        } catch {
            guard case .compile = error else { throw error }
            return false
        }
    }

    /// Compiles a C target with the toolchain's C compiler.
    private func build(
        _ target: CTarget, named name: String, after built: [BuiltModule], _ begin: () -> Void
    ) throws(BuildError) -> BuiltModule {
        guard let toolchain = Toolchain(compiler: options.compiler) else { throw .compilerMissing(options.compiler) }
        let others = built.filter { $0.headers != nil }
        let flags =
            ["-c", "-O1", "-fPIC", "-I", target.headers] + target.flags
            + others.compactMap(\.headers).map { "-I" + $0 }
        var digest = BuildDigest()
        let trust = options.trustsSources ? "trusted" : "confined"
        for text in ["3", trust, toolchain.linkDriver, target.name] + flags + others.map(\.digest) { digest.add(text) }
        for path in target.sources + target.includedFiles {
            digest.add(path)
            digest.add([UInt8]((try? LimitedFile.read(path, limit: CTarget.fileLimit)) ?? Data()))
        }
        let compiler = CCompiler(
            builder: self, toolchain: toolchain, target: target, others: others.flatMap(\.readable))
        let kept = try stored(Self.kind, digest: digest.text) { folder throws(BuildError) in
            begin()
            for (index, source) in target.sources.enumerated() {
                let arguments = flags + ["-o", "\(folder)/\(index).o", source]
                try compiler.compile(source, arguments, in: folder)
            }
            if target.moduleMap == nil {
                try IncrementalBuildFolder.write(
                    Array(target.generatedModuleMap.utf8), to: "\(folder)/\(Self.moduleMapName)")
            }
        }
        let map = target.moduleMap ?? kept.path + "/" + Self.moduleMapName
        return BuiltModule(
            name: name, flags: ["-Xcc", "-fmodule-map-file=\(map)", "-Xcc", "-I\(target.headers)"],
            objects: target.sources.indices.map { "\(kept.path)/\($0).o" }, libraries: target.libraries,
            digest: digest.text, headers: target.headers,
            readable: [kept.path] + target.readable, usedModules: [])
    }

    /// The number of files from which a module is compiled by several processes. Each of them reads all files, which
    /// for few files costs more than it saves.
    private static let manyFiles = 40

    /// One object for the whole module, or one for each file if several processes compile it.
    private static func objectNames(of invocation: CompilerInvocation) -> [String] {
        let files = invocation.files(in: "").map { ($0.path as NSString).lastPathComponent }
        guard files.count >= manyFiles, invocation.options.optimization == .debug else { return [objectName] }
        return files.map { ($0 as NSString).deletingPathExtension + ".o" }
    }

    private func compile(_ invocation: CompilerInvocation, into folder: String) throws(BuildError) {
        try remedying(invocation) { invocation throws(BuildError) in try compileOnce(invocation, into: folder) }
    }

    private func compileOnce(_ invocation: CompilerInvocation, into folder: String) throws(BuildError) {
        let name = invocation.sources.moduleName
        var arguments = try invocation.arguments(scratch: folder)
        if Self.objectNames(of: invocation) == [Self.objectName] {
            arguments += ["-c", "-wmo", "-o", folder + "/" + Self.objectName]
        } else {
            // The compiler writes the objects to its working folder.
            arguments += ["-c"] + invocation.sideBySide
        }
        arguments += ["-emit-module", "-emit-module-path", "\(folder)/\(name).swiftmodule"]
        let (output, ending) = try run(options.compiler, arguments, in: folder, reading: invocation.readable)
        guard ending != .exited(code: 0) else { return }
        let messages = CompilerMessage.parse(output)
        guard messages.contains(where: { $0.severity == .error }) else {
            throw .compilerCrashed(Self.tail(of: output))
        }
        throw .compile(messages.withoutWarnings)
    }
}

extension ModuleGraph {
    /// Adds the reasons to messages about modules that do not exist.
    package func explained(_ messages: [CompilerMessage]) -> [CompilerMessage] {
        messages.map { message in
            guard case .module(let name) = message.unsupported, let reason = absences[name] else { return message }
            var message = message
            message.message = "no such module '\(name)': \(reason)"
            return message
        }
    }
}

extension BuildError {
    func explained(by graph: ModuleGraph) -> BuildError {
        guard case .compile(let messages) = self else { return self }
        return .compile(graph.explained(messages))
    }
}

extension WidgetFolder {
    /// Adds the resources of its modules, which are all in the widget's bundle here.
    func withResources(of graph: ModuleGraph) -> WidgetFolder {
        var folder = self
        for content in graph.modules.map(\.library.content) {
            folder.assetCatalogs += content.assetCatalogs.filter { !folder.assetCatalogs.contains($0) }
            folder.translations += content.translations.filter { !folder.translations.contains($0) }
            folder.dataModels += content.dataModels.filter { !folder.dataModels.contains($0) }
            folder.looseResources += content.looseResources.filter { !folder.looseResources.contains($0) }
            folder.foreignPaths.formUnion(content.foreignPaths)
            if let list = content.infoPlistData { folder.moduleInfoPlists.append([UInt8](list)) }
        }
        return folder
    }
}
