import Foundation
import Testing

@testable import ExtensionHost

@Suite("Reading and repairing sources by their words")
struct SourceTextTests {
    private func text(_ source: String) -> SourceText { SourceText(Array(source.utf8)) }

    @Test(
        "calls are read with their labels, closures and no more",
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

    @Test("the brace of a condition is not a closure")
    func conditions() throws {
        let text = text("if model.isOpen {\n}")
        let word = try #require(text.word(at: 9))
        #expect(text.call(after: word) == nil)
    }

    @Test(
        "what is unknown is taken out and every line stays where it is",
        arguments: [
            ("Text(a)\n    .glow(1,\n  2)\n    .bold()", "Text.glow", "Text(a)\n    \n\n    .bold()"),
            (
                "import SwiftUI\nlet v = {\n  Unknown(1) { a }\n    .bold() }", "Unknown",
                "import SwiftUI\nlet v = {\n  EmptyView()\n    .bold() }"
            ),
            ("{\n  Unknown(1) { a } }", "Unknown", "{\n  __nothing() }"),
            ("let a = unknown(1).b + 2", "unknown", "let a = __unknown() + 2"),
            ("fill(Color.blurple)", "Color.blurple", "fill((__unknown() as Color))"),
        ])
    func repairs(source: String, symbol: String, repaired: String) throws {
        let text = text(source)
        let parts = symbol.split(separator: ".").map(String.init)
        let name = try #require(parts.last)
        let range = try #require(source.range(of: name))
        var repair = SourceRepair(text)
        repair.remove(
            parts.count == 2 ? .member(name, of: parts[0]) : .name(name),
            at: source.utf8.distance(from: source.startIndex, to: range.lowerBound),
            isView: parts.first == "Text")
        #expect(String(decoding: repair.repaired, as: UTF8.self) == repaired)
    }

    @Test("imports are read with and without the kind of what is imported")
    func imports() {
        var names = SourceNames()
        names.add(text("import struct SwiftUI.Text\n@testable import Moon\nimport Foundation\n"))
        #expect(names.imports == ["SwiftUI", "Moon", "Foundation"])
    }
}
