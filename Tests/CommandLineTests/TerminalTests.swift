import Foundation
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

    @Test(
        "S-TEXT-9: No line begins with a command, and none contains one",
        arguments: [
            ("::error::x", ":\\u003Aerror::x"), ("a\n  ::stop-commands::x", "a\n  :\\u003Astop-commands::x"),
            ("\u{3000}\t::debug::x", "\u{3000}\t:\\u003Adebug::x"), ("a ##[error]x", "a #\\u0023[error]x"),
            ("##vso[task.prependpath]/x", "#\\u0023vso[task.prependpath]/x"),
            ("###[error]x", "#\\u0023\\u0023[error]x"), ("a::b: c # d #e", "a::b: c # d #e"), (": a", ": a"),
        ])
    func commands(text: String, expected: String) {
        #expect(ControlCharacters.escaped(text) == expected)
        #expect(ControlCharacters.escaped(text, commands: .kept) == text)
        // A block can end anywhere.
        var controls = ControlCharacters()
        let bytes = text.utf8.flatMap { controls.escaped([$0]) } + controls.end()
        #expect(String(decoding: bytes, as: UTF8.self) == expected)
    }

    @Test("S-TEXT-1: Control characters in messages never reach the terminal, whatever prints them")
    func controlCharacters() {
        let evil = "Pr\u{1B}]52;c;aGk=\u{7}obe\u{9B}31m\r\u{8}\u{7F}\r\n\tnext"
        let plain = "Pr\\u001B]52;c;aGk=\\u0007obe\\u009B31m\\u000D\\u0008\\u007F\n\tnext"
        for style in [Terminal.Style.plain, .interactive(columns: 400)] {
            let screen = Screen()
            let terminal = Terminal(style: style) { screen.add($0) }
            terminal.say(evil)
            terminal.printOnce(evil + "2")
            terminal.show(evil)
            terminal.ask(evil)
            terminal.report(CommandFailure(.usage, evil, remedy: evil, details: [evil]))
            let text = screen.content.replacing("\r\u{1B}[2K", with: "")
            #expect(text.contains(plain))
            #expect(
                !text.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" && $0 != "\t" })
        }
    }

    @Test("S-TEXT-1: Characters that change the order or the lines of a message are escaped, letters and marks are not")
    func formattingCharacters() {
        let codes: [UInt32] = [0x061C, 0x200E, 0x200F] + Array(0x2028...0x202E) + Array(0x2066...0x2069)
        for code in codes {
            let character = Unicode.Scalar(code).map { String(Character($0)) } ?? ""
            let name = String(code, radix: 16, uppercase: true)
            let expected = "a\\u" + String(repeating: "0", count: 4 - name.count) + name + "b"
            #expect(ControlCharacters.escaped("a\(character)b") == expected)
        }
        let others = "שלום مرحبا ؛؟ء … – “q” † \u{2007}\u{200D}\u{202F}\u{2065}\u{206A}⁰ € → ☀️ 👩‍👧"
        #expect(ControlCharacters.escaped(others) == others)
    }

    @Test("Text is escaped the same in blocks of any size, and other characters are unchanged", arguments: 1...7)
    func blocks(size: Int) {
        let text = "¢ © Ü 東京 🎉 \u{80}\u{9F}\u{A0}\r\n\r\u{0} …م\u{61C}\u{202E}\r\u{2069}\u{2014}€"
        let bytes = Array(text.utf8)
        var controls = ControlCharacters()
        var result: [UInt8] = []
        for start in stride(from: 0, to: bytes.count, by: size) {
            result += controls.escaped(bytes[start..<min(start + size, bytes.count)])
        }
        result += controls.end()
        let expected =
            "¢ © Ü 東京 🎉 \\u0080\\u009F\u{A0}\n\\u000D\\u0000 …م\\u061C\\u202E\\u000D\\u2069\u{2014}€"
        #expect(String(decoding: result, as: UTF8.self) == expected)
        #expect(ControlCharacters.escaped(text) == expected)
    }

    @Test("S-TEXT-2: Escaped JSON is still JSON with the same values")
    func json() throws {
        let name = "a\u{7F}b\u{85}c\u{202E}d"
        let escaped = ControlCharacters.escaped("[\"\(name)\"]")
        #expect(try JSONDecoder().decode([String].self, from: Data(escaped.utf8)) == [name])
        #expect(!escaped.contains("\u{7F}"))
    }
}
