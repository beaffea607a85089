import CoreGraphics
import DeviceCatalog
import Painter
import RenderModel
import Scenes
import Testing
import VectorWriter
import WidgetVocabulary

@Suite("Scenes as one tree")
struct CompositionTests {
    private static let places: [(String, Context, [Family])] = [
        ("393x852", .homeScreen, [.systemSmall, .systemMedium]), ("393x852", .todayView, [.systemLarge]),
        ("393x852", .lockScreen, [.accessoryInline, .accessoryCircular]), ("393x852", .standBy, [.systemSmall]),
        ("393x852", .carPlay, [.systemSmall]), ("820x1180", .homeScreen, [.systemExtraLarge]),
        ("820x1180", .todayView, [.systemSmall]), ("820x1180", .lockScreen, [.systemSmall, .accessoryRectangular]),
        ("MacBook Air", .desktop, [.systemSmall]), ("MacBook Air", .notificationCenter, [.systemMedium]),
        ("45mm", .watchComplication, [.accessoryCorner, .accessoryInline]),
        ("45mm", .watchSmartStack, [.accessoryRectangular]), ("Apple Vision Pro", .horizontalSurface, [.systemSmall]),
        ("Apple Vision Pro", .verticalSurface, [.systemExtraLargePortrait]),
    ]

    private func scene(_ index: Int) throws -> Scene {
        let (device, context, families) = Self.places[index]
        return try Scene(
            SceneRequest(
                device: try Samples.device(device), context: context,
                widgets: families.map { SceneRequest.Widget(name: "Forecast", family: $0) }))
    }

    @Test(
        "Every place results in a valid, reproducible tree that painter and SVG draw", arguments: places.indices)
    func sound(index: Int) throws {
        let tree = Samples.composed(try scene(index))
        #expect(tree.validate().isEmpty)
        #expect(tree == Samples.composed(try scene(index)))
        let painting = try Painter().paint(tree, options: Painter.Options(scale: 0.5))
        #expect(painting.diagnostics.isEmpty)
        #expect(painting.bitmap.width == Int((tree.size.width * 0.5).rounded()))
        let vector = VectorWriter().write(tree)
        #expect(vector.svg == VectorWriter().write(tree).svg)
        #expect(vector.svg.count > 1000)
    }

    @Test("Tables contain equal items once, and every index refers to the same item as before")
    func tables() throws {
        let scene = try Samples.scene("393x852", .homeScreen, .systemSmall, .systemSmall)
        // The time as a watch face shows it, in a tree with its own font table.
        var widget = try Samples.scene("45mm", .watchComplication, .accessoryRectangular).foreground
        widget.size = scene.slots[0].canvas
        let tree = scene.compose([widget, widget])
        #expect(Set(tree.fonts).count == tree.fonts.count)
        #expect(tree.validate().isEmpty)
        let bar = try #require(Self.fonts(of: "9:41", in: scene.foreground).first)
        let face = try #require(Self.fonts(of: "9:41", in: widget).first)
        #expect(bar != face)
        #expect(Self.fonts(of: "9:41", in: tree) == [face, face, bar])
    }

    private static func fonts(of word: String, in tree: RenderTree) -> [FontInstance] {
        tree.root.all.compactMap { node in
            guard case .text(let text) = node.content, text.string == word,
                let run = text.lines.first?.runs.first
            else { return nil }
            return tree.fonts[run.font]
        }
    }

    @Test("Taps and accessibility are kept: a link inside a widget, and the widget's own URL around it")
    func semantics() throws {
        let scene = try Samples.scene("393x852", .homeScreen, .systemSmall)
        let tree = Samples.composed(scene)
        let widget = try #require(tree.root.all.first { $0.semantics?.identifier == "widget-0" })
        #expect(widget.semantics?.interaction == .link(url: "forecast://all"))
        #expect(widget.frame == scene.slots[0].frame)
        let row = try #require(widget.all.first { $0.semantics?.label == "Row" })
        #expect(row.semantics?.interaction == .link(url: "forecast://row"))
    }

    @Test("A widget is clipped to continuous corners, where the wallpaper shows")
    func corners() throws {
        let scene = try Samples.scene("393x852", .homeScreen, .systemSmall)
        let slot = scene.slots[0]
        let bitmap = try Painter().paint(Samples.composed(scene), options: Painter.Options(scale: 3)).bitmap
        let empty = try Painter().paint(scene.compose([]), options: Painter.Options(scale: 3)).bitmap
        func pixel(_ x: Double, _ y: Double) -> (Int, Int) { (Int(x * 3), Int(y * 3)) }
        let corner = pixel(slot.frame.minX + 1, slot.frame.minY + 1)
        let edge = pixel(slot.frame.midX, slot.frame.minY + 2)
        #expect(bitmap[corner.0, corner.1] == empty[corner.0, corner.1])
        #expect(bitmap[edge.0, edge.1] == Pixel(red: 0, green: 0, blue: 255))
    }

    @Test("F-127: StandBy and CarPlay do not draw the widget's background, and StandBy is black around content")
    func removedBackground() throws {
        for context in [Context.standBy, .carPlay] {
            let scene = try Samples.scene("393x852", context, .systemSmall)
            #expect(scene.slots[0].traits.containerBackground == .removed)
            let tree = Samples.composed(scene)
            #expect(!tree.root.all.contains { $0.semantics?.marks.contains(.containerBackground) == true })
        }
        let scene = try Samples.scene("393x852", .standBy, .systemSmall)
        let bitmap = try Painter().paint(Samples.composed(scene), options: Painter.Options(scale: 1)).bitmap
        let black = Pixel(red: 0, green: 0, blue: 0)
        for (x, y) in [(0, 0), (851, 392), (Int(scene.slots[0].frame.minX) + 4, Int(scene.slots[0].frame.minY) + 4)] {
            #expect(bitmap[x, y] == black)
        }
    }

    @Test("F-128: below the threshold StandBy is only red")
    func night() throws {
        var setting = Setting()
        setting.ambientLight = Decisions.standByNightLux - 1
        let scene = try Samples.scene("393x852", .standBy, .systemSmall, .systemSmall, setting: setting)
        let bitmap = try Painter().paint(Samples.composed(scene), options: Painter.Options(scale: 1)).bitmap
        var reddest: UInt8 = 0
        for y in stride(from: 0, to: 393, by: 9) {
            for x in stride(from: 0, to: 852, by: 9) {
                #expect(bitmap[x, y].green == 0 && bitmap[x, y].blue == 0)
                reddest = max(reddest, bitmap[x, y].red)
            }
        }
        #expect(reddest > 200)
    }

    @Test("F-129, F-130: text is larger in StandBy and CarPlay than on the Home Screen, and its height is known")
    func textHeight() throws {
        func smallest(_ context: Context) throws -> Double {
            let slot = try Samples.scene("393x852", context, .systemSmall).slots[0]
            let words = try Samples.scene("45mm", .watchComplication, .accessoryRectangular).foreground
            return try #require(slot.smallestText(of: words))
        }
        let home = try smallest(.homeScreen)
        #expect(home > 0)
        #expect(try smallest(.standBy) > home)
        #expect(try smallest(.carPlay) > home)
        let slot = try Samples.scene("393x852", .carPlay, .systemSmall).slots[0]
        #expect(slot.smallestText(of: Samples.widget(for: slot)) == nil)
    }

    @Test("F-70: cards of the Smart Stack are black unless the widget declares a color")
    func smartStackColor() throws {
        let scene = try Samples.scene("45mm", .watchSmartStack, .accessoryRectangular)
        let slot = scene.slots[0]
        let declared = Samples.widget(for: slot, background: RGBA(red: 1, green: 0, blue: 0))
        var plain = declared
        plain.root.children.removeFirst()
        func pixel(_ tree: RenderTree) throws -> Pixel {
            let bitmap = try Painter().paint(scene.compose([tree]), options: Painter.Options(scale: 2)).bitmap
            return bitmap[Int(slot.frame.midX * 2), Int(slot.frame.minY * 2) + 12]
        }
        #expect(try pixel(declared) == Pixel(red: 255, green: 0, blue: 0))
        #expect(try pixel(plain) == Pixel(red: 0, green: 0, blue: 0))
    }

    @Test("Each wallpaper covers the picture in light and dark, and the two differ", arguments: Wallpaper.allCases)
    func wallpapers(wallpaper: Wallpaper) throws {
        var bytes: [[UInt8]] = []
        for variant in [Wallpaper.Variant.light, .dark] {
            let tree = wallpaper.tree(size: CGSize(width: 90, height: 160), scale: 1, variant: variant)
            let bitmap = try Painter().paint(tree).bitmap
            var row: [UInt8] = []
            for y in stride(from: 0, to: 160, by: 7) {
                for x in stride(from: 0, to: 90, by: 7) {
                    #expect(bitmap[x, y].alpha == 255)
                    row += [bitmap[x, y].red, bitmap[x, y].green, bitmap[x, y].blue]
                }
            }
            bytes.append(row)
        }
        #expect(bytes[0] != bytes[1])
    }
}
