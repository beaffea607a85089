import CoreGraphics
import RenderModel
import Testing

@testable import VectorWriter

@Suite("Backdrops of glass, materials and vibrant content")
struct BackdropTests {
    private static let canvas = CGRect(x: 0, y: 0, width: 100, height: 50)

    private static func wallpaper(alpha: Double = 1) -> RenderNode {
        RenderNode(
            .shape(
                ShapeContent(path: PathStorage(rect: canvas), fill: Fill(.color(RGBA.white.opacity(alpha))))),
            frame: canvas)
    }

    private static func glass(_ x: Double, radius: Double = 5) -> RenderNode {
        let backdrop = Backdrop(radius: radius, saturation: 1.5, cover: RGBA.black.opacity(0.25))
        return Sample.node(
            .shape(ShapeContent(path: Sample.square(x, 10), fill: Fill(.faded(.backdrop(backdrop), 0.5)))))
    }

    private static func vibrant(_ ink: Vibrancy.InkChoice, _ children: [RenderNode]) -> RenderNode {
        let vibrancy = Vibrancy(
            radius: 8, lightInk: .white, darkInk: .black, ink: ink, weakest: 0.1, strongest: 0.9)
        return Sample.node(.effect(.vibrancy(vibrancy)), children: children)
    }

    @Test("Glass redraws its backdrop within its outline: blurred, saturated, covered")
    func glass() throws {
        let result = VectorWriter().write(Sample.tree([Self.wallpaper(), Self.glass(10)]))
        #expect(result.diagnostics.isEmpty)
        let root = try SVGParser.parse(result.svg)
        let use = try #require(root.all("use").first)
        let name = try #require(use.attributes["href"]?.dropFirst())
        #expect(root.all("g").contains { $0.attributes["id"] == String(name) })
        #expect(root.all("clipPath").count == 1)
        #expect(root.all("g").contains { $0.attributes["clip-path"] != nil && $0.attributes["opacity"] == "0.5" })
        let steps = try #require(root.all("filter").first).children
        #expect(steps.map(\.name) == ["feGaussianBlur", "feColorMatrix", "feColorMatrix", "feFlood", "feComposite"])
        #expect(steps[0].attributes["stdDeviation"] == "5" && steps[3].attributes["flood-opacity"] == "0.25")
    }

    @Test(
        "Stacked glass, each piece of which repeats those below it, has no backdrop beyond a limit, which is reported")
    func stacked() throws {
        let few = VectorWriter().write(Sample.tree([Self.wallpaper()] + (0..<8).map { _ in Self.glass(10) }))
        #expect(few.diagnostics.isEmpty)
        let many = VectorWriter().write(Sample.tree([Self.wallpaper()] + (0..<400).map { _ in Self.glass(10) }))
        #expect(many.diagnostics.map(\.subject) == ["material"])
        let root = try SVGParser.parse(many.svg)
        #expect(root.all("use").count < 20_000)
    }

    @Test("The backdrop of glass stays in place under transforms of the groups in between")
    func moved() throws {
        let moved = Sample.node(
            .effect(.transform(CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 4))), children: [Self.glass(5)])
        let root = try Sample.parsed(Sample.tree([Self.wallpaper(), moved]))
        #expect(root.all("use").map { $0.attributes["transform"] } == ["matrix(0.5 0 0 0.5 -5 -2)"])
    }

    @Test("Without a known backdrop, glass is only its cover", arguments: [0.0, 0.5])
    func nothingBelow(alpha: Double) throws {
        let result = VectorWriter().write(Sample.tree([Self.wallpaper(alpha: alpha), Self.glass(10)]))
        #expect(result.diagnostics.isEmpty)
        let root = try SVGParser.parse(result.svg)
        #expect(root.all("use").isEmpty)
        #expect(root.all("path").last?.attributes["fill-opacity"] == "0.125")
    }

    @Test("Neighbors do not redraw each other, overlapping content does")
    func neighbors() throws {
        let row = Sample.tree([Self.wallpaper(), Self.glass(5, radius: 20), Self.glass(30, radius: 20)])
        #expect(try Sample.parsed(row).all("use").count == 2)
        let pile = Sample.tree([Self.wallpaper(), Self.glass(5, radius: 20), Self.glass(15, radius: 20)])
        #expect(try Sample.parsed(pile).all("use").count == 3)
    }

    @Test("Text filled with a material is a stencil, and can still be selected")
    func words() throws {
        let tree = Sample.tree(
            [Self.wallpaper(), Sample.node(.text(Sample.text("Hi", fill: Fill(.material(.thin)))))],
            fonts: [Sample.inter])
        let root = try Sample.parsed(tree)
        #expect(root.all("mask").flatMap { $0.all("text") }.map(\.text) == ["Hi"])
        #expect(root.all("text").last?.attributes["fill-opacity"] == "0")
        #expect(root.all("use").count == 1)
    }

    @Test("A material's shade follows the appearance")
    func appearance() throws {
        let tree = Sample.tree([Sample.shape(Fill(.material(.regular)))])
        #expect(try Sample.parsed(tree).all("path").first?.attributes["fill"] == "#ffffff")
        #expect(try Sample.parsed(tree, .init(appearance: .dark)).all("path").first?.attributes["fill"] == "#1d1d1f")
    }

    @Test("Vibrant content is ink on the blurred backdrop, masked by the content's alpha")
    func vibrancy() throws {
        let result = VectorWriter().write(Sample.tree([Self.wallpaper(), Self.vibrant(.light, [Sample.shape()])]))
        #expect(result.diagnostics.isEmpty)
        let root = try SVGParser.parse(result.svg)
        let content = try #require(root.all("mask").first?.all("use").first?.attributes["href"]?.dropFirst())
        #expect(root.all("g").contains { $0.attributes["id"] == String(content) })
        #expect(root.all("feGaussianBlur").first?.attributes["stdDeviation"] == "8")
        #expect(root.all("feColorMatrix").contains { $0.attributes["values"]?.hasSuffix(" 0 0.1") == true })
    }

    @Test("Only an ink that depends on the backdrop's brightness is reported")
    func unknownInk() {
        let tree = Sample.tree([Self.wallpaper(), Self.vibrant(.byBackdrop, [Sample.shape()])])
        #expect(VectorWriter().write(tree).diagnostics.map(\.subject) == ["vibrancy"])
    }

    @Test("A picture can be shown smaller than it is laid out, as on an iPad")
    func displaySize() throws {
        let root = try Sample.parsed(Sample.tree([Sample.shape()]), .init(displaySize: CGSize(width: 80, height: 40)))
        #expect(root.attributes["width"] == "80" && root.attributes["height"] == "40")
        #expect(root.attributes["viewBox"] == "0 0 100 50")
    }
}
