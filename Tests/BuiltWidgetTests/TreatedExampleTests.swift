import CoreGraphics
import DeviceCatalog
import ExtensionProcess
import ExtensionProtocol
import HostTestSupport
import Painter
import RenderModel
import RenderingModes
import Scenes
import Testing
import WidgetVocabulary

@Suite("The example widgets with the places' treatments")
struct TreatedExampleTests {
    typealias Example = ExampleTests.Example

    private static let tints = ["blue", "orange"]

    @Test(
        "F-30, F-33: in light and dark the view receives full color, and the place leaves its picture unchanged",
        arguments: [Context.homeScreen, .todayView], ["393x852", "820x1180"])
    func fullColor(context: Context, device: String) throws {
        for appearance in [Appearance.light, .dark] {
            let placed = try PlacedExample(
                .weather, on: device, context, .systemSmall, under: Setting(appearance: appearance))
            #expect(placed.environment.renderingMode == .fullColor)
            #expect(placed.environment.containerBackground == .shown)
            let tree = try placed.tree()
            #expect(tree.treated(by: Treatment(placed.traits, in: placed.place)) == tree)
        }
    }

    @Test(
        "F-31: in clear nothing has a color, the wallpaper shows through, and the edge catches light",
        arguments: Example.allCases)
    func clear(example: Example) throws {
        let placed = try PlacedExample(example, .homeScreen, .systemSmall, under: Setting(appearance: .clear))
        let tree = try placed.tree()
        let dark = try placed.picture(of: tree, before: .gray(0.2))
        let bright = try placed.picture(of: tree, before: .gray(0.8))
        // A cover opts in to keep its colors (F-45).
        #expect(dark.pixels(outside: tree.keptPictures).allSatisfy { $0.chroma <= 3 })
        #expect(tree.keptPictures.isEmpty == (example != .album))
        #expect(bright.at(79, 8).red > dark.at(79, 8).red + 20)
        #expect(dark.at(79, 0.4).red > dark.at(79, 8).red + 10)
    }

    @Test("F-32: a tinted widget has only the tint's hue", arguments: Example.allCases, tints)
    func tinted(example: Example, name: String) throws {
        let tint = try TintColor(named: name)
        let placed = try PlacedExample(
            example, .homeScreen, .systemMedium, under: Setting(appearance: .tinted(tint)))
        let tree = try placed.tree()
        let distances = try placed.picture(of: tree, before: .gray(0)).pixels(outside: tree.keptPictures).compactMap {
            $0.distance(to: tint)
        }
        #expect(distances.count > 1000)
        #expect(distances.allSatisfy { $0 < 12 })
    }

    @Test("F-34: in accented mode the place's background replaces the widget's", arguments: Example.allCases)
    func replacedBackground(example: Example) throws {
        let tint = try TintColor(named: "blue")
        let usual = try PlacedExample(example, .homeScreen, .systemSmall)
        let plain = try usual.picture(of: usual.tree())
        for appearance in [Appearance.tinted(tint), .clear] {
            let placed = try PlacedExample(example, .homeScreen, .systemSmall, under: Setting(appearance: appearance))
            let tree = try placed.tree()
            #expect(tree.everyNode.allSatisfy { $0.semantics?.marks.contains(.containerBackground) != true })
            let shown = try placed.picture(of: tree)
            let empty = try placed.picture(of: tree.emptied)
            for (x, y) in [(79.0, 8.0), (8, 79), (150, 79), (79, 150)] {
                #expect(shown.at(x, y) == empty.at(x, y))
                #expect(shown.at(x, y) != plain.at(x, y))
                #expect(shown.at(x, y) != Pixel(red: 128, green: 128, blue: 128), "it is not a hole either")
            }
        }
    }

    @Test(
        "F-35, F-36: both groups are white on iPhone and iPad", arguments: Example.allCases, ["393x852", "820x1180"])
    func whiteGroups(example: Example, device: String) throws {
        let tint = try TintColor(named: "blue")
        let placed = try PlacedExample(
            example, on: device, .homeScreen, .systemSmall, under: Setting(appearance: .tinted(tint)))
        let tree = try placed.tree()
        for group in AccentGroup.allCases {
            let ink = try placed.ink(of: group, in: tree, towards: .white)
            #expect(ink.covered > 100, "\(group)")
            #expect(ink.strays == 0, "\(group)")
        }
    }

    @Test(
        "F-35, F-36: on a watch there are only white and the face's color",
        arguments: [Example.weather, .tides])
    func watchGroups(example: Example) throws {
        let face = try TintColor(named: "orange")
        let setting = Setting(watchFace: WatchFace(tint: face))
        for family in [Family.accessoryRectangular, .accessoryCircular] {
            let placed = try PlacedExample(example, on: "45mm", .watchComplication, family, under: setting)
            let pixels = try placed.picture(of: placed.tree(), before: .gray(0)).everyPixel
            #expect(pixels.allSatisfy { $0.distance(to: face).map { $0 < 8 } ?? true })
            let strongest = Pixel(
                red: UInt8((face.red * 255).rounded()), green: UInt8((face.green * 255).rounded()),
                blue: UInt8((face.blue * 255).rounded()))
            #expect(pixels.contains(strongest), "\(family)")
            #expect(pixels.contains { $0.chroma < 6 && $0.red > 200 }, "\(family)")
        }
    }

    /// Where each example is on a Lock Screen: albums have no accessories, but an iPad shows the small one.
    private static let lockScreens: [(Example, String, Family)] = [
        (.weather, "393x852", .accessoryRectangular), (.weather, "393x852", .accessoryCircular),
        (.weather, "820x1180", .accessoryRectangular), (.weather, "820x1180", .systemSmall),
        (.tides, "393x852", .accessoryRectangular), (.tides, "393x852", .accessoryCircular),
        (.tides, "820x1180", .accessoryRectangular), (.tides, "820x1180", .systemSmall),
        (.album, "820x1180", .systemSmall),
    ]

    @Test(
        "F-37, F-38, F-42: Lock Screen content has no color of its own; elsewhere the wallpaper is unchanged",
        arguments: lockScreens)
    func lockScreen(example: Example, device: String, family: Family) throws {
        let placed = try PlacedExample(example, on: device, .lockScreen, family)
        #expect(placed.environment.renderingMode == .vibrant)
        let tree = try placed.tree()
        let picture = try placed.picture(of: tree, before: .gray(0.3))
        #expect(picture.everyPixel.allSatisfy { $0.chroma == 0 })
        let wall = picture[0, 0]
        #expect(abs(Int(wall.red) - 77) <= 1)
        #expect(picture.everyPixel.contains { $0.red > wall.red + 60 })
    }

    @Test("F-45: the cover keeps its colors in tinted because it opts in; otherwise it has none")
    func cover() throws {
        let tint = try TintColor(named: "blue")
        let placed = try PlacedExample(.album, .homeScreen, .systemSmall, under: Setting(appearance: .tinted(tint)))
        let tree = try placed.tree()
        func colors(_ tree: RenderTree) throws -> Int {
            try placed.picture(of: tree).everyPixel.filter { $0.distance(to: tint).map { $0 > 30 } ?? false }.count
        }
        #expect(try colors(tree) > 1000)
        var plain = tree
        plain.root = tree.root.mapped { node in
            guard case .image(var image) = node.content else { return }
            image.accentedRendering = .automatic
            node.content = .image(image)
        }
        #expect(try colors(plain) == 0)
    }

    @Test("F-46: the view's mode is that of the place")
    func toldMode() throws {
        let night = Setting(ambientLight: 0)
        let places: [(Context, Family, Setting, String)] = [
            (.homeScreen, .systemSmall, Setting(), "fullColor"),
            (.homeScreen, .systemSmall, Setting(appearance: .clear), "accented"),
            (.homeScreen, .systemLarge, Setting(appearance: .tinted(try TintColor(named: "red"))), "accented"),
            (.lockScreen, .accessoryRectangular, Setting(), "vibrant"),
            (.standBy, .systemSmall, Setting(), "fullColor"), (.standBy, .systemSmall, night, "vibrant"),
            (.carPlay, .systemSmall, Setting(), "fullColor"),
        ]
        let session = ExtensionProcess(try PlaceTests.built.get(), options: .patient)
        for (context, family, setting, mode) in places {
            let placed = try PlacedExample(.weather, context, family, under: setting)
            #expect(try session.tree(of: "Told", in: placed.environment).lines["mode"] == mode, "\(context)")
        }
    }

    @Test("F-47: text in the primary style is dark in light and light in dark")
    func primaryText() throws {
        func hero(_ appearance: Appearance) throws -> Pixel {
            let placed = try PlacedExample(.weather, .homeScreen, .systemSmall, under: Setting(appearance: appearance))
            // What the widget says instead of weather is in the system's colors.
            let tree = try placed.tree(choosing: ["place": "current"])
            let word = try #require(tree.hero?.spoken)
            return try #require(try placed.inks(in: tree).first { $0.text == word }).ink
        }
        #expect(try hero(.light).relativeLuminance < 0.05)
        #expect(try hero(.dark).relativeLuminance > 0.9)
    }

    @Test("F-51: different weather differs in symbol and text, not only in color")
    func semanticsWithoutColor() throws {
        var symbols: [String: Set<String>] = [:]
        for day in 0..<12 {
            let tree = try PlacedExample(
                .weather, .homeScreen, .systemMedium, under: Setting(appearance: .clear), after: Double(day) * 24
            ).tree()
            let drawn = tree.leaves.compactMap { node -> String? in
                guard case .symbol(let symbol) = node.content else { return nil }
                return tree.symbols[symbol.symbol].name
            }
            let words = [
                "Sunny", "Partly Cloudy", "Cloudy", "Rain", "Snow", "Storms", "Fog", "Windy", "Sleet",
            ]
            let word = try #require(tree.leaves.compactMap(\.spoken).first { words.contains($0) })
            symbols[word, default: []].insert(try #require(drawn.first))
        }
        #expect(symbols.count >= 3)
        #expect(symbols.values.allSatisfy { $0.count == 1 })
        #expect(Set(symbols.values).count == symbols.count)
    }

    @Test(
        "F-127: in StandBy and CarPlay everything except for the content belongs to the place",
        arguments: Example.allCases)
    func bareContent(example: Example) throws {
        for context in [Context.standBy, .carPlay] {
            let placed = try PlacedExample(example, context, .systemSmall)
            let tree = try placed.tree()
            let picture = try placed.picture(of: tree, before: .gray(0))
            for (x, y) in [(2.0, 2.0), (79, 2), (150, 2), (2, 150), (150, 150)] {
                #expect(picture.at(x, y) == Pixel(red: 0, green: 0, blue: 0))
            }
            #expect(picture.everyPixel.contains { $0.red > 200 })
        }
    }
}
