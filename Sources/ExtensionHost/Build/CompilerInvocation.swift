import Foundation

/// One call of `swiftc` for a widget's sources.
///
/// All files are compiled together in one frontend process. For the size of a widget that is faster than a process per
/// core, each of which reads the SDK's modules anew: 0.42 s against 0.64 s of processor time for four files, and the
/// same time on the clock where two cores are free. An incremental build would save less than its bookkeeping costs.
struct CompilerInvocation: Sendable {
    var sources: PreparedSources
    var sdk: SDKLocation
    var options: BuildOptions

    /// Modules that every file sees without importing them, because on Apple's platforms their content is Foundation's.
    private static let implicitModules = ["FoundationSupplement"]

    /// Everything that the result depends on.
    var digest: String {
        var digest = BuildDigest()
        digest.add("2")
        for file in sources.files {
            digest.add(file.path)
            digest.add(file.content)
        }
        for flag in flags { digest.add(flag) }
        digest.add(options.compiler)
        var information = stat()
        digest.add(libraryFolder)
        if stat(libraryFolder + "/" + SDKLocation.libraryName, &information) == 0 {
            digest.add(UInt64(truncatingIfNeeded: information.st_size))
            digest.add(UInt64(truncatingIfNeeded: information.st_mtim.tv_sec))
            digest.add(UInt64(truncatingIfNeeded: information.st_mtim.tv_nsec))
        }
        return digest.text
    }

    /// Modules whose libraries need Foundation's own beside them.
    private static let foundationCompanions: Set<String> = ["FoundationNetworking", "FoundationXML"]

    /// Where the SDK's library for these sources is: the one that holds Foundation, unless a library is used that
    /// would bring another Foundation with it.
    var libraryFolder: String {
        let modules = sources.declarations.imports.union(sources.declarations.implicitModules)
        guard let folder = sdk.selfContainedFolder, modules.isDisjoint(with: Self.foundationCompanions) else {
            return sdk.libraryFolder
        }
        return folder
    }

    private var flags: [String] {
        var flags = [
            "-wmo", "-parse-as-library", "-swift-version", options.languageMode, "-module-name", sources.moduleName,
            "-diagnostic-style", "llvm", "-no-color-diagnostics", "-I", sdk.moduleFolder,
            "-module-cache-path", options.cacheFolder + "/modules",
        ]
        flags += options.optimization == .release ? ["-O"] : ["-Onone"]
        for folder in sdk.systemModuleFolders { flags += ["-Xcc", "-fmodule-map-file=\(folder)/module.modulemap"] }
        for folder in ["/usr/include/harfbuzz", "/usr/include/fribidi"] { flags += ["-Xcc", "-I\(folder)"] }
        for module in Self.implicitModules
        where FileManager.default.fileExists(atPath: "\(sdk.moduleFolder)/\(module).swiftmodule") {
            flags += ["-Xfrontend", "-import-module", "-Xfrontend", module]
        }
        for module in sources.declarations.implicitModules.sorted() {
            flags += ["-Xfrontend", "-import-module", "-Xfrontend", module]
        }
        if sources.declarations.usesMacros, let plugin = sdk.macroPlugin {
            flags += ["-load-plugin-executable", "\(plugin)#TesseraMacros"]
        }
        return flags
    }

    /// Writes what the call needs into `scratch` and gives the call's arguments up to the kind of output.
    func arguments(scratch: String) throws(BuildError) -> [String] {
        if sources.declarations.usesMacros, sdk.macroPlugin == nil { throw .macrosMissing }
        var arguments = flags
        var overlaid: [(original: String, replacement: String)] = []
        for (index, file) in sources.files.enumerated() {
            guard let rewritten = file.rewritten else { continue }
            let replacement = "\(scratch)/overlay-\(index).swift"
            try write(rewritten, to: replacement)
            overlaid.append((file.path, replacement))
        }
        if !overlaid.isEmpty {
            let path = scratch + "/overlay.yaml"
            try write(Array(Self.overlay(overlaid).utf8), to: path)
            arguments += ["-vfsoverlay", path]
        }
        arguments += sources.files.map(\.path)
        if let main = sources.declarations.generatedMain {
            let path = scratch + "/GeneratedMain.swift"
            try write(Array(main.utf8), to: path)
            arguments.append(path)
        }
        return arguments
    }

    /// A file-system overlay in LLVM's format: each original path shows the replacement's content under its own name.
    private static func overlay(_ files: [(original: String, replacement: String)]) -> String {
        let roots = files.map { file in
            """
                { "type": "file", "name": \(quoted(file.original)),
                  "external-contents": \(quoted(file.replacement)) }
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

    private static func quoted(_ path: String) -> String {
        let escaped = path.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] }
        return "\"" + String(escaped) + "\""
    }

    private func write(_ bytes: [UInt8], to path: String) throws(BuildError) {
        guard FileManager.default.createFile(atPath: path, contents: Data(bytes)) else {
            throw .cache(path: path, reason: "the file cannot be written; is the disk full?")
        }
    }
}
