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
    /// A page about pictures of a text. If light and dark are the same, that is a finding about two pictures.
    ///
    /// - Parameters:
    ///   - darkPoints: The size of the text in dark; it has 9 pt in light.
    ///   - drawn: The pictures of which the page has the tree.
    ///   - source: The only source of the extension.
    static func page(
        _ schemes: [ColorScheme] = [.light], darkPoints: Double = 9, drawn: [ColorScheme] = [.light, .dark],
        source: String = "", unaudited: [String] = []
    ) throws -> String {
        let place = try WidgetPlace(device: try DeviceCatalog.device(named: "393x852"), family: .systemSmall)
        var gallery = FindingGallery()
        var pictures: [PictureEvidence] = []
        for scheme in schemes {
            let tree = RenderTree.smallText(
                "<b>&\"", points: scheme == .dark ? darkPoints : 9, widgetURL: "probe://page")
            var environment = WidgetEnvironment(family: .systemSmall, canvasSize: tree.size)
            environment.set(place)
            environment.colorScheme = scheme
            let job = PictureJob(
                kind: "Probe", family: .systemSmall, device: place.device, place: place, appearance: scheme.rawValue,
                environment: environment, file: "")
            let conditions = try #require(PictureConditions(job, .entry))
            let picture = PictureEvidence(tree: tree, conditions: conditions)
            pictures.append(picture)
            if drawn.contains(scheme) { gallery.add(tree, job, conditions, byteCount: picture.byteCount) }
        }
        let description = WidgetDescription(kind: "Probe", families: [.systemSmall])
        let auditor = Auditor()
        let evidence = schemes.isEmpty ? [] : [WidgetEvidence(description, pictures: pictures)]
        let sources = SourceIndex([SourceIndex.File(path: "Probe.swift", text: source)])
        let report = AuditReport.settled([auditor.report(on: evidence, sources: sources)], unaudited: unaudited)
        return AuditPage(report: report, rules: auditor.rules, galleries: [gallery]).html
    }

    /// A page with all of its parts.
    static func wholePage() throws -> String {
        try page(
            [.light, .dark], drawn: [.light], source: "// tessera:allow R-01",
            unaudited: ["App.xcodeproj, target Broken"])
    }

    private static func count(_ part: String, in page: String) -> Int { page.components(separatedBy: part).count - 1 }

    private static func articles(of page: String) -> [String] {
        page.components(separatedBy: "<article").dropFirst().compactMap {
            $0.components(separatedBy: "</article>").first
        }
    }

    private static let mark = "<rect class=\"mark\" x=\"20\" y=\"51\" width=\"30\" height=\"11\""

    @Test("The page marks the place of a finding in a crop and in the whole picture")
    func marks() throws {
        let page = try Self.page()
        #expect(page.contains("id=\"finding-"))
        #expect(Self.count(Self.mark, in: page) >= 2)
        #expect(Self.count("data:image/svg+xml;base64,", in: page) == 1)
    }

    @Test("A finding about two pictures shows both, and marks the one that it is about")
    func twins() throws {
        let page = try Self.page([.light, .dark])
        #expect(Self.count("data:image/svg+xml;base64,", in: page) == 2)
        let article = try #require(Self.articles(of: page).first { $0.contains("widget is the same in light") })
        #expect(Self.count("<figure>", in: article) == 2)
        #expect(Self.count("class=\"mark\"", in: article) == 1)
        #expect(article.contains("Compared with systemSmall on "))
    }

    @Test("A finding is shown at its worst place, and lists all of them with their measures")
    func worst() throws {
        let page = try Self.page([.light, .dark], darkPoints: 8)
        let article = try #require(Self.articles(of: page).first { $0.contains("is set at 8 pt") })
        #expect(Self.count("<figure>", in: article) == 1)
        let caption = try #require(article.components(separatedBy: "<figcaption>").last)
        #expect(caption.prefix { $0 != "<" }.contains(", dark, "))
        #expect(article.contains("<summary>2 places</summary>"))
        #expect(article.contains(": 8 pt</li>") && article.contains(": 9 pt</li>"))
    }

    @Test("Each finding is by its rule, and by each of its pictures, also those that are not drawn")
    func parts() throws {
        let page = try Self.wholePage()
        let parts = page.components(separatedBy: "<h2 id=\"pictures\">")
        try #require(parts.count == 2)
        for part in parts[0].components(separatedBy: "<article id=\"").dropFirst() {
            let id = part.prefix { $0 != "\"" }
            // A finding of metadata has no picture.
            #expect(parts[1].contains("href=\"#\(id)\"") == part.contains("<details>"), "\(id)")
        }
        #expect(parts[1].contains("<h3>Pictures that are not drawn</h3>"))
        #expect(Self.count("data:image/svg+xml;base64,", in: page) == 1)
    }

    @Test("Rules with errors come first, the contents say how severe the findings are, and each level can be hidden")
    func levels() throws {
        let page = try Self.page([.light, .dark])
        let sections = page.components(separatedBy: "<section aria-labelledby=").dropFirst()
        let levels = sections.compactMap { section in
            ["error", "warning", "note", "review"].firstIndex { section.contains("class=\"of-\($0)\"") }
        }
        #expect(levels.count > 2 && levels == levels.sorted(), "\(levels)")
        #expect(page.contains("R-01 Text is 11 pt or larger (1 error)</a>"))
        for level in ["error", "warning"] where page.contains("of-\(level)") {
            #expect(page.contains("id=\"show-\(level)\" checked"))
        }
    }

    @Test("The page has comments without effect and extensions that were not audited")
    func notices() throws {
        let page = try Self.wholePage()
        #expect(page.contains("Probe.swift:1: the comment has no effect without a reason"))
        #expect(page.contains("<li>App.xcodeproj, target Broken</li>"))
    }

    @Test("A page without findings says so")
    func empty() throws {
        let page = try Self.page([])
        #expect(page.contains("Nothing was found.") && !page.contains("<article"))
    }

    @Test("Text of a widget is escaped, and the page loads nothing and has no script")
    func escaping() throws {
        let page = try Self.page()
        #expect(page.contains("&lt;b&gt;&amp;"))
        #expect(!page.contains("<b>"))
        #expect(!page.contains("<script") && !page.contains("http://") && !page.contains("https://"))
    }

    /// A page about the preview of a button at the bottom of a screen, in two color schemes.
    private static func previewPage(_ schemes: [ColorScheme]) throws -> String {
        let device = try DeviceCatalog.device(named: "393x852")
        let frame = CGRect(x: 100, y: 800, width: 100, height: 52)
        let button = RenderNode(
            frame: frame, semantics: Semantics(role: .button, label: "Refresh"), viewType: "Button")
        var gallery = FindingGallery()
        var screens: [ScreenEvidence] = []
        for scheme in schemes {
            var conditions = try #require(ScreenConditions(device, .portrait))
            conditions.colorScheme = scheme
            let whole = CGRect(origin: .zero, size: conditions.size)
            let tree = RenderTree(size: whole.size, scale: 3, root: RenderNode(frame: whole, children: [button]))
            let screen = ScreenEvidence(tree: tree, preview: .init(name: "Start"), conditions: conditions)
            gallery.add(tree, screen, of: "Probe")
            screens.append(screen)
        }
        var widget = WidgetEvidence(WidgetDescription(kind: "Probe", families: [.systemSmall]))
        widget.previews = .drawn(screens)
        let rules = ["R-118"].compactMap { RuleID($0).flatMap(RuleBook.rule) }
        let auditor = Auditor(rules: rules)
        let report = AuditReport.settled([auditor.report(on: [widget])])
        return AuditPage(report: report, rules: auditor.rules, galleries: [gallery]).html
    }

    @Test("A finding of a preview is marked in a crop of the screen, and in the whole screen by picture")
    func previews() throws {
        let page = try Self.previewPage([.light])
        let mark = "<rect class=\"mark\" x=\"100\" y=\"800\" width=\"100\" height=\"52\""
        let article = try #require(Self.articles(of: page).first)
        #expect(article.contains("viewBox=\"76 776 148 76\"") && Self.count(mark, in: article) == 1)
        let pictures = try #require(page.components(separatedBy: "<h2 id=\"pictures\">").last)
        #expect(pictures.contains("<h3>Probe, the preview “Start” on 393x852 in portrait</h3>"))
        #expect(pictures.contains("viewBox=\"0 0 393 852\"") && Self.count(mark, in: pictures) == 1)
        #expect(Self.count("data:image/svg+xml;base64,", in: page) == 1)
    }

    @Test("A preview with faults in light and in dark has a picture of both, over the system's background")
    func darkPreviews() throws {
        let page = try Self.previewPage([.light, .dark])
        #expect(page.contains("<h3>Probe, the preview “Start” on 393x852 in portrait, dark</h3>"))
        let article = try #require(Self.articles(of: page).first)
        #expect(Self.count("<figure>", in: article) == 2 && Self.count("class=\"mark\"", in: article) == 2)
        #expect(article.contains("<summary>2 places</summary>"))
        #expect(Self.count("data:image/svg+xml;base64,", in: page) == 2)
    }
}
