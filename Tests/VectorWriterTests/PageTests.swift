import CoreGraphics
import RenderModel
import Testing

@testable import VectorWriter

@Suite("SVG for a web page")
struct PageTests {
    private static let refresh = Semantics.Interaction.intent(.init(typeName: "Refresh", parameters: []))

    @Test("Definition names start with the picture's prefix, so that several pictures fit on one page")
    func prefix() throws {
        for prefix in ["a-", "b-"] {
            let root = try Sample.parsed(Everything.tree, .init(reader: .page(prefix: prefix)))
            let names = root.all.compactMap { $0.attributes["id"] }
            #expect(!names.isEmpty && names.allSatisfy { $0.hasPrefix(prefix) })
            let references = root.all.flatMap { $0.attributes.values }.filter { $0.hasPrefix("url(#") }
            #expect(!references.isEmpty && references.allSatisfy { $0.hasPrefix("url(#\(prefix)") })
        }
    }

    @Test("A control carries the path to its node and can be reached by keyboard")
    func control() throws {
        let button = Sample.node(.group, children: [Sample.shape()], semantics: Semantics(interaction: Self.refresh))
        let tree = Sample.tree([Sample.shape(), Sample.node(.group, children: [Sample.shape(), button])])
        let root = try Sample.parsed(tree, .init(reader: .page(prefix: "")))
        let control = try #require(root.all.first { $0.attributes["data-action"] == "intent" })
        #expect(control.attributes["data-node"] == "1.1")
        #expect(control.attributes["tabindex"] == "0")
        #expect(control.attributes["role"] == "button")
        #expect(control.children.first?.attributes["pointer-events"] == "all")
    }

    @Test("A toggle is a switch with its state; a disabled one cannot be used")
    func toggle() throws {
        let semantics = Semantics(interaction: .toggle(.init(typeName: "Done", parameters: []), isOn: true))
        var disabled = semantics
        disabled.marks = .disabled
        let tree = Sample.tree([Sample.node(.group, semantics: semantics), Sample.node(.group, semantics: disabled)])
        let root = try Sample.parsed(tree, .init(reader: .page(prefix: "")))
        let switches = root.all.filter { $0.attributes["role"] == "switch" }
        #expect(switches.map { $0.attributes["aria-checked"] } == ["true", "true"])
        #expect(switches.map { $0.attributes["data-node"] } == ["0", nil])
        #expect(switches.map { $0.attributes["aria-disabled"] } == [nil, "true"])
    }

    @Test("S-TEXT-6: A link is not an anchor element, so the browser cannot follow it")
    func link() throws {
        let node = Sample.node(.group, semantics: Semantics(interaction: .link(url: "javascript:alert(1)")))
        let root = try Sample.parsed(Sample.tree([node]), .init(reader: .page(prefix: "")))
        #expect(root.all("a").isEmpty)
        #expect(root.all.allSatisfy { $0.attributes["href"] == nil })
        let link = try #require(root.all.first { $0.attributes["role"] == "link" })
        #expect(link.attributes["data-url"] == "javascript:alert(1)")
    }

    @Test("Mask nodes have no path to them")
    func maskedControl() throws {
        let button = Sample.node(
            .shape(ShapeContent(path: Sample.square(), fill: Sample.red)),
            semantics: Semantics(interaction: Self.refresh))
        let tree = Sample.tree([Sample.node(.effect(.mask(button)), children: [Sample.shape()])])
        let root = try Sample.parsed(tree, .init(reader: .page(prefix: "")))
        #expect(root.all.allSatisfy { $0.attributes["data-node"] == nil })
    }

    @Test("Text uses the project's own font, with the axes and the height of the layout")
    func font() throws {
        var font = FontInstance(
            file: "Inter.ttf", size: 17, variations: [.init(axis: "opsz", value: 20), .init(axis: "wght", value: 600)])
        font.scaleY = 0.9685
        let root = try Sample.parsed(
            Sample.tree([Sample.node(.text(Sample.text("Hi")))], fonts: [font]), .init(reader: .page(prefix: "")))
        let text = try #require(root.all("text").first)
        #expect(text.text == "Hi")
        #expect(text.attributes["font-family"] == "Tessera Inter")
        #expect(text.attributes["font-size"] == "17")
        #expect(text.attributes["style"] == "font-variation-settings:'opsz' 20,'wght' 600")
        #expect(text.attributes["transform"]?.hasPrefix("matrix(1 0 0 0.9685 ") == true)
    }

    @Test(
        "An axis whose name is not a tag adds nothing to the style", arguments: ["", "wg't", "x';color:red", "wghts"])
    func axisName(axis: String) throws {
        let font = FontInstance(
            file: "Inter.ttf", size: 17, variations: [.init(axis: axis, value: 1), .init(axis: "wght", value: 600)])
        #expect(PageFont(font)?.settings == "font-variation-settings:'wght' 600")
    }

    @Test(
        "A font without a web file is drawn as outlines under invisible text",
        arguments: ["NotoSansCJK-Regular.ttc", "bundle:Own.ttf", "bundle:0123abcd/Own.ttf", "NotoColorEmoji.ttf"])
    func missingFont(file: String) throws {
        let font = FontInstance(file: file, size: 17)
        let root = try Sample.parsed(
            Sample.tree([Sample.node(.text(Sample.text("Hi")))], fonts: [font]), .init(reader: .page(prefix: "")))
        let text = try #require(root.all("text").first)
        #expect(text.text == "Hi")
        #expect(text.attributes["fill-opacity"] == "0")
        #expect(root.all.contains { $0.attributes["aria-hidden"] == "true" })
        #expect(PageFont(font) == nil)
    }

    @Test("F-81: a number with the numeric transition is marked")
    func numericTransition() throws {
        let node = Sample.node(.text(Sample.text("12")), semantics: Semantics(role: .text, marks: .numericTransition))
        let root = try Sample.parsed(Sample.tree([node], fonts: [Sample.inter]), .init(reader: .page(prefix: "")))
        #expect(root.all.first { $0.attributes["data-transition"] == "numeric" }?.all("text").first?.text == "12")
    }
}
