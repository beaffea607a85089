import Synchronization
import Testing
import WidgetCompiler

@testable import TesseraCommands

@Suite("Progress messages")
struct TerminalTests {
    private final class Screen: Sendable {
        private let text = Mutex("")

        func add(_ part: String) { text.withLock { $0 += part } }

        var content: String { text.withLock { $0 } }
    }

    private static let fetching = BuildProgress.fetching(package: "Nectar", address: "https://example.invalid/Nectar")

    @Test("On a terminal each step of a build replaces the previous one")
    func interactive() {
        let screen = Screen()
        let terminal = Terminal(style: .interactive(columns: 80)) { screen.add($0) }
        let report = terminal.progress("Building Clock…")
        report(Self.fetching)
        report(.compiling(module: "Honey", number: 3, count: 12))
        report(.sources)
        let lines = screen.content.split(separator: "\r\u{1B}[2K").map(String.init)
        #expect(
            lines == [
                "Fetching the package Nectar from https://example.invalid/Nectar…",
                "Compiling module Honey (3 of 12)…", "Building Clock…",
            ])
        #expect(!screen.content.contains("\n"))
    }

    @Test("Without a terminal only the fetching of a package is reported, once, on a separate line")
    func plain() {
        let screen = Screen()
        let terminal = Terminal(style: .plain) { screen.add($0) }
        for report in [terminal.progress("Building Clock…"), terminal.progress()] {
            report(Self.fetching)
            report(.reading(package: "Nectar"))
            report(.compiling(module: "Honey", number: 3, count: 12))
            report(.sources)
        }
        #expect(screen.content == "Fetching the package Nectar from https://example.invalid/Nectar…\n")
    }

    @Test("A quiet terminal does not report it")
    func quiet() {
        let screen = Screen()
        Terminal(style: .quiet) { screen.add($0) }.progress()(Self.fetching)
        #expect(screen.content.isEmpty)
    }
}
