import Foundation

/// A module of a project that was built for widgets to import.
struct BuiltModule: Hashable, Sendable {
    /// Folder with the module's interface.
    var folder: String
    /// Its code.
    var object: String
    /// Names it with all that went into it.
    var digest: String
    /// Modules of the SDK and the toolchain that it and those below it use.
    var usedModules: Set<String>
}

extension WidgetBuilder {
    private static let objectName = "module.o"

    /// The project's modules that the sources need.
    func moduleGraph(of folder: WidgetFolder, _ sources: PreparedSources) throws(BuildError) -> ModuleGraph {
        let toolchain = Toolchain(compiler: options.compiler)
        let sdk = sdk
        return try ModuleGraph(
            of: folder, imports: sources.declarations.imports, platform: options.platform,
            packages: PackageShelf(tool: PackageTool(options: options)),
            isProvided: { sdk.provides($0, toolchain: toolchain) })
    }

    /// Builds the modules one after the other, or takes finished ones. Each is one call of the compiler and is kept
    /// under a digest of its sources, its flags, and the modules before it.
    func build(_ graph: ModuleGraph) throws(BuildError) -> [BuiltModule] {
        var built: [BuiltModule] = []
        for module in graph.modules {
            let invocation = CompilerInvocation(sources: module.sources, sdk: sdk, options: options, modules: built)
            let digest = invocation.digest
            let kept = try stored("modules-of-projects", digest: digest) { folder throws(BuildError) in
                do throws(BuildError) {
                    try compile(invocation, into: folder)
                } catch {
                    throw error.explained(by: graph)
                }
            }
            built.append(
                BuiltModule(
                    folder: kept.path, object: kept.path + "/" + Self.objectName, digest: digest,
                    usedModules: invocation.usedModules))
        }
        return built
    }

    private func compile(_ invocation: CompilerInvocation, into folder: String) throws(BuildError) {
        let name = invocation.sources.moduleName
        var arguments = try invocation.arguments(scratch: folder)
        arguments += ["-c", "-wmo", "-o", folder + "/" + Self.objectName]
        arguments += ["-emit-module", "-emit-module-path", "\(folder)/\(name).swiftmodule"]
        let (output, ending) = try run(options.compiler, arguments, in: folder)
        guard ending != .exited(code: 0) else { return }
        let messages = CompilerMessage.parse(output)
        guard messages.contains(where: { $0.severity == .error }) else {
            throw .compilerCrashed(Self.tail(of: output))
        }
        throw .compile(CompilerMessageClarity.ofFiles().clarified(messages.filter { $0.severity != .warning }))
    }
}

extension ModuleGraph {
    /// Messages about modules that nobody has, with the reason.
    func explained(_ messages: [CompilerMessage]) -> [CompilerMessage] {
        messages.map { message in
            guard case .module(let name) = message.unsupported, let reason = absences[name] else { return message }
            var message = message
            message.message = "no such module '\(name)': \(reason)"
            return message
        }
    }
}

extension CompilerMessage {
    /// Why a module cannot be had, when the message says so.
    package var absence: String? {
        guard case .module(let name) = unsupported, let range = message.firstRange(of: "'\(name)': ") else {
            return nil
        }
        return "\(name): " + message[range.upperBound...]
    }
}

extension BuildError {
    func explained(by graph: ModuleGraph) -> BuildError {
        guard case .compile(let messages) = self else { return self }
        return .compile(graph.explained(messages))
    }
}

extension WidgetFolder {
    /// With the resources of its modules, which a widget's one bundle holds here.
    func withResources(of graph: ModuleGraph) -> WidgetFolder {
        var folder = self
        for content in graph.modules.map(\.library.content) {
            folder.assetCatalogs += content.assetCatalogs.filter { !folder.assetCatalogs.contains($0) }
            folder.translations += content.translations.filter { !folder.translations.contains($0) }
            folder.looseResources += content.looseResources.filter { !folder.looseResources.contains($0) }
        }
        return folder
    }
}
