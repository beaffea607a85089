import CoreGraphics
import Painter
import RenderModel
import Testing

@Suite("Symbols")
struct SymbolTests {
    private func paint(_ layers: [SymbolDrawing.Layer], fills: [RGBA], mirrored: Bool = false) throws -> Bitmap {
        let drawing = SymbolDrawing(
            name: "test", key: "test", box: CGSize(width: 10, height: 10), layers: layers)
        let content = SymbolContent(
            symbol: 0, destination: CGRect(x: 5, y: 5, width: 20, height: 20),
            layerFills: fills.map { Fill(.color($0)) }, mirrored: mirrored)
        return try Sample.paint(
            Sample.tree(30, 30, symbols: [drawing], [RenderNode(.symbol(content), frame: .zero)]))
    }

    private func square(_ x: Double, _ y: Double, _ side: Double) -> PathStorage {
        PathStorage(rect: CGRect(x: x, y: y, width: side, height: side))
    }

    @Test("The box maps onto the destination; steps add and remove in order")
    func steps() throws {
        let bitmap = try paint(
            [.init(steps: [.fill(square(0, 0, 10)), .erase(square(2, 2, 6)), .fill(square(4, 4, 2))])], fills: [.white])
        #expect(bitmap[5, 5].alpha == 255 && bitmap[4, 5].alpha == 0 && bitmap[24, 24].alpha == 255)
        #expect(bitmap[10, 10].alpha == 0 && bitmap[14, 14].alpha == 255)
    }

    @Test("Strokes have round caps and joins; erasing along a stroke leaves a gap")
    func strokes() throws {
        var line = PathStorage()
        line.move(to: CGPoint(x: 2, y: 5))
        line.line(to: CGPoint(x: 8, y: 5))
        let drawn = try paint([.init(steps: [.stroke(line, width: 2)])], fills: [.white])
        #expect(drawn[15, 13].alpha == 255 && drawn[15, 12].alpha == 0 && drawn[8, 15].alpha > 200)
        // A quarter of a disc of two pixels radius covers π/3 + 1 − √3 of the pixel diagonally next to its center.
        #expect(abs(Int(drawn[7, 13].alpha) - 80) <= 1)
        let cut = try paint([.init(steps: [.fill(square(0, 0, 10)), .eraseStroke(line, width: 2)])], fills: [.white])
        #expect(cut[15, 15].alpha == 0 && cut[15, 10].alpha == 255)
    }

    @Test("Every layer has its fill, and a layer may cut those below")
    func layers() throws {
        let bitmap = try paint(
            [
                .init(steps: [.fill(square(0, 0, 10))]),
                .init(steps: [.fill(square(4, 4, 2))], cutsBelow: [.fill(square(3, 3, 4))]),
            ], fills: [.pureRed, .pureBlue])
        #expect(bitmap[6, 6] == Pixel(red: 255, green: 0, blue: 0))
        #expect(bitmap[14, 14] == Pixel(red: 0, green: 0, blue: 255))
        #expect(bitmap[12, 12].alpha == 0)
    }

    @Test("Mirrored, left becomes right")
    func mirrored() throws {
        let layers = [SymbolDrawing.Layer(steps: [.fill(square(0, 0, 2))])]
        #expect(try paint(layers, fills: [.white])[6, 6].alpha == 255)
        let turned = try paint(layers, fills: [.white], mirrored: true)
        #expect(turned[6, 6].alpha == 0 && turned[23, 6].alpha == 255)
    }

    @Test("A symbol too large for masks is reported")
    func enormous() throws {
        let drawing = SymbolDrawing(
            name: "big", key: "big", box: CGSize(width: 1, height: 1), layers: [.init(steps: [.fill(square(0, 0, 1))])])
        let content = SymbolContent(
            symbol: 0, destination: CGRect(x: 0, y: 0, width: 9_000, height: 9_000),
            layerFills: [Fill(.color(.white))])
        let tree = Sample.tree(30, 30, symbols: [drawing], [RenderNode(.symbol(content), frame: .zero)])
        #expect(try Painter().paint(tree).diagnostics.map(\.subject) == ["symbol big"])
    }
}
