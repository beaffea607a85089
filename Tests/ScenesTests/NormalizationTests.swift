import CoreGraphics
import DeviceCatalog
import RenderModel
import Scenes
import Testing
import WidgetVocabulary

/// Every place of iPhone and iPad on every screen that the guidelines list.
@Suite("Alignment in places")
struct NormalizationTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var screen: Screen
        var context: Context
        var families: [Family]
        var orientation = Orientation.portrait
        var direction = LayoutDirection.leftToRight

        var testDescription: String {
            "\(context.rawValue) \(screen.size) \(orientation.rawValue) \(direction) \(families.count)"
        }

        var scene: Scene {
            get throws {
                try Scene(
                    SceneRequest(
                        device: try Samples.device("\(screen.size)"), context: context, orientation: orientation,
                        direction: direction,
                        widgets: families.map { SceneRequest.Widget(name: "Forecast", family: $0) }))
            }
        }
    }

    static let phones: [Case] = DeviceCatalog.phoneScreens.flatMap { screen in
        var lock: [Family] = [.accessoryInline, .accessoryCircular, .accessoryCircular, .accessoryRectangular]
        if screen.accessories == nil { lock = [] }
        let places: [(Context, [Family])] = [
            (.homeScreen, []), (.homeScreen, [.systemMedium, .systemSmall, .systemSmall]),
            (.homeScreen, [.systemLarge]), (.todayView, [.systemMedium, .systemSmall, .systemSmall]),
            (.lockScreen, lock), (.lockScreen, Array(lock.dropFirst())), (.standBy, []), (.standBy, [.systemSmall]),
            (.standBy, [.systemSmall, .systemSmall]), (.carPlay, []), (.carPlay, [.systemSmall]),
            (.carPlay, [.systemSmall, .systemSmall]),
        ]
        return places.flatMap { context, families in
            [LayoutDirection.leftToRight, .rightToLeft].map { direction in
                Case(screen: screen, context: context, families: families, direction: direction)
            }
        }
    }

    static let tablets: [Case] = DeviceCatalog.tabletScreens.flatMap { screen in
        let places: [(Context, [Family])] = [
            (.homeScreen, []), (.homeScreen, [.systemExtraLarge, .systemMedium, .systemSmall, .systemSmall]),
            (.todayView, [.systemLarge, .systemMedium, .systemSmall, .systemSmall]),
            (.lockScreen, [.accessoryInline, .accessoryCircular, .accessoryRectangular, .systemSmall]),
        ]
        return places.flatMap { context, families in
            [
                Case(screen: screen, context: context, families: families),
                Case(screen: screen, context: context, families: families, orientation: .landscape),
                Case(screen: screen, context: context, families: families, direction: .rightToLeft),
            ]
        }
    }

    @Test("Nothing is clipped at the screen's edges, and no two elements overlap", arguments: phones + tablets)
    func tidy(place: Case) throws {
        let scene = try place.scene
        let screen = CGRect(origin: .zero, size: scene.size)
        var things = scene.slots.map { (name: "widget \($0.widget)", frame: $0.frame) }
        for part in [scene.backdrop, scene.foreground] { things += part.root.things }
        for (index, thing) in things.enumerated() {
            #expect(screen.contains(thing.frame), "\(thing)")
            for other in things.dropFirst(index + 1) {
                let shared = thing.frame.intersection(other.frame)
                #expect(shared.isNull || shared.width < 0.5 || shared.height < 0.5, "\(thing) over \(other)")
            }
        }
    }

    @Test("Widgets, icons and text start on whole pixels", arguments: phones + tablets)
    func grid(place: Case) throws {
        let scene = try place.scene
        var frames = scene.slots.map(\.frame)
        for node in scene.backdrop.root.all + scene.foreground.root.all {
            if case .text = node.content { frames.append(node.frame) }
            if node.semantics?.role == .button, let icon = node.children.first { frames.append(icon.frame) }
        }
        for frame in frames {
            for length in [Double(frame.minX), Double(frame.minY)] {
                let pixels = length * scene.scale
                #expect(abs(pixels - pixels.rounded()) < 1e-3, "\(frame)")
            }
        }
    }
}

extension RenderNode {
    /// Buttons as wholes, and the words outside of them, with their frames.
    fileprivate var things: [(name: String, frame: CGRect)] {
        if semantics?.role == .button { return [(semantics?.label ?? "button", words)] }
        if case .text(let text) = content {
            // The line box of a clock is higher than its digits, which reach neither accents nor descenders.
            let spare = semantics?.role == .header ? frame.height * 0.18 : 0
            return [(text.string, frame.insetBy(dx: 0, dy: spare))]
        }
        return children.flatMap(\.things)
    }

    /// Around the icon and its name, without the shadow below them.
    private var words: CGRect {
        all.reduce(children.first?.frame ?? frame) { area, node in
            if case .text = node.content { area.union(node.frame) } else { area }
        }
    }
}
