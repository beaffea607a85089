import RenderModel
import Testing
import WidgetVocabulary

@testable import WidgetAudit

@Suite("One fault in several families")
struct FamilyMergeTests {
    private static func picture(_ node: RenderNode, _ family: Family) -> PictureEvidence {
        Sample.picture(Sample.tree([node])) { $0.family = family }
    }

    private static func findings(_ pictures: [PictureEvidence], _ rule: AuditRule) -> [AuditFinding] {
        Sample.report([Sample.widget(pictures)], [rule]).findings
    }

    @Test("The same text with the same fault in three families is one finding with three places")
    func texts() {
        let families: [Family] = [.systemSmall, .systemMedium, .systemLarge]
        let pictures = families.enumerated().map { index, family in
            Self.picture(Sample.text("Rain", points: 8 + index), family)
        }
        let findings = Self.findings(pictures, .minimumTextSize)
        #expect(findings.count == 1)
        #expect(findings.first?.places.compactMap(\.conditions.widget?.family) == families)
        #expect(findings.first?.measured == .number(8, .points))
        #expect(findings.map(\.fingerprint) == Self.findings(pictures.reversed(), .minimumTextSize).map(\.fingerprint))
    }

    @Test("Texts that differ by their numbers are the same, others are findings of their own")
    func words() {
        func count(_ small: String, _ medium: String) -> Int {
            Self.findings(
                [
                    Self.picture(Sample.text(small, points: 9), .systemSmall),
                    Self.picture(Sample.text(medium, points: 9), .systemMedium),
                ], .minimumTextSize
            ).count
        }
        #expect(count("21°", "18°") == 1)
        #expect(count("Rain", "Wind") == 2)
    }

    @Test("The fingerprint of a fault in several families is the same after some of them are corrected")
    func fingerprints() {
        func fingerprints(_ families: [Family], _ rule: AuditRule, _ node: RenderNode) -> [String] {
            Self.findings(families.map { Self.picture(node, $0) }, rule).map(\.fingerprint)
        }
        let text = Sample.text("Rain", points: 9)
        let all = fingerprints([.systemSmall, .systemMedium, .systemLarge], .minimumTextSize, text)
        #expect(all.count == 1)
        for families in [[.systemMedium], [.systemLarge, .systemMedium], [.systemLarge]] as [[Family]] {
            #expect(fingerprints(families, .minimumTextSize, text) == all, "\(families)")
        }
    }

    @Test("Different texts at one place in two families have two fingerprints, and the remaining one is known")
    func numbers() {
        let rain = Self.picture(Sample.text("Rain", points: 9), .systemSmall)
        let wind = Self.picture(Sample.text("Wind", points: 9), .systemMedium)
        let both = Set(Self.findings([rain, wind], .minimumTextSize).map(\.fingerprint))
        #expect(both.count == 2)
        for picture in [rain, wind] {
            let rest = Self.findings([picture], .minimumTextSize).map(\.fingerprint)
            #expect(rest.count == 1 && both.isSuperset(of: rest))
        }
    }

    @Test("A fault of a whole widget is one finding for all of its families")
    func widgets() {
        let pictures = [Family.systemSmall, .systemMedium].map { family in
            Sample.picture(Sample.tree([Sample.text("Rain")], widgetURL: nil)) { $0.family = family }
        }
        let findings = Self.findings(pictures, .widgetURL)
        #expect(findings.count == 1)
        #expect(findings.first?.places.count == 2)
    }

    @Test("Numbers of a fault differ between families, its kind does not")
    func kinds() {
        func timeline(_ family: Family, _ gap: Double) -> TimelineEvidence {
            TimelineEvidence(family: family, dates: [0, gap], policy: .never, requested: 0)
        }
        let timelines = [timeline(.systemSmall, 10), timeline(.systemMedium, 20)]
        let gaps = Sample.report([Sample.widget(timelines: timelines)], [.entrySpacing]).findings
        #expect(gaps.map(\.measured) == [.number(10, .seconds)])
        let previews = [(Family.systemSmall, [RenderNode]()), (.systemMedium, [Sample.text("21°", marks: .redacted)])]
            .map { family, nodes in
                Sample.picture(Sample.tree(nodes)) {
                    $0.family = family
                    $0.content = .gallery
                }
            }
        #expect(Self.findings(previews, .galleryPreview).count == 2)
    }

    @Test("An error and a warning of one view are two findings")
    func severities() {
        let pictures = [(Family.systemSmall, TypeSize.large), (.systemMedium, .accessibility1)].map { family, size in
            Sample.picture(Sample.tree([Sample.text("Rai…", truncated: true)])) {
                ($0.family, $0.typeSize) = (family, size)
            }
        }
        #expect(Self.findings(pictures, .wholeText).map(\.severity) == [.error, .warning])
    }
}
