import CoreGraphics
import Foundation
import RenderModel
import Typesetter

/// Small trees as an extension would draw them.
enum Trees {
    static let size = CGSize(width: 158, height: 158)

    static func tree(
        _ children: [RenderNode], size: CGSize = size, widgetURL: String? = nil, images: [ImageResource] = [],
        fonts: [FontInstance] = []
    ) -> RenderTree {
        let background = RenderNode(
            .shape(shape(CGRect(origin: .zero, size: size), color: RGBA(red: 0, green: 0, blue: 1))),
            frame: CGRect(origin: .zero, size: size), semantics: Semantics(marks: .containerBackground))
        return RenderTree(
            size: size, scale: 3,
            root: RenderNode(.group, frame: CGRect(origin: .zero, size: size), children: [background] + children),
            fonts: fonts, images: images, widgetURL: widgetURL)
    }

    /// The strings of a tree, in drawing order.
    static func texts(of tree: RenderTree) -> [String] { texts(of: tree.root) }

    private static func texts(of node: RenderNode) -> [String] {
        guard case .text(let content) = node.content else { return node.children.flatMap(texts) }
        return [content.string]
    }

    static func shape(_ rect: CGRect, color: RGBA) -> ShapeContent {
        var path = PathStorage()
        path.addRect(rect)
        return ShapeContent(path: path, fill: Fill(.color(color)))
    }

    static func text(
        _ string: String, frame: CGRect = CGRect(x: 16, y: 16, width: 60, height: 20), date: DynamicDate? = nil,
        marks: Semantics.Marks = []
    ) -> RenderNode {
        RenderNode(
            .text(TextContent(string: string, lines: [], dynamicDate: date)), frame: frame,
            semantics: Semantics(role: .text, label: string, marks: marks), viewType: "Text")
    }

    /// A text that the host can update.
    static func runningText(
        _ date: DynamicDate, at now: Date, frame: CGRect = CGRect(x: 16, y: 16, width: 120, height: 20)
    ) -> RenderNode {
        let plain = Fill(.color(RGBA(red: 0, green: 0, blue: 0)))
        let setting = TimeTextSetting(
            pieces: [
                .init(
                    span: TextSpan("", font: FontRequest(size: 17)), date: date, fill: plain, underlineFill: plain,
                    strikethroughFill: plain)
            ], options: ParagraphOptions(displayScale: 3), width: frame.width, height: nil, box: frame,
            locale: "en_US", timeZone: "GMT", letterCase: .asWritten, label: .words)
        var fonts: [FontInstance] = []
        let typeset = setting.typeset(at: now) { font in
            if fonts.isEmpty { fonts.append(font) }
            return 0
        }
        var content = typeset?.content ?? TextContent(string: "", lines: [], dynamicDate: date)
        content.setting = setting.bytes
        let height = typeset?.size.height ?? frame.height
        return RenderNode(
            .text(content), frame: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: height),
            semantics: Semantics(role: .text, label: typeset?.words), viewType: "Text")
    }

    /// The one font of `runningText`.
    static func runningFonts() -> [FontInstance] {
        let line = Typesetter.standard.prepare(TextLayoutInput(spans: [TextSpan("0:00", font: FontRequest(size: 17))]))
            .layout(width: nil, height: nil).lines
        return line.flatMap(\.runs).map(\.font)
    }

    static func control(
        _ interaction: Semantics.Interaction, frame: CGRect, role: Semantics.Role = .button, marks: Semantics.Marks = []
    ) -> RenderNode {
        RenderNode(
            .group, frame: frame, children: [],
            semantics: Semantics(role: role, interaction: interaction, marks: marks), viewType: "Button")
    }

    static func intent(_ name: String, _ value: String = "1") -> Semantics.IntentCall {
        Semantics.IntentCall(typeName: name, parameters: [.init(name: "id", json: value)])
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
