import ExtensionProtocol
import Foundation
import Subprocesses

/// With which rights Swift's package manager runs. It evaluates the manifests of packages, which are programs.
package enum PackageTrust: String, Hashable, Sendable, CaseIterable {
    /// A manifest sees the system, the toolchain and its own package; no file, variable or password of the user.
    case confined
    /// Manifests have the user's rights, and private packages are fetched with the user's passwords.
    case trusted
}

/// Runs Swift's package manager in a sandbox.
///
/// 1. It is the toolchain's own program, wherever a link or a toolchain manager stands in its place.
/// 2. It sees the toolchain and the folder of the package, and writes to one folder, which is its home too. Only
///    fetching has a network.
/// 3. Of the user's variables it is given those that say how the network is reached; of git's settings those that say
///    where a host's repositories are to be had instead, unless a password is in them.
/// 4. Where the machine allows no sandbox (`tessera doctor` says so), where the compiler is not a toolchain's, or where
///    the user trusts the packages, it has the user's rights.
struct PackageManager: Sendable {
    var options: BuildOptions
    /// Of this user, asked for when something is fetched, unless it is given.
    var network: NetworkSettings?

    enum Work: Hashable {
        /// What the manifest of the package in a folder says; caches go to another folder.
        case describe(package: String, caches: String)
        /// Asks git whether it reaches an address, with a folder to write to.
        case reach(address: String, folder: String)
        /// Fetches what the package in a folder depends on, into that folder.
        case fetch(package: String)
    }

    /// Seconds after which fetching is abandoned.
    private static let fetchLimit = 120.0

    /// - Returns: what the program wrote; warnings are not part of it.
    func run(_ work: Work) throws(PackageFailure) -> String {
        let limit = work.isFetching ? Self.fetchLimit : options.timeLimit
        // Asked for here, because the first question starts a process, and most builds have nothing to ask.
        let sandbox = options.packageTrust == .confined ? Sandbox.system : nil
        let filter = sandbox?.filter(.allowed)
        defer { if let filter { close(filter) } }
        var launch =
            try sandbox.flatMap { sandbox throws(PackageFailure) in
                try confined(work, in: sandbox, isFiltered: filter != nil)
            } ?? trusted(work)
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

    private var program: String { (options.compiler as NSString).deletingLastPathComponent + "/swift" }

    private func trusted(_ work: Work) -> ChildProcess.Launch {
        var environment = ProcessInfo.processInfo.environment
        // Nobody is there to type a password.
        environment["GIT_TERMINAL_PROMPT"] = "0"
        guard !work.isQuestion else {
            return ChildProcess.Launch(
                path: "/usr/bin/env", arguments: ["git"] + work.arguments, environment: environment)
        }
        return ChildProcess.Launch(path: program, arguments: work.arguments, environment: environment)
    }

    /// - Returns: `nil` when the machine allows no sandbox, or the compiler is not a toolchain's.
    private func confined(
        _ work: Work, in sandbox: Sandbox, isFiltered: Bool
    ) throws(PackageFailure) -> ChildProcess.Launch? {
        guard let toolchain = Toolchain(compiler: options.compiler) else { return nil }
        let home = work.writable + "/home"
        do {
            try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
        } catch {
            throw PackageFailure(reason: error.localizedDescription)
        }
        var environment = ["PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": home, "GIT_TERMINAL_PROMPT": "0"]
        var readable = [toolchain.folder, work.package]
        if work.isFetching {
            let network = network ?? NetworkSettings(environment: ProcessInfo.processInfo.environment)
            environment.merge(network.variables) { own, _ in own }
            readable += network.readable
        }
        let access = Sandbox.Access(
            readable: readable, writable: [work.writable], network: work.isFetching ? .allowed : .denied)
        let folders = ["cache", "config", "security"].flatMap { ["--\($0)-path", "\(home)/\($0)"] }
        let command = sandbox.command(
            work.isQuestion ? "git" : toolchain.packageManager,
            work.isQuestion ? work.arguments : ["package"] + folders + work.arguments.dropFirst(), folder: work.package,
            access: access, isFiltered: isFiltered)
        guard let command else { return nil }
        return ChildProcess.Launch(path: command.path, arguments: command.arguments, environment: environment)
    }

    private static func unreachable(_ options: BuildOptions) -> String {
        let remedy =
            options.packageTrust == .confined
            ? "; with TESSERA_PACKAGES=trusted your passwords are used, and manifests have your rights" : ""
        return "git cannot clone it; it may be elsewhere, private, or out of reach without a network\(remedy)"
    }

    /// The first line that says what is wrong, in words that need no knowledge of the package manager's folders.
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
    /// Whether it needs a network.
    fileprivate var isFetching: Bool { if case .describe = self { false } else { true } }

    fileprivate var isQuestion: Bool { if case .reach = self { true } else { false } }

    fileprivate var package: String {
        switch self {
        case .describe(let package, _), .fetch(let package): package
        case .reach(_, let folder): folder
        }
    }

    /// The one folder that is written to.
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
