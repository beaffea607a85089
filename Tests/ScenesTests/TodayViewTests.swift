import CoreGraphics
import DeviceCatalog
import Scenes
import Testing
import WidgetVocabulary

@Suite("Today View and Notification Center")
struct TodayViewTests {
    private static let mixed: [[Family]] = [
        [.systemSmall, .systemMedium], [.systemSmall, .systemMedium, .systemLarge],
        [.systemSmall, .systemLarge, .systemSmall, .systemMedium],
        [.systemSmall, .systemMedium, .systemSmall, .systemSmall, .systemSmall, .systemMedium],
        [.systemMedium, .systemSmall, .systemSmall, .systemSmall, .systemLarge],
        [.systemMedium, .systemExtraLarge], [.systemExtraLarge, .systemMedium, .systemSmall],
        [.systemLarge, .systemSmall, .systemExtraLarge, .systemSmall, .systemMedium],
        [.systemSmall, .systemExtraLarge, .systemSmall, .systemSmall],
    ]

    private static func scene(_ device: String, _ families: [Family], _ orientation: Orientation) throws -> Scene {
        try Scene(
            SceneRequest(
                device: try Samples.device(device), context: .todayView, orientation: orientation,
                widgets: families.map { SceneRequest.Widget(name: "Forecast", family: $0) }))
    }

    @Test(
        "Widgets of different sizes leave no hole in an iPad's Today View: each is below others over its whole width",
        arguments: mixed, ["820x1180", "1024x1366"])
    func holes(families: [Family], device: String) throws {
        for orientation in [Orientation.portrait, .landscape] {
            let scene = try Self.scene(device, families, orientation)
            let frames = scene.slots.map(\.frame)
            #expect(frames.count == families.count)
            let sizes = try Samples.device(device).screen.sizes
            let small = try #require(sizes[.systemSmall]?.display.width)
            let large = try #require(sizes[.systemLarge]?.display.width)
            let gap = CGFloat(large - 2 * small)
            let top = try #require(frames.map(\.minY).min())
            for (index, frame) in frames.enumerated() {
                for other in frames.dropFirst(index + 1) { #expect(!frame.intersects(other)) }
                guard frame.minY > top + 1 else { continue }
                // The line a little above the gap is covered from edge to edge, except for gaps.
                let line = frame.minY - gap - 4
                var edge = frame.minX - gap
                for above in frames.filter({ $0.minY < line && line < $0.maxY }).sorted(by: { $0.minX < $1.minX })
                where above.maxX > frame.minX && above.minX < frame.maxX {
                    #expect(above.minX - edge <= gap + 1, "\(families) \(frames)")
                    edge = above.maxX
                }
                #expect(edge >= frame.maxX - 1, "\(families) \(frames)")
            }
        }
    }

    @Test(
        "A small widget is next to the following small one, whatever is between them; one without a partner is last",
        arguments: [("393x852", Context.todayView), ("MacBook Air", .notificationCenter)])
    func pairs(device: String, context: Context) throws {
        let three = try Samples.scene(
            device, context, .systemSmall, .systemMedium, .systemSmall, .systemSmall
        ).slots
        #expect(three.map(\.widget) == [0, 1, 2, 3])
        let frames = three.map(\.frame)
        #expect(frames[0].minY == frames[2].minY && frames[0].maxX < frames[2].minX)
        #expect(frames[1].minY > frames[0].maxY)
        #expect(frames[3].minY > frames[1].maxY && frames[3].minX == frames[0].minX)
        let one = try Samples.scene(device, context, .systemSmall, .systemMedium).slots.map(\.frame)
        #expect(one[0].minY > one[1].maxY && one[0].minX == one[1].minX)
    }

    @Test("An extra large widget of an iPad follows the widgets before it where their columns end together")
    func wide() throws {
        let scene = try Self.scene("820x1180", [.systemMedium, .systemExtraLarge, .systemMedium], .portrait)
        let frames = scene.slots.map(\.frame)
        #expect(frames[0].minY == frames[2].minY && frames[0].maxX < frames[2].minX)
        #expect(frames[1].minY > frames[0].maxY && frames[1].minX == frames[0].minX)
        #expect(abs(frames[1].maxX - frames[2].maxX) < 1)
    }
}
