import Glibc

/// How many files, connections among them, this process may have open.
///
/// 1. Every page holds one connection; what the device itself needs comes on top.
/// 2. The soft limit is raised as far as that takes, never beyond the hard limit and never lowered. It is not raised to
///    a hard limit of a million: programs that are started inherit it, and some go through all numbers when they start.
/// 3. Where the hard limit is too low, fewer connections are admitted; the others wait for their turn instead of
///    failing.
struct OpenFileLimit: Hashable, Sendable {
    /// Files beside the connections: the store, the log, fonts, the watched sources, three pipes and a socket for each
    /// process of an extension, and those of a build that runs meanwhile.
    static let reserve = 256
    /// Pages that are admitted even when there is no room for the reserve.
    static let fewestConnections = 16

    var soft: Int
    var hard: Int

    struct Plan: Hashable, Sendable {
        var soft: Int
        var connections: Int
        /// What people should know, in words.
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
                This system allows \(hard) open files to a program, so \(connections) pages can be open at a time and \
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
    /// - Returns: how many connections are admitted, and what is to be said.
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
