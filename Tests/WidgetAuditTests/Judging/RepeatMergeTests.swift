import CoreGraphics
import RenderModel
import Testing
import WidgetVocabulary

@testable import WidgetAudit

@Suite("One fault in repeated views")
struct RepeatMergeTests {
    private static func rows(_ strings: [String]) -> [RenderNode] {
        strings.enumerated().map { row, string in
            Sample.text(string, at: CGPoint(x: 20, y: 30 + Double(20 * row)), points: 9)
        }
    }

    private static func findings(_ pictures: [PictureEvidence]) -> [AuditFinding] {
        Sample.report([Sample.widget(pictures)], [.minimumTextSize]).findings
    }

    private static func findings(_ strings: [String]) -> [AuditFinding] {
        findings([Sample.picture(Sample.tree(rows(strings)))])
    }

    @Test("One fault of three rows is one finding with three places")
    func rows() {
        let findings = Self.findings(["21°", "18°", "15°"])
        #expect(findings.count == 1)
        #expect(findings.first?.places.count == 3)
        #expect(findings.first?.subject == .element("VStack/Text", .systemSmall))
    }

    @Test("Two views, and views with different words, have findings of their own")
    func others() {
        #expect(Self.findings(["21°", "18°"]).count == 2)
        #expect(Self.findings(["Rain", "Wind", "Snow"]).count == 3)
    }

    @Test("Rows that only a larger family has belong to the same finding")
    func families() {
        let pictures = [(Family.systemSmall, ["21°"]), (.systemMedium, ["21°", "18°", "15°"])].map { family, strings in
            Sample.picture(Sample.tree(Self.rows(strings))) { $0.family = family }
        }
        let findings = Self.findings(pictures)
        #expect(findings.map(\.places.count) == [4])
        #expect(findings.map(\.fingerprint) == Self.findings(pictures.reversed()).map(\.fingerprint))
    }
}
