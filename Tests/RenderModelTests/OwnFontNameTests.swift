import RenderModel
import Testing

@Suite("Names of the user's own fonts")
struct OwnFontNameTests {
    @Test(
        "A name survives as text, and other fonts have none",
        arguments: [
            ("own:SF-Pro.ttf", "SF-Pro.ttf"), ("own:", ""), ("own:ヒラギノ角ゴシック W3.ttc", "ヒラギノ角ゴシック W3.ttc"),
            ("own:\u{301}a.ttf", "\u{301}a.ttf"),
        ])
    func text(text: String, file: String) throws {
        let name = try #require(OwnFontName(text))
        #expect(Array(name.file.utf8) == Array(file.utf8))
        #expect(Array(name.text.utf8) == Array(text.utf8))
        #expect(FontInstance(file: text, size: 17).isOwn)
    }

    @Test("Fonts of the project and of bundles are not own ones", arguments: ["Inter.ttf", "bundle:own:a.ttf", "own"])
    func others(text: String) {
        #expect(OwnFontName(text) == nil)
        #expect(!FontInstance(file: text, size: 17).isOwn)
    }
}
