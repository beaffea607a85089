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
/// 3. The extractor is that of the compiler's toolchain. Next to a link or a shim of a toolchain manager there may be
///    none, or another shim, which needs the user's home folder.
/// 4. The result is stored under the SDK's digest: next to the SDK if a build prepares it, else in the cache. A file
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

    /// The index; `nil` when it cannot be read, and names that are not supported cannot be recognized. `prepare`
    /// reports the reason.
    package func index() -> APIIndex? {
        let name = Self.folderName + "/\(digest).tsv"
        for folder in [sdk.libraryFolder, options.cacheFolder] {
            if let index = Self.kept(at: "\(folder)/\(name)") { return index }
        }
        guard let index = try? extracted() else { return nil }
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
        try keep(try extracted(), in: sdk.libraryFolder)
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

    /// The program that writes the symbol graphs.
    func extractor() throws(BuildError) -> String {
        guard let toolchain = Toolchain(compiler: options.compiler) else { throw .compilerMissing(options.compiler) }
        let extractor = toolchain.symbolExtractor
        guard FileManager.default.isExecutableFile(atPath: extractor) else { throw .extractorMissing(extractor) }
        return extractor
    }

    private func extracted() throws(BuildError) -> APIIndex {
        let extractor = try extractor()
        let scratch = try UnfinishedFolder.temporary(in: options.cacheFolder)
        defer { scratch.remove() }
        let output = scratch.path
        let own = modules
        let sandbox = CompilerSandbox(options: options, sdk: sdk)
        let limit = MonotonicClock.now + options.timeLimit
        // As many in parallel as there are processors.
        var running: [(module: String, child: ChildProcess)] = []
        var failure: BuildError?
        func waitForFirst() {
            let (module, child) = running.removeFirst()
            defer { child.closeOutput() }
            guard failure == nil, let ended = child.wait(deadline: limit) else {
                child.kill()
                _ = child.wait()
                failure = failure ?? .compilerTimedOut(seconds: options.timeLimit)
                return
            }
            guard ended.ending != .exited(code: 0) else { return }
            let output = String(decoding: child.lastOutput(limit: Self.shownOutput), as: UTF8.self)
            failure = .declarationsUnread(reason: "the extractor failed for module '\(module)': \(output)")
        }
        for module in own + Self.runtimeModules {
            let arguments =
                [
                    "-module-name", module, "-target", Self.target, "-output-dir", output, "-minimum-access-level",
                    "public", "-skip-synthesized-members", ModuleCache.option,
                    ModuleCache(in: options.cacheFolder).path, "-I", sdk.moduleFolder,
                ] + sdk.clangFlags
            let call = ToolchainCall(
                program: extractor, arguments: arguments, folder: output,
                readable: ReadablePaths(folders: [sdk.moduleFolder]))
            do throws(BuildError) {
                let child = try sandbox.launching(call, temporary: output) { launch throws(BuildError) in
                    do throws(ChildProcess.LaunchFailure) {
                        return try ChildProcess.start(launch)
                    } catch {
                        throw .extractorMissing(extractor)
                    }
                }
                running.append((module, child))
            } catch {
                failure = error
            }
            if running.count >= ProcessInfo.processInfo.activeProcessorCount { waitForFirst() }
            if failure != nil { break }
        }
        while !running.isEmpty { waitForFirst() }
        if let failure { throw failure }
        guard let index = APIIndex(graphs: output, modules: Set(own), importedName: Self.importedName) else {
            throw .declarationsUnread(reason: "its symbol graphs have an unknown form or no symbols")
        }
        return index
    }

    /// Bytes of the extractor's output in a message.
    private static let shownOutput = 1_000

    private static var target: String {
        #if arch(arm64)
            "aarch64-unknown-linux-gnu"
        #else
            "x86_64-unknown-linux-gnu"
        #endif
    }
}
