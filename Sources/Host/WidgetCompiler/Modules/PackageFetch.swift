import ExtensionProtocol
import Foundation

/// Fetches packages of strangers without a network for their manifests.
///
/// `swift package resolve` evaluates the manifest of each package that it fetches to find its dependencies. A manifest is
/// a program, which with the network of this machine could reach its services and those of its networks. Therefore git,
/// which runs no program of a repository, copies repositories, and the package manager reads the copies:
///
/// 1. Git copies the repository of the package.
/// 2. The package manager resolves without a network; git's replacement addresses lead it to the copies.
/// 3. If it names addresses that are not copied yet, those of dependencies and submodules, they are copied, several at
///    once, and step 2 is repeated. What it did before is kept in its cache.
/// 4. Binaries are not fetched: they are made for Apple's platforms. The package manager asks for them when everything
///    else is there.
///
/// Invariant: the number of copies and the time are limited, whatever the manifests print.
struct PackageFetch {
    /// A repository on this machine.
    struct Copy: Hashable {
        var address: String
        /// The absolute path of a new folder.
        var place: String
    }

    let manager: PackageManager
    /// The folder of the package whose dependencies are fetched.
    let folder: String

    private static let copyLimit = 200
    /// Seconds for everything.
    private static let timeLimit = 2 * PackageManager.fetchLimit

    private var place: String { folder + "/copies" }

    func run(_ address: String) throws(PackageFailure) {
        let files = FileManager.default
        // What an interrupted run has left.
        try? files.removeItem(atPath: place)
        defer { try? files.removeItem(atPath: place) }
        let end = MonotonicClock.now + Self.timeLimit
        var copies: [Copy] = []
        var wanted = [address]
        while !wanted.isEmpty {
            guard copies.count + wanted.count <= Self.copyLimit else {
                throw PackageFailure(reason: "it depends on more than \(Self.copyLimit) repositories")
            }
            let new = wanted.indices.map { Copy(address: wanted[$0], place: "\(place)/\(copies.count + $0)") }
            let results = Parallel.map(new) { copy in
                Result { () throws(PackageFailure) in try make(copy, by: end) }
            }
            for result in results { try result.get() }
            copies += new
            let finished = try manager.finished(.resolve(package: folder, copies: copies), seconds: try left(end))
            guard !finished.hasSucceeded else { return }
            let output = finished.errors + "\n" + finished.output
            wanted = Self.addresses(in: output).filter { address in !copies.contains { $0.address == address } }
            if wanted.isEmpty, !isComplete(output) { throw PackageFailure(reason: manager.reason(in: output)) }
        }
    }

    private func make(_ copy: Copy, by end: Double) throws(PackageFailure) {
        let work = PackageManager.Work.copy(address: copy.address, place: copy.place, folder: folder)
        guard try manager.finished(work, seconds: try left(end)).hasSucceeded else {
            throw PackageFailure(reason: PackageManager.unreachable(manager.options))
        }
    }

    /// Seconds for the next program.
    private func left(_ end: Double) throws(PackageFailure) -> Double {
        let left = min(end - MonotonicClock.now, PackageManager.fetchLimit)
        guard left > 0 else {
            throw PackageFailure(reason: "it was not fetched in \(Int(Self.timeLimit)) seconds")
        }
        return left
    }

    /// Whether only binaries are missing.
    private func isComplete(_ output: String) -> Bool {
        let checkouts = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/.build/checkouts")) ?? []
        let errors = output.split(whereSeparator: \.isNewline).filter { $0.hasPrefix("error: ") }
        let first = errors.first
        return !checkouts.isEmpty && first?.hasPrefix("error: failed downloading '") == true
            && errors.allSatisfy { $0.hasPrefix("error: failed downloading '") || $0 == "error: fatalError" }
    }

    /// The addresses that the package manager begins to fetch, and those of submodules, each once.
    static func addresses(in output: String) -> [String] {
        var addresses: [String] = []
        for line in output.split(whereSeparator: \.isNewline) {
            let words = line.split(separator: " ")
            let address: Substring
            if words.count == 2, words[0] == "Fetching" {
                address = words[1]
            } else if words.count >= 3, words[0] == "Submodule", words[2].hasPrefix("("), words[2].hasSuffix(")") {
                address = words[2].dropFirst().dropLast()
            } else {
                continue
            }
            guard address.utf8.count <= addressLimit, !addresses.contains(String(address)) else { continue }
            addresses.append(String(address))
        }
        return addresses
    }

    /// Bytes.
    private static let addressLimit = 2_000

    /// The variables with which git takes copies instead of their addresses. Of several that are the beginning of an
    /// address git takes the longest.
    static func variables(_ copies: [Copy]) -> [String: String] {
        NetworkSettings.variables(
            copies.map { ("url.\($0.place).insteadof", $0.address) }
                // The copies are the host's own, and git reads submodules from files only with this setting.
                + [("safe.directory", "*"), ("protocol.file.allow", "always")])
    }
}
