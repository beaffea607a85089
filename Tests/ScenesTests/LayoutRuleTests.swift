import CoreGraphics
import DeviceCatalog
import RenderModel
import Scenes
import Testing

/// Layout foundations on every screen of the catalog, as the samples draw them.
@Suite("Layout foundations on every screen")
struct LayoutRuleTests {
    static let touchScreens = DeviceCatalog.phoneScreens + DeviceCatalog.tabletScreens

    private static func guides(_ screen: Screen) -> [LayoutGuides] {
        Orientation.allCases.flatMap { orientation in
            [[], [.navigation, .tab]].map { LayoutGuides(screen, orientation: orientation, bars: $0) }
        }
    }

    /// Edges may touch, and numbers are rounded.
    private static func overlap(_ a: CGRect, _ b: CGRect) -> Bool { a.intersects(b.insetBy(dx: 0.01, dy: 0.01)) }

    @Test(
        "F-151: an app's custom guide keeps its ratio to the system's, and text stays in it", arguments: touchScreens)
    func customGuides(screen: Screen) throws {
        let insets = ScreenInsets(top: 40, leading: 24, bottom: 8, trailing: 12)
        for guides in Self.guides(screen) {
            for guide in [\LayoutGuides.safeArea, \.margins, \.readable] {
                let own = guides.custom(insets, of: guide)
                let system = guides[keyPath: guide]
                #expect(system.contains(own))
                #expect(own.x - system.x == 24 && own.y - system.y == 40)
                #expect(abs(system.maxX - own.maxX - 12) < 1e-9 && abs(system.maxY - own.maxY - 8) < 1e-9)
            }
            #expect(
                guides.custom(ScreenInsets(top: 0, leading: 9999, bottom: 0, trailing: 0), of: \.margins).width == 0)
        }
        // The bars that stand for words are never wider than the readable width, nor outside of it.
        for orientation in Orientation.allCases {
            let readable = CGRect(LayoutGuides(screen, orientation: orientation).readable).insetBy(dx: -0.5, dy: -0.5)
            let tree = try #require(LayoutSample.guides(Device(screen), orientation).tree())
            let words = tree.root.children.map(\.frame).filter { $0.height == 9 }
            #expect(words.count >= 3)
            #expect(words.allSatisfy { readable.contains($0) })
        }
    }

    @Test(
        "F-152: content is in the safe area, outside of the housing, the bars and the indicator",
        arguments: touchScreens)
    func safeContent(screen: Screen) throws {
        for orientation in Orientation.allCases {
            let guides = LayoutGuides(screen, orientation: orientation)
            let safe = CGRect(guides.safeArea).insetBy(dx: -0.5, dy: -0.5)
            let tree = try #require(LayoutSample.guides(Device(screen), orientation).tree())
            // First the ground and the picture, which are backgrounds.
            for node in tree.root.children.dropFirst(2) { #expect(safe.contains(node.frame), "\(node.frame)") }
        }
    }

    @Test("F-153: each changed trait of a device results in another layout")
    func traits() throws {
        let phone = try Samples.device("393x852")
        let tablet = try Samples.device("820x1180")
        let trees = try [
            LayoutSample.guides(phone, .portrait), .guides(phone, .landscape), .guides(tablet, .portrait),
            .guides(try Samples.device("430x932"), .portrait), .splitView(tablet, .twoThirds),
            .splitView(tablet, .half), .splitView(tablet, .oneThird), .form(phone, focused: nil),
            .form(phone, focused: 2),
        ].map { try #require($0.tree()) }
        #expect(Set(trees).count == trees.count)
        let left = try #require(LayoutSample.form(phone, focused: nil).tree(direction: .leftToRight))
        #expect(try #require(LayoutSample.form(phone, focused: nil).tree(direction: .rightToLeft)) != left)
        let guides = Self.guides(phone.screen)
        #expect(Set(guides).count == guides.count)
        let old = try Samples.device("375x667").screen
        #expect(LayoutGuides(old, statusBar: .hidden) != LayoutGuides(old))
    }

    @Test(
        "F-164: a full-width button keeps the margins at both sides and ends at the safe area",
        arguments: touchScreens)
    func fullWidth(screen: Screen) {
        for guides in Self.guides(screen) {
            let button = guides.bottomButton
            #expect(Double(button.minX) == guides.margins.x)
            #expect(abs(Double(button.maxX) - guides.margins.maxX) < 1e-9)
            let margin = guides.margins.x - guides.safeArea.x
            #expect(margin >= Decisions.narrowMargin)
            let end = guides.safeArea.maxY == guides.screen.maxY ? guides.safeArea.maxY - margin : guides.safeArea.maxY
            #expect(Double(button.maxY) == end)
            // Rounded corners of a screen are about as deep as the space below its safe area is high.
            let depth = guides.screen.maxY - guides.safeArea.maxY
            for x in [0, guides.screen.maxX - depth] {
                let corner = CGRect(x: x, y: guides.safeArea.maxY, width: depth, height: depth)
                #expect(!Self.overlap(corner, button))
            }
        }
    }

    @Test("F-165: scrolling content extends to the bottom edge, below the Home indicator", arguments: touchScreens)
    func scrolling(screen: Screen) throws {
        let tree = try #require(LayoutSample.form(Device(screen), focused: nil).tree())
        #expect(tree.root.children.first?.frame == CGRect(origin: .zero, size: tree.size))
        let windows = tree.root.children.compactMap { node -> CGRect? in
            guard case .effect(.clip(let path, _)) = node.content else { return nil }
            return path.boundingRect
        }
        let window = try #require(windows.first)
        #expect(windows.count == 1)
        #expect(window.maxY == tree.size.height && window.minX == 0 && window.maxX == tree.size.width)
        #expect(Double(window.minY) == LayoutGuides(screen).safeArea.y)
        let fields = tree.root.all.map(\.frame).filter { $0.height == Decisions.touchTarget }
        #expect(fields.contains { $0.maxY > LayoutGuides(screen).safeArea.maxY })
    }

    @Test(
        "F-166: a game's insets match, and its controls avoid corners, edges and the Home indicator",
        arguments: touchScreens)
    func games(screen: Screen) throws {
        for orientation in Orientation.allCases {
            let guides = LayoutGuides(screen, orientation: orientation)
            let area = guides.balanced
            #expect(area.y == guides.screen.maxY - area.maxY)
            #expect(area.x == guides.screen.maxX - area.maxX)
            #expect(guides.margins.contains(area))
            #expect(guides.gameControls.count == 3)
            for control in guides.gameControls {
                #expect(control.width >= Decisions.touchTarget && control.height >= Decisions.touchTarget)
                #expect(CGRect(area).insetBy(dx: -0.01, dy: -0.01).contains(control))
                #expect(guides.forbidden.allSatisfy { !Self.overlap($0, control) })
            }
            let tree = try #require(LayoutSample.game(Device(screen), orientation).tree())
            #expect(tree.validate().isEmpty)
            #expect(tree.root.children.first?.frame == CGRect(origin: .zero, size: tree.size))
            #expect(tree.root.children.count == 5)
        }
    }

    @Test(
        "F-169: no controls or important content are at the bottom of a Mac's window",
        arguments: [320.0, 480, 800, 1280])
    func macWindows(width: Double) throws {
        let screen = try Samples.device("MacBook Air").screen
        let guides = LayoutGuides(screen, width: width)
        let strip = CGRect(
            x: 0, y: guides.screen.maxY - Decisions.narrowMargin, width: guides.screen.width,
            height: Decisions.narrowMargin)
        #expect(guides.forbidden.contains(strip))
        #expect(!Self.overlap(strip, guides.bottomButton))
        #expect(guides.fields(count: 3, focused: nil, on: screen).allSatisfy { !Self.overlap(strip, $0) })
    }
}
