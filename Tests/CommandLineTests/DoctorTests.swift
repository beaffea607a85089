import Foundation
import Subprocesses
import Testing

@testable import TesseraCommands

@Suite("Licenses")
struct DoctorTests {
    @Test("doctor --licenses prints the project's notice, which names a font, drawings, a package and a library")
    func licenses() throws {
        let outcome = try Executable.run(["doctor", "--licenses"])
        #expect(outcome.status == 0)
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
        let notice = try String(contentsOf: root.appendingPathComponent("NOTICE"), encoding: .utf8)
        #expect(outcome.output == notice)
        for work in ["Inter 4", "Bootstrap Icons", "GRDB", "HarfBuzz"] { #expect(notice.contains("\n\(work)\n")) }
    }
}

@Suite("Examination of the machine")
struct ExaminationTests {
    @Test("S-RUN-20: doctor names a variable that is not the path of bubblewrap, be it missing or a folder")
    func variable() throws {
        for value in ["/nowhere/bwrap", "/usr/bin"] {
            let output = try Executable.run(["doctor"], environment: ["TESSERA_BUBBLEWRAP": value]).output
            #expect(output.contains("because TESSERA_BUBBLEWRAP names “\(value)”, which is not a program."))
            #expect(output.contains("    Set TESSERA_BUBBLEWRAP to the path of bubblewrap, or unset it.\n"))
        }
    }

    private static func text(_ cause: SandboxCause?) -> String {
        Examination(findings: [Examination.sandbox(cause)]).text
    }

    @Test("S-RUN-20: doctor names the cause of a missing sandbox with the lines that remove it")
    func sandbox() {
        #expect(Self.text(nil) == "✓ Sandbox for widgets  bubblewrap\nReady to draw.\n")
        #expect(
            Self.text(.namespaceLimit) == """
                – Sandbox for widgets is missing: widgets run only with --trusted, because the setting \
                user.max_user_namespaces=0 forbids user namespaces.
                    sudo sysctl --write user.max_user_namespaces=15000
                    To keep it: echo user.max_user_namespaces=15000 | sudo tee /etc/sysctl.d/60-user-namespaces.conf
                Ready to draw widgets that you trust, with --trusted.

                """)
        #expect(Self.text(.containerProfile(.podman)).contains("\n      podman run --security-opt seccomp=unconfined"))
        #expect(Self.text(.other(words: "bwrap: x")).contains("There is no known remedy."))
    }
}
