import CoreGraphics
import RenderModel
import Testing

@testable import VectorWriter

@Suite("Effects and semantics")
struct EffectTests {
    private func effect(_ effect: Effect) throws -> Element {
        try Sample.parsed(Sample.tree([Sample.node(.effect(effect), children: [Sample.shape()])]))
    }

    @Test("Opacity, transform and blend mode act on the group")
    func group() throws {
        #expect(try effect(.opacity(0.25)).all("g").first?.attributes["opacity"] == "0.25")
        let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 5, ty: 6)
        #expect(try effect(.transform(turn)).all("g").first?.attributes["transform"] == "matrix(0 1 -1 0 5 6)")
        #expect(try effect(.blend(.colorDodge)).all("g").first?.attributes["style"] == "mix-blend-mode:color-dodge")
        #expect(try effect(.isolate).all("g").first?.attributes["style"] == "isolation:isolate")
    }

    @Test("A clip keeps its rule")
    func clip() throws {
        let path = try #require(try effect(.clip(Sample.square(), evenOdd: true)).all("clipPath").first?.children.first)
        #expect(path.attributes["clip-rule"] == "evenodd")
    }

    @Test("An opaque blur ends with its content, and has no dark edge")
    func opaqueBlur() throws {
        let soft = try #require(try effect(.blur(radius: 4, opaque: false)).all("filter").first)
        let opaque = try #require(try effect(.blur(radius: 4, opaque: true)).all("filter").first)
        #expect(soft.children.map(\.name) == ["feGaussianBlur"])
        #expect(opaque.children.map(\.name) == ["feGaussianBlur", "feComponentTransfer"])
        let alpha = try #require(opaque.all("feFuncA").first)
        #expect(alpha.attributes["slope"] == "0" && alpha.attributes["intercept"] == "1")
        #expect(soft.attributes["width"] == "48" && opaque.attributes["width"] == "20")
    }

    @Test("A mask uses alpha")
    func mask() throws {
        let mask = try #require(try effect(.mask(Sample.shape())).all("mask").first)
        #expect(mask.attributes["style"] == "mask-type:alpha")
        #expect(mask.all("path").count == 1)
    }

    @Test("A shadow's filter region contains the shadow")
    func shadow() throws {
        let root = try effect(.shadow(color: .black.opacity(0.5), radius: 4, offset: CGPoint(x: 3, y: -5)))
        let filter = try #require(root.all("filter").first)
        let shadow = try #require(filter.children.first)
        #expect(shadow.attributes["stdDeviation"] == "4", "the radius is the standard deviation, as for blurs")
        #expect(shadow.attributes["dy"] == "-5")
        #expect(shadow.attributes["flood-opacity"] == "0.5")
        let top = try #require(filter.attributes["y"].flatMap(Double.init))
        #expect(top <= 10 - 5 - 12)
    }

    @Test(
        "Color filters work on encoded sRGB",
        arguments: [
            (ColorFilter.saturation(0.5), "saturate", "0.5"), (.grayscale(0.25), "saturate", "0.75"),
            (.hueRotation(.pi / 2), "hueRotate", "90"),
        ] as [(ColorFilter, String, String)])
    func matrixFilter(filter: ColorFilter, type: String, values: String) throws {
        let root = try effect(.colorFilter(filter))
        #expect(root.all("filter").first?.attributes["color-interpolation-filters"] == "sRGB")
        let matrix = try #require(root.all("feColorMatrix").first)
        #expect(matrix.attributes["type"] == type)
        #expect(matrix.attributes["values"] == values)
    }

    @Test("Contrast pivots around middle gray, inversion mirrors it")
    func transferFilter() throws {
        let contrast = try #require(try effect(.colorFilter(.contrast(2))).all("feFuncG").first)
        #expect(contrast.attributes["slope"] == "2" && contrast.attributes["intercept"] == "-0.5")
        let invert = try #require(try effect(.colorFilter(.invert)).all("feFuncB").first)
        #expect(invert.attributes["slope"] == "-1" && invert.attributes["intercept"] == "1")
    }

    @Test("A blend mode that CSS lacks is reported")
    func unknownBlend() {
        let tree = Sample.tree([Sample.node(.effect(.blend(.plusDarker)), children: [Sample.shape()])])
        #expect(VectorWriter().write(tree).diagnostics.map(\.subject) == ["blendMode(.plusDarker)"])
    }

    @Test("A button is a button, with its name and intent")
    func button() throws {
        let call = Semantics.IntentCall(typeName: "RefreshIntent", parameters: [])
        let semantics = Semantics(role: .button, label: "Refresh <now>", interaction: .intent(call))
        let root = try Sample.parsed(
            Sample.tree([Sample.node(.group, children: [Sample.shape()], semantics: semantics)]))
        let group = try #require(root.all("g").first)
        #expect(group.attributes["role"] == "button")
        #expect(group.attributes["aria-label"] == "Refresh <now>")
        #expect(group.attributes["data-intent"] == "RefreshIntent")
    }

    @Test("A toggle states whether it is on")
    func toggle() throws {
        let call = Semantics.IntentCall(typeName: "Done", parameters: [])
        let semantics = Semantics(role: .toggle, label: "Milk", interaction: .toggle(call, isOn: true))
        let root = try Sample.parsed(Sample.tree([Sample.node(.group, semantics: semantics)]))
        #expect(root.all("g").first?.attributes["role"] == "switch")
        #expect(root.all("g").first?.attributes["aria-checked"] == "true")
    }

    @Test("A link is a link")
    func link() throws {
        let url = "https://weather.example/seoul?x=<1>"
        let semantics = Semantics(role: .link, label: "Seoul", interaction: .link(url: url))
        let root = try Sample.parsed(
            Sample.tree([Sample.node(.group, children: [Sample.shape()], semantics: semantics)]))
        #expect(root.all("a").first?.attributes["href"] == url)
        #expect(root.all("a").first?.all("path").count == 1)
    }

    @Test(
        "S-TEXT-5: A link whose scheme is not on the list cannot be followed, and the content stays",
        arguments: [
            ("javascript:alert(1)", Diagnostic.Severity.warning), ("JavaScript:alert(1)", .warning),
            (" javascript:alert(1)", .warning), ("java\tscript:alert(1)", .warning),
            ("\u{1}javascript:alert(1)", .warning), ("data:text/html,<script>alert(1)</script>", .warning),
            ("vbscript:x", .warning), ("file:///etc/passwd", .warning), ("//evil.example", .warning),
            ("../secret", .warning), ("", .warning), ("weather://seoul", .note), ("ht\ntps://a.example", .note),
        ])
    func foreignLink(url: String, severity: Diagnostic.Severity) throws {
        let semantics = Semantics(role: .link, label: "Seoul", interaction: .link(url: url))
        let tree = Sample.tree([
            Sample.node(.group, children: [Sample.shape()], semantics: semantics),
            Sample.node(.group, semantics: semantics),
        ])
        let root = try Sample.parsed(tree)
        #expect(root.all("a").isEmpty)
        #expect(root.all.allSatisfy { $0.attributes["href"] == nil })
        let group = try #require(root.all("g").first { $0.attributes["role"] == "link" })
        #expect(group.attributes["aria-label"] == "Seoul")
        #expect(group.all("path").count == 1)
        let diagnostics = VectorWriter().write(tree).diagnostics
        #expect(diagnostics.map(\.severity) == [severity])
        #expect(diagnostics.first?.message.hasPrefix("the link to \(url) is not in the SVG file") == true)
    }

    @Test(
        "S-TEXT-5: Links with the schemes of the list can be followed",
        arguments: ["HTTPS://A.example", "mailto:a@b.c", "tel:1"])
    func knownLink(url: String) throws {
        let semantics = Semantics(role: .link, label: "Seoul", interaction: .link(url: url))
        let root = try Sample.parsed(Sample.tree([Sample.node(.group, semantics: semantics)]))
        #expect(root.all("a").first?.attributes["href"] == url)
    }

    @Test("Content hidden from VoiceOver stays hidden")
    func hidden() throws {
        let semantics = Semantics(role: .image, label: "decoration", marks: .accessibilityHidden)
        let root = try Sample.parsed(
            Sample.tree([Sample.node(.group, children: [Sample.shape()], semantics: semantics)]))
        #expect(root.all("g").first?.attributes == ["aria-hidden": "true"])
    }

    @Test("Plain text gets no additional name")
    func plainText() throws {
        let semantics = Semantics(role: .text, label: "Hi")
        let root = try Sample.parsed(
            Sample.tree([Sample.node(.text(Sample.text("Hi")), semantics: semantics)], fonts: [Sample.inter]))
        #expect(root.all("g").isEmpty)
    }

    @Test("Erasing masks what is below it and leaves later content unchanged")
    func eraser() throws {
        let hole = Sample.node(.effect(.blend(.destinationOut)), children: [Sample.shape()])
        let root = try Sample.parsed(
            Sample.tree([Sample.shape(), Sample.node(.group, children: [hole]), Sample.shape()]))
        let mask = try #require(root.all("mask").first)
        #expect(mask.children.first?.attributes["fill"] == "#fff")
        #expect(mask.children.last?.all("path").count == 1)
        let drawn = root.children.filter { $0.name != "defs" }
        #expect(drawn.map(\.name) == ["g", "path"])
        #expect(drawn.first?.attributes["mask"] == "url(#\(mask.attributes["id"] ?? "?"))")
        #expect(VectorWriter().write(Sample.tree([Sample.shape(), hole])).diagnostics.isEmpty)
    }
}
