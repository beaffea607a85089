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
        let tree = RenderTree.smallText("<b>&\"", widgetURL: "probe://page")
        let place = try WidgetPlace(device: try DeviceCatalog.device(named: "393x852"), family: .systemSmall)
        var environment = WidgetEnvironment(family: .systemSmall, canvasSize: tree.size)
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
