import Foundation
import SwiftSource
import Testing

@testable import WidgetCompiler

@Suite("Removal of unknown names")
struct SourceRepairTests {
    @Test(
        "Unknown names are removed, and lines keep their numbers",
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
        let text = SourceText(Array(source.utf8))
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
}
