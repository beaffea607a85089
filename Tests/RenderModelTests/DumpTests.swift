import CoreGraphics
import Foundation
import RenderModel
import Testing

@Suite("Text and JSON of the render tree")
struct DumpTests {
    @Test("A small tree is readable")
    func small() {
        var path = PathStorage()
        path.move(to: .zero)
        path.line(to: CGPoint(x: 10.12349, y: 0))
        path.close()
        let shape = RenderNode(
            .shape(ShapeContent(path: path, fill: Fill(.color(RGBA(red: 1, green: 0.5, blue: 0)), level: .primary))),
            frame: CGRect(x: -0.0001, y: 1.5, width: 10, height: 2), viewType: "Triangle")
        let root = RenderNode(
            .effect(.opacity(0.5)), frame: CGRect(x: 0, y: 0, width: 20, height: 20), children: [shape],
            semantics: Semantics(role: .image, label: "a \"b\"", marks: [.accentable, .redacted]))
        let tree = RenderTree(
            size: CGSize(width: 20, height: 20), scale: 2, root: root,
            diagnostics: [Diagnostic(.warning, .noEffect, subject: "onTapGesture", message: "does nothing")])
        #expect(
            tree.dump == """
                canvas 20x20 @2x
                opacity 0.5 [0 0 20 20] role=image label="a \\"b\\"" marks=accentable,redacted
                  Triangle: fill #FF8000FF:primary "M0,0 L10.123,0 Z" [0 1.5 10 2]
                warning noEffect "onTapGesture": does nothing

                """)
    }

    @Test("Every kind of content has a line, and the text is stable")
    func everything() {
        let dump = SampleTree.tree.dump
        #expect(dump == SampleTree.tree.dump)
        for word in [
            "font 0 Inter.ttf 17pt face 1 wght=600", "symbol 0 sun.max 100x90 layers 1", "image 0 \"dot\" 1x1",
            "text \"19° \\\"서울\\\"\\n\" truncated scaled 0.75 date:relative", "rgba(1.1 -0.2 0 1)", "mask:",
            "material(thin)", "toggle=RefreshIntent(city: \"seoul\"):on", "filter luminance-to-alpha", "otherwise:",
            "Other: group",
            "run font 0 #000000FF:secondary glyphs 1 width 30.5 right-to-left", "link=\"app://x\"",
        ] {
            #expect(dump.contains(word), "no \(word)")
        }
    }

    @Test("Long paths are distinguished by their digest")
    func longPaths() {
        func tree(_ last: Double) -> RenderTree {
            var path = PathStorage()
            path.move(to: .zero)
            for index in 0..<40 { path.line(to: CGPoint(x: Double(index % 7), y: 3)) }
            path.line(to: CGPoint(x: last, y: 1))
            let shape = ShapeContent(path: path, fill: Fill(.color(.black)))
            return RenderTree(
                size: CGSize(width: 1, height: 1), scale: 1, root: RenderNode(.shape(shape), frame: .zero))
        }
        #expect(tree(1).dump.contains("42 segments in [0 0 6 3] digest "))
        #expect(tree(1).dump != tree(2).dump)
    }

    @Test("JSON is valid and complete")
    func json() throws {
        let data = Data(SampleTree.tree.json.utf8)
        let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(object["widgetURL"] as? String == "app://weather")
        let root = try #require(object["root"] as? [String: Any])
        let children = try #require(root["children"] as? [[String: Any]])
        #expect(children.count == SampleTree.tree.root.children.count)
        #expect(children.contains { $0["string"] as? String == "19° \"서울\"\n" })
    }
}

@Suite("Invariants of the render tree")
struct ValidationTests {
    private func findings(_ content: RenderNode.Content, frame: CGRect = .zero) -> [TreeFinding.Rule] {
        var tree = SampleTree.tree
        tree.root = RenderNode(content, frame: frame, viewType: "Subject")
        return tree.validate().map(\.rule)
    }

    @Test("A valid tree has no findings")
    func sound() {
        #expect(SampleTree.tree.validate() == [])
    }

    @Test("Non-finite numbers are found")
    func finite() {
        #expect(findings(.group, frame: CGRect(x: 0, y: 0, width: Double.nan, height: 1)) == [.notFinite])
        #expect(findings(.effect(.opacity(.infinity))) == [.notFinite])
        #expect(
            findings(.effect(.mask(RenderNode(.effect(.blur(radius: .nan, opaque: false)), frame: .zero))))
                == [.notFinite])
        let color = Paint.faded(.color(RGBA(red: .nan, green: 0, blue: 0)), 1)
        #expect(findings(.shape(ShapeContent(path: SampleTree.path, fill: Fill(color)))) == [.notFinite])
    }

    @Test("Out-of-range indices are found")
    func indices() {
        let symbol = SymbolContent(symbol: 1, destination: .zero, layerFills: [])
        #expect(findings(.symbol(symbol)) == [.indexOutOfRange])
        let image = ImageContent(image: -1, destination: .zero, naturalSize: .zero)
        #expect(findings(.image(image)) == [.indexOutOfRange])
        var text = SampleTree.text
        text.lines[0].runs[0].font = 5
        #expect(findings(.text(text)) == [.indexOutOfRange])
    }

    @Test("An empty canvas, missing fills, missing mesh points and too many levels are found")
    func others() {
        var tree = SampleTree.tree
        tree.size = .zero
        #expect(tree.validate().map(\.rule) == [.emptyCanvas])
        tree.size = CGSize(width: 100_000, height: 100_000)
        #expect(tree.validate().map(\.rule) == [.oversizedCanvas])
        let symbol = SymbolContent(symbol: 0, destination: .zero, layerFills: [])
        #expect(findings(.symbol(symbol)) == [.inconsistent])
        let mesh = MeshPaint(columns: .max, rows: 2, points: [], colors: [], interpolation: .device)
        #expect(findings(.shape(ShapeContent(path: SampleTree.path, fill: Fill(.mesh(mesh))))) == [.inconsistent])
        #expect(SampleTree.chain(depth: 12).validate(depthLimit: 10).map(\.rule) == [.tooDeep])
    }
}
