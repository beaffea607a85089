import Foundation
import Testing

@testable import Typesetter

@Suite("Text that does not fit")
struct FittingTests {
    @Test("A line limit truncates the last line with one ellipsis inside the word (N1434)")
    func tail() {
        let text = TextSetting.boxes("Basement Dehumidifier", options: ParagraphOptions(maximumLines: 1))
        let layout = text.layout(width: 145, height: nil)
        #expect(layout.string == "Basement Dehu…")
        #expect(layout.measurement.isTruncated)
        #expect(layout.measurement.size == CGSize(width: 140, height: 10))
        #expect(layout.lines[0].runs.last?.glyphs.first?.id == 0x2026)
    }

    @Test("No space remains before the ellipsis")
    func spaceBeforeEllipsis() {
        let text = TextSetting.boxes("abc def", options: ParagraphOptions(maximumLines: 1))
        #expect(text.layout(width: 50, height: nil).string == "abc…")
    }

    @Test("I0450: no-break spaces next to an ellipsis are removed too", arguments: ["\u{202F}", "\u{A0}", "\u{205F}"])
    func noBreakSpaceBesideEllipsis(space: String) {
        func shown(_ mode: ParagraphOptions.Truncation, _ string: String, width: Double) -> String {
            let options = ParagraphOptions(maximumLines: 1, truncation: mode)
            return TextSetting.boxes(string, options: options).layout(width: width, height: nil).string
        }
        #expect(shown(.tail, "1:00\(space)PM", width: 60) == "1:00…")
        #expect(shown(.head, "1:00\(space)PM", width: 40) == "…PM")
        #expect(shown(.middle, "1\(space)2345\(space)67", width: 50) == "1…67")
    }

    @Test("A narrow no-break space keeps its width at the end of a line")
    func noBreakSpaceAtLineEnd() {
        let text = TextSetting.boxes("ab\u{202F}")
        #expect(text.measure(width: nil, height: nil).size.width == 30)
    }

    @Test("Head and middle truncation")
    func otherModes() {
        func shown(_ mode: ParagraphOptions.Truncation) -> String {
            let options = ParagraphOptions(maximumLines: 1, truncation: mode)
            return TextSetting.boxes("abcdefghij", options: options).layout(width: 50, height: nil).string
        }
        #expect(shown(.head) == "…ghij")
        #expect(shown(.middle) == "ab…ij")
        #expect(shown(.tail) == "abcd…")
    }

    @Test("The second of two lines is truncated, and clusters index into the visible string")
    func secondLine() {
        let text = TextSetting.boxes("one two three four", options: ParagraphOptions(maximumLines: 2))
        let layout = text.layout(width: 75, height: nil)
        #expect(layout.string == "one two three…")
        #expect(TextSetting.lines(text, width: 75) == ["one two", "three…"])
        #expect(layout.lines[1].runs.first?.glyphs.map(\.cluster) == [8, 9, 10, 11, 12])
        #expect(layout.lines[1].runs.last?.range == 13..<16)
    }

    @Test("A paragraph that is hidden leaves an ellipsis")
    func hiddenParagraph() {
        let text = TextSetting.boxes("one\ntwo", options: ParagraphOptions(maximumLines: 1))
        #expect(text.layout(width: 100, height: nil).string == "one…")
    }

    @Test("The proposed height limits the lines; at least one remains")
    func heightLimit() {
        let text = TextSetting.boxes("one two three")
        #expect(TextSetting.lines(text, width: 50, height: 20) == ["one", "two…"])
        #expect(TextSetting.lines(text, width: 50, height: 30) == ["one", "two", "three"])
        #expect(TextSetting.lines(text, width: 50, height: 1) == ["one…"])
    }

    @Test("N1431, N1432: the text shrinks until it fits and fills nearly all of the width")
    func scaling() {
        for (string, weight) in [
            ("Basement Dehumidifier Tank", FontRequest.Weight.semibold),
            ("Last synchronized a few moments ago", .regular),
        ] {
            var font = FontRequest(style: .caption2)
            font.weight = weight
            let options = ParagraphOptions(maximumLines: 1, minimumScaleFactor: 0.5, displayScale: 3)
            let text = TextSetting.prepare([TextSpan(string, font: font)], options)
            let result = text.measure(width: 146, height: nil)
            #expect(!result.isTruncated)
            #expect(result.size.width <= 146)
            #expect(result.size.width > 142)
            #expect((0.5..<1).contains(result.scaleFactor))
        }
    }

    @Test("N1421–N1426: a shrunk text has the largest quarter point that fits")
    func quarterPoints() {
        for (string, weight, size) in [
            ("Basement Dehumidifier Tank", FontRequest.Weight.semibold, 10.0),
            ("Relative humidity, second floor", .regular, 9.75),
            ("Last synchronized a few moments ago", .regular, 7.5),
        ] {
            var font = FontRequest(style: .caption2)
            font.weight = weight
            let options = ParagraphOptions(maximumLines: 1, minimumScaleFactor: 0.5, displayScale: 3)
            let text = TextSetting.prepare([TextSpan(string, font: font)], options)
            #expect(abs(text.measure(width: 146, height: nil).scaleFactor * 11 - size) < 1e-9)
        }
    }

    @Test("N1433: at the smallest allowed size the rest is truncated")
    func scalingHasAFloor() {
        let options = ParagraphOptions(maximumLines: 1, minimumScaleFactor: 0.5)
        let result = TextSetting.boxes("abcdefghijklmnopqrst", options: options).layout(width: 60, height: nil)
        #expect(result.measurement.scaleFactor == 0.5)
        #expect(result.measurement.isTruncated)
        #expect(result.string == "abcdefghijk…")
        #expect(result.lines[0].runs[0].font.size == 5)
    }

    @Test("A text that fits is not shrunk")
    func noNeedlessScaling() {
        let options = ParagraphOptions(minimumScaleFactor: 0.5)
        #expect(TextSetting.boxes("abc abc", options: options).measure(width: 30, height: 20).scaleFactor == 1)
        #expect(TextSetting.boxes("abc abc", options: options).measure(width: 30, height: 15).scaleFactor < 1)
    }

    @Test("Tightening comes before shrinking and truncation")
    func tightening() {
        let options = ParagraphOptions(maximumLines: 1, minimumScaleFactor: 0.5, tightening: .allowed)
        let text = TextSetting.boxes("abcdefghij", options: options)
        let result = text.measure(width: 98.5, height: nil)
        #expect(result.scaleFactor == 1)
        #expect(!result.isTruncated)
        #expect(text.measure(width: 80, height: nil).scaleFactor < 1)
    }
}
