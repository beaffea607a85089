import CoreGraphics
import Foundation
import RenderModel
import Testing
import WidgetVocabulary

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
    }

    @Test("A finding about a preview is at the view's place on the screen, which reports mark")
    func place() throws {
        var widget = Sample.widget()
        widget.previews = .drawn([Self.evidence([Self.button])])
        let report = Sample.report([widget], [.bottomControls])
        let place = try #require(report.findings.first?.places.first)
        #expect(place.conditions == .preview("Start", Self.conditions))
        #expect(place.frame == Sample.rect(100, 830, 100, 22) && place.measured == .number(0, .points))
        #expect(place.conditions.text == "the preview “Start” on 393x852 in portrait")
        #expect(
            ReportFormat.text.write(report, rules: [.bottomControls], program: "1").contains("\n  the preview “Start”"))
        let json = ReportFormat.json.write(report, rules: [.bottomControls], program: "1")
        let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        let finding = try #require((object?["findings"] as? [[String: Any]])?.first)
        let written = try #require((finding["places"] as? [[String: Any]])?.first)
        #expect(written["preview"] as? String == "Start" && written["orientation"] as? String == "portrait")
        #expect(written["frame"] as? [Double] == [100, 830, 100, 22])
    }

    @Test("The faults of a preview on several screens are one finding with a place on each, portrait and light first")
    func places() {
        var (landscape, dark) = (Self.conditions, Self.conditions)
        landscape.orientation = .landscape
        dark.colorScheme = .dark
        let screens = [landscape, dark, Self.conditions].map { conditions in
            var evidence = Self.evidence([Self.button])
            evidence.conditions = conditions
            return evidence
        }
        var widget = Sample.widget()
        widget.previews = .drawn(screens)
        let findings = Sample.report([widget], [.bottomControls]).findings
        #expect(
            findings.map { $0.places.map(\.conditions.text) } == [
                ["portrait", "portrait, dark", "landscape"].map { "the preview “Start” on 393x852 in \($0)" }
            ])
    }

    @Test("Screens that differ in colors only have the same parts; those with another text, place or cover have not")
    func parts() {
        func screen(_ node: RenderNode) -> ScreenEvidence { Self.evidence([node]) }
        func shape(_ color: RGBA) -> ScreenEvidence { screen(Sample.shape(Sample.rect(0, 0, 393, 852), color)) }
        #expect(shape(.white).hasSameParts(as: shape(.black)))
        #expect(!shape(.white).hasSameParts(as: shape(RGBA(red: 0, green: 0, blue: 0, alpha: 0.2))))
        #expect(screen(Sample.text("Rain")).hasSameParts(as: screen(Sample.text("Rain", color: .white))))
        #expect(!screen(Sample.text("Rain")).hasSameParts(as: screen(Sample.text("Snow"))))
        let moved = Sample.button(Sample.rect(100, 800, 100, 22))
        #expect(!screen(Self.button).hasSameParts(as: screen(moved)))
    }

    @Test("A part that is cut or missing in landscape is compared with portrait, in the same colors")
    func turned() throws {
        let landscape = ScreenConditions(
            .iPhone, device: "393x852", orientation: .landscape, size: CGSize(width: 852, height: 393),
            safeArea: Sample.rect(59, 0, 734, 372), margin: 20)
        func evidence(_ conditions: ScreenConditions, _ frame: CGRect, _ scheme: ColorScheme) -> ScreenEvidence {
            let tree = Sample.tree([Sample.button(frame)], background: nil, size: conditions.size)
            var evidence = ScreenEvidence(tree: tree, preview: .init(name: "Start"), conditions: conditions)
            evidence.conditions.colorScheme = scheme
            return evidence
        }
        let upright = Sample.rect(20, 700, 100, 44)
        var widget = Sample.widget()
        widget.previews = .drawn([
            evidence(Self.conditions, upright, .light), evidence(landscape, Sample.rect(80, 300, 100, 44), .light),
            evidence(Self.conditions, upright, .dark), evidence(landscape, Sample.rect(80, 370, 100, 44), .dark),
        ])
        let findings = Sample.report([widget], [.bothOrientations]).findings
        let places = try #require(findings.first).places
        #expect(findings.count == 1)
        #expect(places.map(\.conditions.text) == ["the preview “Start” on 393x852 in landscape, dark"])
        #expect(places.map(\.twin?.text) == ["the preview “Start” on 393x852 in portrait, dark"])
        #expect(places.map(\.frame) == [Sample.rect(80, 370, 100, 44)])
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
        for line in [Int.min, -1, 0, Int.max] {
            #expect(sources.position(inFile: "Widget/Start.swift", line: line) == nil)
        }
        #expect(SourceIndex([file, file]).position(inFile: "Widget/Start.swift", line: 1) == nil)
    }
}
