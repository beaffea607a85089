import CoreGraphics
import RenderModel
import Testing

@testable import WidgetAudit

@Suite("Previews on screens")
struct ScreenEvidenceTests {
    private static let conditions = ScreenConditions(
        .iPhone, device: "393x852", orientation: .portrait, size: CGSize(width: 393, height: 852),
        safeArea: Sample.rect(0, 59, 393, 759), margin: 16)

    private static func evidence(_ nodes: [RenderNode], source: SourcePosition? = nil) -> ScreenEvidence {
        ScreenEvidence(
            tree: Sample.tree(nodes, background: nil, size: conditions.size),
            preview: .init(name: "Start", source: source), conditions: conditions)
    }

    private static let button = Sample.button(Sample.rect(100, 830, 100, 22))

    @Test("A button whose action is a closure is a control, although it has nothing to archive")
    func controls() {
        var closure = Sample.button(Sample.rect(20, 100, 44, 44))
        closure.semantics?.interaction = nil
        let screen = Self.evidence([closure])
        #expect(screen.controls.map(\.kind) == [.button])
        #expect(screen.controls.map(\.label) == ["Refresh"])
        #expect(Sample.picture(Sample.tree([closure])).taps.isEmpty)
    }

    @Test("A scroll view has the frames of all its content, also of the clipped part")
    func scrolls() throws {
        let rows = [0.0, 400, 1_200].map { Sample.shape(Sample.rect(0, $0, 100, 40), .black) }
        let area = Sample.rect(0, 59, 393, 759)
        let moved = RenderNode(
            .effect(.transform(CGAffineTransform(translationX: 5, y: 0))), frame: area, children: rows)
        let node = RenderNode(
            .effect(.clip(PathStorage(rect: area), evenOdd: false)), frame: area, children: [moved],
            viewType: "ScrollView")
        let scroll = try #require(Self.evidence([node]).scrolls.first)
        #expect(scroll.viewport == area)
        #expect(scroll.items == [0.0, 400, 1_200].map { Sample.rect(5, $0, 100, 40) })
    }

    @Test("What scrolls has no fixed place")
    func scrolled() {
        let area = Sample.rect(0, 59, 393, 793)
        let node = RenderNode(
            .effect(.clip(PathStorage(rect: area), evenOdd: false)), frame: area, children: [Self.button],
            viewType: "ScrollView")
        #expect(Self.evidence([Self.button]).fixedParts.count == 1)
        #expect(Self.evidence([node]).fixedParts.isEmpty)
    }

    @Test("A finding about a preview names the screen and is at the line of the preview")
    func finding() throws {
        let line = SourcePosition(file: "Widget/Start.swift", line: 7, precision: .exact)
        var widget = Sample.widget()
        widget.previews = .drawn([Self.evidence([Self.button], source: line)])
        let finding = try #require(Sample.report([widget], [.bottomControls]).findings.first)
        #expect(
            finding.message
                == "the button “Refresh” is 0 pt from the bottom edge in the preview “Start” on 393x852 in portrait")
        #expect(finding.source == line)
        #expect(finding.places.isEmpty)
    }

    @Test("A rule about previews is not applicable without them, with the reason")
    func reasons() {
        func reasons(_ previews: PreviewedScreens) -> [String: Int]? {
            var widget = Sample.widget()
            widget.previews = previews
            return Sample.report([widget], [.safeAreaContent]).rules.first?.notApplicable
        }
        #expect(reasons(.notDrawn(reason: "the build failed")) == ["the build failed": 1])
        #expect(reasons(.drawn([])) == ["no preview of a view fills a device's screen": 1])
    }

    @Test("The line of a preview is found by the name of its file, if only one has it")
    func positions() {
        let file = SourceIndex.File(path: "App/Widget/Start.swift", text: "a\nb")
        let sources = SourceIndex([file, .init(path: "App/Widget/Other.swift", text: "a")])
        #expect(
            sources.position(inFile: "Widget/Start.swift", line: 2)
                == SourcePosition(file: "App/Widget/Start.swift", line: 2, precision: .exact))
        #expect(sources.position(inFile: "Widget/Start.swift", line: 3) == nil)
        #expect(sources.position(inFile: "", line: 0) == nil)
        #expect(SourceIndex([file, file]).position(inFile: "Widget/Start.swift", line: 1) == nil)
    }
}
