import CoreGraphics
import RenderModel
import Testing
import WidgetVocabulary

@testable import WidgetAudit

@Suite("One cause in several views")
struct CauseMergeTests {
    private static let gray = RGBA(red: 0.7, green: 0.7, blue: 0.7)
    private static let pale = RGBA(red: 0.8, green: 0.8, blue: 0.8)
    private static let message = "the text “Rain” has a contrast of 2.11:1 in light"

    /// Lines of text below each other.
    private static func lines(_ texts: [(String, RGBA)]) -> [RenderNode] {
        texts.enumerated().map { row, text in
            Sample.text(text.0, at: CGPoint(x: 20, y: 30 + Double(30 * row)), color: text.1)
        }
    }

    private static func picture(
        _ texts: [(String, RGBA)], _ change: (inout PictureConditions) -> Void = { _ in }
    ) -> PictureEvidence {
        Sample.picture(Sample.tree(lines(texts)), change)
    }

    private static func findings(_ pictures: [PictureEvidence]) -> [AuditFinding] {
        Sample.report([Sample.widget(pictures)], [.textContrast]).findings
    }

    @Test("Texts with the same colors are one finding that names the first, counts the others and has all places")
    func colors() {
        let findings = Self.findings([
            Self.picture([("Rain", Self.gray), ("Snow", Self.pale), ("Wind", Self.gray), ("Fog", Self.gray)])
        ])
        #expect(
            Set(findings.map(\.message)) == [
                Self.message + "; 2 other views have the same colors",
                "the text “Snow” has a contrast of 1.61:1 in light",
            ])
        let first = findings.first { $0.message.hasPrefix(Self.message) }
        #expect(first?.places.map(\.path) == [[1, 0], [1, 2], [1, 3]])
        #expect(first?.subject == .element("VStack/Text", .systemSmall))
    }

    @Test("Colors are those that are shown: an opacity or another background is another cause")
    func shown() {
        let faded = Self.lines([("Rain", .black), ("Wind", .black)]).enumerated().map { row, text in
            RenderNode(.effect(.opacity(0.2 + 0.1 * Double(row))), frame: text.frame, children: [text])
        }
        #expect(Self.findings([Sample.picture(Sample.tree(faded))]).count == 2)
        let yellow = RGBA(red: 1, green: 0.9, blue: 0.4)
        let card = [Sample.shape(Sample.rect(10, 40, 130, 30), yellow)]
        let texts = Self.lines([("Rain", Self.gray), ("Wind", Self.gray)])
        #expect(Self.findings([Sample.picture(Sample.tree(card + texts))]).count == 2)
    }

    @Test("Texts of one color on one gradient are one finding, although each has another color behind it")
    func gradient() {
        let ramp = ColorRamp(
            stops: [GradientStop(color: .white, location: 0), GradientStop(color: Self.pale, location: 1)],
            interpolation: .device)
        let paint = Paint.linear(ramp, from: .zero, to: CGPoint(x: 0, y: 158))
        let frame = Sample.rect(0, 0, 158, 158)
        let sky = RenderNode(
            .shape(ShapeContent(path: PathStorage(rect: frame), fill: Fill(paint))), frame: frame, viewType: "Sky")
        let texts = Self.lines([("Rain", Self.gray), ("Wind", Self.gray), ("Fog", Self.gray)])
        let findings = Self.findings([Sample.picture(Sample.tree([sky] + texts))])
        #expect(findings.count == 1)
        #expect(findings.first?.message.hasSuffix("; 2 other views in this color are on the same background") == true)
    }

    @Test("Rows with the same colors are counted as well")
    func rows() {
        let findings = Self.findings([Self.picture([("21°", Self.gray), ("18°", Self.gray), ("15°", Self.gray)])])
        #expect(findings.count == 1)
        #expect(findings.first?.message.hasSuffix("; 2 other views have the same colors") == true)
        #expect(findings.first?.places.count == 3)
    }

    @Test("Texts of one place with the same fixed size are one finding, and those with another size another one")
    func sizes() {
        let texts = [("Sun", 12), ("Mon", 12), ("Tue", 12), ("Rain", 14), ("21°", 30)]
        let nodes = texts.enumerated().map { row, text in
            Sample.text(text.0, at: CGPoint(x: 20, y: 20 + Double(30 * row)), points: text.1)
        }
        let pictures = [TypeSize.large, .accessibility5].map { size in
            Sample.picture(Sample.tree(nodes)) { $0.typeSize = size }
        }
        let messages = Sample.report([Sample.widget(pictures)], [.textStyles]).findings.map(\.message)
        #expect(messages.count == 2, "\(messages)")
        #expect(messages.contains("the text “Rain” has 14 pt at every type size"))
        #expect(messages.contains { $0.hasSuffix(" has 12 pt at every type size; 2 other views have the same size") })
    }

    @Test("Texts on one block are one finding, and those on a block of another color another one")
    func blocks() {
        let blue = RGBA(red: 0, green: 0, blue: 1)
        let nodes =
            [
                Sample.shape(Sample.rect(10, 10, 130, 60), .black), Sample.shape(Sample.rect(10, 75, 130, 30), blue),
            ] + Self.lines([("Rain", .white), ("Wind", .white), ("Fog", .white)])
        let widget = Sample.widget(showing: nodes) {
            $0.appearance = "tinted"
            $0.mode = .accented
            $0.background = .removed
        }
        let findings = Sample.report([widget], [.unreadableBlock]).findings
        #expect(
            Set(findings.map(\.message)) == [
                "the text “Rain” disappears on the view Rectangle in tinted; 1 other view is on such a block",
                "the text “Fog” disappears on the view Rectangle in tinted",
            ])
        #expect(Set(findings.map(\.places.count)) == [1, 2])
    }

    @Test("Texts in one color in front of an image are one review")
    func images() {
        let image = Sample.image(in: Sample.rect(10, 10, 130, 140), label: "Sky")
        let tree = Sample.tree(
            [image] + Self.lines([("Rain", .black), ("Wind", .black), ("Fog", .white)]),
            images: [Sample.jpeg("sky", width: 390, height: 420)])
        let findings = Self.findings([Sample.picture(tree)])
        #expect(
            findings.map(\.message).sorted() == [
                "the colors behind the text “Fog” are not known",
                "the colors behind the text “Rain” are not known; 1 other view in this color is on the same background",
            ])
    }

    @Test("Rules about the contrast in one place join their findings too")
    func places() {
        let dark = RGBA(red: 0.35, green: 0.35, blue: 0.35)
        let tree = Sample.tree(Self.lines([("Rain", dark), ("Wind", dark)]), background: nil)
        let picture = Sample.picture(tree) {
            $0.context = .lockScreen
            $0.luminance = .reduced
        }
        let findings = Sample.report([Sample.widget([picture])], [.alwaysOnContrast]).findings
        #expect(findings.map(\.places.count) == [2])
    }

    @Test("Two widgets, and two extensions with widgets of one name, have findings of their own")
    func scopes() {
        let pictures = [Self.picture([("Rain", Self.gray), ("Wind", Self.gray)])]
        var other = Sample.description
        other.kind = "Other"
        let widgets = [Sample.widget(pictures), Sample.widget(pictures, description: other)]
        #expect(Sample.report(widgets, [.textContrast]).findings.map(\.places.count) == [2, 2])
        let reports = ["A.swift", "B.swift"].map { file in
            Auditor(rules: [.textContrast]).report(
                on: [Sample.widget(pictures)],
                sources: SourceIndex([SourceIndex.File(path: file, text: "struct SampleWidget {}")]))
        }
        let findings = AuditReport.settled(reports).findings
        #expect(findings.map(\.places.count) == [2, 2])
        #expect(Set(findings.map(\.fingerprint)).count == 2)
    }

    @Test("The fingerprint survives a moved line, a renamed file, corrected families and the order of pictures")
    func fingerprints() {
        func fingerprints(_ families: [Family], _ file: String = "A.swift", _ head: String = "") -> [[String]] {
            let pictures = families.map { family in
                Self.picture([("Rain", Self.gray), ("Wind", Self.gray)]) { $0.family = family }
            }
            let source = head + "struct SampleWidget {}\nText(\"Rain\")"
            let sources = SourceIndex([SourceIndex.File(path: file, text: source)])
            return Sample.report([Sample.widget(pictures)], [.textContrast], sources: sources).findings
                .map { $0.joined.map(\.fingerprint) }
        }
        let all = fingerprints([.systemSmall, .systemMedium, .systemLarge])
        #expect(all.map(\.count) == [2])
        #expect(fingerprints([.systemLarge, .systemSmall, .systemMedium]) == all)
        #expect(fingerprints([.systemLarge]) == all)
        #expect(fingerprints([.systemMedium, .systemLarge], "B.swift", "\n\n") == all)
    }

    @Test("A baseline knows the remaining texts of a finding, and a further text is new")
    func baseline() {
        let baseline = Baseline(of: Self.findings([Self.picture([("Rain", Self.gray), ("Wind", Self.gray)])]))
        func report(_ texts: [(String, RGBA)]) -> AuditReport {
            Sample.report([Sample.widget([Self.picture(texts)])], [.textContrast], baseline: baseline)
        }
        let all = report([("Rain", Self.gray), ("Wind", Self.gray)])
        #expect(all.findings.isEmpty && all.summary.known == 1 && all.summary.resolved == 0)
        let rest = report([("Rain", .black), ("Wind", Self.gray)])
        #expect(rest.findings.isEmpty && rest.summary.known == 1 && rest.summary.resolved == 1)
        let further = report([("Rain", Self.gray), ("Wind", Self.gray), ("Fog", Self.gray)])
        #expect(further.findings.map(\.message) == ["the text “Fog” has a contrast of 2.11:1 in light"])
    }

    @Test("A comment accepts the text on its line, and the others remain")
    func suppression() {
        let source = """
            struct SampleWidget {}
            // tessera:allow R-66 because the word is decoration
            Text("Rain")
            Text("Wind")
            """
        let sources = SourceIndex([SourceIndex.File(path: "A.swift", text: source)])
        let widget = Sample.widget([Self.picture([("Rain", Self.gray), ("Wind", Self.gray)])])
        let report = Sample.report([widget], [.textContrast], sources: sources)
        #expect(report.findings.map(\.message) == ["the text “Wind” has a contrast of 2.11:1 in light"])
        #expect(report.summary.suppressed == 1)
    }
}
