import Testing

@testable import FoundationSupplement

@Suite("Inflection of English")
struct InflectionTests {
    @Test(
        "A noun agrees with the number before it",
        arguments: [
            ("1 dogs", "1 dog"), ("2 dog", "2 dogs"), ("3 berry", "3 berries"), ("2 person", "2 people"),
            ("0 box", "0 boxes"),
        ])
    func nouns(text: String, expected: String) {
        #expect(Inflection.applied(to: "^[\(text)](inflect: true)", language: "en") == expected)
    }

    @Test("Other languages stay unchanged")
    func otherLanguages() {
        #expect(Inflection.applied(to: "^[2 Hund](inflect: true)", language: "de") == "2 Hund")
    }
}
