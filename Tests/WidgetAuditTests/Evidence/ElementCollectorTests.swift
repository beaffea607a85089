import CoreGraphics
import RenderModel
import Testing

@testable import WidgetAudit

@Suite("Elements of a tree")
struct ElementCollectorTests {
    @Test("Effects of one appearance do not change the identity of a view")
    func identity() {
        let text = Sample.text("Rain")
        let wrapped = RenderNode(.effect(.opacity(0.8)), frame: text.frame, children: [text])
        let plain = Sample.picture(Sample.tree([Sample.text("Sun"), text]))
        let changed = Sample.picture(Sample.tree([Sample.text("Soleil"), wrapped]))
        #expect(plain.texts.map(\.element.identity) == ["VStack/Text", "VStack/Text#1"])
        #expect(changed.texts.map(\.element.identity) == plain.texts.map(\.element.identity))
        #expect(changed.texts.map(\.element.path) == [[1, 0], [1, 1, 0]])
    }

    @Test("S-LIMIT-39: The first parts of a tree with too many are evidence, which states it", .timeLimit(.minutes(30)))
    func manyParts() {
        let texts = (0..<4_000).map { number -> RenderNode in
            let place = CGPoint(x: 20 + number % 7, y: 60 + number % 5)
            return Sample.text("Text \(number)", at: place)
        }
        let picture = Sample.picture(Sample.tree(texts))
        #expect(picture.isIncomplete && picture.elements.count == 1_500)
        #expect(!Sample.picture(Sample.tree(Array(texts.prefix(1_000)))).isIncomplete)
        let buttons = (0..<600).map { _ in Sample.button(Sample.rect(20, 20, 40, 40)) }
        #expect(Sample.picture(Sample.tree(buttons)).taps.count == 500)
        let report = Sample.report([Sample.widget([picture])])
        #expect(report.findings.contains { $0.rule == AuditRule.overlappingTexts.id })
    }

    @Test("S-LIMIT-39: The identities of views with long names, and of deeply nested ones, are short and different")
    func longIdentities() {
        let frame = Sample.rect(20, 20, 40, 40)
        var node = RenderNode(
            frame: frame, children: [Sample.text("Rain"), Sample.text("Sun")],
            viewType: String(repeating: "A\u{301}", count: 100_000))
        for _ in 0..<500 { node = RenderNode(frame: frame, children: [node], viewType: "SomeView") }
        let identities = Sample.picture(Sample.tree([node])).texts.map(\.element.identity)
        #expect(Set(identities).count == 2 && identities.allSatisfy { $0.utf8.count < 2_000 })
    }

    @Test("Transforms, clips and opacities apply to all descendants")
    func effects() throws {
        let shape = Sample.shape(Sample.rect(10, 10, 40, 40), .black)
        let moved = RenderNode(
            .effect(.transform(CGAffineTransform(translationX: 20, y: 0))), frame: shape.frame, children: [shape])
        let clipped = RenderNode(
            .effect(.clip(PathStorage(rect: Sample.rect(0, 0, 50, 158)), evenOdd: false)), frame: shape.frame,
            children: [moved])
        let faded = RenderNode(.effect(.opacity(0.5)), frame: shape.frame, children: [clipped])
        let element = try #require(Sample.picture(Sample.tree([faded])).content.first)
        #expect(element.frame == Sample.rect(30, 10, 40, 40))
        #expect(element.visible == Sample.rect(30, 10, 20, 40))
        #expect(element.opacity == 0.5)
    }

    @Test("What is transparent or clipped away is not an element")
    func invisible() {
        let text = Sample.text("Rain")
        let hidden = RenderNode(.effect(.opacity(0)), frame: text.frame, children: [text])
        let outside = Sample.text("Rain", at: CGPoint(x: 400, y: 60))
        #expect(Sample.picture(Sample.tree([hidden, outside])).content.isEmpty)
    }

    @Test("The label of a group is spoken instead of those of its views")
    func labels() throws {
        let image = Sample.image(in: Sample.rect(20, 20, 60, 60), label: "sky")
        let group = RenderNode(frame: image.frame, children: [image], semantics: Semantics(label: "A cloudy sky"))
        let tree = Sample.tree([group], images: [Sample.jpeg("sky", width: 180, height: 180)])
        #expect(Sample.picture(tree).content.first?.label == "A cloudy sky")
    }

    @Test("A button has one identity, whether it is the node of its image or has a node of its own around it")
    func controls() {
        let frame = Sample.rect(20, 20, 60, 60)
        let call = Semantics.IntentCall(typeName: "Refresh", parameters: [])
        let tap = Semantics(role: .button, label: "Refresh", interaction: .intent(call))
        var joined = Sample.symbol(in: frame, .black)
        joined.semantics = tap
        let symbol = Sample.symbol(in: frame, .black)
        let turned = RenderNode(.effect(.transform(.identity)), frame: frame, children: [symbol])
        let separate = RenderNode(frame: frame, children: [turned], semantics: tap, viewType: "Button")
        let other = Sample.symbol(in: Sample.rect(90, 20, 20, 20), .black)
        let pictures = [joined, separate].map { Sample.picture(Sample.tree([other, $0])) }
        #expect(pictures.map { $0.taps.map(\.identity) } == [["VStack/Button"], ["VStack/Button"]])
        #expect(pictures[0].content.map(\.identity) == pictures[1].content.map(\.identity))
    }

    @Test("Views within the container background are not content")
    func background() {
        let picture = Sample.picture(Sample.tree([Sample.text("Rain")]))
        #expect(picture.hasContainerBackground)
        #expect(picture.elements.map(\.layer) == [.containerBackground, .content])
    }

    @Test("A blend mode makes the colors of its views unknown")
    func colors() {
        let text = Sample.text("Rain")
        let blended = RenderNode(.effect(.blend(.multiply)), frame: text.frame, children: [text])
        #expect(Sample.picture(Sample.tree([blended])).texts.map(\.element.colors) == [.unknown])
    }

    @Test("A filter of single colors changes those of its views, and any other one makes them unknown")
    func filters() throws {
        func filtered(_ filter: ColorFilter) -> PictureEvidence {
            let text = Sample.text("Rain", color: .white)
            return Sample.picture(
                Sample.tree([RenderNode(.effect(.colorFilter(filter)), frame: text.frame, children: [text])]))
        }
        let dark = try #require(filtered(.brightness(-0.5)).texts.first)
        #expect(dark.element.colors == .known)
        #expect(dark.facts.runs.first?.paint == .color(RGBA(red: 0.5, green: 0.5, blue: 0.5)))
        #expect(filtered(.invert).texts.first?.facts.runs.first?.paint == .color(.black))
        #expect(filtered(.hueRotation(1)).texts.first?.element.colors == .unknown)
    }

    @Test(
        "Formats without an alpha channel are opaque",
        arguments: [
            ([0xFF, 0xD8, 0xFF, 0xE0], ImageFacts.Opacity.opaque), ([0x52, 0x49, 0x46, 0x46], .unknown),
            (png(colorType: 2), .opaque), (png(colorType: 6), .unknown),
            (png(colorType: 2) + Array("tRNS".utf8), .unknown), ([], .unknown),
        ] as [([UInt8], ImageFacts.Opacity)])
    func opacity(bytes: [UInt8], expected: ImageFacts.Opacity) {
        let image = ImageResource(name: "", pixelWidth: 1, pixelHeight: 1, bytes: bytes, format: .encoded)
        let tree = Sample.tree([Sample.image(in: Sample.rect(20, 20, 60, 60))], images: [image])
        #expect(Sample.picture(tree).content.first?.image?.opacity == expected)
    }

    private static func png(colorType: UInt8) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47] + Array(repeating: 0, count: 21) + [colorType]
    }
}
