import ExtensionProtocol
import Foundation

/// The location of the prebuilt SDK: its library and the modules that widget sources import.
package struct SDKLocation: Hashable, Sendable {
    /// The folder with `libTesseraSDK.so`.
    package var libraryFolder: String
    /// The folder with the library of the same name that also contains the Swift runtime and Foundation, if it exists.
    package var selfContainedFolder: String?
    /// The folder with the Swift modules.
    package var moduleFolder: String
    /// Folders with the module maps of system libraries that the SDK's modules import.
    package var systemModuleFolders: [String]
    /// The compiler plug-in with the SDK's macros, if it was built.
    package var macroPlugin: String?
    /// The folder with fonts and symbols, if they were downloaded.
    package var assetFolder: String?

    package static let libraryName = "libTesseraSDK.so"

    package struct Missing: Error, Hashable, Sendable, CustomStringConvertible {
        package var searched: [String]

        package var description: String {
            "the widget SDK (\(SDKLocation.libraryName)) was not found in " + searched.joined(separator: ", ")
                + "; run `./dev build`, or set TESSERA_SDK to its folder"
        }
    }

    /// Searches in `TESSERA_SDK`, else next to the running executable. `TESSERA_ASSETS` specifies a different folder of
    /// fonts and symbols.
    ///
    /// - Parameters:
    ///   - environment: the process's environment variables.
    ///   - executable: the path of the running executable, from `/proc/self/exe`.
    package static func find(
        environment: [String: String] = ProcessInfo.processInfo.environment,
        executable: String = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    ) throws(Missing) -> SDKLocation {
        let beside = (executable as NSString).deletingLastPathComponent
        let candidates = environment["TESSERA_SDK"].map { [$0] } ?? [beside, beside + "/../lib/tessera"]
        for folder in candidates where FileManager.default.fileExists(atPath: folder + "/" + libraryName) {
            var location = SDKLocation(folder: URL(fileURLWithPath: folder).resolvingSymlinksInPath().path)
            if let assets = environment[LaunchVariable.assets.rawValue], !assets.isEmpty {
                location.assetFolder = assets
            }
            return location
        }
        throw Missing(searched: candidates)
    }

    /// Finds the parts in a build folder of the package, or in an installed SDK.
    ///
    /// An installed SDK has everything in one folder; for a build folder, module maps and the macro plug-in are in the
    /// enclosing checkout.
    package init(folder: String) {
        libraryFolder = folder
        selfContainedFolder = Self.selfContainedFolder(in: folder)
        moduleFolder = folder + "/Modules"
        systemModuleFolders = Self.systemModules(below: folder + "/SystemModules")
        macroPlugin = Self.plugin(in: folder)
        assetFolder = Self.assets(folder + "/Assets")
        var checkout = folder
        for _ in 0..<5 where systemModuleFolders.isEmpty {
            checkout = (checkout as NSString).deletingLastPathComponent
            systemModuleFolders = Self.systemModules(below: checkout + "/Sources/C")
            macroPlugin = macroPlugin ?? Self.plugin(in: checkout + "/Macros/.build/release")
            assetFolder = assetFolder ?? Self.assets(checkout + "/Assets")
        }
        systemModuleFolders += Self.packageModules.map { "\(folder)/\($0).build" }.filter(Self.holdsModuleMap)
    }

    /// C modules of packages that the SDK's modules import; the build writes their module maps.
    private static let packageModules = ["COpenCombineHelpers"]

    /// The compiler's flags for the C modules that the SDK's modules need.
    var clangFlags: [String] {
        let headers = ["/usr/include/harfbuzz", "/usr/include/fribidi"].map { "-I" + $0 }
        return (systemModuleFolders.map { "-fmodule-map-file=\($0)/module.modulemap" } + headers)
            .flatMap { ["-Xcc", $0] }
    }

    /// The folders that a compiler reads, as few as possible. In a build folder, the module maps of packages name
    /// headers elsewhere.
    var readable: ReadablePaths {
        let maps = Self.packageModules.map { "\(libraryFolder)/\($0).build/module.modulemap" }
        let headers = maps.flatMap { map in
            let text = (try? String(contentsOfFile: map, encoding: .utf8)) ?? ""
            return text.split(separator: "\"").map(String.init).filter { $0.hasPrefix("/") }
        }
        // System modules are next to one another, and each is read through the folder with all of them.
        return ReadablePaths(
            files: headers + systemModuleFolders + [macroPlugin].compactMap(\.self),
            folders: [libraryFolder, selfContainedFolder].compactMap(\.self), shared: nil)
    }

    private static func holdsModuleMap(_ folder: String) -> Bool {
        FileManager.default.fileExists(atPath: folder + "/module.modulemap")
    }

    /// The folder of the library that `Tools/sdk/link` created, if it is newer than the last build.
    private static func selfContainedFolder(in folder: String) -> String? {
        func age(_ path: String) -> (seconds: Int, nanoseconds: Int)? {
            var information = stat()
            guard stat(path, &information) == 0 else { return nil }
            return (information.st_mtim.tv_sec, information.st_mtim.tv_nsec)
        }
        let selfContained = folder + "/SDK"
        guard let linked = age(selfContained + "/" + libraryName), let built = age(folder + "/" + libraryName),
            linked >= built
        else { return nil }
        return selfContained
    }

    private static func systemModules(below folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().map { folder + "/" + $0 }.filter(holdsModuleMap)
    }

    private static func assets(_ path: String) -> String? {
        FileManager.default.fileExists(atPath: path + "/fonts") ? path : nil
    }

    private static func plugin(in folder: String) -> String? {
        let path = folder + "/libTesseraMacros.so"
        return FileManager.default.fileExists(atPath: path) ? path : nil
    }

    /// Whether sources can import a module with that name without building it.
    func provides(_ module: String, toolchain: Toolchain?) -> Bool {
        if CompilerInvocation.moduleAliases.contains(where: { $0.0 == module }) { return true }
        let folders = [moduleFolder] + [toolchain?.runtimeFolder].compactMap(\.self)
        return ["Swift", "Glibc", "Builtin"].contains(module)
            || systemModuleFolders.contains { ($0 as NSString).lastPathComponent == module }
            || folders.contains { FileManager.default.fileExists(atPath: "\($0)/\(module).swiftmodule") }
    }

    /// Identifies the libraries that widgets load, by their content. Only those that `Tools/sdk/link` created have a
    /// build ID.
    package var buildID: String? {
        selfContainedFolder.flatMap { try? String(contentsOfFile: $0 + "/build-id", encoding: .utf8) }
            .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    }

    package var library: String { libraryFolder + "/" + Self.libraryName }

    /// Libraries that a widget can be linked with.
    struct Libraries: Hashable, Sendable {
        /// The source of Foundation and the Swift runtime.
        enum Runtime: Hashable, Sendable {
            /// The SDK's library; other modules of the SDK are libraries next to it.
            case contained
            case ofToolchain
        }

        /// Which of the one-module libraries the linker reads. Reading all of them takes longer than the rest of the
        /// link.
        enum Extent: Hashable, Sendable {
            case modules(Set<String>)
            case all
        }

        var folder: String
        var runtime: Runtime
        var extent = Extent.all

        /// Paths of the libraries that contain one module each.
        var modules: [String] {
            if case .modules(let names) = extent {
                return names.sorted().map { "\(folder)/\(modulePrefix)\($0).so" }
                    .filter(FileManager.default.fileExists)
            }
            let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            return files.sorted()
                .filter { $0.hasPrefix(modulePrefix) && $0 != libraryName && $0.hasSuffix(".so") }
                .map { "\(folder)/\($0)" }
        }
    }

    private static let moduleList = "modules"
    private static let modulePrefix = "libTessera"

    /// The libraries for code that uses some modules, fastest first. Any of them works if linking succeeds.
    ///
    /// - Parameter used: the modules that the code imports, by their file names.
    func libraries(for used: Set<String>) -> [Libraries] {
        let own = Libraries(folder: libraryFolder, runtime: .ofToolchain)
        guard let folder = selfContainedFolder else { return [own] }
        let list = (try? String(contentsOfFile: folder + "/" + Self.moduleList, encoding: .utf8)) ?? ""
        let contained = Set(list.split(separator: "\n").map(String.init))
        let lacking = used.filter { name in
            !contained.contains(name) && FileManager.default.fileExists(atPath: "\(moduleFolder)/\(name).swiftmodule")
        }
        let companions = used.intersection(CompilerInvocation.foundationCompanions)
        guard lacking.isEmpty, companions.isSubset(of: contained) else { return [own] }
        // Symbols of re-exported modules are in other libraries.
        let extents: [Libraries.Extent] = [.modules(used), .all]
        return extents.map { Libraries(folder: folder, runtime: .contained, extent: $0) } + [own]
    }

    /// Reads the SDK's declarations and stores them next to the SDK; diagnoses of missing names need them.
    package func prepareIndex(options: BuildOptions = BuildOptions()) throws(BuildError) {
        try APIReader(sdk: self, options: options).prepare()
    }
}
