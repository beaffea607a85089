import Foundation
import Subprocesses

/// The user's network settings: proxies, certificates, and git's replacement addresses for repositories. None of them
/// contains a password.
struct NetworkSettings: Hashable {
    var variables: [String: String] = [:]
    /// Files and folders that the variables name.
    var readable: [String] = []

    private static let proxies = ["http_proxy", "https_proxy", "all_proxy", "no_proxy"]
    private static let certificates = [
        "SSL_CERT_FILE", "SSL_CERT_DIR", "CURL_CA_BUNDLE", "GIT_SSL_CAINFO", "GIT_SSL_CAPATH",
    ]

    /// - Parameter environment: the user's variables.
    init(environment: [String: String]) {
        self.init(environment: environment, gitSettings: Self.gitSettings(environment))
    }

    /// - Parameter gitSettings: entries of `git config --list --null` about addresses: name, line break, value.
    init(environment: [String: String], gitSettings: [String]) {
        for name in Self.proxies + Self.proxies.map({ $0.uppercased() }) {
            guard let value = environment[name], !Self.holdsPassword(value) else { continue }
            variables[name] = value
        }
        for name in Self.certificates {
            guard let value = environment[name], value.hasPrefix("/") else { continue }
            variables[name] = value
            readable.append(value)
        }
        var settings = [(name: String, value: String)]()
        for line in gitSettings {
            let parts = line.split(separator: "\n", maxSplits: 1).map(String.init)
            guard parts.count == 2, let base = Self.base(parts[0]), !Self.holdsPassword(base) else { continue }
            settings.append((parts[0], parts[1]))
            if base.hasPrefix("/") {
                readable.append(base)
                // The folder's owner does not matter, because it is only read.
                settings.append(("safe.directory", "*"))
            }
        }
        variables.merge(Self.variables(settings)) { own, _ in own }
    }

    /// The variables with which git reads settings.
    static func variables(_ settings: [(name: String, value: String)]) -> [String: String] {
        var variables = ["GIT_CONFIG_COUNT": "\(settings.count)"]
        for (index, setting) in settings.enumerated() {
            variables["GIT_CONFIG_KEY_\(index)"] = setting.name
            variables["GIT_CONFIG_VALUE_\(index)"] = setting.value
        }
        return variables
    }

    /// The address in `url.ADDRESS.insteadof`.
    private static func base(_ name: String) -> String? {
        guard name.hasPrefix("url."), name.hasSuffix(".insteadof") else { return nil }
        return String(name.dropFirst("url.".count).dropLast(".insteadof".count))
    }

    /// Text before an `@` may contain one.
    private static func holdsPassword(_ address: String) -> Bool { address.contains("@") }

    private static func gitSettings(_ environment: [String: String]) -> [String] {
        let arguments = ["git", "config", "--null", "--get-regexp", #"^url\..*\.insteadof$"#]
        var launch = ChildProcess.Launch(path: "/usr/bin/env", arguments: arguments, environment: environment)
        launch.errors = .apart
        // Outside of every repository: a project's settings are not the user's.
        launch.folder = "/"
        // Without git, or without such settings, there is nothing to pass on.
        guard let finished = try? ChildProcess.run(launch, seconds: 20), finished.hasSucceeded else { return [] }
        return finished.output.split(separator: "\0").map(String.init)
    }
}
