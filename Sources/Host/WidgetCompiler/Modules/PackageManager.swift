import ExtensionProtocol
import Foundation
import Subprocesses

/// The permissions with which Swift Package Manager runs. It evaluates package manifests, which are programs.
package enum PackageTrust: String, Hashable, Sendable, CaseIterable {
    /// A manifest can read the system, the toolchain and its own package, but no other file, variable or password of
    /// the user.
    case confined
    /// Manifests have the user's permissions, and private packages are fetched with the user's credentials.
    case trusted
}

/// Runs Swift Package Manager in a sandbox.
///
/// 1. The toolchain's own program runs, even if `PATH` has a link or a toolchain manager's shim.
/// 2. It can read the toolchain and the package's folder without the histories of repositories in it, and write to one
///    folder, which is also its home. It has no network: git alone copies repositories (`PackageFetch`).
/// 3. Git receives the user's network variables and replacement addresses, unless they contain a password.
/// 4. If the user trusts the packages, it has the user's permissions. The options decide whether it also has them if
///    the machine does not support sandboxes (`tessera doctor` reports it) or the compiler does not belong to a
///    toolchain.
struct PackageManager: Sendable {
    var options: BuildOptions
    /// The user's settings; read when something is fetched, unless specified.
    var network: NetworkSettings?

    enum Work: Hashable {
        /// Evaluates the manifest of the package in a folder; caches go to another folder.
        case describe(package: String, caches: String)
        /// Asks git whether an address is reachable, with a folder to write to.
        case reach(address: String, folder: String)
        /// Fetches the dependencies of the package in a folder, into that folder.
        case fetch(package: String)
        /// Has git copy a repository into a new folder below another one.
        case copy(address: String, place: String, folder: String)
        /// Like `fetch`, from copies of the repositories and without a network.
        case resolve(package: String, copies: [PackageFetch.Copy])
    }

    /// Seconds after which fetching is abandoned.
    static let fetchLimit = 120.0

    /// Fetches the dependencies of the package in a folder, into that folder.
    ///
    /// - Parameter address: That of its dependency.
    func fetch(_ address: String, into folder: String) throws(PackageFailure) {
        if try sandbox() != nil, try toolchain() != nil {
            try PackageFetch(manager: self, folder: folder).run(address)
        } else {
            // Checked first, because the package manager compiles a manifest before it contacts the server.
            _ = try run(.reach(address: address, folder: folder))
            _ = try run(.fetch(package: folder))
        }
    }

    /// - Returns: the program's output without warnings.
    func run(_ work: Work) throws(PackageFailure) -> String {
        let finished = try finished(work, seconds: work.isFetching ? Self.fetchLimit : options.timeLimit)
        guard finished.hasSucceeded else {
            throw PackageFailure(
                reason: work.isOfGit
                    ? Self.unreachable(options) : reason(in: finished.errors + "\n" + finished.output))
        }
        return finished.output
    }

    /// Accessed when it is needed, because the first access starts a process and most builds do not need it.
    private func sandbox() throws(PackageFailure) -> Sandbox? {
        do throws(SandboxMissing) {
            return try options.sandbox()
        } catch {
            throw PackageFailure(reason: "manifests run in a sandbox and \(error.reason)")
        }
    }

    /// - Returns: `nil` if the compiler does not belong to a toolchain, which then has the user's permissions.
    private func toolchain() throws(PackageFailure) -> Toolchain? {
        if let toolchain = Toolchain(compiler: options.compiler) { return toolchain }
        guard options.confinement != .required else {
            throw PackageFailure(reason: "the compiler '\(options.compiler)' does not belong to a toolchain")
        }
        return nil
    }

    /// Runs a program to its end, whatever that is.
    func finished(_ work: Work, seconds limit: Double) throws(PackageFailure) -> ChildProcess.Finished {
        let sandbox = try sandbox()
        let filter = sandbox?.filter(.allowed)
        defer { if let filter { close(filter) } }
        var launch: ChildProcess.Launch
        if let sandbox, let confined = try confined(work, in: sandbox, isFiltered: filter != nil) {
            launch = confined
        } else {
            launch = try trusted(work)
        }
        launch.filter = filter
        launch.errors = .apart
        do throws(ChildProcess.RunFailure) {
            return try ChildProcess.run(launch, seconds: limit)
        } catch {
            switch error {
            case .notStarted: throw PackageFailure(reason: "'\(program)' cannot be started")
            case .cancelled: throw PackageFailure(reason: "it was interrupted")
            case .timedOut:
                let program = work.isOfGit ? "git" : "Swift's package manager"
                throw PackageFailure(reason: "\(program) did not finish in \(Int(limit)) seconds")
            }
        }
    }

    /// The package manager of the compiler's toolchain, else the one next to the compiler.
    private var program: String {
        Toolchain(compiler: options.compiler)?.packageManager
            ?? (options.compiler as NSString).deletingLastPathComponent + "/swift"
    }

    private func trusted(_ work: Work) throws(PackageFailure) -> ChildProcess.Launch {
        var environment = ProcessInfo.processInfo.environment
        // No one can enter a password.
        environment["GIT_TERMINAL_PROMPT"] = "0"
        guard !work.isOfGit else {
            return ChildProcess.Launch(
                path: "/usr/bin/env", arguments: ["git"] + work.arguments, environment: environment)
        }
        // The package manager leaves files that it locks, one for each folder that it has worked in. Without those of
        // the user's other builds it must not share their cache.
        environment["TMPDIR"] = try folder("tmp", of: work)
        let arguments = ["package", "--cache-path", try folder("cache", of: work)] + work.arguments.dropFirst()
        return ChildProcess.Launch(path: program, arguments: arguments, environment: environment)
    }

    /// - Returns: `nil` if the compiler does not belong to a toolchain.
    private func confined(
        _ work: Work, in sandbox: Sandbox, isFiltered: Bool
    ) throws(PackageFailure) -> ChildProcess.Launch? {
        guard let toolchain = try toolchain() else { return nil }
        let home = try folder("home", of: work)
        var environment = ["PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": home, "GIT_TERMINAL_PROMPT": "0"]
        var readable = [toolchain.folder, work.package]
        if work.isOfGit {
            let network = network ?? NetworkSettings(environment: ProcessInfo.processInfo.environment)
            environment.merge(network.variables) { own, _ in own }
            readable += network.readable
        }
        if case .resolve(_, let copies) = work { environment.merge(PackageFetch.variables(copies)) { own, _ in own } }
        // A manifest is a program: git alone, which runs none, has the network.
        var access = Sandbox.Access(
            readable: readable, writable: [work.writable], network: work.isOfGit ? .allowed : .denied)
        // A package that is fetched for is the host's own; the package manager needs the histories below it.
        if case .describe = work { access.hidden = ReadablePaths(folders: [work.package], shared: nil).hidden }
        let folders = ["cache", "config", "security"].flatMap { ["--\($0)-path", "\(home)/\($0)"] }
        let command = sandbox.command(
            work.isOfGit ? "git" : toolchain.packageManager,
            work.isOfGit ? work.arguments : ["package"] + folders + work.arguments.dropFirst(), folder: work.package,
            access: access, isFiltered: isFiltered)
        guard let command else { return nil }
        return ChildProcess.Launch(command, environment: environment)
    }

    /// A folder of the program's own in the one that it may write to.
    private func folder(_ name: String, of work: Work) throws(PackageFailure) -> String {
        let path = work.writable + "/" + name
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw PackageFailure(reason: error.localizedDescription)
        }
        return path
    }

    static func unreachable(_ options: BuildOptions) -> String {
        let remedy =
            options.packageTrust == .confined
            ? "; with TESSERA_PACKAGES=trusted your credentials are used, and manifests run with your permissions" : ""
        return "git cannot clone it; it may have moved, be private, or the network may be unavailable\(remedy)"
    }

    /// The first error in the output, reworded so that it does not mention the package manager's internal folders.
    func reason(in output: String) -> String {
        if output.contains("Git command") || output.contains("Failed to clone") {
            return Self.unreachable(options)
        }
        let lines = output.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
        let telling = lines.first { $0.contains("error: ") } ?? lines.last
        let marks = telling?.range(of: "error: ")
        return marks.flatMap { mark in telling.map { String($0[mark.upperBound...]) } } ?? telling
            ?? "Swift's package manager failed without a message"
    }
}

extension PackageManager.Work {
    /// Whether it waits for servers.
    fileprivate var isFetching: Bool { if case .describe = self { false } else { true } }

    /// Whether the program is git, which needs network access.
    fileprivate var isOfGit: Bool {
        switch self {
        case .reach, .copy: true
        case .describe, .fetch, .resolve: false
        }
    }

    fileprivate var package: String {
        switch self {
        case .describe(let package, _), .fetch(let package), .resolve(let package, _): package
        case .reach(_, let folder), .copy(_, _, let folder): folder
        }
    }

    /// The only writable folder.
    fileprivate var writable: String {
        switch self {
        case .describe(_, let caches): caches
        case .fetch(let folder), .reach(_, let folder), .copy(_, _, let folder), .resolve(let folder, _): folder
        }
    }

    fileprivate var arguments: [String] {
        let start = ["package", "--package-path", package]
        return switch self {
        case .describe(_, let caches): start + ["--scratch-path", caches + "/build", "dump-package"]
        case .reach(let address, _): ["ls-remote", "--quiet", "--", address, "HEAD"]
        case .fetch, .resolve: start + ["resolve"]
        case .copy(let address, let place, _): ["clone", "--quiet", "--mirror", "--", address, place]
        }
    }
}
