import Subprocesses

/// The sandbox for the programs that build a widget: compilers, linkers, package managers.
///
/// What they read decides which files they read next: C code can embed any file, a header or a module map can name any,
/// and so can an object file that the linker reads.
package enum BuildConfinement: Hashable, Sendable {
    /// They run only in the sandbox. Where the machine does not support it, nothing is built.
    case required
    /// They run in the sandbox where the machine supports it, and with the user's permissions elsewhere.
    case whereSupported
    /// They have the user's permissions.
    case none
}

/// Programs must run in a sandbox, which the machine does not support. The reason is the end of a sentence.
struct SandboxMissing: Error, Hashable {
    var reason: String
}

extension BuildOptions {
    /// Whether the user trusts what is built.
    var trustsSources: Bool { confinement == .none || packageTrust == .trusted }

    /// The sandbox for a program; `nil` if it gets the user's permissions. The first access to the machine's sandbox
    /// starts a process, which most builds do not need.
    ///
    /// - Parameter system: The machine's sandbox.
    func sandbox(_ system: @autoclosure () -> Sandbox = .system) throws(SandboxMissing) -> Sandbox? {
        guard !trustsSources else { return nil }
        let system = system()
        guard let reason = system.unavailability else { return system }
        guard confinement == .whereSupported else { throw SandboxMissing(reason: reason) }
        return nil
    }
}
