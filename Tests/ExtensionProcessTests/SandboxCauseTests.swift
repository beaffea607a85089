import Subprocesses
import Testing

@Suite("Causes of a missing sandbox")
struct SandboxCauseTests {
    private static let noNamespace =
        "bwrap: No permissions to creating new namespace, likely because the kernel does not allow non-privileged user "
        + "namespaces."

    private static func facts(
        _ words: String?, _ container: SandboxFacts.Container? = nil, isFiltered: Bool = false, appArmor: Int? = nil,
        clone: Int? = nil, limit: Int? = 63_000
    ) -> SandboxFacts {
        SandboxFacts(
            program: "/usr/bin/bwrap", words: words, container: container, isFiltered: isFiltered,
            appArmorRestriction: appArmor, unprivilegedNamespaces: clone, namespaceLimit: limit)
    }

    private static let cases: [(facts: SandboxFacts, cause: SandboxCause)] = [
        (SandboxFacts(program: nil, container: .docker), .notInstalled),
        (facts("bwrap: Unknown option --dev-bind-try"), .tooOld(option: "--dev-bind-try")),
        (
            facts("bwrap: Creating new namespace failed: No space left on device", .docker, limit: 0), .namespaceLimit
        ),
        (facts(noNamespace, clone: 0), .unprivilegedNamespaces),
        (facts("bwrap: setting up uid map: Permission denied", appArmor: 1), .appArmor),
        (facts("bwrap: setting up uid map: Permission denied", .docker, isFiltered: true, appArmor: 1), .appArmor),
        (facts("bwrap: loopback: Failed RTM_NEWADDR: Operation not permitted", appArmor: 1), .appArmor),
        (facts(noNamespace, .docker, isFiltered: true, appArmor: 1), .containerProfile(.docker)),
        (facts(noNamespace, .podman), .containerProfile(.podman)),
        (facts(noNamespace, isFiltered: true), .containerProfile(.other)),
        (facts("bwrap: Failed to make / slave: Permission denied, mount", .docker), .containerProfile(.docker)),
        (facts("bwrap: Can't mount proc on /newroot/proc: Operation not permitted", .podman), .maskedProc(.podman)),
        (facts("bwrap: cannot fork"), .other(words: "bwrap: cannot fork")),
    ]

    @Test("S-RUN-20: The cause follows from what bubblewrap prints, the settings of the kernel and the container")
    func causes() {
        for (facts, cause) in Self.cases { #expect(SandboxCause(facts) == cause, "\(facts)") }
        #expect(SandboxCause(Self.facts(nil, .docker, isFiltered: true)) == nil)
    }

    @Test("S-RUN-20: Each known cause has a remedy to type")
    func remedies() {
        let words: [(SandboxCause, [String])] = [
            (.notInstalled, ["sudo apt-get install bubblewrap", "TESSERA_BUBBLEWRAP"]),
            (.noProgram(variable: "/nowhere"), ["Set TESSERA_BUBBLEWRAP", "unset it"]),
            (.tooOld(option: "--x"), ["bubblewrap 0.4 or later"]),
            (.namespaceLimit, ["sudo sysctl --write user.max_user_namespaces=15000"]),
            (.unprivilegedNamespaces, ["sudo sysctl --write kernel.unprivileged_userns_clone=1"]),
            (
                .appArmor,
                ["bwrap-userns-restrict", "sudo sysctl --write kernel.apparmor_restrict_unprivileged_userns=0"]
            ),
            (
                .containerProfile(.docker),
                ["docker run", "--security-opt seccomp=unconfined", "apparmor=unconfined", "systempaths=unconfined"]
            ),
            (.containerProfile(.podman), ["podman run", "--security-opt seccomp=unconfined"]),
            (.maskedProc(.podman), ["--security-opt unmask=ALL"]),
            (.maskedProc(.other), ["docker run", "podman run"]),
        ]
        for (cause, parts) in words {
            let text = cause.remedies.joined(separator: "\n")
            for part in parts { #expect(text.contains(part), "\(cause)") }
        }
        #expect(SandboxCause.other(words: "x").remedies.isEmpty)
        #expect(SandboxCause.other(words: "bwrap: x").reason.hasSuffix("bwrap: x"))
    }
}
