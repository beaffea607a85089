import Foundation
import Subprocesses
import TestSupport
import Testing

@testable import TesseraCommands

/// Every command that runs a widget confines it, unless the user trusts it.
@Suite("Permissions of widgets that commands run", .serialized)
struct ConfinementTests {
    private static let isAvailable: Bool = {
        guard let problem = Sandbox.system.unavailability else { return true }
        print("SKIPPED: the sandbox of commands is not tested, because \(problem)")
        return false
    }()

    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
        try scratch.write("treasure", to: "elsewhere/secret.txt")
        try scratch.write(
            """
            import Foundation
            import SwiftUI
            import WidgetKit

            let place = "\(scratch.path)/elsewhere"
            let secret = (try? String(contentsOfFile: place + "/secret.txt", encoding: .utf8)) ?? "nothing"
            let wrote = (try? "x".write(toFile: place + "/new.txt", atomically: false, encoding: .utf8))

            struct Entry: TimelineEntry { let date: Date }

            struct Provider: TimelineProvider {
                func placeholder(in context: Context) -> Entry { Entry(date: .now) }
                func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
                    completion(Entry(date: .now))
                }
                func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
                    completion(Timeline(entries: [Entry(date: .now)], policy: .never))
                }
            }

            @main
            struct Spy: Widget {
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: "Found-\\(secret)-\\(wrote != nil)", provider: Provider()) { _ in
                        Text(secret).containerBackground(.background, for: .widget)
                    }
                    .configurationDisplayName("Found \\(secret)")
                    .supportedFamilies([.systemSmall])
                }
            }

            struct SpyPreviews: PreviewProvider {
                static var previews: some View {
                    Text(secret).previewDisplayName("Found-\\(secret)-\\(wrote != nil)")
                        .previewContext(WidgetPreviewContext(family: .systemSmall))
                }
            }
            """, to: "Spy/Spy.swift")
    }

    /// The commands that end by themselves, with arguments for which they print what the widget found, or name files
    /// after it.
    private static let commands: [[String]] = [
        ["render", "Spy", "--format", "tree", "--out", "out"], ["screenshot", "Spy", "--json", "--out", "out"],
        ["previews", "Spy"], ["check", "Spy"], ["timeline", "Spy", "--from", "2026-12-24", "--for", "1h"],
        ["gallery", "Spy", "--out", "out"],
    ]

    private var hasWritten: Bool { FileManager.default.fileExists(atPath: scratch.path + "/elsewhere/new.txt") }

    /// Runs a command, and returns its end with all that it printed and wrote as text.
    private func run(
        _ command: [String], environment: [String: String] = [:]
    ) throws -> (outcome: Executable.Outcome, text: String) {
        let outcome = try Executable.run(command, environment: environment, in: scratch.path)
        let out = scratch.path + "/out"
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: out)) ?? []).sorted()
        let page = (try? String(contentsOfFile: out + "/index.html", encoding: .utf8)) ?? ""
        return (outcome, ([outcome.output] + names + [page]).joined(separator: "\n"))
    }

    @Test(
        "S-RUN-1: A widget cannot read or write the user's files",
        .enabled(if: isAvailable, "this machine allows no sandbox"),
        arguments: commands)
    func confined(command: [String]) throws {
        let (outcome, text) = try run(command)
        #expect(outcome.status == 0, "\(outcome.errors)")
        // Names of files have underscores.
        #expect(
            text.replacing("_", with: "-").contains("Found-nothing-false") || text.contains("Found nothing"), "\(text)")
        #expect(!text.contains("treasure"))
        #expect(!hasWritten)
    }

    @Test("S-RUN-19: With --trusted a widget has the user's permissions", arguments: commands)
    func trusted(command: [String]) throws {
        let (outcome, text) = try run(command + ["--trusted"], environment: ["TESSERA_BUBBLEWRAP": "/nowhere/bwrap"])
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(text.contains("treasure"), "\(text)")
        #expect(hasWritten)
    }

    @Test(
        "S-RUN-1, S-RUN-19: tessera preview confines the widgets of its device unless they are trusted",
        .enabled(if: isAvailable, "this machine allows no sandbox"), arguments: [false, true])
    func device(isTrusted: Bool) throws {
        let arguments = ["--port", "0", "--no-open", "--state-folder", "state"] + (isTrusted ? ["--trusted"] : [])
        let preview = try TestProcess(
            "/bin/sh",
            ["-c", "exec \"$0\" preview Spy \(arguments.joined(separator: " ")) 2>errors", try Executable.path],
            in: scratch.path)
        defer { preview.stop() }
        try eventuallyOnThisThread("the widget is on the device") {
            let errors = try? String(contentsOfFile: scratch.path + "/errors", encoding: .utf8)
            return errors?.contains("Spy is on the device") == true
        }
        #expect(hasWritten == isTrusted)
    }

    @Test(
        "S-RUN-16, S-RUN-18, S-EXIT-9: Without bubblewrap a widget is neither built nor run, and a line names the ways out",
        arguments: commands + [["preview", "Spy", "--port", "0", "--no-open"], ["check", "Spy", "--sources-only"]])
    func rejected(command: [String]) throws {
        let cache = scratch.path + "/cache"
        let (outcome, text) = try run(
            command, environment: ["TESSERA_BUBBLEWRAP": "/nowhere/bwrap", "TESSERA_CACHE": cache])
        #expect(outcome.status == ExitStatus.confinement.rawValue)
        #expect(
            outcome.errors == """
                error: The widget is not run, because it cannot be confined: TESSERA_BUBBLEWRAP names “/nowhere/bwrap”, \
                which is not a program. Correct or unset the variable, or give a widget that you trust your permissions \
                with --trusted.

                """)
        #expect(text.trimmingCharacters(in: .newlines) == "")
        #expect(!FileManager.default.fileExists(atPath: cache + "/code"))
        #expect(!hasWritten)
    }

    @Test("S-EXIT-9: Where bubblewrap is not installed, the line names its package")
    func missing() {
        let failure = CommandFailure(notConfinable: .notInstalled)
        #expect(failure.status == .confinement)
        #expect(
            failure.message == """
                The widget is not run, because it cannot be confined: bubblewrap is not installed. Install it (apt-get \
                install bubblewrap), or give a widget that you trust your permissions with --trusted.
                """)
    }

    @Test("S-RUN-18, S-EXIT-9: Where bubblewrap fails, a widget is rejected with the cause")
    func failing() throws {
        try scratch.write("#!/bin/sh\necho 'bwrap: --perms is a Unknown option --perms' >&2\nexit 1\n", to: "bwrap")
        chmod(scratch.path + "/bwrap", 0o755)
        let (outcome, _) = try run(
            ["previews", "Spy"],
            environment: ["TESSERA_BUBBLEWRAP": scratch.path + "/bwrap", "TESSERA_CACHE": scratch.path + "/cache"])
        #expect(outcome.status == ExitStatus.confinement.rawValue)
        #expect(outcome.errors.contains("cannot be confined: bubblewrap is too old: it does not know --perms. "))
        #expect(outcome.errors.contains("`tessera doctor` explains how to allow it"))
    }

    @Test("S-RUN-19: The network is denied only on request, and a trusted widget cannot be denied it")
    func network() throws {
        #expect(throws: (any Error).self) { try Tessera.parseAsRoot(["render", "Spy", "--trusted", "--offline"]) }
        #expect(throws: CommandFailure.self) {
            try SandboxMode.ofCommands(trusted: false, offline: true, sandbox: Sandbox(program: nil))
        }
        #expect(try SandboxMode.ofCommands(trusted: true, offline: false, sandbox: Sandbox(program: nil)) == .none)
        guard Self.isAvailable else { return }
        #expect(try SandboxMode.ofCommands(trusted: false, offline: false) == .sandbox(network: .allowed))
        #expect(try SandboxMode.ofCommands(trusted: false, offline: true) == .sandbox(network: .denied))
    }
}
