import ExtensionProtocol
import Foundation
import Synchronization
import XcodeProject

/// Why a package is not available, as the end of a sentence.
struct PackageFailure: Error, Hashable {
    var reason: String
}

/// Reads the content of packages with Swift Package Manager, which fetches remote ones.
///
/// 1. A local package's manifest is evaluated by `swift package dump-package`, in a sandbox; the result is cached under
///    a digest of the manifest.
/// 2. For a remote package, a manifest is generated that depends only on it, and it is fetched with its dependencies, in
///    the versions that the project pins (`PackageFetch`). They stay in the cache folder, so that later builds need
///    no network.
/// 3. An unavailable package is not requested again by this process; otherwise, every saved file would wait for it
///    again.
struct PackageTool: Sendable {
    var options: BuildOptions
    /// The file that pins the versions of packages, if there is one.
    var pins: String?
    var manager: PackageManager
    private let report: @Sendable (BuildProgress) -> Void
    /// Bytes of a manifest or of a pins file.
    private static let fileLimit = 16 << 20
    /// Keyed by the request.
    private static let failures = Mutex<[String: PackageFailure]>([:])

    private var folder: String { options.cacheFolder + "/packages" }

    /// - Parameter report: called when a lengthy step begins.
    init(
        options: BuildOptions, pins: String?, report: @escaping @Sendable (BuildProgress) -> Void = { _ in }
    ) {
        self.options = options
        self.pins = pins
        self.report = report
        manager = PackageManager(options: options)
    }

    /// The content of the package and of those that were fetched with it.
    func contents(of package: PackageReference) throws(PackageFailure) -> [PackageContent] {
        switch package.place {
        case .local(let path): return [try content(at: path)]
        case .remote(let url, let requirement):
            let checkouts = try fetched(url, requirement, named: package.name)
            var contents: [PackageContent] = []
            for path in checkouts {
                do throws(PackageFailure) {
                    var content = try content(at: path)
                    // Its dependencies are already next to it.
                    content.dependencies = []
                    contents.append(content)
                } catch {
                    // A package that cannot be read only matters when one of its modules is needed.
                    continue
                }
            }
            return contents
        }
    }

    private func content(at path: String) throws(PackageFailure) -> PackageContent {
        let manifest: Data
        do throws(LimitedFile.Rejection) {
            manifest = try LimitedFile.read(path + "/Package.swift", limit: Self.fileLimit)
        } catch {
            guard error == .missing else { throw PackageFailure(reason: "its Package.swift cannot be read: \(error)") }
            throw PackageFailure(reason: "\(path) has no Package.swift")
        }
        var digest = BuildDigest()
        digest.add("2")
        digest.add(path)
        digest.add(options.compiler)
        for name in (try? FileManager.default.contentsOfDirectory(atPath: path))?.sorted() ?? []
        where name.hasPrefix("Package@") {
            digest.add([UInt8]((try? LimitedFile.read(path + "/" + name, limit: Self.fileLimit)) ?? Data()))
        }
        digest.add([UInt8](manifest))
        let kept = folder + "/manifests/\(digest.text).json"
        if let data = FileManager.default.contents(atPath: kept), let table = Self.table(data) {
            return PackageContent(manifest: table, at: path, platform: options.platform)
        }
        return try once(kept) { () throws(PackageFailure) in
            // A separate folder, because a manifest could leave something in it for the next one.
            let caches = folder + "/describing-\(getpid())-\(UUID().uuidString)"
            defer { try? FileManager.default.removeItem(atPath: caches) }
            do {
                try FileManager.default.createDirectory(atPath: caches, withIntermediateDirectories: true)
            } catch {
                throw PackageFailure(reason: error.localizedDescription)
            }
            report(.reading(package: (path as NSString).lastPathComponent))
            let output = try manager.run(.describe(package: path, caches: caches))
            guard let table = Self.table(Data(output.utf8)) else {
                throw PackageFailure(reason: "its manifest's description cannot be read")
            }
            try? FileManager.default.createDirectory(
                atPath: folder + "/manifests", withIntermediateDirectories: true)
            // If it cannot be cached, it is requested again.
            try? Data(output.utf8).write(to: URL(fileURLWithPath: kept), options: .atomic)
            return PackageContent(manifest: table, at: path, platform: options.platform)
        }
    }

    private static func table(_ json: Data) -> [String: Any]? {
        guard LimitedFile.rejection(ofText: json) == nil else { return nil }
        return (try? JSONSerialization.jsonObject(with: json)) as? [String: Any]
    }

    /// Performs a request that has not failed before.
    private func once<Result>(
        _ key: String, _ body: () throws(PackageFailure) -> Result
    ) throws(PackageFailure) -> Result {
        if let failure = Self.failures.withLock({ $0[key] }) { throw failure }
        do throws(PackageFailure) {
            return try body()
        } catch {
            Self.failures.withLock { $0[key] = error }
            throw error
        }
    }

    /// The folders of the package and of its dependencies; the package's own is the first.
    private func fetched(
        _ url: String, _ requirement: PackageReference.Requirement, named name: String
    ) throws(PackageFailure) -> [String] {
        var digest = BuildDigest()
        digest.add(url)
        digest.add(requirement.code)
        let pins = self.pins.flatMap { try? LimitedFile.read($0, limit: Self.fileLimit) }
        digest.add([UInt8](pins ?? Data()))
        let project = folder + "/fetched/" + digest.text
        let checkouts = project + "/.build/checkouts"
        let done = project + "/done"
        let files = FileManager.default
        if !files.fileExists(atPath: done) {
            let manifest = """
                // swift-tools-version: 5.7
                import PackageDescription
                let package = Package(
                    name: "Fetched", dependencies: [.package(url: \(SwiftName.literal(url)), \(requirement.code))])

                """
            do {
                try files.createDirectory(atPath: project, withIntermediateDirectories: true)
                try Data(manifest.utf8).write(to: URL(fileURLWithPath: project + "/Package.swift"))
                try pins?.write(to: URL(fileURLWithPath: project + "/Package.resolved"))
            } catch {
                throw PackageFailure(reason: error.localizedDescription)
            }
            try once(project) { () throws(PackageFailure) in
                report(.fetching(package: name, address: url))
                try manager.fetch(url, into: project)
            }
            guard files.createFile(atPath: done, contents: nil) else {
                throw PackageFailure(reason: "the folder '\(project)' cannot be written")
            }
        }
        let names = ((try? files.contentsOfDirectory(atPath: checkouts)) ?? []).sorted()
        let own = names.filter { $0.lowercased() == name.lowercased() }
        return (own + names.filter { !own.contains($0) }).map { checkouts + "/" + $0 }
    }
}

extension PackageReference.Requirement {
    /// The requirement's source code in a manifest.
    var code: String {
        switch self {
        case .upToNextMajor(let version): "from: \(SwiftName.literal(version))"
        case .upToNextMinor(let version): ".upToNextMinor(from: \(SwiftName.literal(version)))"
        case .range(let lower, let upper): "\(SwiftName.literal(lower))..<\(SwiftName.literal(upper))"
        case .exact(let version): "exact: \(SwiftName.literal(version))"
        case .branch(let name): "branch: \(SwiftName.literal(name))"
        case .revision(let name): "revision: \(SwiftName.literal(name))"
        }
    }
}
