import RenderModel
import Testing
import _Testing_CoreGraphics

@testable import SwiftUI

@Suite("Symbols in views")
@MainActor
struct SymbolImageTests {
    private func symbol(_ view: some View) throws -> SymbolContent {
        try #require(TextRendering.renderer().render(view).root.flattened.compactMap(\.symbol).first)
    }

    private func name(_ view: some View) -> String? { TextRendering.renderer().render(view).symbols.first?.name }

    @Test("F-115, E-SYMBOL-5: a circle of 17 points has margins of 4 pixels at its sides, and grows with the font")
    func size() {
        func width(_ view: some View) -> CGFloat {
            TextRendering.renderer().sizeThatFits(view, .unspecified).width
        }
        let circle = Image(systemName: "checkmark.circle.fill")
        #expect(abs(width(circle) - 59.0 / 3) < 0.001)
        #expect(abs(width(circle.font(.system(size: 34))) - 40) < 0.001)
        #expect(width(circle.imageScale(.small)) < width(circle))
        #expect(width(circle.imageScale(.large)) > width(circle))
        let pixels = width(circle) * 3
        #expect(abs(pixels - pixels.rounded()) < 1e-9)
    }

    @Test("N1357–N1361: a symbol has margins above and below; a resizable one fills its frame")
    func verticalMargins() throws {
        let circle = Image(systemName: "circle")
        let view = circle.font(.system(size: 28))
        #expect(TextRendering.renderer().sizeThatFits(view, .unspecified) == CGSize(width: 98.0 / 3, height: 32))
        let tree = TextRendering.renderer(width: 100).render(view)
        let node = try #require(tree.root.flattened.first { $0.symbol != nil })
        #expect(node.frame.height == 32)
        #expect(node.symbol?.destination.size == CGSize(width: 28, height: 28))
        #expect(node.symbol?.destination.minY == node.frame.minY + 2)
        #expect(abs(try #require(node.symbol).destination.minX - node.frame.minX - 7.0 / 3) < 0.001)
        let square = circle.resizable().frame(width: 18, height: 18)
        #expect(try symbol(square).destination.size == CGSize(width: 18, height: 18))
    }

    @Test(
        "I0903: a symbol's drawing and its margins are rounded to a pixel together",
        arguments: [("circle", 19.333), ("bicycle", 19), ("heart", 17.333)])
    func frameHeight(name: String, height: Double) {
        let size = TextRendering.renderer().sizeThatFits(Image(systemName: name), .unspecified)
        #expect(abs(Double(size.height) - height) < 0.001, "\(name) is \(size.height) high")
    }

    @Test(
        "I0902, I0411, I0442: the margins at a symbol's sides are whole pixels",
        arguments: [("bicycle", 17.0, 93.0), ("heart", 17, 62), ("arrow.clockwise", 9, 0), ("book.pages.fill", 28, 0)])
    func sideMargins(name: String, size: Double, pixels: Double) throws {
        let image = Image(systemName: name).font(.system(size: size))
        let width = Double(TextRendering.renderer().sizeThatFits(image, .unspecified).width) * 3
        if pixels > 0 { #expect(abs(width - pixels) < 0.001, "\(name) is \(width) pixels wide") }
        // In the middle of any other canvas the frame might begin at half a pixel.
        let node = try #require(
            TextRendering.renderer(width: width / 3).render(image).root.flattened.first { $0.symbol != nil })
        let drawn = try #require(node.symbol).destination
        let left = Double(drawn.minX - node.frame.minX) * 3
        let right = Double(node.frame.maxX - drawn.maxX) * 3
        let expected: (Double, Double) =
            switch name {
            case "arrow.clockwise": (2, 2)
            case "book.pages.fill": (4, 10)
            default: (6, 6)
            }
        #expect(abs(left - expected.0) < 0.001 && abs(right - expected.1) < 0.001, "\(name): \(left), \(right)")
    }

    @Test("An invalid symbol name draws nothing, takes no space and is reported", arguments: ["", "🙂", "My Icon"])
    func impossible(name: String) throws {
        let tree = TextRendering.renderer().render(Image(systemName: name))
        let diagnostic = try #require(tree.diagnostics.first)
        #expect(diagnostic.code == .missingSymbol)
        #expect(diagnostic.subject == name)
        #expect(!tree.root.flattened.contains { $0.semantics?.marks.contains(.missing) == true })
    }

    @Test("An unknown name keeps its space, shows a placeholder and is reported with similar names")
    func unknown() throws {
        let tree = TextRendering.renderer().render(Image(systemName: "cloud.sunn"))
        let diagnostic = try #require(tree.diagnostics.first)
        #expect(diagnostic.code == .missingSymbol)
        #expect(diagnostic.remedy?.contains("cloud.sun") == true)
        let box = try #require(tree.root.flattened.first { $0.semantics?.marks.contains(.missing) == true })
        #expect(abs(box.frame.width - 17) < 0.34)
    }

    @Test("Variants extend the name as far as such a symbol exists")
    func variants() {
        let bell = Image(systemName: "bell")
        #expect(name(bell.symbolVariant(.fill)) == "bell.fill")
        #expect(name(bell.symbolVariant(.slash.fill)) == "bell.slash.fill")
        #expect(name(VStack { bell.symbolVariant(.fill) }.symbolVariant(.slash)) == "bell.slash.fill")
        #expect(name(VStack { bell.symbolVariant(.none) }.symbolVariant(.fill)) == "bell")
        #expect(name(Image(systemName: "bell.fill").symbolVariant(.slash)) == "bell.slash.fill")
        #expect(name(Image(systemName: "chevron.right").symbolVariant(.fill)) == "chevron.right")
    }

    @Test("Rendering modes color the layers")
    func modes() throws {
        let image = Image(systemName: "cloud.sun.fill")
        let resolved = EnvironmentValues()
        func colors(_ view: some View) throws -> Set<RGBA> {
            Set(
                try symbol(view).layerFills.compactMap { fill in
                    if case .color(let color) = fill.paint, color.alpha > 0 { color } else { nil }
                })
        }
        #expect(try colors(image.foregroundStyle(.red)) == [Color.red.resolve(in: resolved).rgba])
        let palette = try colors(image.foregroundStyle(.red, .blue))
        #expect(palette == [Color.red.resolve(in: resolved).rgba, Color.blue.resolve(in: resolved).rgba])
        #expect(try colors(image.symbolRenderingMode(.hierarchical).foregroundStyle(.red)).count == 2)
        let multicolor = try colors(image.symbolRenderingMode(.multicolor))
        #expect(multicolor.contains(Color.yellow.resolve(in: resolved).rgba))
    }

    @Test("A variable value fades the layers above it")
    func variableValue() throws {
        func faded(_ value: Double?) throws -> Int {
            try symbol(Image(systemName: "wifi", variableValue: value)).layerFills.filter { fill in
                if case .color(let color) = fill.paint { color.alpha > 0 && color.alpha < 0.5 } else { false }
            }.count
        }
        #expect(try faded(nil) == 0)
        #expect(try faded(1) == 0)
        #expect(try faded(0.3) > 0)
        #expect(try faded(0) >= faded(0.3))
    }

    @Test("The text's weight selects another drawing")
    func weights() {
        func key(_ view: some View) -> String? { TextRendering.renderer().render(view).symbols.first?.key }
        let image = Image(systemName: "plus")
        #expect(key(image) != key(image.font(.headline)))
        #expect(key(image.fontWeight(.semibold)) == key(image.font(.headline)))
        let inline = TextRendering.renderer().render(Text("\(image)").font(.headline)).symbols.first?.key
        #expect(inline == key(image.font(.headline)))
    }

    @Test("Forward and backward follow the reading direction, left and right do not")
    func direction() throws {
        func isMirrored(_ name: String) throws -> Bool {
            try symbol(Image(systemName: name).environment(\.layoutDirection, .rightToLeft)).mirrored
        }
        #expect(try isMirrored("chevron.forward"))
        #expect(try !isMirrored("chevron.right"))
    }

    @Test("A resizable symbol takes the frame")
    func resizable() throws {
        let tree = TextRendering.renderer().render(Image(systemName: "star").resizable().frame(width: 50, height: 20))
        let symbol = try #require(tree.root.flattened.first { $0.symbol != nil })
        #expect(symbol.frame.size == CGSize(width: 50, height: 20))
    }
}
