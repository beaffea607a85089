import Foundation

/// One call of `swiftc` for a widget's sources.
package struct CompilerInvocation: Sendable {
    var sources: PreparedSources
    var sdk: SDKLocation
    var options: BuildOptions
    /// The project's built modules that the sources may import.
    var modules: [BuiltModule]

    package init(
        sources: PreparedSources, sdk: SDKLocation, options: BuildOptions, modules: [BuiltModule] = []
    ) {
        self.sources = sources
        self.sdk = sdk
        self.options = options
        self.modules = modules
    }

    /// Modules that every file imports implicitly, because on Apple's platforms their content belongs to Foundation.
    private static let implicitModules = ["FoundationSupplement", "FoundationCombine"]

    /// Apple's modules that have a different name here: the host's own packages test whether such a module exists and
    /// would build differently if it did. Sources import them by Apple's name.
    static let moduleAliases = [
        ("Combine", "CombineModule"), ("Security", "SecurityModule"), ("Darwin", "Glibc"),
        ("CryptoKit", "CryptoKitModule"), ("CommonCrypto", "CommonCryptoModule"), ("Network", "NetworkModule"),
        ("Accelerate", "AccelerateModule"), ("ObjectiveC", "ObjectiveCModule"),
        ("System", "SystemModule"),
        // The toolchain has a C module with that name, whose types differ from Foundation's.
        ("CoreFoundation", "FoundationSupplement"),
    ]

    /// A digest of everything that the result depends on.
    package var digest: String {
        var digest = BuildDigest()
        addSettings(to: &digest)
        for file in sources.files {
            digest.add(file.path)
            // Platforms for which the sources are identical share a build.
            digest.add(file.rewritten ?? file.content)
        }
        for file in sources.generatedFiles {
            digest.add(file.name)
            digest.add(file.content)
        }
        return digest.text
    }

    /// A digest of what earlier builds must have in common with this one for their object files to be usable.
    var workDigest: String {
        var digest = BuildDigest()
        addSettings(to: &digest)
        digest.add(sources.folder)
        // The compiler detects changes in the user's files, which are the same on every platform.
        if sources.files.contains(where: { $0.rewritten != nil }) { digest.add(options.platform.rawValue) }
        return digest.text
    }

    /// What the compiler reads, except the SDK and files that it is given in its working folder.
    package var readable: ReadablePaths {
        ReadablePaths(
            files: sources.files.map(\.path), folders: modules.flatMap(\.readable) + [sdk.moduleFolder])
    }

    /// The compiler, its flags, its sandbox and the SDK.
    private func addSettings(to digest: inout BuildDigest) {
        digest.add("8")
        if options.trustsSources { digest.add("trusted") }
        for flag in flags { digest.add(flag) }
        for module in modules { digest.add(module.digest) }
        digest.add(options.compiler)
        var information = stat()
        for libraries in libraries {
            digest.add(libraries.folder)
            guard stat(libraries.folder + "/" + SDKLocation.libraryName, &information) == 0 else { continue }
            digest.add(versionOf: information)
        }
    }

    /// The toolchain's modules whose libraries need its shared Foundation.
    static let foundationCompanions: Set<String> = ["FoundationNetworking", "FoundationXML"]

    /// The libraries to link with, fastest first.
    var libraries: [SDKLocation.Libraries] {
        let aliases = Dictionary(Self.moduleAliases) { first, _ in first }
        return sdk.libraries(for: Set(usedModules.map { aliases[$0] ?? $0 }))
    }

    /// Modules of the SDK and the toolchain that these sources or their dependencies use.
    var usedModules: Set<String> {
        modules.reduce(sources.declarations.imports.union(implicitModules)) { $0.union($1.usedModules) }
    }

    /// Whether a package's module, or one of its dependencies, imports more than Swift's own modules and other modules
    /// of the package. Otherwise, the members that Foundation adds to Swift's types are not visible to it.
    private var seesFoundation: Bool {
        guard sources.language.packageName != nil else { return true }
        return !usedModules.subtracting(modules.map(\.name)).isSubset(of: Self.ofSwift)
    }

    private static let ofSwift: Set<String> = ["Swift", "Builtin", "_Concurrency", "Synchronization", "Glibc"]

    /// Modules that the sources import implicitly, as far as the platform and this SDK have them.
    private var implicitModules: Set<String> {
        let conditions = PlatformConditions(platform: options.platform)
        let aliases = Dictionary(Self.moduleAliases) { first, _ in first }
        return sources.declarations.implicitModules.filter { name in
            guard name != sources.moduleName, conditions.has(name) else { return false }
            let file = "\(aliases[name] ?? name).swiftmodule"
            return Self.ofToolchain.contains(name)
                || FileManager.default.fileExists(atPath: "\(sdk.moduleFolder)/\(file)")
                || sdk.systemModuleFolders.contains { ($0 as NSString).lastPathComponent == name }
        }
    }

    /// Implicit modules of the toolchain.
    private static let ofToolchain: Set<String> = [
        "Foundation", "FoundationNetworking", "FoundationXML", "Observation", "Darwin",
    ]

    private var moduleCache: ModuleCache {
        ModuleCache(
            in: options.cacheFolder, headers: modules.compactMap(\.headers), isTrusted: options.trustsSources)
    }

    private var flags: [String] {
        var flags = [
            "-parse-as-library", "-swift-version", sources.language.mode ?? options.languageMode,
            "-module-name", sources.moduleName,
            "-diagnostic-style", "llvm", "-no-color-diagnostics",
            ModuleCache.option, moduleCache.path,
        ]
        // A project's own module takes precedence over one with the same name next to the SDK.
        flags += modules.flatMap(\.flags) + ["-I", sdk.moduleFolder]
        flags += options.optimization == .release ? ["-O", "-wmo"] : ["-Onone"]
        // Otherwise the first use of a generic type, such as a stack with other views, makes the runtime search all
        // conformances of the SDK to find what the compiler knows.
        flags += ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"]
        flags += sources.language.flags
        flags += sdk.clangFlags
        for module in Self.implicitModules
        where seesFoundation && FileManager.default.fileExists(atPath: "\(sdk.moduleFolder)/\(module).swiftmodule") {
            flags += ["-Xfrontend", "-import-module", "-Xfrontend", module]
        }
        // A file must not import an alias's target itself. Imports of Glibc next to Darwin are for a different
        // platform.
        let imports = sources.declarations.imports.union(implicitModules)
        for (name, target) in Self.moduleAliases
        where imports.contains(name) && (name == "Darwin" || !imports.contains(target)) {
            flags += ["-module-alias", "\(name)=\(target)"]
        }
        for module in implicitModules.sorted() {
            flags += ["-Xfrontend", "-import-module", "-Xfrontend", module]
        }
        if sources.declarations.usesMacros, let plugin = sdk.macroPlugin {
            flags += ["-load-plugin-library", plugin]
        }
        return flags
    }

    /// Arguments that type-check the sources without compiling them, on all processors. An expression that takes longer
    /// than a user would wait is abandoned and reported.
    package var checking: [String] {
        ["-typecheck", "-Xfrontend", "-solver-expression-time-threshold=\(Self.expressionLimit)"] + sideBySide
    }

    /// The maximum number of files per compiler process.
    private static let batchLimit = 200

    /// Sources smaller than this, in bytes, are compiled by one process. For two files with 2 KB in all, one process
    /// takes 0.20 s of processor time, and two take 0.32 s.
    private static let sizeForOneProcess = 8_192

    /// Arguments that make several processes compile the files: one per processor, because each reads all files and the
    /// SDK, and a single one for small sources. By default, the driver starts one for every 25 files.
    var sideBySide: [String] {
        let processors = ProcessInfo.processInfo.activeProcessorCount
        let size = sources.files.reduce(0) { $0 + ($1.rewritten ?? $1.content).count }
        let count = sources.files.count + sources.generatedFiles.count
        let wanted = size < Self.sizeForOneProcess ? 1 : processors
        let batches = min(max(wanted, count.dividedUp(by: Self.batchLimit)), max(count, 1))
        return ["-enable-batch-mode", "-j\(processors)", "-driver-batch-count", "\(batches)"]
    }

    /// Arguments for the compiler frontend, which type-checks some files and reads the others as needed; the driver
    /// would check all of them.
    ///
    /// - Parameter paths: the files to check.
    /// - Returns: `nil` if the compiler does not belong to a toolchain, or its flags are for the driver.
    func checking(only paths: Set<String>, scratch: String) throws(BuildError) -> [String]? {
        guard let toolchain = Toolchain(compiler: options.compiler), options.optimization == .debug else { return nil }
        let files = files(in: scratch).map(\.path)
        let flags = try arguments(scratch: scratch).dropLast(files.count).filter { $0 != "-Xfrontend" }
        return ["-frontend", "-typecheck"] + flags + toolchain.pluginFlags
            + ["-solver-expression-time-threshold=\(Self.expressionLimit)"]
            + files.flatMap { paths.contains($0) ? ["-primary-file", $0] : [$0] }
    }

    /// Seconds for one expression of sources that do not compile. If an operand's type is unknown, an expression with
    /// operators often has so many interpretations that the compiler never finishes.
    private static let expressionLimit = 3

    /// The files to compile, including generated ones.
    func files(in scratch: String) -> [(path: String, content: [UInt8])] {
        let own =
            sources.files.map { ($0.path, $0.content) }
            + sources.generatedFiles.map { (scratch + "/" + $0.name, $0.content) }
        guard let main = sources.declarations.generatedMain else { return own }
        return own + [(Self.mainFile(in: scratch), Array(main.utf8))]
    }

    private static func mainFile(in scratch: String) -> String { scratch + "/GeneratedMain.swift" }

    /// Writes the files for the call to `scratch` and returns the call's arguments, except the kind of output.
    package func arguments(scratch: String) throws(BuildError) -> [String] {
        if sources.declarations.usesMacros, sdk.macroPlugin == nil { throw .macrosMissing }
        var arguments = flags
        var overlaid: [(original: String, replacement: String)] = []
        for (index, file) in sources.files.enumerated() {
            guard let rewritten = file.rewritten else { continue }
            let replacement = "\(scratch)/overlay-\(index).swift"
            try IncrementalBuildFolder.write(rewritten, to: replacement)
            overlaid.append((file.path, replacement))
        }
        if !overlaid.isEmpty {
            let path = scratch + "/overlay.yaml"
            try IncrementalBuildFolder.write(Array(Self.overlay(overlaid).utf8), to: path)
            arguments += ["-vfsoverlay", path]
        }
        for file in sources.generatedFiles {
            let path = scratch + "/" + file.name
            // An unchanged file keeps its modification time, so that it is not compiled again.
            guard FileManager.default.contents(atPath: path).map({ [UInt8]($0) }) != file.content else { continue }
            try IncrementalBuildFolder.write(file.content, to: path)
        }
        if let main = sources.declarations.generatedMain {
            try IncrementalBuildFolder.write(Array(main.utf8), to: Self.mainFile(in: scratch))
        }
        return arguments + files(in: scratch).map(\.path)
    }

    /// A file-system overlay in LLVM's format: each original path shows the replacement's content under its own name.
    private static func overlay(_ files: [(original: String, replacement: String)]) -> String {
        let roots = files.map { file in
            """
                { "type": "file", "name": \(IncrementalBuildFolder.quoted(file.original)),
                  "external-contents": \(IncrementalBuildFolder.quoted(file.replacement)) }
            """
        }
        return """
            {
              "version": 0,
              "use-external-names": false,
              "roots": [
            \(roots.joined(separator: ",\n"))
              ]
            }

            """
    }
}

extension Int {
    fileprivate func dividedUp(by divisor: Int) -> Int { (self + divisor - 1) / divisor }
}
