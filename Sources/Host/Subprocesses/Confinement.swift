/// With which rights an extension's process runs.
package enum Confinement: Hashable, Sendable {
    /// With those of the host.
    case none
    /// It sees the system, the SDK and its own bundle, all read-only, and can write to its own containers alone.
    case sandbox(network: Network)

    package enum Network: String, Hashable, Sendable, CaseIterable { case allowed, denied }
}

/// Whether a process may start others.
package enum ChildProcesses: Hashable, Sendable { case denied, allowed }

/// What became of the wish to confine a process.
package enum ConfinementState: Hashable, Sendable, CustomStringConvertible {
    /// Nobody asked for it.
    case unconfined
    case confined(network: Confinement.Network)
    /// The machine does not allow it; the process has the host's rights.
    case unavailable(reason: String)

    package var description: String {
        switch self {
        case .unconfined: "runs with the rights of this program"
        case .confined(.allowed): "sees the system and its own files only; may use the network"
        case .confined(.denied): "sees the system and its own files only; has no network"
        case .unavailable(let reason): "runs with the rights of this program, because \(reason)"
        }
    }
}
