import CoreGraphics
import DeviceCatalog
import RenderModel
import Scenes
import Testing
import WidgetVocabulary

/// Requests and small widgets that the tests share.
enum Samples {
    static func device(_ name: String) throws -> Device { try DeviceCatalog.device(named: name) }

    static func widgets(_ families: Family...) -> [SceneRequest.Widget] {
        families.map { SceneRequest.Widget(name: "Forecast", family: $0) }
    }

    static func scene(
        _ device: String, _ context: Context, _ families: Family..., setting: Setting = Setting(),
        orientation: Orientation = .portrait, direction: LayoutDirection = .leftToRight
    ) throws -> Scene {
        try Scene(
            SceneRequest(
                device: try Samples.device(device), context: context, setting: setting, orientation: orientation,
                direction: direction,
                widgets: families.map { SceneRequest.Widget(name: "Forecast", family: $0) }))
    }

    /// A widget with a background and a rectangle in its middle that opens a link.
    static func widget(for slot: SceneSlot, background: RGBA = RGBA(red: 0, green: 0, blue: 1)) -> RenderTree {
        let frame = CGRect(origin: .zero, size: slot.canvas)
        let ground = RenderNode(
            .shape(ShapeContent(path: PathStorage(rect: frame), fill: Fill(.color(background)))), frame: frame,
            semantics: Semantics(marks: .containerBackground))
        let middle = frame.insetBy(dx: frame.width / 3, dy: frame.height / 3)
        let content = RenderNode(
            .shape(ShapeContent(path: PathStorage(rect: middle), fill: Fill(.color(.white)))), frame: middle,
            semantics: Semantics(role: .link, label: "Row", interaction: .link(url: "forecast://row")))
        return RenderTree(
            size: slot.canvas, scale: 2,
            root: RenderNode(.group, frame: frame, children: [ground, content]), widgetURL: "forecast://all")
    }

    static func composed(_ scene: Scene) -> RenderTree {
        var trees = [RenderTree?](repeating: nil, count: scene.slots.count)
        for slot in scene.slots { trees[slot.widget] = widget(for: slot) }
        return scene.compose(trees)
    }
}

extension RenderNode {
    /// This node and its descendants, except masks and attachments.
    var all: [RenderNode] { [self] + children.flatMap(\.all) }
}

extension RenderTree {
    /// Every text in drawing order.
    var words: [String] {
        root.all.compactMap { node in
            guard case .text(let text) = node.content else { return nil }
            return text.string
        }
    }

    func frame(of word: String) -> CGRect? {
        root.all.first { node in
            guard case .text(let text) = node.content else { return false }
            return text.string == word
        }?.frame
    }
}

extension Scene {
    /// Slots as text: family, canvas, and frame on the screen.
    var layout: [String] {
        func text(_ value: Double) -> String {
            let rounded = (value * 10).rounded() / 10
            return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
        }
        return slots.map { slot in
            let frame = slot.frame
            let lengths = [frame.minX, frame.minY, frame.width, frame.height].map { text($0) }
            return "\(slot.family.shortName) \(text(slot.canvas.width))x\(text(slot.canvas.height)) at "
                + lengths.joined(separator: " ")
        }
    }
}
