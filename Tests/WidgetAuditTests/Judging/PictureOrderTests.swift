import CoreGraphics
import RenderModel
import Testing
import WidgetVocabulary

@testable import WidgetAudit

/// The report on evidence whose pictures are in another order.
@Suite("Order of pictures")
struct PictureOrderTests {
    /// What a report says, without the indices of pictures.
    private struct Statement: Hashable {
        var fingerprint: String
        var message: String
        var advice: String
        var measured: Measure
        var bound: Measure
        var places: [AuditPlace.Conditions]
        var twins: [AuditPlace.Conditions?]

        init(_ finding: AuditFinding) {
            fingerprint = finding.fingerprint
            message = finding.message
            advice = finding.advice
            measured = finding.measured
            bound = finding.bound
            places = finding.places.map(\.conditions)
            twins = finding.places.map(\.twin)
        }
    }

    private static let families: [(family: Family, size: CGSize)] = [
        (.systemSmall, CGSize(width: 158, height: 158)), (.systemMedium, CGSize(width: 338, height: 158)),
        (.accessoryCircular, CGSize(width: 72, height: 72)),
    ]

    /// Pictures of two appearances, sizes, languages, screens and moments, in each of which most rules find something.
    private static let pictures: [PictureEvidence] = families.flatMap { family, size in
        let changes: [(String, (inout PictureConditions) -> Void)] = [
            ("Rain", { _ in }), ("Rain", { $0.appearance = "dark" }),
            (
                "Sun",
                {
                    $0.appearance = "dark"
                    $0.colorScheme = .dark
                }
            ),
            ("Snow", { $0.typeSize = .accessibility5 }), ("Regen", { $0.locale = "de" }),
            ("Hail", { $0.device = "320x568" }), ("Wind", { $0.offset = 3_600 }), ("Rain", { $0.content = .mirrored }),
            ("Fog", { $0.context = .todayView }),
        ]
        return changes.map { text, change in
            let nodes = [
                clipped(text), Sample.text(text, at: CGPoint(x: 4, y: 60), points: 9),
                Sample.text("Sample", at: CGPoint(x: 6, y: 62), points: 9 + text.count),
                Sample.button(Sample.rect(20, 20, 40, 20)), Sample.button(Sample.rect(20, 42, 40, 20), label: text),
                Sample.link(Sample.rect(80, 20, 40, 20), url: "sample://"),
            ]
            return Sample.picture(Sample.tree(nodes, size: size)) {
                $0.family = family
                change(&$0)
            }
        }
    }

    /// A text of which as many points are visible as it has letters, times four.
    private static func clipped(_ string: String) -> RenderNode {
        let text = Sample.text(string)
        let path = PathStorage(rect: Sample.rect(20, 0, Double(string.count) * 4, 158))
        return RenderNode(.effect(.clip(path, evenOdd: false)), frame: text.frame, children: [text])
    }

    private static func statements(_ pictures: [PictureEvidence]) -> [Statement] {
        Sample.report([Sample.widget(pictures)]).findings.map(Statement.init)
    }

    @Test("The report is the same for each rotation of the pictures, and in reverse")
    func rotations() {
        let expected = Self.statements(Self.pictures)
        #expect(expected.count > 8)
        #expect(Self.statements(Self.pictures.reversed()) == expected)
        for shift in Self.pictures.indices {
            let rotated = Array(Self.pictures[shift...] + Self.pictures[..<shift])
            #expect(Self.statements(rotated) == expected, "shift \(shift)")
        }
    }

    @Test("Of several usual pictures of a family, the one in light on the Home Screen is compared with others")
    func usual() {
        let dark = Sample.picture(Sample.tree([])) {
            $0.appearance = "dark"
            $0.colorScheme = .dark
        }
        let later = Sample.picture(Sample.tree([])) { $0.offset = 60 }
        let today = Sample.picture(Sample.tree([])) { $0.context = .todayView }
        let light = Sample.picture(Sample.tree([]))
        for pictures in [[dark, later, today, light], [light, today, later, dark]] {
            let input = RuleInput(Sample.widget(pictures))
            #expect(input.usualPictures().map(\.picture.conditions) == [light.conditions])
        }
    }

    @Test("On Apple Vision Pro the usual picture is the one from nearby")
    func near() {
        let pictures = [("full-colour-far", LevelOfDetail.simplified), ("full-colour-near", .default)].map {
            name, detail in
            Sample.picture(Sample.tree([])) {
                $0.platform = .visionPro
                $0.context = .verticalSurface
                $0.appearance = name
                $0.levelOfDetail = detail
            }
        }
        for ordered in [pictures, pictures.reversed()] {
            let usual = RuleInput(Sample.widget(ordered)).usualPictures()
            #expect(usual.map(\.picture.conditions.levelOfDetail) == [.default])
        }
    }

    @Test("Different conditions are in one order, whatever differs")
    func total() {
        let usual = PictureConditions(family: .systemSmall, size: Sample.size)
        let changes: [(inout PictureConditions) -> Void] = [
            { $0.mode = .vibrant }, { $0.colorScheme = .dark }, { $0.background = .removed },
            { $0.luminance = .reduced }, { $0.levelOfDetail = .simplified }, { $0.offset = 60 }, { $0.scale = 2 },
            { $0.size.width = 141 }, { $0.systemMargin = 11 }, { $0.cornerRadius = 20 }, { $0.factor = 0.9 },
        ]
        for change in changes {
            var other = usual
            change(&other)
            #expect((usual < other) != (other < usual), "\(other)")
        }
        #expect(!(usual < usual))
    }

    @Test("The place of a later entry says when it is shown")
    func moment() {
        var conditions = PictureConditions(family: .systemSmall, size: Sample.size)
        #expect(conditions.text.hasSuffix("en_US"))
        conditions.offset = 21_600
        #expect(conditions.text.hasSuffix(", 6 h later"))
        conditions.offset = -90
        #expect(conditions.text.hasSuffix(", 1.5 min earlier"))
    }
}
