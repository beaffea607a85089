import Foundation
import Testing

@testable import Typesetter

@Suite("Line breaking")
struct LineBreakingTests {
    @Test("A line breaks at a space, which counts for the text's width as far as it fits")
    func spaces() {
        let text = TextSetting.boxes("one two three")
        #expect(text.measure(width: nil, height: nil).size == CGSize(width: 130, height: 10))
        #expect(text.measure(width: 100, height: nil).size == CGSize(width: 80, height: 20), "the space counts")
        #expect(text.measure(width: 75, height: nil).size == CGSize(width: 75, height: 20), "half of it fits")
        #expect(text.measure(width: 70, height: nil).size == CGSize(width: 70, height: 20), "nothing of it fits")
        #expect(TextSetting.lines(text, width: 75) == ["one two", "three"])
        #expect(TextSetting.lines(text, width: 70) == ["one two", "three"])
        #expect(TextSetting.lines(text, width: 69) == ["one", "two", "three"])
    }

    @Test("The widest line counts with its own space; the last line has none")
    func widestLine() {
        #expect(TextSetting.boxes("ab abcd").measure(width: 60, height: nil).size.width == 40)
        #expect(TextSetting.boxes("abc abcd").measure(width: 60, height: nil).size.width == 40)
        #expect(TextSetting.boxes("abcd abcd").measure(width: 60, height: nil).size.width == 50)
        #expect(TextSetting.boxes("abcd  abcd").measure(width: 80, height: nil).size.width == 60, "two spaces")
    }

    @Test("I0875: a truncated text is as wide as its widest line with its space")
    func truncatedWidth() {
        let text = TextSetting.boxes("abcd a\nb", options: ParagraphOptions(maximumLines: 2))
        let measurement = text.measure(width: 55, height: nil)
        #expect(measurement.isTruncated)
        #expect(measurement.size.width == 50)
    }

    @Test("I0888: centered and trailing lines are aligned without the space at which they break")
    func alignmentWithoutSpaces() {
        func edges(_ alignment: ParagraphOptions.Alignment) -> [Double] {
            TextSetting.boxes("abcd ab", options: ParagraphOptions(alignment: alignment)).layout(width: 60, height: nil)
                .lines.map { Double($0.origin.x) }
        }
        #expect(edges(.leading) == [0, 0])
        #expect(edges(.center) == [5, 15], "both centers are at 25 of 50")
        #expect(edges(.trailing) == [10, 30])
    }

    @Test("A word that is too long is broken between characters")
    func longWord() {
        let text = TextSetting.boxes("a abcdefgh")
        #expect(TextSetting.lines(text, width: 40) == ["a", "abcd", "efgh"])
        #expect(TextSetting.lines(text, width: 5) == ["a", "a", "b", "c", "d", "e", "f", "g", "h"])
    }

    @Test("Line separators start new lines, also empty ones")
    func separators() {
        let text = TextSetting.boxes("a\n\nbc\r\nd\u{2028}e")
        #expect(TextSetting.lines(text) == ["a", "", "bc", "d", "e"])
        #expect(text.measure(width: nil, height: nil).size == CGSize(width: 20, height: 50))
        #expect(TextSetting.boxes("").measure(width: nil, height: nil).size == CGSize(width: 0, height: 10))
    }

    @Test("Lines may break after hyphens, not before punctuation or at no-break spaces")
    func rules() {
        #expect(TextSetting.lines(TextSetting.boxes("well-known"), width: 60) == ["well-", "known"])
        #expect(TextSetting.lines(TextSetting.boxes("ab cd, ef"), width: 50) == ["ab", "cd,", "ef"])
        #expect(TextSetting.lines(TextSetting.boxes("a b\u{A0}c"), width: 40) == ["a", "b\u{A0}c"])
    }

    @Test("Ideographs break anywhere but before closing punctuation")
    func ideographs() {
        let text = TextSetting.prepare([TextSpan("東京都。大阪", font: FontRequest(size: 10))])
        #expect(TextSetting.lines(text, width: 30.5) == ["東京", "都。大", "阪"])
    }

    @Test("Korean breaks between words")
    func korean() {
        let text = TextSetting.prepare([TextSpan("오늘 날씨는 맑음", font: FontRequest(size: 10))])
        #expect(TextSetting.lines(text, width: 35) == ["오늘", "날씨는", "맑음"])
    }

    @Test("Thai breaks between clusters, never inside one")
    func thai() {
        let string = "ภาษาไทยไม่มีช่องว่าง"
        let text = TextSetting.prepare([TextSpan(string, font: FontRequest(size: 17))])
        let lines = TextSetting.lines(text, width: 60)
        #expect(lines.count > 1)
        #expect(lines.joined() == string)
        let characters = lines.reduce(0) { $0 + $1.count }
        #expect(characters == string.count)
    }

    @Test("Emoji sequences are never broken")
    func emoji() {
        let text = TextSetting.prepare([TextSpan("👨‍👩‍👧‍👦🇩🇪👍🏽", font: FontRequest(size: 10))])
        #expect(TextSetting.lines(text, width: 1) == ["👨‍👩‍👧‍👦", "🇩🇪", "👍🏽"])
        let runs = text.layout(width: nil, height: nil).lines[0].runs
        #expect(runs.count == 1)
        #expect(runs[0].font.isColor)
        #expect(runs[0].glyphs.count == 3)
    }

    @Test("N1207: at its own measured size a text keeps its lines")
    func stability() {
        let text = TextSetting.system("The quick brown fox jumps over the lazy dog")
        for width in stride(from: 30.0, to: 330, by: 7) {
            let measured = text.measure(width: width, height: nil)
            let again = text.measure(width: measured.size.width, height: measured.size.height)
            #expect(again == measured, "\(width)")
        }
    }

    @Test("N1208, N1209: a zero proposal needs no space, a zero width no width")
    func zeroProposals() {
        let text = TextSetting.boxes("abc")
        #expect(text.measure(width: 0, height: 0).size == .zero)
        #expect(text.measure(width: 0, height: nil).size.width == 0)
    }

    @Test("Lines are aligned within the text's own width, mirrored for right-to-left interfaces")
    func alignment() {
        func edges(_ alignment: ParagraphOptions.Alignment, _ direction: ParagraphOptions.Direction) -> [Double] {
            let options = ParagraphOptions(alignment: alignment, direction: direction)
            return TextSetting.boxes("abcd\nab", options: options).layout(width: 100, height: nil).lines
                .map { Double($0.origin.x) }
        }
        #expect(edges(.leading, .leftToRight) == [0, 0])
        #expect(edges(.center, .leftToRight) == [0, 10])
        #expect(edges(.trailing, .leftToRight) == [0, 20])
        #expect(edges(.leading, .rightToLeft) == [0, 20])
    }

    @Test("Line spacing applies only between lines")
    func lineSpacing() {
        let text = TextSetting.boxes("a\nb\nc", options: ParagraphOptions(lineSpacing: 4))
        #expect(text.measure(width: nil, height: nil).size.height == 38)
    }
}
