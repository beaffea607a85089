/// Why this machine cannot confine a program, and what its user can do about it.
///
/// The cause is the first of these that applies, from facts that leave no doubt to what bubblewrap's words suggest:
///
/// 1. bubblewrap is missing, or not where `TESSERA_BUBBLEWRAP` says, or does not know an option;
/// 2. a setting of the kernel forbids user namespaces, or AppArmor takes the permissions that they have;
/// 3. the container does;
/// 4. something else: its own words are the reason.
package enum SandboxCause: Hashable, Sendable {
    case notInstalled
    /// `TESSERA_BUBBLEWRAP` has this value.
    case noProgram(variable: String)
    /// This version does not know the option.
    case tooOld(option: String)
    /// `user.max_user_namespaces` is 0.
    case namespaceLimit
    /// `kernel.unprivileged_userns_clone` is 0.
    case unprivilegedNamespaces
    /// Ubuntu's `kernel.apparmor_restrict_unprivileged_userns` is 1.
    case appArmor
    /// The filter of system calls, or the AppArmor profile, of the container forbids namespaces or mounts.
    case containerProfile(SandboxFacts.Container)
    /// The container hides parts of `/proc`, so the kernel allows no complete one.
    case maskedProc(SandboxFacts.Container)
    case other(words: String)

    /// `nil` if bubblewrap could start a program.
    package init?(_ facts: SandboxFacts) {
        guard facts.program != nil else {
            self = .notInstalled
            return
        }
        guard let words = facts.words else { return nil }
        let container = facts.container ?? (facts.isFiltered ? .other : nil)
        let concernsNamespaces = ["namespace", "uid map", "gid map", "setgroups", "loopback"].contains {
            words.contains($0)
        }
        if let option = words.firstMatch(of: /[Uu]nknown option '?(--[a-z0-9-]+)/) {
            self = .tooOld(option: String(option.1))
        } else if facts.namespaceLimit == 0, concernsNamespaces {
            self = .namespaceLimit
        } else if facts.unprivilegedNamespaces == 0, concernsNamespaces {
            self = .unprivilegedNamespaces
        } else if facts.appArmorRestriction == 1, words.contains("map") || words.contains("loopback") {
            // The namespace exists, but has no permissions.
            self = .appArmor
        } else if let container, words.contains("mount proc") {
            self = .maskedProc(container)
        } else if let container, concernsNamespaces || words.contains("mount") || words.contains("pivot_root") {
            self = .containerProfile(container)
        } else if facts.appArmorRestriction == 1, concernsNamespaces {
            self = .appArmor
        } else {
            self = .other(words: words)
        }
    }

    /// The end of a sentence.
    package var reason: String {
        switch self {
        case .notInstalled: "bubblewrap is not installed"
        case .noProgram(let path): "TESSERA_BUBBLEWRAP names “\(path)”, which is not a program"
        case .tooOld(let option): "bubblewrap is too old: it does not know \(option)"
        case .namespaceLimit: "the setting user.max_user_namespaces=0 forbids user namespaces"
        case .unprivilegedNamespaces: "the setting kernel.unprivileged_userns_clone=0 forbids user namespaces"
        case .appArmor: "AppArmor (kernel.apparmor_restrict_unprivileged_userns=1) restricts user namespaces"
        case .containerProfile: "the security profile of this container forbids user namespaces"
        case .maskedProc: "this container hides parts of /proc, so a sandbox cannot have its own"
        case .other(let words): "this machine does not support sandboxes: \(words)"
        }
    }

    /// What to type, in lines; empty if there is no known remedy.
    package var remedies: [String] {
        switch self {
        case .notInstalled:
            [
                "sudo apt-get install bubblewrap",
                "If it is in another place than /usr/bin or /usr/local/bin, set TESSERA_BUBBLEWRAP to its path.",
            ]
        case .noProgram: ["Set TESSERA_BUBBLEWRAP to the path of bubblewrap, or unset it."]
        case .tooOld:
            ["Install bubblewrap 0.4 or later, or set TESSERA_BUBBLEWRAP to the path of one."]
        case .namespaceLimit: Self.setting("user.max_user_namespaces=15000")
        case .unprivilegedNamespaces: Self.setting("kernel.unprivileged_userns_clone=1")
        case .appArmor:
            [
                "Allow them to bubblewrap alone, with Ubuntu's own profile:",
                "  sudo apt-get install apparmor-profiles",
                "  sudo cp /usr/share/apparmor/extra-profiles/bwrap-userns-restrict /etc/apparmor.d/",
                "  sudo apparmor_parser --replace /etc/apparmor.d/bwrap-userns-restrict",
                "or to all programs:",
                "  sudo sysctl --write kernel.apparmor_restrict_unprivileged_userns=0",
                "In a container, do so on the machine that runs it.",
            ]
        case .containerProfile(let container), .maskedProc(let container): Self.start(container)
        case .other: []
        }
    }

    private static func setting(_ assignment: String) -> [String] {
        [
            "sudo sysctl --write \(assignment)",
            "To keep it: echo \(assignment) | sudo tee /etc/sysctl.d/60-user-namespaces.conf",
        ]
    }

    /// The options of an engine. The project's own profile permits less than none at all.
    private static func start(_ container: SandboxFacts.Container) -> [String] {
        let docker =
            "docker run --security-opt seccomp=unconfined --security-opt apparmor=unconfined "
            + "--security-opt systempaths=unconfined …"
        let podman = "podman run --security-opt seccomp=unconfined --security-opt unmask=ALL …"
        let commands =
            switch container {
            case .docker: [docker]
            case .podman: [podman]
            case .other: [docker, podman]
            }
        return ["Start the container with:"] + commands.map { "  " + $0 }
            + ["Instead of seccomp=unconfined, seccomp=Tools/container/seccomp.json of the project permits less."]
    }
}
