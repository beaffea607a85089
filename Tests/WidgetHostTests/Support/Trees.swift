import CoreGraphics
import Foundation
import RenderModel

/// Small trees as an extension would draw them.
enum Trees {
    static let size = CGSize(width: 158, height: 158)

    static func tree(
        _ children: [RenderNode], size: CGSize = size, widgetURL: String? = nil, images: [ImageResource] = []
    ) -> RenderTree {
        let background = RenderNode(
            .shape(shape(CGRect(origin: .zero, size: size), color: RGBA(red: 0, green: 0, blue: 1))),
            frame: CGRect(origin: .zero, size: size), meaning: Meaning(marks: .containerBackground))
        return RenderTree(
            size: size, scale: 3,
            root: RenderNode(.group, frame: CGRect(origin: .zero, size: size), children: [background] + children),
            images: images, widgetURL: widgetURL)
    }

    static func shape(_ rect: CGRect, color: RGBA) -> ShapeContent {
        var path = PathStorage()
        path.addRect(rect)
        return ShapeContent(path: path, fill: Fill(.color(color)))
    }

    static func text(
        _ string: String, frame: CGRect = CGRect(x: 16, y: 16, width: 60, height: 20), date: DynamicDate? = nil,
        marks: Meaning.Marks = []
    ) -> RenderNode {
        RenderNode(
            .text(TextContent(string: string, lines: [], dynamicDate: date)), frame: frame,
            meaning: Meaning(role: .text, label: string, marks: marks), viewType: "Text")
    }

    static func control(
        _ interaction: Meaning.Interaction, frame: CGRect, role: Meaning.Role = .button, marks: Meaning.Marks = []
    ) -> RenderNode {
        RenderNode(
            .group, frame: frame, children: [],
            meaning: Meaning(role: role, interaction: interaction, marks: marks), viewType: "Button")
    }

    static func intent(_ name: String, _ value: String = "1") -> Meaning.IntentCall {
        Meaning.IntentCall(typeName: name, parameters: [.init(name: "id", json: value)])
    }

    static func image(_ name: String, width: Int, height: Int) -> ImageResource {
        ImageResource(name: name, pixelWidth: width, pixelHeight: height, bytes: [], format: .encoded)
    }
}

extension RenderTree {
    /// All strings of the tree, in drawing order.
    var strings: [String] {
        func collect(_ node: RenderNode) -> [String] {
            var found: [String] = []
            if case .text(let text) = node.content { found.append(text.string) }
            return found + node.children.flatMap(collect)
        }
        return collect(root)
    }
}
