import Foundation
import RenderModel
import Testing
import _Testing_CoreGraphics

@testable import SwiftUI

@Suite("F-115: fonts and styles of texts")
@MainActor
struct TextStyleTests {
    @Test("N1236, N1237: bold body is semibold, bold titles and plain fonts are bold")
    func emphasis() throws {
        let text = Text(verbatim: "x")
        #expect(try TextRendering.fonts(text).first?.weight == 400)
        #expect(try TextRendering.fonts(text.bold()).first?.weight == 600)
        #expect(try TextRendering.fonts(text.font(.largeTitle).bold()).first?.weight == 700)
        #expect(try TextRendering.fonts(text.font(.system(size: 17)).bold()).first?.weight == 700)
        #expect(try TextRendering.fonts(text.font(.headline)).first?.weight == 600)
        #expect(try TextRendering.fonts(text.font(.headline).fontWeight(.light)).first?.weight == 300)
    }

    @Test("F-116, F-117, N1238, N1239: custom fonts scale by the body factor to whole points, fixed ones do not")
    func customFonts() throws {
        func size(_ font: Font) throws -> Double? {
            let renderer = TextRendering.renderer { $0.dynamicTypeSize = .accessibility5 }
            return try TextRendering.fonts(Text(verbatim: "x").font(font), renderer).first?.size
        }
        #expect(try size(.custom("TesseraFixed", size: 17)) == 53)
        #expect(try size(.custom("TesseraFixed", fixedSize: 17)) == 17)
        #expect(try size(.custom("TesseraFixed", size: 34, relativeTo: .largeTitle)) == 60)
        #expect(try size(.system(size: 17)) == 17)
        #expect(try size(.body) == 53)
    }

    @Test("A font missing from the bundle is reported once")
    func missingFont() {
        let tree = TextRendering.renderer().render(Text(verbatim: "x").font(.custom("Avenir-Heavy", size: 17)))
        #expect(tree.diagnostics.map(\.code) == [.missingFont])
        #expect(tree.diagnostics.first?.subject == "Avenir-Heavy")
    }

    @Test("Modifiers closer to the text win, the text's own over the environment's")
    func precedence() throws {
        let red = Text(verbatim: "x").foregroundColor(.red).foregroundColor(.blue)
        #expect(try TextRendering.text(red).colors == [Color.red.resolve(in: EnvironmentValues()).rgba])
        let sizes = try TextRendering.fonts(Text(verbatim: "x").font(.caption).font(.largeTitle))
        #expect(sizes.first?.size == 12)
        let environment = try TextRendering.fonts(VStack { Text(verbatim: "x").font(.caption) }.font(.largeTitle))
        #expect(environment.first?.size == 12)
    }

    @Test("Concatenated texts keep their own styles and inherit the rest")
    func joined() throws {
        let text = (Text(verbatim: "a").bold() + Text(verbatim: "b").foregroundColor(.red)).font(.title)
        let fonts = try TextRendering.fonts(text)
        #expect(fonts.map(\.weight) == [700, 400])
        #expect(fonts.map(\.size) == [28, 28])
        let content = try TextRendering.text(text)
        #expect(content.string == "ab")
        #expect(content.fills.map(\.level) == [.primary, .custom])
    }

    @Test("A gradient spans the whole text")
    func gradient() throws {
        let style = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        let tree = TextRendering.renderer().render(Text(verbatim: "abc").foregroundStyle(style))
        let node = try #require(tree.root.flattened.first { $0.text != nil })
        guard case .linear(_, let from, let to) = node.text?.fills.first?.paint else {
            Issue.record("no gradient")
            return
        }
        #expect(abs(from.x - node.frame.minX) < 0.5)
        #expect(abs(to.x - node.frame.maxX) < 0.5)
    }

    @Test("Underlines and strikethroughs use the text's color or their own")
    func lines() throws {
        let text = try TextRendering.text(
            Text(verbatim: "abc").underline(pattern: .dash, color: .red).strikethrough())
        let decorations = try #require(text.lines.first).decorations
        #expect(decorations.map(\.kind) == [.underline, .strikethrough])
        #expect(decorations.map(\.pattern) == [.dash, .solid])
        #expect(decorations[0].fill.paint == .color(Color.red.resolve(in: EnvironmentValues()).rgba))
        #expect(decorations[1].fill == text.fills.first)
        #expect(decorations[0].y > 0 && decorations[1].y < 0)
    }

    @Test("Kerning, tracking, baseline offset and case")
    func otherModifiers() throws {
        func width(_ text: some View) throws -> Double { try TextRendering.text(text).lines[0].width }
        let plain = Text(verbatim: "abcd").font(.custom("TesseraFixed", size: 10))
        #expect(try width(plain) == 40)
        #expect(try width(plain.kerning(2)) == 48)
        #expect(try width(plain.kerning(2).tracking(3)) == 52)
        #expect(try width(VStack { plain }.tracking(1)) == 44)
        #expect(try TextRendering.text(plain.baselineOffset(4)).lines[0].runs[0].glyphs[0].y == -4)
        #expect(try TextRendering.text(plain.textCase(.uppercase)).string == "ABCD")
        let turkish = TextRendering.renderer { $0.locale = Locale(identifier: "tr") }
        #expect(try TextRendering.text(Text(verbatim: "i").textCase(.uppercase), turkish).string == "İ")
    }

    @Test("The Bold Text setting makes fonts bolder")
    func legibility() throws {
        let renderer = TextRendering.renderer { $0.legibilityWeight = .bold }
        #expect(try TextRendering.fonts(Text(verbatim: "x"), renderer).first?.weight == 600)
    }

    @Test("A Dynamic Type range limits the user's choice")
    func dynamicTypeRange() throws {
        let renderer = TextRendering.renderer { $0.dynamicTypeSize = .accessibility5 }
        let view = Text(verbatim: "x")
        #expect(try TextRendering.fonts(view.dynamicTypeSize(...DynamicTypeSize.xLarge), renderer).first?.size == 19)
        #expect(try TextRendering.fonts(view.dynamicTypeSize(.small), renderer).first?.size == 15)
    }

    @Test("Small capitals come from the font, or are scaled capitals where the system font has none")
    func smallCapitals() throws {
        func glyphs(_ text: String, _ font: Font) throws -> [UInt32] {
            let tree = TextRendering.renderer().render(Text(verbatim: text).font(font))
            #expect(tree.diagnostics == [])
            let runs = tree.root.flattened.compactMap(\.text).flatMap(\.lines).flatMap(\.runs)
            return runs.flatMap(\.glyphs).map(\.id)
        }
        let serif = Font.system(.body, design: .serif)
        let (lower, upper) = (try glyphs("x", serif), try glyphs("X", serif))
        let small = try glyphs("x", serif.lowercaseSmallCaps())
        #expect(small != lower && small != upper)
        #expect(try glyphs("X", serif.lowercaseSmallCaps()) == upper)
        #expect(try glyphs("x", serif.uppercaseSmallCaps()) == lower)
        #expect(try glyphs("X", serif.uppercaseSmallCaps()) == small)
        #expect(try glyphs("xX", serif.smallCaps()) == small + small)

        let body = Font.system(size: 20)
        #expect(try glyphs("xX", body.smallCaps()) == glyphs("XX", body))
        #expect(try TextRendering.fonts(Text(verbatim: "xX").font(body.smallCaps())).map(\.size) == [16])
        #expect(try TextRendering.fonts(Text(verbatim: "xX").font(body.lowercaseSmallCaps())).map(\.size) == [16, 20])
    }

    @Test("F-121: a placeholder shows one bar per line and no text")
    func redaction() throws {
        let tree = TextRendering.renderer(width: 80).render(
            Text(verbatim: "one two three").redacted(reason: .placeholder))
        let nodes = tree.root.flattened
        #expect(nodes.allSatisfy { $0.text == nil })
        #expect(nodes.compactMap(\.shape).count == 2)
        let semantics = nodes.compactMap(\.semantics)
        #expect(semantics.count == 1)
        #expect(semantics.first?.marks == .redacted)
        #expect(semantics.first?.label == nil)
    }

    @Test("F-121: the bar of a timer is where its text is, in the color of the text")
    func barOfTimer() throws {
        let end = Date(timeIntervalSinceReferenceDate: 600)
        let timer = Text(end, style: .timer).foregroundStyle(.white).frame(width: 300).multilineTextAlignment(.center)
        let line = try #require(TextRendering.text(timer).lines.first)
        let redacted = TextRendering.renderer().render(timer.redacted(reason: .placeholder))
        let bar = try #require(redacted.root.flattened.first { $0.shape != nil })
        #expect(abs(bar.frame.minX - line.origin.x) < 0.001)
        guard case .color(let color)? = bar.shape?.fill.paint else {
            Issue.record("\(redacted.dump)")
            return
        }
        #expect(color.red == 1 && color.green == 1 && color.blue == 1 && color.alpha < 0.5)
    }

    @Test("I0899: a placeholder's bar reaches from the baseline to the height of capitals")
    func barHeight() throws {
        for (font, height) in [(Font.title, 19.729), (.subheadline, 10.569)] {
            let view = Text(verbatim: "Turtle Rock").font(font)
            let line = try #require(TextRendering.text(view).lines.first)
            let redacted = TextRendering.renderer().render(view.redacted(reason: .placeholder))
            let bar = try #require(redacted.root.flattened.first { $0.shape != nil }).frame
            #expect(abs(bar.height - height) < 0.001)
            #expect(abs(bar.maxY - line.origin.y) < 0.001)
            #expect(abs(bar.width - line.width) < 0.001)
        }
    }
}
