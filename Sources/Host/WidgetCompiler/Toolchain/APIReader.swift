import AppleAPI
import ExtensionProtocol
import Foundation
import Subprocesses
import Synchronization

/// Reads the symbol graphs of the built modules, which the compiler's extractor writes.
///
/// 1. The SDK's modules are those in its folder with the name of one of Apple's modules. If the module itself has a
///    different name (`CombineModule`), it ends in `Module`.
/// 2. Only the names of Swift's standard library and Foundation are recorded: they distinguish names that exist
///    somewhere from names that do not exist.
/// 3. The result is stored under the SDK's digest: next to the SDK if a build prepares it, else in the cache. A file
///    with a different digest or format is recreated.
package struct APIReader {
    var sdk: SDKLocation
    var options: BuildOptions

    package init(sdk: SDKLocation, options: BuildOptions) {
        self.sdk = sdk
        self.options = options
    }

    private static let runtimeModules = [
        "Swift", "_Concurrency", "_StringProcessing", "Observation", "Dispatch", "Foundation", "FoundationEssentials",
        "FoundationInternationalization", "FoundationNetworking", "FoundationXML",
    ]
    /// Modules that are part of one of Apple's modules here.
    private static let parts = [
        "FoundationSupplement": "Foundation", "FoundationCombine": "Foundation",
        "FoundationNetworkingSupplement": "Foundation", "OpenCombine": "Combine", "OpenCombineDispatch": "Combine",
        "OpenCombineFoundation": "Combine", "Crypto": "CryptoKit", "SwiftUIEntry": "SwiftUI",
    ]
    private static let suffix = "Module"

    /// The index; `nil` when the toolchain has no extractor or it cannot read the SDK.
    package func index() -> APIIndex? {
        let name = Self.folderName + "/\(digest).tsv"
        for folder in [sdk.libraryFolder, options.cacheFolder] {
            if let index = Self.kept(at: "\(folder)/\(name)") { return index }
        }
        guard let index = extracted() else { return nil }
        // Failing to write the cache only costs time.
        try? keep(index, in: options.cacheFolder)
        return index
    }

    /// The index that was read from a file, by its path, time and size. Every module of a project needs it.
    private static let read = Mutex<(file: String, index: APIIndex)?>(nil)

    private static func kept(at path: String) -> APIIndex? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        let file = "\(path) \(status.st_ino) \(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)"
        if let known = read.withLock({ $0?.file == file ? $0?.index : nil }) { return known }
        guard let text = try? String(contentsOfFile: path, encoding: .utf8), let index = APIIndex(text: text) else {
            return nil
        }
        read.withLock { $0 = (file, index) }
        return index
    }

    private static let folderName = "api"

    /// Stores an index in a folder, replacing an older one.
    private func keep(_ index: APIIndex, in folder: String) throws(BuildError) {
        let place = "\(folder)/\(Self.folderName)"
        do {
            if FileManager.default.fileExists(atPath: place) { try FileManager.default.removeItem(atPath: place) }
            try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
            try index.text.write(toFile: "\(place)/\(digest).tsv", atomically: true, encoding: .utf8)
        } catch {
            throw .cache(path: place, reason: error.localizedDescription)
        }
    }

    /// Reads the modules and stores the index next to the SDK, so that users do not wait for it.
    func prepare() throws(BuildError) {
        guard let index = extracted() else { return }
        try keep(index, in: sdk.libraryFolder)
    }

    private var digest: String {
        var digest = BuildDigest()
        digest.add(options.compiler)
        for module in modules {
            digest.add(module)
            var status = stat()
            guard stat("\(sdk.moduleFolder)/\(module).swiftmodule", &status) == 0 else { continue }
            digest.add(versionOf: status)
        }
        return digest.text
    }

    /// The SDK's modules, by the names of their files.
    var modules: [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: sdk.moduleFolder)) ?? []
        let apple = AppleNames.shared
        return files.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(12)) }.filter { name in
            apple.isModule(name) || Self.parts[name] != nil
                || name.hasSuffix(Self.suffix) && apple.isModule(String(name.dropLast(Self.suffix.count)))
        }.sorted()
    }

    /// A module as sources import it.
    static func importedName(of module: String) -> String {
        if let name = parts[module] { return name }
        return module.hasSuffix(suffix) ? String(module.dropLast(suffix.count)) : module
    }

    private func extracted() -> APIIndex? {
        let compiler = URL(fileURLWithPath: options.compiler).resolvingSymlinksInPath().path
        let extractor = (compiler as NSString).deletingLastPathComponent + "/swift-symbolgraph-extract"
        guard FileManager.default.isExecutableFile(atPath: extractor) else { return nil }
        guard let scratch = try? UnfinishedFolder.temporary(in: options.cacheFolder) else { return nil }
        defer { scratch.remove() }
        let output = scratch.path
        let own = modules
        let sandbox = CompilerSandbox(options: options, sdk: sdk)
        let limit = MonotonicClock.now + options.timeLimit
        // As many in parallel as there are processors.
        var running: [ChildProcess] = []
        var isWhole = true
        func waitForFirst() {
            let child = running.removeFirst()
            let ended = isWhole ? child.wait(deadline: limit) : nil
            if ended == nil {
                child.kill()
                _ = child.wait()
            }
            if ended?.ending != .exited(code: 0) { isWhole = false }
            child.closeOutput()
        }
        for module in own + Self.runtimeModules where isWhole {
            let arguments =
                [
                    "-module-name", module, "-target", Self.target, "-output-dir", output, "-minimum-access-level",
                    "public", "-skip-synthesized-members", "-module-cache-path",
                    ModuleCache(in: options.cacheFolder).path, "-I", sdk.moduleFolder,
                ] + sdk.clangFlags
            let call = ToolchainCall(
                program: extractor, arguments: arguments, folder: output,
                readable: ReadablePaths(folders: [sdk.moduleFolder]))
            let child = try? sandbox.launching(call, temporary: output) { launch throws(BuildError) in
                do throws(ChildProcess.LaunchFailure) {
                    return try ChildProcess.start(launch)
                } catch {
                    throw .compilerMissing(extractor)
                }
            }
            guard let child else {
                isWhole = false
                break
            }
            running.append(child)
            if running.count >= ProcessInfo.processInfo.activeProcessorCount { waitForFirst() }
        }
        while !running.isEmpty { waitForFirst() }
        guard isWhole else { return nil }
        return APIIndex(graphs: output, modules: Set(own), importedName: Self.importedName)
    }

    private static var target: String {
        #if arch(arm64)
            "aarch64-unknown-linux-gnu"
        #else
            "x86_64-unknown-linux-gnu"
        #endif
    }
}
