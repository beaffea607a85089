import Foundation
import Glibc

/// What decides whether this machine can confine a program. `SandboxCause` draws the conclusion.
package struct SandboxFacts: Hashable, Sendable {
    /// The kind of container that this process runs in.
    package enum Container: String, Hashable, Sendable, CaseIterable { case docker, podman, other }

    /// The path of bubblewrap; `nil` if it is not installed.
    package var program: String?
    /// What bubblewrap printed when it could not start a program; `nil` if it was not run.
    package var words: String?
    package var container: Container?
    /// Whether a filter of system calls applies to this process, as it does in most containers.
    package var isFiltered: Bool
    /// `kernel.apparmor_restrict_unprivileged_userns`; `nil` where the kernel does not have the setting.
    package var appArmorRestriction: Int?
    /// `kernel.unprivileged_userns_clone`; `nil` where the kernel does not have the setting.
    package var unprivilegedNamespaces: Int?
    /// `user.max_user_namespaces`; `nil` where the kernel does not have the setting.
    package var namespaceLimit: Int?

    package init(
        program: String?, words: String? = nil, container: Container? = nil, isFiltered: Bool = false,
        appArmorRestriction: Int? = nil, unprivilegedNamespaces: Int? = nil, namespaceLimit: Int? = nil
    ) {
        self.program = program
        self.words = words
        self.container = container
        self.isFiltered = isFiltered
        self.appArmorRestriction = appArmorRestriction
        self.unprivilegedNamespaces = unprivilegedNamespaces
        self.namespaceLimit = namespaceLimit
    }

    /// - Parameter words: What bubblewrap printed.
    static func ofThisMachine(program: String?, words: String? = nil) -> SandboxFacts {
        let status = KernelText.read("/proc/self/status") ?? ""
        return SandboxFacts(
            program: program, words: words, container: container(ProcessInfo.processInfo.environment),
            isFiltered: status.contains("\nSeccomp:\t2"),
            appArmorRestriction: KernelText.number("kernel/apparmor_restrict_unprivileged_userns"),
            unprivilegedNamespaces: KernelText.number("kernel/unprivileged_userns_clone"),
            namespaceLimit: KernelText.number("user/max_user_namespaces"))
    }

    /// The files and variables with which container engines mark a container.
    private static func container(_ environment: [String: String]) -> Container? {
        if access("/run/.containerenv", F_OK) == 0 { return .podman }
        if access("/.dockerenv", F_OK) == 0 { return .docker }
        let isMarked = ["container", "KUBERNETES_SERVICE_HOST"].contains { environment[$0]?.isEmpty == false }
        return isMarked ? .other : nil
    }
}

/// Files that the kernel writes when they are read.
enum KernelText {
    static func read(_ path: String) -> String? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 8 << 10)
        let count = Glibc.read(file, &bytes, bytes.count)
        return count < 0 ? nil : String(decoding: bytes.prefix(count), as: UTF8.self)
    }

    /// A setting of the kernel.
    static func number(_ setting: String) -> Int? {
        read("/proc/sys/" + setting).flatMap { Int($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
    }
}
