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
///    folder, which is also its home. Only fetching has network access.
/// 3. It receives the user's network variables and git's replacement addresses, unless they contain a password.
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
    }

    /// Seconds after which fetching is abandoned.
    private static let fetchLimit = 120.0

    /// - Returns: the program's output without warnings.
    func run(_ work: Work) throws(PackageFailure) -> String {
        let limit = work.isFetching ? Self.fetchLimit : options.timeLimit
        // Accessed here, because the first access starts a process and most builds do not need it.
        let sandbox: Sandbox?
        do throws(SandboxMissing) {
            sandbox = try options.sandbox()
        } catch {
            throw PackageFailure(reason: "manifests run in a sandbox and \(error.reason)")
        }
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
        let finished: ChildProcess.Finished
        do throws(ChildProcess.RunFailure) {
            finished = try ChildProcess.run(launch, seconds: limit)
        } catch {
            switch error {
            case .notStarted: throw PackageFailure(reason: "'\(program)' cannot be started")
            case .cancelled: throw PackageFailure(reason: "it was interrupted")
            case .timedOut:
                throw PackageFailure(reason: "Swift's package manager did not finish in \(Int(limit)) seconds")
            }
        }
        guard finished.hasSucceeded else {
            throw PackageFailure(
                reason: work.isQuestion
                    ? Self.unreachable(options) : reason(in: finished.errors + "\n" + finished.output))
        }
        return finished.output
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
        guard !work.isQuestion else {
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
        guard let toolchain = Toolchain(compiler: options.compiler) else {
            guard options.confinement != .required else {
                throw PackageFailure(reason: "the compiler '\(options.compiler)' does not belong to a toolchain")
            }
            return nil
        }
        let home = try folder("home", of: work)
        var environment = ["PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": home, "GIT_TERMINAL_PROMPT": "0"]
        var readable = [toolchain.folder, work.package]
        if work.isFetching {
            let network = network ?? NetworkSettings(environment: ProcessInfo.processInfo.environment)
            environment.merge(network.variables) { own, _ in own }
            readable += network.readable
        }
        var access = Sandbox.Access(
            readable: readable, writable: [work.writable], network: work.isFetching ? .allowed : .denied)
        // A package that is fetched for is the host's own; the package manager needs the histories below it.
        if case .describe = work { access.hidden = ReadablePaths(folders: [work.package], shared: nil).hidden }
        let folders = ["cache", "config", "security"].flatMap { ["--\($0)-path", "\(home)/\($0)"] }
        let command = sandbox.command(
            work.isQuestion ? "git" : toolchain.packageManager,
            work.isQuestion ? work.arguments : ["package"] + folders + work.arguments.dropFirst(), folder: work.package,
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

    private static func unreachable(_ options: BuildOptions) -> String {
        let remedy =
            options.packageTrust == .confined
            ? "; with TESSERA_PACKAGES=trusted your credentials are used, and manifests run with your permissions" : ""
        return "git cannot clone it; it may have moved, be private, or the network may be unavailable\(remedy)"
    }

    /// The first error in the output, reworded so that it does not mention the package manager's internal folders.
    private func reason(in output: String) -> String {
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
    /// Whether it needs network access.
    fileprivate var isFetching: Bool { if case .describe = self { false } else { true } }

    fileprivate var isQuestion: Bool { if case .reach = self { true } else { false } }

    fileprivate var package: String {
        switch self {
        case .describe(let package, _), .fetch(let package): package
        case .reach(_, let folder): folder
        }
    }

    /// The only writable folder.
    fileprivate var writable: String {
        switch self {
        case .describe(_, let caches): caches
        case .fetch(let folder), .reach(_, let folder): folder
        }
    }

    fileprivate var arguments: [String] {
        let start = ["package", "--package-path", package]
        return switch self {
        case .describe(_, let caches): start + ["--scratch-path", caches + "/build", "dump-package"]
        case .reach(let address, _): ["ls-remote", "--quiet", "--", address, "HEAD"]
        case .fetch: start + ["resolve"]
        }
    }
}
