import Foundation
import Glibc
import RenderModel
import Testing

@testable import Typesetter

@Suite("Font files that cannot be opened")
final class UnopenedFontTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)")

    /// An assets folder in which a font is a link to itself: opening it fails for every user.
    init() throws {
        let fonts = folder.appendingPathComponent("fonts").path
        try FileManager.default.createDirectory(atPath: fonts, withIntermediateDirectories: true)
        for file in ["Inter.ttf", "NotoColorEmoji.ttf"] { try #require(symlink(file, fonts + "/" + file) == 0) }
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private var book: FontCatalog { FontCatalog(assets: folder.path) }

    @Test("A file that exists is reported with the system's reason, a missing one is not")
    func reasons() {
        let book = book
        for file in ["Inter.ttf", "NoSuchFont.ttf"] {
            #expect(book.loadedFont(file: file, face: 0, variations: []) == nil)
        }
        #expect(book.problem(ofFile: "Inter.ttf") == FileProblem(code: ELOOP))
        #expect(book.problem(ofFile: "NoSuchFont.ttf") == nil)
    }

    @Test("Text in a font that cannot be opened is reported as such, and not as a missing font")
    func system() {
        var resolver = FontResolver(book: book)
        #expect(
            resolver.font(for: FontRequest(size: 17)).diagnostic?.message
                == "The font file “Inter.ttf” cannot be opened: Too many levels of symbolic links.")
        let missing = resolver.font(for: FontRequest(family: .serif, size: 17)).diagnostic
        #expect(missing?.message.hasSuffix("were not found.") == true)
    }

    @Test("A fallback font that cannot be opened is reported until it can be")
    func fallback() throws {
        var resolver = FontResolver(book: book)
        let font = resolver.font(for: FontRequest(size: 17))
        #expect(resolver.fallback(.emoji, for: font) == nil)
        #expect(resolver.fallbackProblem?.subject == "NotoColorEmoji.ttf")
        let file = folder.path + "/fonts/NotoColorEmoji.ttf"
        try FileManager.default.removeItem(atPath: file)
        let original = try #require(AssetsFolder.locate()) + "/fonts/NotoColorEmoji.ttf"
        try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: original)
        #expect(resolver.fallback(.emoji, for: font) != nil)
    }

    @Test("Too many open files is a reason with a remedy")
    func remedy() {
        let problem = FileProblem(code: EMFILE)
        #expect(problem.description == "cannot be opened: Too many open files")
        #expect(problem.remedy != nil && !problem.isMissing)
        #expect(FileProblem.ofOpening("/nonexistent")?.isMissing == true)
        #expect(FileProblem.ofOpening("/") == nil)
    }
}
