import Foundation
import RenderModel
import Testing

@testable import Typesetter

@Suite("Scripts, directions and fonts")
struct ScriptTests {
    @Test("Right-to-left text runs right to left, numbers in it left to right")
    func bidirectional() throws {
        let text = TextSetting.system("שלום 123")
        let line = try #require(text.layout(width: nil, height: nil).lines.first)
        #expect(line.runs.map(\.rightToLeft) == [false, true, true])
        let digits = try #require(line.runs.first)
        #expect(digits.glyphs.map(\.cluster) == [9, 10, 11])
        let word = try #require(line.runs.last)
        #expect(word.glyphs.map(\.cluster) == [6, 4, 2, 0])
        let positions = line.runs.flatMap(\.glyphs).map(\.x)
        #expect(positions == positions.sorted())
    }

    @Test("A Hebrew word inside English is reversed, the sentence is not")
    func embedded() throws {
        let line = try #require(TextSetting.system("say שלום now").layout(width: nil, height: nil).lines.first)
        #expect(line.runs.filter(\.rightToLeft).map(\.range) == [4..<12])
        #expect(line.runs.first?.range == 0..<4)
        #expect(line.runs.last?.range.upperBound == 16)
    }

    @Test("English keeps its direction in a right-to-left interface; a standalone number follows the interface")
    func baseDirection() throws {
        let options = ParagraphOptions(direction: .rightToLeft)
        let english = TextSetting.system("Hello.", options: options)
        let line = try #require(english.layout(width: nil, height: nil).lines.first)
        #expect(line.runs.map(\.rightToLeft) == [false])
        #expect(english.shaped.paragraphs[0].baseLevel == 0)
        #expect(TextSetting.system("12:30", options: options).shaped.paragraphs[0].baseLevel == 1)
    }

    @Test("The ellipsis of right-to-left text is at its left end")
    func truncation() throws {
        let text = TextSetting.system("שלום עולם יפה", options: ParagraphOptions(maximumLines: 1))
        let layout = text.layout(width: 70, height: nil)
        #expect(layout.string.hasSuffix("…"))
        let first = try #require(layout.lines.first?.runs.first)
        #expect(first.range.lowerBound == layout.string.utf8.count - 3)
    }

    @Test("Arabic letters join")
    func arabic() throws {
        let joined = try #require(TextSetting.system("ببب").layout(width: nil, height: nil).lines.first?.runs.first)
        #expect(Set(joined.glyphs.map(\.id)).count == 3, "first, middle and last shape differ")
        #expect(joined.font.file == "NotoSansArabicUI-Regular.ttf")
    }

    @Test(
        "Punctuation shared by scripts uses the font of its block",
        arguments: [
            ("\u{60C}", "NotoSansArabicUI-Regular.ttf"), ("\u{61B}", "NotoSansArabicUI-Regular.ttf"),
            ("\u{61F}", "NotoSansArabicUI-Regular.ttf"), ("\u{66A}", "NotoSansArabicUI-Regular.ttf"),
            ("\u{964}", "NotoSansDevanagariUI-Regular.ttf"),
        ])
    func sharedPunctuation(mark: String, file: String) throws {
        let text = TextSetting.system("5" + mark)
        let runs = try #require(text.layout(width: nil, height: nil).lines.first?.runs)
        #expect(text.diagnostics == [])
        #expect(runs.contains { $0.font.file == file })
    }

    @Test(
        "Ideographs use the glyph forms of the reader's language",
        arguments: [
            ("ja", 0), ("ko", 1), ("zh-Hans", 2), ("en", 2), ("zh-Hant-TW", 3), ("zh_TW", 3), ("zh-Hant-HK", 4),
        ])
    func ideographs(locale: String, face: Int) throws {
        let text = TextSetting.system("直", options: ParagraphOptions(locale: locale))
        let run = try #require(text.layout(width: nil, height: nil).lines.first?.runs.first)
        #expect(run.font.file == "NotoSansCJK-Regular.ttc")
        #expect(run.font.face == face)
    }

    @Test("Hangul is Korean and kana Japanese in any locale; semibold is synthesized with an outline")
    func scripts() throws {
        func font(_ string: String, _ weight: FontRequest.Weight) throws -> FontInstance {
            let text = TextSetting.prepare([TextSpan(string, font: FontRequest(size: 17, weight: weight))])
            return try #require(text.layout(width: nil, height: nil).lines.first?.runs.first).font
        }
        #expect(try font("서울", .regular).face == 1)
        #expect(try font("かな", .regular).face == 0)
        #expect(try font("서울", .semibold).embolden > 0)
        #expect(try font("서울", .bold).file == "NotoSansCJK-Bold.ttc")
        #expect(try font("서울", .bold).embolden == 0)
    }

    @Test("I0801, I0900: an emoji is 19.4 points wide at 14 points and 65 at 60")
    func emojiWidths() {
        for (size, expected) in [(14.0, 19.4), (60, 65), (7, 9.7), (120, 130)] {
            let text = TextSetting.prepare([TextSpan("🔥", font: FontRequest(size: size))])
            let width = Double(text.layout(width: nil, height: nil).lines[0].width)
            #expect(abs(width - expected) < 0.01, "\(width) at \(size)")
        }
    }

    @Test("A heart is text by itself and an emoji with its variation selector")
    func presentation() throws {
        func isColor(_ string: String) throws -> Bool {
            let line = try #require(TextSetting.system(string).layout(width: nil, height: nil).lines.first)
            return try #require(line.runs.first).font.isColor
        }
        #expect(try !isColor("❤\u{FE0E}"))
        #expect(try isColor("❤\u{FE0F}"))
        #expect(try isColor("☔"))
        #expect(try isColor("1\u{FE0F}\u{20E3}"))
        #expect(try !isColor("1"))
        #expect(try !isColor("©"))
    }

    @Test("A character that no font has is reported")
    func missingGlyph() {
        let text = TextSetting.system("a\u{10A80}b")
        #expect(text.diagnostics.map(\.code) == [.missingGlyph])
        #expect(text.diagnostics.first?.subject == "U+10A80")
        #expect(TextSetting.system("plain ☀️ 東京").diagnostics.isEmpty)
    }

    @Test("A font built into iOS needs no action; any other must be bundled with the widget")
    func fontsOfPhones() {
        let own = [
            "Avenir-Heavy", "AvenirNext-DemiBold", "Avenir Next", "AvenirNextCondensed-Bold", "Georgia",
            "HelveticaNeue-Light", "Helvetica Neue", "Menlo-Regular", "Futura-CondensedExtraBold", "MarkerFelt-Wide",
            "TimesNewRomanPS-BoldMT", "ArialMT", "Arial-BoldItalicMT", "CourierNewPSMT", "TrebuchetMS",
            "BodoniSvtyTwoITCTT-Book", "SavoyeLetPlain", "AppleSDGothicNeo-Bold", "PingFangSC-Semibold",
            "HiraginoSans-W3", "Zapfino",
        ]
        for name in own { #expect(AppleFontName.isKnown(name), "\(name)") }
        for name in ["NoSuchFont", "Courier Prime", "SymbolsNerdFont", "Georgiana", "Charterhouse-Bold"] {
            #expect(!AppleFontName.isKnown(name), "\(name)")
        }
    }

    @Test("An unavailable font is reported and substituted")
    func missingFont() throws {
        let request = FontRequest(family: .named("AvenirNext-DemiBold"), size: 17)
        let text = TextSetting.prepare([TextSpan("Hi", font: request)])
        #expect(text.diagnostics.map(\.code) == [.missingFont])
        let run = try #require(text.layout(width: nil, height: nil).lines.first?.runs.first)
        #expect(run.font.file == "Inter.ttf")
        #expect(run.font.variations.contains(.init(axis: "wght", value: 600)))
    }

    @Test("Hyphens do not form arrows, but a colon between digits is raised")
    func contextualForms() throws {
        func glyphs(_ string: String) throws -> [UInt32] {
            let text = TextSetting.system(string)
            return try #require(text.layout(width: nil, height: nil).lines.first).runs.flatMap(\.glyphs).map(\.id)
        }
        #expect(try glyphs("->").count == 2)
        #expect(try glyphs("9:4")[1] != glyphs("a:b")[1])
    }

    @Test("Designs and widths select their fonts")
    func designs() throws {
        func font(_ request: FontRequest) throws -> FontInstance {
            let text = TextSetting.prepare([TextSpan("Ag", font: request)])
            return try #require(text.layout(width: nil, height: nil).lines.first?.runs.first).font
        }
        #expect(try font(FontRequest(family: .serif, size: 17)).file == "SourceSerif4.ttf")
        #expect(try font(FontRequest(family: .monospaced, size: 17, weight: .bold)).file == "JetBrainsMono-Bold.ttf")
        #expect(
            try font(FontRequest(family: .monospaced, size: 17, slant: .italic)).file == "JetBrainsMono-Italic.ttf")
        #expect(try font(FontRequest(size: 17, slant: .italic)).file == "Inter-Italic.ttf")
        #expect(try font(FontRequest(size: 17, width: .condensed)).file == "RobotoFlex.ttf")
        let rounded = try font(FontRequest(family: .rounded, size: 17, weight: .bold))
        #expect(rounded.embolden > 0.03 && rounded.scaleX < 1)
    }

    @Test("Attributes: spacing, offset, lines and attachments")
    func attributes() throws {
        let font = FontRequest(family: .fixedMetric, size: 10)
        var underlined = TextSpan("cd", font: font, spacing: .kerning(2), baselineOffset: 3)
        underlined.underline = .solid
        let spans = [
            TextSpan("ab", font: font), underlined,
            TextSpan(TextSpan.Attachment(width: 14, ascent: 12, descent: 4), font: font),
        ]
        let layout = TextSetting.prepare(spans).layout(width: nil, height: nil)
        let line = try #require(layout.lines.first)
        #expect(layout.measurement.size == CGSize(width: 58, height: 16))
        #expect(line.runs.map(\.span) == [0, 1])
        #expect(line.runs[1].glyphs.map(\.x) == [20, 32])
        #expect(line.runs[1].glyphs.map(\.y) == [-3, -3])
        #expect(line.decorations.map(\.width) == [24])
        #expect(line.attachments.map(\.frame) == [CGRect(x: 44, y: 0, width: 14, height: 16)])
    }

    @Test("Layout is the same from a fresh and from a reused typesetter")
    func determinism() {
        func layout(_ typesetter: Typesetter) -> TextLayout {
            let spans = [
                TextSpan("Wetter 72° ", font: FontRequest(style: .title)),
                TextSpan("서울 שלום 😀", font: FontRequest(family: .rounded, size: 13.3, weight: .bold)),
            ]
            let options = ParagraphOptions(maximumLines: 2, minimumScaleFactor: 0.7, displayScale: 3)
            return typesetter.prepare(TextLayoutInput(spans: spans, options: options)).layout(width: 120, height: 60)
        }
        let shared = Typesetter()
        let first = layout(shared)
        #expect(first == layout(shared))
        #expect(first == layout(Typesetter(book: FontCatalog(assets: AssetsFolder.locate()))))
    }

    @Test("Without any fonts text still has a size, and the missing files are reported")
    func noFonts() {
        let typesetter = Typesetter(book: FontCatalog(assets: nil))
        let text = typesetter.prepare(TextLayoutInput(spans: [TextSpan("abc 東", font: FontRequest(style: .body))]))
        #expect(text.measure(width: nil, height: nil).size.width > 0)
        #expect(text.diagnostics.contains { $0.code == .missingFont })
    }
}
