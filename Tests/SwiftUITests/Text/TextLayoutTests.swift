import RenderModel
import Testing
import _Testing_CoreGraphics

@testable import SwiftUI

@Suite("Layout of texts")
@MainActor
struct TextLayoutTests {
    private func size(_ view: some View, _ proposal: ProposedViewSize = .unspecified, scale: CGFloat = 3) -> CGSize {
        TextRendering.renderer(scale: scale).sizeThatFits(view, proposal)
    }

    @Test("N1049, N1066, N1088: a body text is as large as Apple's, 16 points of padding included")
    func measuredSizes() {
        for (view, width) in [
            (AnyView(Text(verbatim: "Explicit main actor")), 139.333),
            (AnyView(Text(verbatim: ".padding").padding()), 67 + 32),
            (AnyView(Text(verbatim: "Some SwiftUI text")), 136),
        ] {
            #expect(abs(size(view).width / width - 1) < 0.01)
        }
        #expect(abs(size(Text(verbatim: "X")).height - 20.3333) < 0.001)
    }

    @Test("N1183–N1202: the distance between a text and a view without text")
    func spacing() {
        func gaps(_ font: Font, scale: CGFloat) -> (above: CGFloat, below: CGFloat) {
            let text = Text(verbatim: "X").font(font)
            let alone = size(text, scale: scale).height
            let below = size(
                VStack {
                    text
                    Color.red.frame(width: 1, height: 1)
                }, scale: scale
            ).height
            let above = size(
                VStack {
                    Color.red.frame(width: 1, height: 1)
                    text
                }, scale: scale
            ).height
            return (above - alone - 1, below - alone - 1)
        }
        for (font, scale, above, below) in [
            (Font.body, 3.0, 6.434, 10.642), (.footnote, 3, 4.802, 8.021), (.caption, 2, 4.395, 7.365),
            (.caption2, 3, 3.987, 6.710),
        ] {
            let found = gaps(font, scale: scale)
            #expect(abs(found.above - above) < 0.002, "\(font) above: \(found.above)")
            #expect(abs(found.below - below) < 0.002, "\(font) below: \(found.below)")
        }
    }

    @Test("N1180: below a text, a text style keeps its leading and a plain font adds none")
    func textToText() {
        func height(_ font: Font) -> CGFloat {
            size(
                VStack {
                    Text(verbatim: "a")
                    Text(verbatim: "b")
                }.font(font)
            ).height - 2 * size(Text(verbatim: "a").font(font)).height
        }
        #expect(abs(height(.body) - 2) < 0.001)
        #expect(abs(height(.system(size: 17))) < 0.001)
    }

    @Test(
        "N1504: at the largest accessibility size two body texts overlap by a point", arguments: [1, 2, 3] as [CGFloat])
    func overlappingTexts(scale: CGFloat) {
        let text = Text(verbatim: "a").dynamicTypeSize(.accessibility5)
        let stack = VStack {
            text
            text
        }
        let overlap = 2 * size(text, scale: scale).height - size(stack, scale: scale).height
        #expect(abs(overlap - 1) < 0.001)
    }

    @Test("N1507: a symbol and the text above or below it touch; a view that is not a text keeps its distance")
    func symbolsAndTexts() {
        let symbol = Image(systemName: "heart")
        let text = Text(verbatim: "a")
        func gap(_ first: some View, _ second: some View) -> CGFloat {
            let stack = VStack {
                first
                second
            }
            return size(stack).height - size(first).height - size(second).height
        }
        #expect(abs(gap(symbol, text)) < 0.001)
        #expect(abs(gap(text, symbol)) < 0.001)
        #expect(abs(gap(symbol, symbol)) < 0.001)
        #expect(abs(gap(symbol, Color.red.frame(width: 1, height: 1)) - 8) < 0.001)
        #expect(abs(gap(symbol, text.padding()) - 8) < 0.001)
        #expect(gap(symbol.resizable().frame(width: 9, height: 9), text) > 6)
        let row = HStack {
            symbol
            text
        }
        #expect(abs(size(row).width - size(symbol).width - size(text).width - 8) < 0.001)
    }

    @Test("N1207–N1209: zero proposals; the minimum width in a stack is 0")
    func zero() {
        #expect(size(Text(verbatim: "abc"), .zero) == .zero)
        #expect(size(Text(verbatim: "abc"), ProposedViewSize(width: 0, height: nil)).width == 0)
        #expect(size(Text(verbatim: "")) == .zero)
    }

    @Test("Texts in a row are truncated longest first")
    func sharing() {
        let texts = TextRendering.texts(
            HStack {
                Text(verbatim: "Short")
                Text(verbatim: "A very long text that has no room at all")
            }.lineLimit(1), TextRendering.renderer(width: 200))
        #expect(texts.map(\.truncated) == [false, true])
        #expect(texts[1].string.hasSuffix("…"))
    }

    @Test("N1206: lineLimit with reserved space, ranges and nil")
    func lineLimits() {
        let text = Text(verbatim: "one two three four five six seven")
        func height(_ view: some View) -> CGFloat { size(view, ProposedViewSize(width: 80, height: nil)).height }
        let line = 20.3333
        #expect(abs(height(text.lineLimit(1)) - line) < 0.001)
        #expect(abs(height(text.lineLimit(2)) - line - 22) < 0.001)
        #expect(height(text.lineLimit(...2)) == height(text.lineLimit(2)))
        #expect(height(text.lineLimit(nil)) > height(text.lineLimit(2)))
        #expect(abs(height(Text(verbatim: "a").lineLimit(3, reservesSpace: true)) - line - 44) < 0.001)
        #expect(height(Text(verbatim: "a").lineLimit(2...5)) == height(text.lineLimit(2)))
    }

    @Test(
        "A single character shrinks to the width as minimumScaleFactor allows; a low box alone does not shrink a line")
    func shrinksOneCharacter() throws {
        let huge = Text(verbatim: "W").font(.system(size: 500)).minimumScaleFactor(0.01)
        let narrow = TextRendering.renderer(width: 300).sizeThatFits(huge, ProposedViewSize(width: 50, height: 300))
        #expect(narrow.width <= 50 && narrow.width > 45)
        let line = Text(verbatim: "W").font(.system(size: 50)).minimumScaleFactor(0.5)
        let low = TextRendering.renderer(width: 300).sizeThatFits(line, ProposedViewSize(width: 300, height: 30))
        #expect(low.height > 50)
    }

    /// The heights are read from a published picture of a phone of 414 points with a large widget of 360 x 379.
    @Test("Lines in a stack with too little height keep their size, as on a device")
    func lowStackShrinksNoLine() throws {
        func block(_ number: String, _ size: CGFloat, _ label: String, _ spacing: CGFloat?) -> some View {
            VStack(spacing: spacing) {
                Text(verbatim: number).font(.system(size: size, weight: .semibold))
                Text(verbatim: label).font(.system(size: 12))
            }
        }
        let row = HStack {
            Color.green.frame(width: 200, height: 160)
            VStack(spacing: 16) {
                block("W", 30, "6:37PM", 2)
                block("60.06%", 28, "Recovery", nil)
                block("3.78%", 28, "Fatality", nil)
            }
            .minimumScaleFactor(0.7).lineLimit(1)
        }
        let widget = VStack(spacing: 0) {
            row.padding().background(.white)
            Color.blue
        }
        let tree = TextRendering.renderer(width: 360, height: 379).render(widget)
        let blue = try #require(tree.root.flattened.filter { $0.shape != nil }.last)
        #expect(abs(blue.frame.minY - 212) < 2)
        let texts = tree.root.flattened.compactMap(\.text)
        #expect(texts.count == 6 && texts.allSatisfy { $0.scaleFactor == 1 })
    }

    @Test("N1431: minimumScaleFactor shrinks before truncation")
    func scaling() throws {
        let view = Text(verbatim: "Basement Dehumidifier Tank").font(.caption2.weight(.semibold)).lineLimit(1)
        let cut = try TextRendering.text(view, TextRendering.renderer(width: 100))
        #expect(cut.truncated)
        let shrunk = try TextRendering.text(view.minimumScaleFactor(0.5), TextRendering.renderer(width: 100))
        #expect(!shrunk.truncated)
        #expect((0.5..<1).contains(shrunk.scaleFactor))
    }

    @Test("Baselines align texts of different size")
    func baselines() throws {
        let tree = TextRendering.renderer().render(
            HStack(alignment: .firstTextBaseline) {
                Text(verbatim: "Big").font(.largeTitle)
                Text(verbatim: "small").font(.caption)
            })
        let baselines = tree.root.flattened.compactMap { $0.text?.lines.first?.origin.y }
        #expect(baselines.count == 2)
        #expect(abs(baselines[0] - baselines[1]) < 0.34)
    }

    @Test("A text's box starts on a whole pixel, its lines at their exact distance")
    func pixels() throws {
        let tree = TextRendering.renderer(width: 101, height: 57, scale: 2).render(
            Text(verbatim: "one\ntwo").font(.footnote))
        let lines = try #require(tree.root.flattened.compactMap(\.text).first).lines
        #expect((lines[0].origin.y * 2).rounded() == lines[0].origin.y * 2)
        #expect(abs(lines[1].origin.y - lines[0].origin.y - 18) < 1e-9)
    }

    @Test("multilineTextAlignment acts within the text's own box")
    func alignment() throws {
        func left(_ alignment: TextAlignment, _ direction: LayoutDirection = .leftToRight) throws -> [CGFloat] {
            let view = Text(verbatim: "wide line\nx").multilineTextAlignment(alignment).fixedSize()
                .environment(\.layoutDirection, direction)
            let lines = try TextRendering.text(view).lines
            return lines.map { $0.origin.x - lines[0].origin.x }
        }
        #expect(try left(.leading)[1] == 0)
        #expect(try left(.center)[1] > 20)
        #expect(try left(.trailing)[1] > left(.center)[1])
        #expect(try left(.leading, .rightToLeft)[1] > 40)
    }
}
