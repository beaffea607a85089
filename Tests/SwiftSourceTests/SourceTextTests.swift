import Testing

@testable import SwiftSource

@Suite("Lexical reading of sources")
struct SourceTextTests {
    private func text(_ source: String) -> SourceText { SourceText(Array(source.utf8)) }

    @Test(
        "Calls are read with only their labels and closures",
        arguments: [
            ("x.frame(width: f(1, 2), height: 3).bold()", "frame", ["width", "height"], "x|.bold()"),
            ("x.sheet(item: $a) { b } onDismiss: { c }.d", "sheet", ["item", "_", "onDismiss"], "x|.d"),
            ("x.overlay { Text(\"}\") }", "overlay", ["_"], "x|"),
            ("x.named(\"a, b: c\")", "named", ["_"], "x|"),
            ("x.clipped()", "clipped", [], "x|"),
        ])
    func calls(source: String, name: String, labels: [String], rest: String) throws {
        let text = text(source)
        let place = try #require(text.members(named: [name]).first)
        let word = try #require(text.word(at: place.offset))
        let call = try #require(text.call(after: word))
        #expect(call.labels == labels)
        let expected = rest.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        #expect(source.hasPrefix(expected[0]))
        #expect(String(decoding: text.bytes[call.end...], as: UTF8.self) == expected[1])
    }

    @Test("The brace of a condition is not a closure")
    func conditions() throws {
        let text = text("if model.isOpen {\n}")
        let word = try #require(text.word(at: 9))
        #expect(text.call(after: word) == nil)
    }
}
