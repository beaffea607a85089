import CoreGraphics
import DeviceCatalog
import Foundation
import Painter
import RenderModel
import RenderingModes
import Testing
import WidgetVocabulary

@testable import Scenes

@Suite("Icons in the appearances of the Home Screen")
struct IconLookTests {
    private func plate(_ look: IconLook) -> [RenderNode] {
        let frame = SceneFrame(size: CGSize(width: 60, height: 60), scale: 3, direction: .leftToRight, locale: "en")
        var drawing = SceneDrawing(frame, typesetter: .standard)
        drawing.icon(.harbor, in: frame.bounds, look: look)
        return Array(drawing.tree.root.children.dropLast(AppIcon.harbor.glyph.count))
    }

    @Test("Icons on Apple Watch are round, and all of the drawing is within the circle", arguments: AppIcon.allCases)
    func round(icon: AppIcon) throws {
        let frame = SceneFrame(size: CGSize(width: 60, height: 60), scale: 2, direction: .leftToRight, locale: "en")
        var drawing = SceneDrawing(frame, typesetter: .standard)
        drawing.roundIcon(icon, in: frame.bounds)
        let bitmap = try Painter().paint(drawing.tree, options: Painter.Options(scale: 2)).bitmap
        var outside = 0
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width where bitmap[x, y].alpha > 0 {
                let distance = hypot(Double(x) + 0.5 - 60, Double(y) + 0.5 - 60)
                if distance > 61 { outside += 1 }
            }
        }
        #expect(outside == 0)
        #expect(bitmap[60, 1].alpha == 255 && bitmap[1, 60].alpha == 255)
    }

    @Test("A card of another app in the Smart Stack has a round icon on a plate in its colors")
    func smartStack() throws {
        let scene = try Samples.scene("45mm", .watchSmartStack, .accessoryRectangular)
        let icon = try #require(
            scene.backdrop.root.children.first { node in
                guard case .shape(let shape) = node.content, case .linear = shape.fill.paint else { return false }
                return shape.path == PathStorage(ellipseIn: node.frame)
            })
        #expect(abs(icon.frame.width - icon.frame.height) < 1e-6)
    }

    @Test("A tinted icon and a clear one have the plate and the edge of a widget, within the icon's frame")
    func widgetPlate() {
        let tint = RGBA(red: 0.2, green: 0.4, blue: 0.8)
        let outline = WidgetOutline(
            frame: CGRect(x: 0, y: 0, width: 60, height: 60), cornerRadius: AppIcon.cornerRadius(side: 60))
        #expect(plate(.tinted(tint)) == outline.tinted(tint))
        #expect(plate(.clear) == outline.glass())
    }
}
