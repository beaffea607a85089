import CoreGraphics
import DeviceCatalog
import Foundation
import Painter
import RenderModel
import Scenes
import Testing
import WidgetVocabulary

@Suite("Watch faces and the Smart Stack as a whole")
struct WatchPlaceTests {
    private static let cases = ["40mm", "41mm", "44mm", "45mm", "49mm"]

    @Test("Round widgets are centered in their card, as one group", arguments: cases, [1, 2, 3])
    func stackRounds(device: String, count: Int) throws {
        let scene = try Scene(
            SceneRequest(
                device: try Samples.device(device), context: .watchSmartStack,
                widgets: [SceneRequest.Widget](
                    repeating: .init(name: "Forecast", family: .accessoryCircular), count: count)))
        let frames = scene.slots.map(\.frame)
        let group = frames.dropFirst().reduce(try #require(frames.first)) { $0.union($1) }
        #expect(abs(group.midX - scene.size.width / 2) <= 0.5)
        #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxX + 4 < $1.minX })
        #expect(frames.allSatisfy { abs($0.midY - frames[0].midY) < 0.01 })
    }

    @Test("The Smart Stack is filled with cards down to the display's edge", arguments: cases)
    func stackEnd(device: String) throws {
        let scene = try Samples.scene(device, .watchSmartStack, .accessoryCircular)
        let lowest = scene.backdrop.root.all.map(\.frame).filter { $0.width < scene.size.width }.map(\.maxY).max()
        #expect(try #require(lowest) >= scene.size.height - 6)
    }

    @Test(
        "A face fills positions without a widget, and nothing of it overlaps a widget or exceeds the display",
        arguments: cases)
    func freePlaces(device: String) throws {
        let families: [[Family]] = [
            [], [.accessoryCircular], [.accessoryCorner, .accessoryCircular, .accessoryInline],
            [.accessoryCorner, .accessoryCorner, .accessoryCircular, .accessoryCircular],
            [.accessoryCircular, .accessoryCircular, .accessoryCircular], [.accessoryRectangular],
            [.accessoryRectangular, .accessoryInline, .accessoryCircular],
        ]
        for families in families {
            let scene = try Scene(
                SceneRequest(
                    device: try Samples.device(device), context: .watchComplication,
                    widgets: families.map { SceneRequest.Widget(name: "Forecast", family: $0) }))
            let samples = scene.backdrop.root.all.filter { $0.semantics?.marks == .accessibilityHidden }.map(\.frame)
            let places = families.contains(.accessoryRectangular) ? 3 : 4
            let taken = families.count {
                places == 3 ? $0 == .accessoryCircular : $0 == .accessoryCorner
            }
            #expect(samples.count >= places - taken)
            let display = CGRect(origin: .zero, size: scene.size)
            for (index, sample) in samples.enumerated() {
                #expect(display.contains(sample))
                let others = scene.slots.filter { $0.bend == nil }.map(\.frame) + samples.dropFirst(index + 1)
                for other in others {
                    let across = sample.midX - other.midX
                    let down = sample.midY - other.midY
                    let isRound = abs(other.width - other.height) < 0.6
                    #expect(
                        isRound
                            ? hypot(across, down) >= (sample.width + other.width) / 2 - 0.5
                            : !sample.intersects(other), "\(families)")
                }
            }
        }
    }

    @Test("Hands end below a line of text along the dial", arguments: cases)
    func handsAndLine(device: String) throws {
        let scene = try Samples.scene(device, .watchComplication, .accessoryInline)
        let bend = try #require(scene.slots[0].bend)
        let center = CGPoint(x: scene.size.width / 2, y: scene.size.height / 2)
        let tips = scene.foreground.root.all.compactMap { node -> Double? in
            guard case .shape(let shape) = node.content, case .stroke(let line) = shape.style,
                let tip = shape.path.points.last
            else { return nil }
            return hypot(tip.x - center.x, tip.y - center.y) + line.width / 2
        }
        // Half the height of 16-point letters without ascenders above, descenders below.
        #expect(try #require(tips.max()) <= bend.radius - 5)
    }

    @Test("F-44: an inverted face is light; a dimmed Always-On face is not inverted")
    func inverted() throws {
        func face(_ families: Family..., setting: Setting) throws -> (ground: Int, widget: Int, hand: Int) {
            let scene = try Scene(
                SceneRequest(
                    device: try Samples.device("45mm"), context: .watchComplication, setting: setting,
                    widgets: families.map { SceneRequest.Widget(name: "Forecast", family: $0) }))
            let picture = try Painter().paint(Samples.composed(scene), options: Painter.Options(scale: 2)).bitmap
            let slot = try #require(scene.slots.first).frame
            func red(_ x: Double, _ y: Double) -> Int { Int(picture[Int(x * 2), Int(y * 2)].red) }
            let foreground = try Painter().paint(scene.foreground, options: Painter.Options(scale: 2)).bitmap
            var hand = 0
            for y in 0..<foreground.height {
                for x in 0..<foreground.width where foreground[x, y].alpha == 255 {
                    hand = max(hand, Int(foreground[x, y].red))
                }
            }
            return (red(scene.size.width / 2, 1), red(slot.midX, slot.midY), hand)
        }
        for family in [Family.accessoryCircular, .accessoryRectangular] {
            var setting = Setting(watchFace: WatchFace(inversion: .inverted))
            let light = try face(family, setting: setting)
            #expect(light.ground == 255 && light.widget == 0)
            setting.display = .alwaysOn
            let dark = try face(family, setting: setting)
            #expect(dark.ground == 0 && dark.widget > 150 && dark.hand > 150)
        }
    }

    @Test("F-124: secondary text on an Always-On face keeps the contrast of 4.5 : 1 that text needs")
    func alwaysOnContrast() throws {
        var setting = Setting()
        setting.display = .alwaysOn
        let scene = try Samples.scene("45mm", .watchComplication, .accessoryRectangular, setting: setting)
        let slot = try #require(scene.slots.first)
        // The system's secondary label in its dark variant.
        let label = RGBA(red: 235 / 255, green: 235 / 255, blue: 245 / 255, alpha: 0.6)
        let box = CGRect(origin: .zero, size: slot.canvas)
        let tree = RenderTree(
            size: slot.canvas, scale: 2,
            root: RenderNode(
                .group, frame: box,
                children: [
                    RenderNode(
                        .shape(ShapeContent(path: PathStorage(rect: box), fill: Fill(.color(label)))), frame: box)
                ]))
        let picture = try Painter().paint(scene.compose([tree]), options: Painter.Options(scale: 2)).bitmap
        let pixel = picture[Int(slot.frame.midX * 2), Int(slot.frame.midY * 2)]
        func linear(_ value: UInt8) -> Double {
            let share = Double(value) / 255
            return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
        }
        let luminance = 0.2126 * linear(pixel.red) + 0.7152 * linear(pixel.green) + 0.0722 * linear(pixel.blue)
        #expect((luminance + 0.05) / 0.05 >= 4.5)
    }

    @Test(
        "The date next to the digits is complete in every language", arguments: cases,
        ["Fri Nov 20", "11월 20일 (금)", "جمعة 20 نوفمبر", "пт, 20 нояб.", "Fr., 20. Nov."])
    func wholeDate(device: String, date: String) throws {
        var moment = SceneMoment.example
        moment.time = "10:09"
        moment.shortDate = date
        let scene = try Scene(
            SceneRequest(
                device: try Samples.device(device), context: .watchComplication, moment: moment,
                widgets: Samples.widgets(.accessoryRectangular)))
        let texts = scene.foreground.root.all.compactMap { node -> (frame: CGRect, text: TextContent)? in
            if case .text(let text) = node.content { (node.frame, text) } else { nil }
        }
        let own = try #require(texts.first { $0.text.string == date })
        #expect(!own.text.truncated)
        let time = try #require(texts.first { $0.text.string == "10:09" })
        #expect(!own.frame.intersects(time.frame))
    }
}
