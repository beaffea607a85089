import CoreGraphics
import RenderModel
import Testing

@testable import VectorWriter

/// Nodes that do not fit into a document.
enum LargeNode: CaseIterable {
    case path, clip, symbol, linear, perceptual, radial, runs, picture

    /// Bytes of the tests' documents.
    static let limit = 1 << 18

    static let longPath = PathStorage(
        verbs: [PathStorage.Verb.move] + Array(repeating: PathStorage.Verb.line, count: 999_999),
        points: Array(repeating: CGPoint(x: 12.25, y: 30.5), count: 1_000_000))

    static func ramp(_ interpolation: ColorRamp.Interpolation) -> ColorRamp {
        let stops = (0..<300_000).map { index in
            GradientStop(color: index % 2 == 0 ? .white : .black, location: Double(index) / 300_000)
        }
        return ColorRamp(stops: stops, interpolation: interpolation)
    }

    static var text: TextContent {
        var content = Sample.text(String(repeating: "<long>", count: 40))
        content.lines[0].runs = Array(repeating: content.lines[0].runs[0], count: 4_000)
        return content
    }

    static let photo = ImageResource(
        name: "photo", pixelWidth: 512, pixelHeight: 512, bytes: Array(repeating: 255, count: 512 * 512 * 4),
        format: .rawRGBA)

    private func node() throws -> RenderNode {
        let path = try #require(Self.longPath)
        return switch self {
        case .path: Sample.node(.shape(ShapeContent(path: path, fill: Sample.red)))
        case .clip: Sample.node(.effect(.clip(path, evenOdd: false)), children: [Sample.shape()])
        case .symbol: Sample.node(.symbol(Symbols.content))
        case .linear: Sample.shape(Fill(.linear(Self.ramp(.device), from: .zero, to: CGPoint(x: 9, y: 9))))
        case .perceptual: Sample.shape(Fill(.linear(Self.ramp(.perceptual), from: .zero, to: CGPoint(x: 9, y: 9))))
        case .radial: Sample.shape(Fill(.radial(Self.ramp(.perceptual), center: .zero, from: 9, to: 1)))
        case .runs: Sample.node(.text(Self.text))
        case .picture: Sample.node(.image(Images.content()))
        }
    }

    /// The node between two small ones, the last of which is blue.
    func tree() throws -> RenderTree {
        var node = try node()
        node.viewType = "Large"
        let blue = Sample.shape(Fill(.color(RGBA(red: 0, green: 0, blue: 1))))
        var symbol = Symbols.badge
        symbol.layers[1].cutsBelow = [.fill(try #require(Self.longPath))]
        return Sample.tree(
            [Sample.shape(), node, blue], fonts: [Sample.inter], symbols: [symbol], images: [Self.photo])
    }
}

@Suite("Documents that would be too large")
struct LimitTests {
    private func written(_ tree: RenderTree, limit: Int, _ options: VectorWriter.Options = .init()) throws
        -> (root: Element, result: VectorWriter.Result)
    {
        var options = options
        options.limit = limit
        let result = VectorWriter(options: options).write(tree)
        #expect(result.svg.count <= limit)
        return (try SVGParser.parse(result.svg), result)
    }

    private func fills(_ root: Element) -> [String?] { root.all("path").map { $0.attributes["fill"] } }

    @Test(
        "S-LIMIT-21: One node that is too large is omitted and named, and the nodes around it are drawn",
        arguments: LargeNode.allCases)
    func largeNode(node: LargeNode) throws {
        let (root, result) = try written(node.tree(), limit: LargeNode.limit)
        #expect(result.diagnostics.map(\.subject) == ["Large"])
        #expect(fills(root) == ["#ff0000", "#0000ff"])
        #expect(root.all("defs").isEmpty)
        #expect(result.svg.count < 1_000)
    }

    @Test("S-LIMIT-21: Text as outlines and text for a page end at the limit as well")
    func styles() throws {
        let tree = try LargeNode.runs.tree()
        for options in [VectorWriter.Options(reader: .page(prefix: "a")), VectorWriter.Options(text: .outlines)] {
            var tree = tree
            if options.text == .outlines { tree.fonts = [FontInstance(file: "fixed-metric", size: 10)] }
            let (root, result) = try written(tree, limit: LargeNode.limit, options)
            #expect(result.diagnostics.map(\.subject) == ["Large"])
            #expect(fills(root) == ["#ff0000", "#0000ff"])
        }
    }

    private func mesh(_ side: Int, offset: Double = 0) -> RenderNode {
        let points = (0..<side * side).map { index in
            CGPoint(x: offset + Double(index % side), y: Double(index / side))
        }
        let mesh = MeshPaint(
            columns: side, rows: side, points: points, colors: Array(repeating: .white, count: side * side),
            interpolation: .device)
        var node = Sample.shape(Fill(.mesh(mesh)))
        node.viewType = "Mesh"
        return node
    }

    @Test("A mesh of 400 by 400 points is drawn with few facets that cover the same area")
    func largeMesh() throws {
        let (root, result) = try written(Sample.tree([mesh(400), Sample.shape()]), limit: LargeNode.limit)
        #expect(result.diagnostics.isEmpty)
        let facets = try #require(root.all("pattern").first).children.compactMap { $0.attributes["d"] }
        #expect((200...LargeNode.limit / 640).contains(facets.count))
        #expect(facets.first?.hasPrefix("M0 0L") == true)
        #expect(facets.last?.contains("L399 399L") == true)
        #expect(fills(root).last == "#ff0000")
    }

    @Test("A mesh of four by four points has eight by eight facets for each cell")
    func smallMesh() throws {
        let root = try Sample.parsed(Sample.tree([mesh(4)]))
        #expect(root.all("pattern").first?.children.count == 9 * 64)
    }

    @Test("S-LIMIT-21: Meshes that no longer fit are not expanded, and small nodes after them are drawn")
    func manyMeshes() throws {
        let meshes = (0..<40).map { mesh(20, offset: Double($0)) }
        let (root, result) = try written(Sample.tree(meshes + [Sample.shape()]), limit: 1 << 17)
        #expect(result.diagnostics.map(\.subject) == ["Mesh"])
        #expect((1..<40).contains(root.all("pattern").count))
        #expect(fills(root).last == "#ff0000")
    }

    @Test("Glass does not refer to nodes below it that are omitted")
    func backdrop() throws {
        let area = CGRect(x: 0, y: 0, width: 100, height: 50)
        let wallpaper = RenderNode(
            .shape(ShapeContent(path: PathStorage(rect: area), fill: Sample.red)), frame: area)
        var path = PathStorage()
        path.move(to: .zero)
        for index in 0..<20_000 { path.line(to: CGPoint(x: Double(index % 50), y: index % 2 == 0 ? 5.0 : 45.0)) }
        let large = Sample.node(.shape(ShapeContent(path: path, fill: Sample.red)))
        let glass = Sample.shape(
            Fill(.backdrop(Backdrop(radius: 5, saturation: 1, cover: RGBA.black.opacity(0.25)))))
        let (root, result) = try written(Sample.tree([wallpaper, large, glass]), limit: 1 << 16)
        #expect(result.diagnostics.map(\.subject) == ["SVG"])
        let names = root.all.compactMap { $0.attributes["id"] }
        let used = root.all("use").compactMap { $0.attributes["href"]?.dropFirst() }
        #expect(used.count == 1 && used.allSatisfy { names.contains(String($0)) })
    }

    @Test("Nodes that do not fit, one after the other, end at a limit of the work")
    func repeatedFailure() throws {
        let large = try LargeNode.symbol.tree()
        let nodes = Array(repeating: large.root.children[1], count: 1_000)
        let tree = Sample.tree(nodes + [Sample.shape()], symbols: large.symbols)
        let (root, result) = try written(tree, limit: 1 << 16)
        #expect(result.diagnostics.map(\.subject) == ["Large"])
        #expect(fills(root).isEmpty)
    }

    @Test("A widget URL that is too long is omitted and reported, and the picture is drawn")
    func longURL() throws {
        var tree = Sample.tree([Sample.shape()])
        tree.widgetURL = "weather://" + String(repeating: "&", count: 1 << 16)
        let (root, result) = try written(tree, limit: 1 << 16)
        #expect(result.diagnostics.map(\.subject) == ["SVG"])
        #expect(root.attributes["data-widget-url"] == nil)
        #expect(fills(root) == ["#ff0000"])
    }

    @Test("A picture that many nodes show counts once")
    func sharedPicture() throws {
        let nodes = Array(repeating: Sample.node(.image(Images.content())), count: 20)
        let image = ImageResource(
            name: "icon", pixelWidth: 32, pixelHeight: 32, bytes: Array(repeating: 255, count: 4_096), format: .rawRGBA)
        let (root, result) = try written(Sample.tree(nodes, images: [image]), limit: 1 << 14)
        #expect(result.diagnostics.isEmpty)
        #expect(root.all("image").count == 1 && root.all("use").count == 20)
    }
}
