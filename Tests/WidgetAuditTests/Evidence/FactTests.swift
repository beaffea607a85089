import RenderModel
import Testing

@testable import WidgetAudit

@Suite("Facts that no picture shows")
struct FactTests {
    private static func names(_ source: String) -> [String] {
        SourceIndex([SourceIndex.File(path: "A.swift", text: source)]).processState.map(\.name)
    }

    @Test(
        "A static or global variable that the sources change is state of the process",
        arguments: [
            "enum A {\n    static var b = 0\n}\nA.b += 1", "enum A {\n    static var b: [Int] = []\n}\nA.b.append(1)",
            "enum A {\n    static var b: [Int: Int] = [:]\n}\nA.b[1] = 2",
            "private var b = false\nfunc c() {\n    b.toggle()\n}",
            "var b = 0\nfunc c() {\n    b = 1\n}",
            "class A {\n    static let b = A()\n    var c = 0\n}\nA.b.c += 1",
            "class A {\n    static let b = A()\n    var c: [Int] = []\n}\nA.b.c.append(1)",
        ])
    func state(source: String) {
        #expect(Self.names(source) == ["b"])
    }

    @Test(
        "Constants, computed variables, and variables that nothing changes are not state of the process",
        arguments: [
            "enum A {\n    static let b = 0\n}\nlet c = A.b",
            "class A {\n    static let b = A()\n    var c = 0\n}\nprint(A.b.c + 1)",
            "class A {\n    static let b = A()\n}\nA.b.append(1)",
            "enum A {\n    static let b = 1\n}\nlet c = A.b == 1",
            "enum A {\n    static var b: Int { 0 }\n}\nlet c = A.b == 1",
            "enum A {\n    @AppStorage(\"b\") static var b = 0\n}\nA.b = 1",
            "enum A {\n    static var b = 0\n}\nprint(A.b)",
            "enum A {\n    static var b = 0\n}\n// A.b = 1",
            "struct A {\n    var b = 0\n}\nfunc c(a: A) {\n    d.b = 1\n}",
            "enum A {\n    static var b = [1]\n}\nlet c = A.b[0] + 1",
        ])
    func noState(source: String) {
        #expect(Self.names(source).isEmpty)
    }

    @Test("S-FILE-13: Sources with many variables, declarations and literals are read once", .timeLimit(.minutes(30)))
    func largeSources() throws {
        let count = 60_000
        let variables = (0..<count).map { "var v\($0) = 0" }.joined(separator: "\n")
        let calls = (0..<count).map { "print(\"line \($0)\", w[\($0)])" }.joined(separator: "\n")
        let index = SourceIndex([SourceIndex.File(path: "A.swift", text: variables + "\n" + calls + "\nv7 = 1")])
        #expect(index.processState.map(\.name) == ["v7"])
        let lines = (0..<count).compactMap { index.literal("line \($0)")?.line }
        #expect(lines == (0..<count).map { count + 1 + $0 })
        #expect((0..<count).allSatisfy { index.declaration(of: "Type\($0)") == nil })
    }

    @Test("S-LIMIT-40: What a line has beyond 2,000 characters is not searched, and the next line is")
    func longLines() {
        let space = String(repeating: " ", count: 2_000)
        let source = "let a = \"first\"\(space)\"second\"\nlet b = \"third\""
        let index = SourceIndex([SourceIndex.File(path: "A.swift", text: source)])
        #expect(index.literal("first")?.line == 1)
        #expect(index.literal("second") == nil)
        #expect(index.literal("third")?.line == 2)
    }

    @Test("A subscript is a change only before an assignment, also in a line with others")
    func subscripts() {
        let declaration = "var b = [1]\n"
        #expect(Self.names(declaration + "func c() {\n    b[0] = 1\n}") == ["b"])
        #expect(Self.names(declaration + "func c() {\n    d[0] = b[0]\n}").isEmpty)
        #expect(Self.names(declaration + "func c() {\n    b[d[0]] = 1\n}") == ["b"])
    }

    @Test("The tones of an image are those of its visible pixels")
    func tones() throws {
        let pixels: [UInt8] = [0, 0, 0, 255, 255, 255, 255, 255, 0, 0, 0, 0]
        let tones = try #require(pixels.withUnsafeBytes { ImageTones(pixels: $0, width: 3) })
        #expect(abs(tones.deviation - 0.5) < 0.01)
        #expect(tones.low == 0 && tones.high == 1)
        #expect(abs(tones.coverage - 2 / 3) < 0.01 && !tones.isOpaque)
        #expect(abs(tones.ink.maxX - 2 / 3) < 0.01 && tones.ink.minX == 0 && tones.ink.height == 1)
        let even: [UInt8] = [90, 90, 90, 255, 45, 45, 45, 128]
        #expect(try #require(even.withUnsafeBytes { ImageTones(pixels: $0, width: 2) }).deviation < 0.01)
        #expect([0, 0, 0, 0].withUnsafeBytes { ImageTones(pixels: $0, width: 1) } == nil)
    }

    @Test("A toggle whose states have other symbols or words is distinguishable without colors")
    func toggles() {
        func contrast(_ on: RenderNode, _ off: RenderNode) -> Double? {
            let call = Semantics.IntentCall(typeName: "Switch", parameters: [])
            let frame = Sample.rect(20, 20, 60, 44)
            let other = RenderNode(frame: frame, children: [off])
            let toggle = RenderNode(
                frame: frame, children: [on],
                semantics: Semantics(
                    role: .toggle, interaction: .toggle(call, isOn: true), otherState: .node(other)))
            return Sample.picture(Sample.tree([toggle])).taps.first?.stateContrast
        }
        let red = RGBA(red: 1, green: 0, blue: 0)
        #expect(contrast(Sample.text("Lamp", color: red), Sample.text("Lamp", color: .white)).map { $0 > 3 } == true)
        #expect(contrast(Sample.text("On", color: red), Sample.text("Of", color: .white)) == nil)
        #expect(contrast(Sample.text("Lamp"), Sample.text("Lamp")) == nil)
        #expect(contrast(Sample.shape(Sample.rect(0, 0, 9, 9), red), Sample.shape(Sample.rect(0, 0, 8, 8), red)) == nil)
    }

    @Test("The language of a description is that of its script and words, not of the reference")
    func languages() {
        func language(_ text: String, _ locale: String = "en_US") -> DescriptionText.Language? {
            var description = Sample.description
            description.description = text
            let reference = WidgetEvidence.Reference(locale: locale)
            return DescriptionText(RuleInput(WidgetEvidence(description, reference: reference))).language
        }
        #expect(language("See the weather", "de_DE") == .english)
        #expect(language("날씨를 확인하세요") == .korean)
        #expect(language("天気をチェックしましょう") == .japanese)
        #expect(language("Zeigt das Wetter für heute") == nil)
        #expect(language("Wetter", "de_DE") == nil)
        #expect(language("Vejret for din by", "da_DK") == nil)
    }
}
