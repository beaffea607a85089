import CoreGraphics
import DeviceCatalog
import Painter
import RenderModel
import Testing
import WidgetVocabulary

@testable import Scenes

@Suite("Names under icons and widgets")
struct NameLabelTests {
    @Test("The shade of a name darkens white by at most a third, and no row by more than 3 % of the one above it")
    func softShade() throws {
        let frame = SceneFrame(
            size: CGSize(width: 160, height: 80), scale: 1, direction: .leftToRight, locale: "en")
        var drawing = SceneDrawing(frame, typesetter: .standard)
        drawing.fill(frame.bounds, .white)
        drawing.nameShade("Weather", in: CGRect(x: 20, y: 32, width: 120, height: 16), size: 12)
        let bitmap = try Painter().paint(drawing.tree, options: Painter.Options(scale: 1)).bitmap
        let column = (0..<bitmap.height).map { Int(bitmap[80, $0].red) }
        let darkest = try #require(column.min())
        #expect(darkest > 255 * 2 / 3 && darkest < 255 * 4 / 5, "\(darkest)")
        let steps = zip(column, column.dropFirst()).map { abs($0 - $1) }
        #expect(try #require(steps.max()) <= 7, "\(steps)")
    }

    @Test("An icon and a widget cover the shade of their names", arguments: ["393x852", "834x1194"])
    func order(device: String) throws {
        let scene = try Samples.scene(device, .homeScreen, .systemSmall)
        let nodes = scene.backdrop.root.children
        let icon = try #require(nodes.firstIndex { $0.semantics?.label == "Harbor" })
        guard case .effect(.blur) = nodes[icon - 1].content else {
            Issue.record("\(nodes[icon - 1].content) precedes the icon.")
            return
        }
        #expect(abs(nodes[icon - 1].frame.midX - nodes[icon].children[0].frame.midX) < 0.01)
        #expect(!scene.foreground.words.contains("Forecast"))
    }
}
