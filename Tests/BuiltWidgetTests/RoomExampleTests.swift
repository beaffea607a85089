import CoreGraphics
import DeviceCatalog
import ExtensionProtocol
import Foundation
import Painter
import RenderModel
import RenderingModes
import Scenes
import Testing
import WidgetVocabulary

@Suite("The example widgets in a room")
struct RoomExampleTests {
    typealias Example = ExampleTests.Example

    private func placed(
        _ example: Example, _ family: Family = .systemSmall, change: (inout VisionSetting) -> Void = { _ in }
    ) throws -> PlacedExample {
        var vision = VisionSetting()
        change(&vision)
        return try PlacedExample(
            example, on: "Apple Vision Pro", .verticalSurface, family, under: Setting(vision: vision))
    }

    @Test("F-142: the layout is the same for every frame width", arguments: Example.allCases)
    func frames(example: Example) throws {
        let trees = try FrameWidth.allCases.map { width in try placed(example) { $0.frame = width }.tree() }
        #expect(trees.allSatisfy { $0 == trees[0] })
        let widths = try FrameWidth.allCases.map { width in
            try #require(try placed(example) { $0.frame = width }.traits.room).frameWidth
        }
        #expect(Set(widths).count == widths.count)
    }

    @Test(
        "F-143: content is full color by default; each palette accents it in its two colors",
        arguments: Example.allCases, Decisions.palettes.map(\.name))
    func palettes(example: Example, name: String) throws {
        let usual = try placed(example)
        #expect(usual.environment.renderingMode == .fullColor)
        let palette = try TintPalette.named(name)
        let tinted = try placed(example) { $0.palette = palette }
        #expect(tinted.environment.renderingMode == .accented)
        let tree = try tinted.tree()
        for (group, color) in [(AccentGroup.accent, palette.accent), (.primary, palette.primary)] {
            let ink = try tinted.ink(of: group, in: tree, towards: Pixel(color))
            #expect(ink.covered > 50, "\(group)")
            #expect(ink.strays == 0, "\(group)")
        }
    }

    @Test("F-143: a cover excluded from the tint keeps every color with each palette")
    func excluded() throws {
        let usual = try placed(.album)
        let tree = try usual.tree()
        let cover = try #require(tree.keptPictures.first).insetBy(dx: 4, dy: 4)
        let plain = try usual.picture(of: tree, density: 1)
        for palette in Decisions.palettes {
            let tinted = try placed(.album) { $0.palette = palette }
            let picture = try tinted.picture(of: tinted.tree(), density: 1)
            for y in Int(cover.minY)..<Int(cover.maxY) {
                for x in Int(cover.minX)..<Int(cover.maxX) {
                    #expect(picture[x, y] == plain[x, y], "\(palette.name) at \(x), \(y)")
                }
            }
        }
    }

    @Test("F-144: the light or dark appearance has no effect in a room", arguments: Example.allCases)
    func withoutAppearance(example: Example) throws {
        let trees = try [Appearance.light, .dark].map { appearance in
            try PlacedExample(
                example, on: "Apple Vision Pro", .verticalSurface, .systemSmall, under: Setting(appearance: appearance)
            ).tree()
        }
        #expect(trees[0] == trees[1])
    }

    @Test("F-145: on paper the whole widget gets lighter with the room", arguments: Example.allCases)
    func paper(example: Example) throws {
        var whole: [Double] = []
        var ink: [Double] = []
        for light in LightLevel.allCases {
            let placed = try placed(example) {
                $0.texture = .paper
                $0.light = light
            }
            let tree = try placed.tree()
            whole.append(try placed.picture(of: tree, density: 1).meanLuminance)
            ink.append(try #require(try placed.brightestInk(in: tree)).relativeLuminance)
        }
        #expect(zip(whole, whole.dropFirst()).allSatisfy { $0 < $1 }, "\(whole)")
        #expect(zip(ink, ink.dropFirst()).allSatisfy { $0 < $1 }, "\(ink)")
        #expect(whole[0] * 1.5 < whole[3])
    }

    @Test(
        "F-146: behind glass text keeps its brightness and is legible, while the background follows the light",
        arguments: Example.allCases)
    func glass(example: Example) throws {
        var ink: [Pixel] = []
        var ground: [Double] = []
        for light in LightLevel.allCases {
            let placed = try placed(example) {
                $0.texture = .glass
                $0.light = light
            }
            let tree = try placed.tree()
            ink.append(try #require(try placed.brightestInk(in: tree)))
            ground.append(try placed.picture(of: tree).at(8, 79).relativeLuminance)
            for ink in try placed.inks(in: tree) { #expect(ink.contrast >= 4.5, "\(light): \(ink) \(ink.contrast)") }
        }
        #expect(Set(ink).count == 1, "\(ink)")
        #expect(zip(ground, ground.dropFirst()).allSatisfy { $0 < $1 }, "\(ground)")
    }

    @Test(
        "F-147: the coating shines where the light falls, stronger in a brighter room",
        arguments: Example.allCases, WidgetTexture.allCases)
    func coating(example: Example, texture: WidgetTexture) throws {
        let gleams = try [LightLevel.dark, .indoor, .bright].map { light -> Double in
            let placed = try placed(example) {
                $0.texture = texture
                $0.light = light
            }
            // The widget's background in one gray: all differences within it are the coating.
            var tree = try placed.tree()
            tree.root.children = tree.root.children.filter {
                $0.semantics?.marks.contains(.containerBackground) == true
            }
            #expect(!tree.root.children.isEmpty)
            tree.root = tree.root.mapped { node in
                guard case .shape(var shape) = node.content else { return }
                shape.fill = Fill(.color(.gray(0.4)))
                node.content = .shape(shape)
            }
            let picture = try placed.picture(of: tree, density: 1)
            return picture[40, 40].relativeLuminance
                - picture[picture.width - 40, picture.height - 40].relativeLuminance
        }
        #expect(zip(gleams, gleams.dropFirst()).allSatisfy { $0 < $1 }, "\(gleams)")
    }

    @Test(
        "F-148: at 125 % a cover has a pixel for each pixel of the display, in every size",
        arguments: [Family.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait])
    func density(family: Family) throws {
        let placed = try placed(.album, family) { $0.scale = VisionScale(clamping: 125) }
        let density = try #require(placed.traits.room).scale.percent / 100 * placed.place.pixelScale
        let tree = try placed.tree { $0.displayScale = placed.place.pixelScale }
        var count = 0
        for case .image(let image) in tree.leaves.map(\.content) {
            let resource = tree.images[image.image]
            #expect(Double(resource.pixelWidth) >= image.destination.width * density, "\(family)")
            #expect(Double(resource.pixelHeight) >= image.destination.height * density, "\(family)")
            count += 1
        }
        #expect(count == 1)
    }

    /// Letters need 16 minutes of arc to be read easily (ISO 9241-303, 5.5.4, the least height of characters). Capital
    /// letters of the system's font have 0.705 of its size.
    @Test("F-148: the poster's main text is legible from four meters")
    func poster() throws {
        let placed = try placed(.album, .systemExtraLargePortrait) { $0.distance = 4 }
        #expect(placed.environment.levelOfDetail == .simplified)
        let tree = try placed.tree()
        let sizes = tree.leaves.compactMap { tree.fontSize(of: $0) }
        #expect(sizes.count == 2)
        for size in sizes {
            let metres = size * 0.705 * Decisions.millimetresPerPoint / 1000
            #expect(atan(metres / 4) * 180 / .pi * 60 >= 16, "\(size)")
        }
    }
}

extension PlacedExample {
    /// The pixel of the largest text that is farthest from what lies under it.
    fileprivate func brightestInk(in tree: RenderTree) throws -> Pixel? {
        let word = try #require(tree.hero?.spoken)
        return try inks(in: tree).first { $0.text == word }?.ink
    }
}

extension Pixel {
    init(_ color: TintColor) {
        func channel(_ part: Double) -> UInt8 { UInt8((part * 255).rounded()) }
        self.init(red: channel(color.red), green: channel(color.green), blue: channel(color.blue))
    }
}
