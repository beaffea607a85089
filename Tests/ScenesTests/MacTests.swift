import CoreGraphics
import DeviceCatalog
import RenderModel
import RenderingModes
import Scenes
import Testing
import WidgetVocabulary

@Suite("The Mac's desktop and Notification Center")
struct MacTests {
    private func vibrant(_ families: [Family]) throws -> Scene {
        var setting = Setting()
        setting.desktop = .vibrant
        return try Scene(
            SceneRequest(
                device: try Samples.device("MacBook Air"), context: .desktop, setting: setting,
                widgets: families.map { SceneRequest.Widget(name: "Forecast", family: $0) }))
    }

    @Test("Vibrant widgets are on dark glass and receive the dark color scheme, regardless of the appearance")
    func scheme() throws {
        for slot in try vibrant([.systemSmall, .systemLarge]).slots {
            #expect(slot.traits.colorScheme == .dark)
            #expect(slot.treatment.background == .glass)
        }
        #expect(try Samples.scene("MacBook Air", .desktop, .systemSmall).slots[0].traits.colorScheme == .light)
    }

    @Test("The front window does not cover the widgets while there is room next to them")
    func window() throws {
        let wide: [[Family]] = [[.systemSmall], [.systemMedium, .systemLarge], [.systemLarge, .systemLarge]]
        for families in wide {
            let scene = try vibrant(families)
            let window = try #require(
                scene.foreground.root.all.first { node in
                    if case .effect(.shadow) = node.content { true } else { false }
                }?.frame)
            #expect(scene.slots.allSatisfy { !$0.frame.intersects(window) }, "\(families)")
            #expect(CGRect(origin: .zero, size: scene.size).contains(window))
        }
    }

    private static func desktop(_ families: [Family], _ direction: LayoutDirection = .leftToRight) throws -> [CGRect] {
        try Scene(
            SceneRequest(
                device: try Samples.device("MacBook Air"), context: .desktop, direction: direction,
                widgets: families.map { SceneRequest.Widget(name: "Forecast", family: $0) })
        ).slots.map(\.frame)
    }

    @Test("A widget on the desktop takes the first open spot, and earlier ones stay where they are")
    func spots() throws {
        let families: [Family] = [
            .systemSmall, .systemMedium, .systemSmall, .systemLarge, .systemSmall, .systemExtraLarge, .systemSmall,
        ]
        var earlier: [CGRect] = []
        for count in 1...families.count {
            let frames = try Self.desktop(Array(families.prefix(count)))
            #expect(Array(frames.dropLast()) == earlier)
            for frame in frames.dropLast() { #expect(!frame.intersects(frames[count - 1])) }
            earlier = frames
        }
        // The second small widget is next to the first one, although a medium one was added between them.
        #expect(earlier[2].minY == earlier[0].minY && earlier[2].minX > earlier[0].maxX)
        #expect(abs(earlier[2].maxX - earlier[1].maxX) < 1)
        #expect(earlier[1].minY > earlier[0].maxY && earlier[1].minX == earlier[0].minX)
        let mirrored = try Self.desktop(families, .rightToLeft)
        let width = try Samples.scene("MacBook Air", .desktop).size.width
        #expect(zip(earlier, mirrored).allSatisfy { abs($0.minX - (width - $1.maxX)) < 1 && $0.minY == $1.minY })
    }

    @Test("A desktop of small and medium widgets is full when no half of a column is open in any row")
    func full() throws {
        var families: [Family] = []
        while families.count < 100, (try? Self.desktop(families + [.systemSmall])) != nil {
            let isMedium = !families.count.isMultiple(of: 2) && (try? Self.desktop(families + [.systemMedium])) != nil
            families.append(isMedium ? .systemMedium : .systemSmall)
        }
        let frames = try Self.desktop(families)
        let halves = families.reduce(0) { $0 + ($1 == .systemSmall ? 1 : 2) }
        let rows = Set(frames.map(\.minY)).count
        let starts = Set(frames.map(\.minX)).count
        #expect(rows > 1 && starts > 2 && families.contains(.systemMedium))
        #expect(halves == rows * starts)
    }

    @Test("The menu bar has the same colors above full color and vibrant widgets", arguments: [false, true])
    func menuBar(isDark: Bool) throws {
        var setting = Setting()
        setting.appearance = isDark ? .dark : .light
        let full = try Samples.scene("MacBook Air", .desktop, .systemSmall, setting: setting)
        setting.desktop = .vibrant
        let vibrant = try Samples.scene("MacBook Air", .desktop, .systemSmall, setting: setting)
        let bars = [full, vibrant].map { scene in
            scene.foreground.root.all.filter { $0.frame.height == Decisions.macMenuBar }.compactMap(\.paint)
        }
        #expect(bars[0].count == 2 && bars[0] == bars[1])
        // Scenes are painted in the scheme of their widgets, so a material depends on them.
        for scheme in [ColorScheme.light, .dark] {
            let backdrops = bars[1].compactMap { $0.backdrop(in: scheme) }
            #expect(backdrops == [Material.thin.backdrop(in: isDark ? .dark : .light)])
        }
    }

    @Test(
        "F-59: the sun and the moon of the wallpaper are outside of the column", arguments: [Appearance.light, .dark])
    func column(appearance: Appearance) throws {
        var setting = Setting()
        setting.appearance = appearance
        let scene = try Samples.scene("MacBook Air", .notificationCenter, .systemMedium, setting: setting)
        let column = try #require(scene.slots.first).frame
        let discs = scene.backdrop.root.all.map(\.frame).filter { abs($0.width - $0.height) < 0.1 && $0.width > 40 }
        #expect(!discs.isEmpty && discs.allSatisfy { $0.maxX + 24 < column.minX })
    }
}

extension RenderNode {
    fileprivate var paint: Paint? {
        if case .shape(let shape) = content { shape.fill.paint } else { nil }
    }
}
