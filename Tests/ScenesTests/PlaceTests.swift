import CoreGraphics
import DeviceCatalog
import RenderModel
import Scenes
import Testing
import WidgetVocabulary

@Suite("Whole places")
struct PlaceTests {
    @Test("F-59: the app's name is under each widget only on the iPhone's Home Screen and in Notification Center")
    func names() throws {
        func count(_ device: String, _ context: Context, _ family: Family) throws -> Int {
            let scene = try Samples.scene(device, context, family, family)
            return (scene.foreground.words + scene.backdrop.words).filter { $0 == "Forecast" }.count
        }
        #expect(try count("393x852", .homeScreen, .systemSmall) == 2)
        #expect(try count("MacBook Air", .notificationCenter, .systemSmall) == 2)
        #expect(try count("393x852", .todayView, .systemSmall) == 0)
        #expect(try count("393x852", .lockScreen, .accessoryCircular) == 0)
        #expect(try count("820x1180", .homeScreen, .systemSmall) == 0)
        #expect(try count("820x1180", .todayView, .systemSmall) == 0)
        #expect(try count("MacBook Air", .desktop, .systemSmall) == 0)
        let home = try Samples.scene("393x852", .homeScreen, .systemMedium)
        let name = try #require(home.backdrop.frame(of: "Forecast"))
        let widget = try #require(home.slots.first).frame
        #expect(name.minY >= widget.maxY && name.maxY <= widget.maxY + 22)
        #expect(abs(name.midX - widget.midX) <= 1)
    }

    @Test(
        "F-61: the inline widget is above the clock, circular and rectangular ones below it",
        arguments: [
            "430x932", "414x896", "414x736", "393x852", "375x812", "375x667", "360x780",
        ])
    func lockScreen(device: String) throws {
        let scene = try Samples.scene(
            device, .lockScreen, .accessoryCircular, .accessoryInline, .accessoryRectangular, .accessoryCircular)
        let clock = try #require(scene.foreground.frame(of: "9:41"))
        for slot in scene.slots {
            if slot.family == .accessoryInline {
                #expect(slot.frame.maxY <= clock.midY)
                #expect(slot.frame.minY < clock.minY)
            } else {
                #expect(slot.frame.minY >= clock.maxY - 4)
            }
            #expect(slot.frame.minX >= 0 && slot.frame.maxX <= scene.size.width)
        }
    }

    @Test("F-62: Today View is a separate place on iPhone and iPad, and no other platform has it")
    func todayView() throws {
        for device in ["393x852", "820x1180"] {
            let scene = try Samples.scene(device, .todayView, .systemSmall, .systemSmall, .systemMedium)
            #expect(scene.slots.count == 3)
            #expect(scene.slots[1].frame.minY == scene.slots[0].frame.minY)
        }
        #expect(throws: SceneRejection.placement(.noSuchPlace(.todayView, .mac))) {
            try Samples.scene("MacBook Air", .todayView)
        }
    }

    @Test("F-102: iPad lays out at the canvas size and shows at the device size, by one factor")
    func tablet() throws {
        for orientation in [Orientation.portrait, .landscape] {
            let scene = try Samples.scene(
                "820x1180", .homeScreen, .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
                orientation: orientation)
            for slot in scene.slots {
                #expect(slot.canvas == CGSize(width: slot.place.canvas.width, height: slot.place.canvas.height))
                #expect(Double(slot.frame.width) == slot.place.display.width)
                #expect(abs(slot.transform.a - slot.place.factor) < 1e-9)
                #expect(slot.transform.a == slot.transform.d)
                #expect(slot.transform.a < 1)
                #expect(scene.size.width >= slot.frame.maxX && scene.size.height >= slot.frame.maxY)
            }
        }
    }

    @Test("F-126: StandBy shows two small widgets side by side, scaled up")
    func standBy() throws {
        let scene = try Samples.scene("393x852", .standBy, .systemSmall, .systemSmall)
        #expect(scene.size == CGSize(width: 852, height: 393))
        let (first, second) = (scene.slots[0], scene.slots[1])
        #expect(first.transform.a > 1)
        #expect(first.frame.size == second.frame.size)
        #expect(first.frame.minY == second.frame.minY)
        #expect(first.frame.maxX <= second.frame.minX)
        #expect(abs(first.frame.minX - (scene.size.width - second.frame.maxX)) <= 1)
        // A single widget is in the second position, next to a clock.
        let alone = try Samples.scene("393x852", .standBy, .systemSmall)
        #expect(alone.slots[0].frame == second.frame)
        #expect(alone.foreground.root.children.contains { $0.frame.maxX <= second.frame.minX })
        #expect(throws: SceneRejection.noRoom(name: "Forecast", .systemSmall, .standBy)) {
            try Samples.scene("393x852", .standBy, .systemSmall, .systemSmall, .systemSmall)
        }
    }

    @Test("F-130, F-131: CarPlay fits the small widget of StandBy into its grid")
    func carPlay() throws {
        let scene = try Samples.scene("393x852", .carPlay, .systemSmall, .systemSmall)
        let alone = try Samples.scene("393x852", .carPlay, .systemSmall)
        let area = (Decisions.carPlaySideBar + alone.size.width) / 2
        #expect(abs(alone.slots[0].frame.midX - area) <= 0.5 && alone.slots[0].frame.size == scene.slots[0].frame.size)
        let standBy = try Samples.scene("393x852", .standBy, .systemSmall)
        #expect(scene.slots[0].canvas == standBy.slots[0].canvas)
        #expect(scene.slots[0].traits.containerBackground == standBy.slots[0].traits.containerBackground)
        #expect(Set(scene.slots.map(\.frame.minY)).count == Decisions.carPlayRows)
        for (index, slot) in scene.slots.enumerated() {
            #expect(slot.transform.a > 1)
            for other in scene.slots.dropFirst(index + 1) { #expect(!slot.frame.intersects(other.frame)) }
        }
        #expect(throws: SceneRejection.noRoom(name: "Forecast", .systemSmall, .carPlay)) {
            let room = Decisions.carPlayColumns * Decisions.carPlayRows
            let many = [SceneRequest.Widget](
                repeating: .init(name: "Forecast", family: .systemSmall), count: room + 1)
            _ = try Scene(SceneRequest(device: try Samples.device("393x852"), context: .carPlay, widgets: many))
        }
    }

    @Test("F-132: Mac widgets are on the desktop, which can be vibrant, and in Notification Center")
    func mac() throws {
        var behind = Setting()
        behind.desktop = .vibrant
        let idle = try Samples.scene("MacBook Air", .desktop, .systemSmall)
        let vibrant = try Samples.scene("MacBook Air", .desktop, .systemSmall, setting: behind)
        let center = try Samples.scene("MacBook Air", .notificationCenter, .systemSmall)
        #expect(idle.slots[0].traits.mode == .fullColor)
        #expect(vibrant.slots[0].traits.mode == .vibrant)
        #expect(center.slots[0].traits.mode == .fullColor)
        #expect(idle.slots[0].place.margins.top < center.slots[0].place.margins.top)
        #expect(idle.slots[0].frame == vibrant.slots[0].frame)
        #expect(idle.slots[0].frame.maxX < idle.size.width / 2)
        #expect(center.slots[0].frame.minX > center.size.width / 2)
    }

    @Test("F-68: cards of the Smart Stack keep the given order; round widgets share one")
    func smartStack() throws {
        let scene = try Samples.scene(
            "45mm", .watchSmartStack, .accessoryRectangular, .accessoryCircular, .accessoryCircular,
            .accessoryCircular, .accessoryRectangular)
        #expect(scene.slots.map(\.widget) == [0, 1, 2, 3, 4])
        let tops = scene.slots.map(\.frame.minY)
        #expect(tops[0] < tops[1] && tops[1] == tops[2] && tops[2] == tops[3] && tops[3] < tops[4])
        let cards = [scene.slots[0].frame, scene.slots[4].frame]
        #expect(cards.allSatisfy { $0.width == 184 && $0.height == 80.5 })
        // The last card is partly hidden: there is more.
        #expect(cards[1].minY < scene.size.height && cards[1].maxY > scene.size.height)
    }

    @Test(
        "Watch faces have places in the corners, inside the dial and along its edge",
        arguments: [
            "40mm", "41mm", "44mm", "45mm", "49mm",
        ])
    func faces(device: String) throws {
        let dial = try Samples.scene(
            device, .watchComplication, .accessoryCorner, .accessoryCorner, .accessoryCorner, .accessoryCorner,
            .accessoryCircular, .accessoryCircular, .accessoryCircular, .accessoryInline)
        let digital = try Samples.scene(
            device, .watchComplication, .accessoryInline, .accessoryRectangular, .accessoryCircular,
            .accessoryCircular, .accessoryCircular)
        for scene in [dial, digital] {
            let screen = CGRect(origin: .zero, size: scene.size)
            let slots = scene.slots.filter { $0.bend == nil }
            for (index, slot) in slots.enumerated() {
                #expect(screen.contains(slot.frame))
                for other in slots.dropFirst(index + 1) {
                    #expect(!overlap(slot, other), "\(scene.layout)")
                }
            }
        }
        #expect(dial.slots.last?.bend != nil)
    }

    /// Round slots overlap when their circles do.
    private func overlap(_ first: SceneSlot, _ second: SceneSlot) -> Bool {
        guard first.outline == .ellipse, second.outline == .ellipse else {
            return first.frame.insetBy(dx: 0.5, dy: 0.5).intersects(second.frame)
        }
        let across = first.frame.midX - second.frame.midX
        let down = first.frame.midY - second.frame.midY
        let reach = (first.frame.width + second.frame.width) / 2
        return across * across + down * down < reach * reach
    }

    @Test("Combinations missing from the tables are rejected with their reason, and a full place is reported")
    func refusals() throws {
        #expect(throws: SceneRejection.placement(.familyElsewhere(.systemExtraLarge, .iPhone))) {
            try Samples.scene("393x852", .homeScreen, .systemExtraLarge)
        }
        #expect(throws: SceneRejection.placement(.familyInOtherPlaces(.accessoryCorner, .watchSmartStack, .appleWatch)))
        {
            try Samples.scene("45mm", .watchSmartStack, .accessoryCorner)
        }
        let rejection = SceneRejection.noRoom(name: "Forecast", .systemLarge, .homeScreen)
        #expect(throws: rejection) { try Samples.scene("393x852", .homeScreen, .systemLarge, .systemLarge) }
        #expect(rejection.description.contains("Forecast"))
        #expect(rejection.description.contains("fewer or smaller"))
    }

    @Test("Right-to-left places are the mirror of left-to-right ones")
    func mirrored() throws {
        let families: [Family] = [.systemSmall, .systemMedium, .systemSmall]
        func scene(_ direction: LayoutDirection) throws -> Scene {
            try Samples.scene("393x852", .homeScreen, families[0], families[1], families[2], direction: direction)
        }
        let (left, right) = (try scene(.leftToRight), try scene(.rightToLeft))
        for (a, b) in zip(left.slots, right.slots) {
            #expect(a.frame.minY == b.frame.minY)
            #expect(abs(a.frame.minX - (right.size.width - b.frame.maxX)) < 1e-9)
        }
        let time = try #require(left.foreground.frame(of: "9:41"))
        let mirrored = try #require(right.foreground.frame(of: "9:41"))
        #expect(time.midX < left.size.width / 2 && mirrored.midX > right.size.width / 2)
    }

    @Test("The date is on the leading side of an inline widget", arguments: ["393x852", "820x1180"])
    func dateSide(device: String) throws {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let scene = try Samples.scene(device, .lockScreen, .accessoryInline, direction: direction)
            let slot = try #require(scene.slots.first)
            let line = try #require(
                Samples.composed(scene).root.all.first { $0.semantics?.identifier == "widget-0" })
            let starts = line.children.compactMap { child -> Double? in
                guard case .effect(.transform(let move)) = child.content else { return nil }
                return Double(move.tx)
            }
            #expect(starts.count == 2 && slot.lead != nil)
            #expect(direction == .leftToRight ? starts[0] < starts[1] : starts[0] > starts[1])
        }
    }

    @Test("Always-On dims all text of a Lock Screen, and the wallpaper more than text")
    func dimmed() throws {
        var setting = Setting()
        setting.display = .alwaysOn
        let scene = try Samples.scene("393x852", .lockScreen, .accessoryInline, setting: setting)
        let words = try #require(scene.slots.first?.lead)
        guard case .effect(.colorFilter(.multiply(let gray))) = words.root.content,
            case .shape(let shade)? = scene.backdrop.root.children.last?.content,
            case .color(let black) = shade.fill.paint
        else {
            Issue.record("Words or wallpaper are not dimmed.")
            return
        }
        #expect(gray.red < 1 && 1 - black.alpha < gray.red)
    }

    @Test("An iPad's Home Screen has a dot for each page, none for a single one")
    func dots() throws {
        func count(_ pages: Int) throws -> Int {
            let request = SceneRequest(
                device: try Samples.device("820x1180"), context: .homeScreen,
                pages: SceneRequest.Pages(shown: 0, count: pages))
            return try Scene(request).foreground.root.children.count
        }
        #expect(try count(4) - count(1) == 4)
    }

    @Test("Widgets on the 393x852 Home Screen and Lock Screen have the expected frames")
    func frames() throws {
        let home = try Samples.scene("393x852", .homeScreen, .systemSmall, .systemSmall, .systemMedium)
        #expect(
            home.layout == [
                "small 158x158 at 27.7 84 158 158", "small 158x158 at 207.7 84 158 158",
                "medium 338x158 at 27.7 280 338 158",
            ])
        let lock = try Samples.scene(
            "393x852", .lockScreen, .accessoryCircular, .accessoryRectangular, .accessoryCircular)
        #expect(
            lock.layout == [
                "circular 72x72 at 28.7 205 72 72", "rectangular 160x72 at 116.7 205 160 72",
                "circular 72x72 at 292.7 205 72 72",
            ])
    }

    @Test("Icons have the height that the published sizes leave: 64 points on the largest iPhones, 60 on the others")
    func icons() throws {
        for (device, side) in [("430x932", 64.0), ("414x896", 64), ("393x852", 60), ("375x667", 60), ("360x780", 60)] {
            let scene = try Samples.scene(device, .homeScreen)
            let icon = try #require(scene.backdrop.root.all.first { $0.semantics?.label == "Harbor" })
            #expect(abs(icon.children[0].frame.height - side) < 1e-9)
        }
    }
}
