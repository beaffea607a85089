import CoreGraphics
import DeviceCatalog
import Painter
import RenderModel
import Scenes
import Testing
import WidgetVocabulary

/// What a place writes can be read over every wallpaper of ours.
@Suite("Legible places")
struct LegibilityTests {
    static let looks: [Appearance] = [.light, .dark, .tinted(Decisions.homeTint), .clear]

    static let cases: [(Wallpaper, Appearance)] = Wallpaper.allCases.flatMap { wallpaper in
        looks.map { (wallpaper, $0) }
    }

    @Test("White text has the contrast that WCAG requires: 4.5 : 1, and 3 : 1 for large text", arguments: cases)
    func words(wallpaper: Wallpaper, look: Appearance) throws {
        for (device, context, families) in [
            ("393x852", Context.homeScreen, [Family.systemMedium, .systemSmall, .systemSmall]),
            ("834x1194", .homeScreen, [.systemMedium]), ("393x852", .lockScreen, []), ("834x1194", .lockScreen, []),
            ("393x852", .todayView, []),
        ] {
            let scene = try scene(device, context, families, wallpaper, look)
            let picture = try Ground(scene)
            for word in scene.words {
                let least = word.size >= 18 ? 3.0 : 4.5
                let contrast = 1.05 / (picture.brightest(in: word.frame) + 0.05)
                #expect(contrast >= least, "\(word.text) on \(context.rawValue) of \(device): \(contrast)")
            }
        }
    }

    @Test("The dock's plate is clearly lighter than the wallpaper around it", arguments: cases)
    func dock(wallpaper: Wallpaper, look: Appearance) throws {
        for device in ["393x852", "375x667", "834x1194"] {
            let scene = try scene(device, .homeScreen, [], wallpaper, look)
            let picture = try Ground(scene)
            let dock = try #require(scene.backdrop.root.all.first { $0.semantics?.identifier == "dock" })
            let plate = try #require(dock.children.first).frame
            // Away from the search button above the middle.
            let x = plate.minX + plate.width * 0.3
            let inside = CGRect(x: x, y: plate.minY + 5, width: 6, height: 4)
            let outside = CGRect(x: x, y: plate.minY - 8, width: 6, height: 4)
            let ratio = (picture.brightest(in: inside) + 0.05) / (picture.brightest(in: outside) + 0.05)
            #expect(ratio >= 1.25, "\(device): \(ratio)")
        }
    }

    @Test("Wallpapers without edges have no bands: neighboring pixels differ by at most two steps of 255")
    func bands() throws {
        for (wallpaper, variant) in [
            (Wallpaper.aurora, Wallpaper.Variant.light), (.aurora, .dark), (.graphite, .light), (.graphite, .dark),
        ] {
            let tree = wallpaper.tree(size: CGSize(width: 393, height: 852), scale: 1, variant: variant)
            let bitmap = try Painter().paint(tree, options: Painter.Options(scale: 1)).bitmap
            var worst = 0
            for y in 1..<bitmap.height {
                for x in 1..<bitmap.width {
                    let (here, left, above) = (bitmap[x, y], bitmap[x - 1, y], bitmap[x, y - 1])
                    for other in [left, above] {
                        worst = max(
                            worst, abs(Int(here.red) - Int(other.red)), abs(Int(here.green) - Int(other.green)),
                            abs(Int(here.blue) - Int(other.blue)))
                    }
                }
            }
            #expect(worst <= 2, "\(wallpaper) \(variant)")
        }
    }

    private func scene(
        _ device: String, _ context: Context, _ families: [Family], _ wallpaper: Wallpaper, _ look: Appearance
    ) throws -> Scene {
        var setting = Setting()
        setting.appearance = look
        return try Scene(
            SceneRequest(
                device: try Samples.device(device), context: context, setting: setting, wallpaper: wallpaper,
                widgets: families.map { SceneRequest.Widget(name: "Forecast", family: $0) }))
    }
}

/// A scene painted without its words, at one pixel per point.
private struct Ground {
    let bitmap: Bitmap

    init(_ scene: Scene) throws {
        var tree = scene.compose([])
        tree.root = tree.root.withoutWords
        bitmap = try Painter().paint(tree, options: Painter.Options(scale: 1)).bitmap
    }

    /// Relative luminance that nine of ten pixels do not exceed.
    func brightest(in frame: CGRect) -> Double {
        var values: [Double] = []
        for y in Int(frame.minY)..<Int(frame.maxY.rounded(.up)) where (0..<bitmap.height).contains(y) {
            for x in Int(frame.minX)..<Int(frame.maxX.rounded(.up)) where (0..<bitmap.width).contains(x) {
                let pixel = bitmap[x, y]
                values.append(
                    0.2126 * linear(pixel.red) + 0.7152 * linear(pixel.green) + 0.0722 * linear(pixel.blue))
            }
        }
        values.sort()
        return values.isEmpty ? 1 : values[values.count * 9 / 10]
    }

    /// sRGB's curve by a polynomial that is within 0.003 of it.
    private func linear(_ channel: UInt8) -> Double {
        let value = Double(channel) / 255
        return value * (value * (value * 0.305306011 + 0.682171111) + 0.012522878)
    }
}

extension Scene {
    fileprivate var words: [(text: String, size: Double, frame: CGRect)] {
        [backdrop, foreground].flatMap { part in
            part.root.all.compactMap { node in
                guard case .text(let text) = node.content else { return nil }
                let sizes = node.fontIndices.compactMap { part.fonts.indices.contains($0) ? part.fonts[$0].size : nil }
                return (text.string, sizes.max() ?? 0, node.frame)
            }
        }
    }
}

extension RenderNode {
    fileprivate var withoutWords: RenderNode {
        var node = self
        node.children = children.compactMap { child in
            if case .text = child.content { nil } else { child.withoutWords }
        }
        return node
    }
}
