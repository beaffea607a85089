import CoreGraphics
import Painter
import RenderModel
import RenderingModes
import Testing
import VectorWriter

@Suite("Invariants of every treatment")
struct TreatmentTests {
    static let all: [Treatment] = [
        .fullColor, .tinted(.orange, cornerRadius: 8), .clear(cornerRadius: 8),
        .clear(cornerRadius: 0), .lockScreen(), .lockScreen(tint: .pureGreen, luminance: 0.5),
        .idleDesktop(cornerRadius: 8), .standByDay, .standByNight, .carPlay, .smartStack, .complication,
        .watchAccented(.teal), .visionGlass(RoomLight(level: 0.5), cornerRadius: 8),
        .visionPaper(RoomLight(level: 0.5), cornerRadius: 8).painted(in: .teal),
        Treatment(finishes: [.dimmed(0.5), .inverted]),
    ]

    private static func widget() -> RenderTree {
        var button = Sample.rectangle(4, 4, 12, 12, .teal, marks: .accentable)
        button.semantics = Semantics(
            role: .button, label: "Refresh", interaction: .link(url: "app://x"), marks: .accentable)
        let glow = Sample.effect(
            .shadow(color: .black, radius: 2, offset: .zero), [Sample.rectangle(20, 4, 8, 8, .white, level: .secondary)]
        )
        let veil = Sample.rectangle(CGRect(x: 30, y: 4, width: 20, height: 20), .material(.thin))
        return Sample.widget([button, glow, veil])
    }

    private static func outline(_ node: RenderNode) -> [String] {
        (node.semantics?.label.map { [$0 + " \(node.frame)"] } ?? []) + node.children.flatMap(outline)
    }

    @Test(
        "Semantics, frames and tables are unchanged; the tree is valid, deterministic, and survives its binary form",
        arguments: all)
    func invariants(treatment: Treatment) throws {
        let tree = Self.widget()
        let treated = tree.treated(by: treatment)
        #expect(treated.validate().isEmpty)
        #expect(treated == tree.treated(by: treatment))
        #expect(treated.size == tree.size && treated.scale == tree.scale && treated.images == tree.images)
        #expect(Self.outline(treated.root) == Self.outline(tree.root))
        var writer = BinaryWriter()
        writer.write(treated)
        #expect(try RenderTree(binary: writer.bytes) == treated)
    }

    @Test("A reused painter produces the same bytes", arguments: all)
    func sameBytes(treatment: Treatment) throws {
        let treated = Sample.placed(Self.widget().treated(by: treatment), on: Sample.stripes(.orange, .pureBlue))
        let painter = try Painter()
        let first = try painter.paint(treated).bitmap.hash
        _ = try painter.paint(Self.widget())
        #expect(try painter.paint(treated).bitmap.hash == first)
        #expect(try Sample.paint(treated).hash == first)
    }

    @Test("SVG expresses every treatment", arguments: all)
    func svg(treatment: Treatment) {
        let result = VectorWriter().write(Self.widget().treated(by: treatment))
        let text = String(decoding: result.svg, as: UTF8.self)
        #expect(!text.contains("nan") && !text.contains("inf"))
        #expect(text.hasSuffix("</svg>\n"))
    }

    @Test("A material inside a fading group still sees what is below the widget")
    func materialInLayer() throws {
        let veil = Sample.rectangle(CGRect(x: 0, y: 0, width: 60, height: 40), .material(.ultraThin))
        let mark = Sample.rectangle(2, 2, 4, 4, .white)
        let tree = Sample.widget([Sample.effect(.opacity(0.8), [veil, mark])], background: nil)
        let dark = try Sample.paint(tree, .carPlay, on: Sample.wallpaper(.black)).at(40, 20)
        let red = try Sample.paint(tree, .carPlay, on: Sample.wallpaper(.pureRed)).at(40, 20)
        // A fifth of the backdrop shows sharply, most of the rest through the material.
        #expect(Int(red.red) - Int(dark.red) > 120)
    }
}
