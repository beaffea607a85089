import Foundation
import Subprocesses
import Synchronization
import Testing

@testable import TesseraCommands

/// `tessera timeline` and `tessera gallery` run widgets with few rights, as `tessera preview` does.
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
            """, to: "Spy/Spy.swift")
    }

    @Test(
        "tessera timeline: the widget cannot read or write elsewhere",
        .enabled(if: isAvailable, "this machine allows no sandbox"))
    func timeline() throws {
        let outcome = try Executable.run(
            ["timeline", scratch.path + "/Spy", "--from", "2026-12-24", "--for", "1h", "--offline"])
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.output.contains("Found-nothing-false"), "\(outcome.output)")
        #expect(!outcome.output.contains("treasure"))
        #expect(!FileManager.default.fileExists(atPath: scratch.path + "/elsewhere/new.txt"))
    }

    @Test(
        "tessera gallery: the widget cannot read or write elsewhere",
        .enabled(if: isAvailable, "this machine allows no sandbox"))
    func gallery() throws {
        let outcome = try Executable.run(["gallery", scratch.path + "/Spy", "--out", scratch.path + "/out"])
        #expect(outcome.status == 0, "\(outcome.errors)")
        let page = try String(contentsOfFile: scratch.path + "/out/index.html", encoding: .utf8)
        #expect(page.contains("Found nothing"))
        #expect(!page.contains("treasure"))
        #expect(!FileManager.default.fileExists(atPath: scratch.path + "/elsewhere/new.txt"))
    }

    @Test("A missing sandbox is reported, and the network is denied only on request")
    func words() {
        let said = Mutex("")
        let terminal = Terminal(style: .plain) { line in said.withLock { $0 += line } }
        let without = SandboxMode.ofCommands(offline: true, terminal, sandbox: Sandbox(program: nil))
        #expect(without == .sandbox(network: .denied))
        #expect(
            said.withLock { $0 }.contains("the widget runs with your permissions, because bubblewrap is not installed"))
        guard Self.isAvailable else { return }
        said.withLock { $0 = "" }
        #expect(SandboxMode.ofCommands(offline: false, terminal) == .sandbox(network: .allowed))
        #expect(said.withLock { $0 } == "")
    }
}
