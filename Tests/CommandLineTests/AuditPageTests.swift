import CoreGraphics
import DeviceCatalog
import ExtensionProtocol
import RenderModel
import Testing
import WidgetAudit
import WidgetVocabulary

@testable import TesseraCommands

@Suite("Page of an audit")
struct AuditPageTests {
    /// A page with a text of 9 pt on white, with its picture.
    static func page() throws -> String {
        let frame = CGRect(x: 0, y: 0, width: 158, height: 158)
        let run = GlyphRun(
            font: 0, fill: Fill(.color(.black)), glyphs: [], rightToLeft: false, range: 0..<5, width: 30)
        let line = TextLine(
            origin: CGPoint(x: 20, y: 60), width: 30, ascent: 9, descent: 2, runs: [run], range: 0..<5)
        let text = RenderNode(
            .text(TextContent(string: "<b>&\"", lines: [line])), frame: CGRect(x: 20, y: 51, width: 30, height: 11),
            viewType: "Text")
        let tree = RenderTree(
            size: frame.size, scale: 3, root: RenderNode(frame: frame, children: [text]),
            fonts: [FontInstance(file: "Inter.ttf", size: 9)], widgetURL: "probe://page")
        let place = try WidgetPlace(device: try DeviceCatalog.device(named: "393x852"), family: .systemSmall)
        var environment = WidgetEnvironment(family: .systemSmall, canvasSize: frame.size)
        environment.set(place)
        let job = PictureJob(
            kind: "Probe", family: .systemSmall, device: place.device, place: place, appearance: "light",
            environment: environment, file: "")
        let conditions = try #require(PictureConditions(job, .entry))
        let picture = PictureEvidence(tree: tree, conditions: conditions)
        var gallery = FindingGallery()
        gallery.add(tree, job, conditions, byteCount: picture.byteCount)
        let description = WidgetDescription(kind: "Probe", families: [.systemSmall])
        let auditor = Auditor()
        let report = AuditReport.settled([auditor.report(on: [WidgetEvidence(description, pictures: [picture])])])
        return AuditPage(report: report, rules: auditor.rules, galleries: [gallery]).html
    }

    @Test("The page marks the place of a finding in a crop and in the whole picture")
    func marks() throws {
        let page = try Self.page()
        #expect(page.contains("id=\"finding-"))
        #expect(
            page.components(separatedBy: "<rect class=\"mark\" x=\"20\" y=\"51\" width=\"30\" height=\"11\"").count > 2)
        #expect(page.components(separatedBy: "data:image/svg+xml;base64,").count == 2)
    }

    @Test("Text of a widget is escaped, and the page loads nothing and has no script")
    func escaping() throws {
        let page = try Self.page()
        #expect(page.contains("&lt;b&gt;&amp;"))
        #expect(!page.contains("<b>"))
        #expect(!page.contains("<script") && !page.contains("http://") && !page.contains("https://"))
    }
}
