/// The permissions of an extension's process.
package enum SandboxMode: Hashable, Sendable {
    /// The permissions of the host.
    case none
    /// It can read the system, the SDK and its own bundle, and write only to its own containers.
    case sandbox(network: Network)

    package enum Network: String, Hashable, Sendable, CaseIterable { case allowed, denied }
}

/// Whether a process may start others.
package enum ChildProcesses: Hashable, Sendable { case denied, allowed }

/// The actual confinement of a process.
package enum SandboxState: Hashable, Sendable, CustomStringConvertible {
    /// No confinement was requested.
    case unconfined
    case confined(network: SandboxMode.Network)

    package var isConfined: Bool { if case .confined = self { true } else { false } }

    package var description: String {
        switch self {
        case .unconfined: "runs with the permissions of this program"
        case .confined(.allowed): "can access only the system and its own files; may use the network"
        case .confined(.denied): "can access only the system and its own files; has no network"
        }
    }
}
