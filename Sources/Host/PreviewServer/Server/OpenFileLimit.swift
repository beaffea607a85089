import Glibc

/// The limit of open files, including connections, of this process.
///
/// 1. Every page holds one connection; the device itself needs additional files.
/// 2. The soft limit is raised as far as necessary, never beyond the hard limit and never lowered. It is not raised to
///    a hard limit of a million: child processes inherit it, and some iterate over all descriptors when they start.
/// 3. If the hard limit is too low, fewer connections are admitted; the others wait instead of failing.
struct OpenFileLimit: Hashable, Sendable {
    /// The number of files in addition to connections: the store, the log, fonts, the watched sources, three pipes and
    /// a socket for each extension process, and those of a concurrent build.
    static let reserve = 256
    /// The number of pages that are admitted even if the reserve does not fit.
    static let fewestConnections = 16

    var soft: Int
    var hard: Int

    struct Plan: Hashable, Sendable {
        var soft: Int
        var connections: Int
        /// The notice for the user, if any.
        var notice: String?
    }

    func plan(connections wanted: Int) -> Plan {
        let needed = wanted + Self.reserve
        let soft = max(soft, min(needed, hard))
        guard hard < needed else { return Plan(soft: soft, connections: wanted) }
        let connections = min(wanted, max(Self.fewestConnections, hard - Self.reserve))
        return Plan(
            soft: soft, connections: connections,
            notice: """
                This system allows a program \(hard) open files, so \(connections) pages can be open at a time and \
                others wait; for \(wanted) pages, raise the hard limit to \(needed) (ulimit -Hn \(needed)).
                """)
    }

    static func current() -> OpenFileLimit? {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return nil }
        return OpenFileLimit(
            soft: Int(clamping: UInt64(limit.rlim_cur)), hard: Int(clamping: UInt64(limit.rlim_max)))
    }

    /// Raises the soft limit of this process.
    ///
    /// - Returns: The number of admitted connections, and the notice.
    static func raise(for connections: Int) -> Plan {
        guard let current = current() else { return Plan(soft: 0, connections: connections) }
        var plan = current.plan(connections: connections)
        guard plan.soft > current.soft else { return plan }
        var limit = rlimit(rlim_cur: rlim_t(plan.soft), rlim_max: rlim_t(clamping: current.hard))
        if current.hard == .max { limit.rlim_max = rlim_t.max }
        if setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) != 0 {
            plan = OpenFileLimit(soft: current.soft, hard: current.soft).plan(connections: connections)
        }
        return plan
    }
}
