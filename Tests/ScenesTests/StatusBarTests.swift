import CoreGraphics
import DeviceCatalog
import Painter
import RenderModel
import Testing
import WidgetVocabulary

@testable import Scenes

@Suite("Signs of status bars")
struct StatusBarTests {
    static let cases: [(style: StatusBarStyle, width: Double, height: Double, scale: Double)] = [
        (.divided, 393, 59, 3), (.divided, 440, 62, 3), (.divided, 414, 44, 2), (.signs, 393, 59, 3),
        (.signs, 390, 47, 3), (.centered, 375, 20, 2), (.tablet(date: ""), 834, 24, 2),
    ]

    @Test(
        "The bars of the signal and the battery's charge have their sides on whole pixels", arguments: cases.indices,
        [LayoutDirection.leftToRight, .rightToLeft])
    func sharpSides(index: Int, direction: LayoutDirection) throws {
        let (style, width, height, scale) = Self.cases[index]
        let frame = SceneFrame(
            size: CGSize(width: width, height: height), scale: scale, direction: direction, locale: "en")
        var drawing = SceneDrawing(frame, typesetter: .standard)
        drawing.barSigns(style, height: height, color: .white)
        let signs = drawing.tree.root.children
        // The bars are the first four signs, but a tablet has none; the charge and the battery's cap are the last two.
        let bars = signs.count > 6 ? signs.prefix(4) : []
        #expect(bars.count == (width == 834 ? 0 : 4))
        for node in bars + signs.suffix(2) {
            let sides = [node.frame.minX, node.frame.maxX, node.frame.minY, node.frame.maxY].map { $0 * scale }
            for side in sides { #expect(abs(side - side.rounded()) < 1e-6, "\(sides)") }
        }
    }

    @Test("The shade below a status bar darkens white by less than a fifth, and its end is not visible")
    func weakShade() throws {
        let frame = SceneFrame(
            size: CGSize(width: 20, height: 200), scale: 1, direction: .leftToRight, locale: "en")
        var drawing = SceneDrawing(frame, typesetter: .standard)
        drawing.fill(frame.bounds, .white)
        drawing.barShade(height: 59)
        let bitmap = try Painter().paint(drawing.tree, options: Painter.Options(scale: 1)).bitmap
        let column = (0..<bitmap.height).map { Int(bitmap[10, $0].red) }
        #expect((206...211).contains(column[30]) && column[199] == 255, "\(column[30])")
        #expect(column == column.sorted())
        let steps = zip(column, column.dropFirst()).map { $1 - $0 }
        #expect(steps.allSatisfy { $0 <= 1 }, "\(steps)")
    }

    @Test("The bars of the signal are at the same distance from each other", arguments: cases.indices)
    func evenBars(index: Int) throws {
        let (style, width, height, scale) = Self.cases[index]
        let frame = SceneFrame(
            size: CGSize(width: width, height: height), scale: scale, direction: .leftToRight, locale: "en")
        var drawing = SceneDrawing(frame, typesetter: .standard)
        drawing.barSigns(style, height: height, color: .white)
        let signs = drawing.tree.root.children
        guard signs.count > 6 else { return }
        let bars = signs.prefix(4).map(\.frame)
        let gaps = zip(bars, bars.dropFirst()).map { $1.minX - $0.maxX }
        #expect(gaps.allSatisfy { abs($0 - gaps[0]) < 1e-6 && $0 * scale >= 2 }, "\(gaps)")
    }
}
