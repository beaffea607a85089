import ExtensionProtocol
import Foundation
import Synchronization

/// Reads what the compiler's symbol-graph extractor tells of the built modules.
///
/// 1. The SDK's modules are those of its folder that bear the name of a module of Apple's; where the module itself has
///    another name (`CombineModule`), it ends in `Module`.
/// 2. Of Swift's own library and Foundation only the names are kept: they tell a name that nothing declares from one
///    that is somewhere.
/// 3. The result is kept under the SDK's digest, beside the SDK where a build prepares it, else in the cache; a file of
///    another digest or of another form is read again.
struct APIReader {
    var sdk: SDKLocation
    var options: BuildOptions

    private static let runtimeModules = [
        "Swift", "_Concurrency", "_StringProcessing", "Observation", "Dispatch", "Foundation", "FoundationEssentials",
        "FoundationInternationalization", "FoundationNetworking", "FoundationXML",
    ]
    /// Modules that are parts of one of Apple's here.
    private static let parts = [
        "FoundationSupplement": "Foundation", "FoundationCombine": "Foundation",
        "FoundationNetworkingSupplement": "Foundation", "OpenCombine": "Combine", "OpenCombineDispatch": "Combine",
        "OpenCombineFoundation": "Combine", "Crypto": "CryptoKit", "SwiftUIEntry": "SwiftUI",
    ]
    private static let suffix = "Module"

    /// The index; `nil` when the toolchain has no extractor or it cannot read the SDK.
    func index() -> APIIndex? {
        let name = Self.folderName + "/\(digest).tsv"
        for folder in [sdk.libraryFolder, options.cacheFolder] {
            if let index = Self.kept(at: "\(folder)/\(name)") { return index }
        }
        guard let index = extracted() else { return nil }
        // A cache that cannot be written costs time only.
        try? keep(index, in: options.cacheFolder)
        return index
    }

    /// What was read from a file, by its path, time and size. Each module of a project asks for it again.
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

    /// Keeps an index in a folder, in the place of an older one.
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

    /// Reads the modules and keeps what they declare beside the SDK, so that no user waits for it.
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
            digest.add(UInt64(truncatingIfNeeded: status.st_size))
            digest.add(UInt64(truncatingIfNeeded: status.st_mtim.tv_sec))
            digest.add(UInt64(truncatingIfNeeded: status.st_mtim.tv_nsec))
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
        let output = "\(options.cacheFolder)/graphs-\(getpid())-\(UUID().uuidString)"
        let manager = FileManager.default
        guard (try? manager.createDirectory(atPath: output, withIntermediateDirectories: true)) != nil else {
            return nil
        }
        defer { try? manager.removeItem(atPath: output) }
        let own = modules
        let limit = MonotonicClock.now + options.timeLimit
        // As many at a time as there are processors.
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
                    "public", "-skip-synthesized-members", "-module-cache-path", options.cacheFolder + "/modules", "-I",
                    sdk.moduleFolder,
                ] + sdk.clangFlags
            var launch = ChildProcess.Launch(
                path: extractor, arguments: arguments, environment: ProcessInfo.processInfo.environment)
            launch.folder = output
            guard let child = try? ChildProcess.start(launch) else {
                isWhole = false
                break
            }
            running.append(child)
            if running.count >= ProcessInfo.processInfo.activeProcessorCount { waitForFirst() }
        }
        while !running.isEmpty { waitForFirst() }
        guard isWhole else { return nil }
        return APIIndex(graphs: output, modules: Set(own))
    }

    private static var target: String {
        #if arch(arm64)
            "aarch64-unknown-linux-gnu"
        #else
            "x86_64-unknown-linux-gnu"
        #endif
    }
}

/// The parts of a symbol graph that matter here.
private struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
        struct Kind: Decodable { var identifier: String }
        struct Identifier: Decodable { var precise: String }
        struct Fragment: Decodable {
            var kind: String
            var spelling: String
        }

        var kind: Kind
        var identifier: Identifier
        var pathComponents: [String]
        var declarationFragments: [Fragment]?
    }

    struct Relationship: Decodable {
        var kind: String
        var source: String
        var targetFallback: String?
        var target: String
    }

    var symbols: [Symbol]
    var relationships: [Relationship]
}

extension APIIndex {
    /// - Parameter graphs: folder with what the extractor wrote.
    fileprivate init?(graphs: String, modules: Set<String>) {
        let files = ((try? FileManager.default.contentsOfDirectory(atPath: graphs)) ?? []).sorted()
        var symbols: [Symbol] = []
        var views: Set<String> = []
        var names: Set<String> = []
        for file in files {
            guard let data = FileManager.default.contents(atPath: graphs + "/" + file) else { continue }
            let module = String(file.prefix { $0 != "." && $0 != "@" })
            guard modules.contains(module) else {
                names.formUnion(Self.titles(in: data))
                continue
            }
            guard let graph = try? JSONDecoder().decode(SymbolGraph.self, from: data) else { return nil }
            var types: [String: String] = [:]
            for symbol in graph.symbols {
                guard let read = Symbol(symbol, module: APIReader.importedName(of: module)) else { continue }
                symbols.append(read)
                if read.kind == .type { types[symbol.identifier.precise] = read.name }
            }
            for relation in graph.relationships
            where relation.kind == "conformsTo" && (relation.targetFallback ?? relation.target) == "SwiftUI.View"
                || relation.kind == "conformsTo" && relation.target == "s:7SwiftUI4ViewP"
            {
                if let name = types[relation.source] { views.insert(name) }
            }
        }
        guard !symbols.isEmpty else { return nil }
        symbols = Set(symbols).sorted { $0.sortingKey < $1.sortingKey }
        self.init(symbols: symbols, views: views, runtimeNames: names)
    }

    /// The names of a graph without their labels, found by their member in the JSON: graphs of Foundation are large.
    private static func titles(in data: Data) -> Set<String> {
        let marker = Array("\"title\":\"".utf8)
        var names: Set<String> = []
        var matched = 0
        var name: [UInt8] = []
        var isInName = false
        for byte in data {
            if isInName {
                if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "(") {
                    let last = name.split(separator: UInt8(ascii: ".")).last ?? []
                    if !last.isEmpty, last.allSatisfy(PlatformConditions.isWord) {
                        names.insert(String(decoding: last, as: UTF8.self))
                    }
                    isInName = false
                    name.removeAll(keepingCapacity: true)
                } else {
                    name.append(byte)
                }
            } else {
                matched = byte == marker[matched] ? matched + 1 : byte == marker[0] ? 1 : 0
                if matched == marker.count { (isInName, matched) = (true, 0) }
            }
        }
        return names
    }

    private static let separator: Character = "\t"

    /// One line for each symbol, then one for the views, then one for the runtime's names.
    fileprivate var text: String {
        let lines = symbols.map { symbol in
            [symbol.module, symbol.kind.rawValue, symbol.owner, symbol.name, symbol.declaration].joined(separator: "\t")
        }
        let views = "views\t" + views.sorted().joined(separator: " ")
        return (lines + [views, "names\t" + names.sorted().joined(separator: " ")]).joined(separator: "\n") + "\n"
    }

    fileprivate init?(text: String) {
        var symbols: [Symbol] = []
        var sets: [Substring: Set<String>] = [:]
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: Self.separator, omittingEmptySubsequences: false)
            if parts.count == 2 {
                sets[parts[0]] = Set(parts[1].split(separator: " ").map(String.init))
            } else if parts.count == 5, let kind = Symbol.Kind(rawValue: String(parts[1])) {
                symbols.append(
                    Symbol(
                        module: String(parts[0]), kind: kind, owner: String(parts[2]), name: String(parts[3]),
                        declaration: String(parts[4])))
            } else {
                return nil
            }
        }
        guard let views = sets["views"], let names = sets["names"] else { return nil }
        self.init(symbols: symbols, views: views, runtimeNames: names)
    }
}

extension APIIndex.Symbol {
    fileprivate init?(_ symbol: SymbolGraph.Symbol, module: String) {
        guard let name = symbol.pathComponents.last, !name.hasPrefix("_") else { return nil }
        switch symbol.kind.identifier {
        case "swift.struct", "swift.class", "swift.enum", "swift.protocol", "swift.typealias", "swift.associatedtype":
            kind = .type
        case "swift.init": kind = .initializer
        case "swift.macro": kind = .macro
        case "swift.method", "swift.type.method", "swift.func", "swift.func.op", "swift.subscript": kind = .function
        default: kind = .value
        }
        self.module = module
        owner = symbol.pathComponents.dropLast().joined(separator: ".")
        self.name = name
        declaration = (symbol.declarationFragments ?? []).filter { $0.kind != "attribute" }.map(\.spelling).joined()
            .split { $0.isWhitespace }.joined(separator: " ")
    }

    fileprivate var sortingKey: [String] { [module, owner, name, kind.rawValue, declaration] }
}

extension [String] {
    fileprivate static func < (first: [String], second: [String]) -> Bool { first.lexicographicallyPrecedes(second) }
}
