import FoundationSupplement
import Testing

@testable import SwiftUI

@MainActor
@Suite("Inflected words")
struct InflectionTests {
    private func words(_ text: Text) -> String { text.string(in: EnvironmentValues()) }

    @Test("The last word agrees with the number", arguments: [(0, "0 tasks"), (1, "1 task"), (5, "5 tasks")])
    func counts(count: Int, expected: String) {
        #expect(words(Text("^[\(count) task](inflect: true)")) == expected)
    }

    @Test("Only the marked words change, and surrounding Markdown stays Markdown")
    func surroundings() {
        let count = 3
        #expect(words(Text("You have **^[\(count) new message](inflect: true)**!")) == "You have 3 new messages!")
        #expect(words(Text("^[\(count) \("city")](inflect: true) in view")) == "3 cities in view")
        #expect(words(Text("[\(count) task](https://example.com)")) == "3 task")
    }

    @Test(
        "Nouns have their plurals",
        arguments: [
            ("person", "people"), ("box", "boxes"), ("day", "days"), ("entry", "entries"), ("leaf", "leaves"),
            ("sheep", "sheep"), ("Child", "Children"), ("match", "matches"), ("tasks", "tasks"),
        ])
    func nouns(one: String, many: String) {
        #expect(EnglishNoun.plural(of: one) == many)
    }
}
