import CoreGraphics
import RenderModel
import Testing
import WidgetVocabulary

@testable import WidgetAudit

@Suite("Measures of rules")
struct RuleSupportTests {
    private static func shape(_ path: PathStorage) -> ShapeFacts {
        ShapeFacts(path: path, isFilled: true, evenOdd: false, paint: .color(.black))
    }

    private static func rounded(_ radius: CGFloat, _ style: CornerStyle) -> PathStorage {
        PathStorage(
            roundedRect: Sample.rect(10, 20, 120, 80), cornerSize: CGSize(width: radius, height: radius), style: style)
    }

    @Test("The radius of a rounded rectangle is found in its outline", arguments: [CornerStyle.circular, .continuous])
    func radius(style: CornerStyle) throws {
        for radius in [4.0, 12, 20] {
            let found = try #require(RoundedCorner.radius(of: Self.shape(Self.rounded(CGFloat(radius), style))))
            #expect(abs(found - radius) < 1, "\(found) for \(radius)")
        }
    }

    @Test("A rectangle has square corners, and a triangle has none")
    func others() throws {
        let square = try #require(RoundedCorner.radius(of: Self.shape(PathStorage(rect: Sample.rect(0, 0, 60, 60)))))
        #expect(square < 0.1)
        var triangle = PathStorage()
        triangle.move(to: CGPoint(x: 30, y: 0))
        triangle.line(to: CGPoint(x: 60, y: 60))
        triangle.line(to: CGPoint(x: 0, y: 60))
        triangle.close()
        #expect(RoundedCorner.radius(of: Self.shape(triangle)) == nil)
    }

    @Test("Numbers in paths of view types do not distinguish repeated views")
    func patterns() {
        #expect(RepeatedViews.pattern(of: "VStack/HStack#2/Text#1") == "VStack/HStack/Text")
        #expect(RepeatedViews.spread(of: [0, 20, 43]) == 3)
        #expect(RepeatedViews.distinct([3, 1, 1.5, 9], tolerance: 1) == [1, 3, 9])
    }

    @Test("A finding about a symbol has the symbol's name, and one about another view has the type of the view")
    func coverNames() {
        let nodes = [Sample.symbol(in: Sample.rect(20, 20, 20, 20)), Sample.shape(Sample.rect(60, 20, 20, 20), .black)]
        let names = Sample.picture(Sample.tree(nodes)).content.map(\.coverName)
        #expect(names == ["the symbol “cloud”", "the view Rectangle"])
    }

    @Test("A family that the reference device lacks is drawn on its own device, and others are not drawn there")
    func familyDevices() {
        var reference = WidgetEvidence.Reference(device: "393x852")
        reference.familyDevices = [.systemExtraLarge: "834x1194"]
        #expect(reference.draws(.systemExtraLarge, on: "834x1194") && !reference.draws(.systemSmall, on: "834x1194"))
        #expect(reference.draws(.systemSmall, on: "320x568"))
        #expect(
            reference.device(of: .systemExtraLarge) == "834x1194" && reference.device(of: .systemSmall) == "393x852")
    }

    @Test("The parts of a view that is marked as a logo are one logo")
    func logo() {
        let parts = [20.0, 40].map { Sample.shape(Sample.rect($0, 20, 20, 20), .black) }
        let marked = RenderNode(
            frame: Sample.rect(20, 20, 40, 20), children: parts, semantics: Semantics(identifier: "Logo"),
            viewType: "HStack")
        let logos = Logo.all(in: Sample.picture(Sample.tree([marked, Sample.text("Rain")])))
        #expect(logos.map(\.frame) == [Sample.rect(20, 20, 40, 20)])
    }

    @Test("A symbol within a marked view belongs to the logo, although it has a name of its own")
    func namedPart() {
        var symbol = Sample.symbol(in: Sample.rect(20, 20, 20, 20))
        symbol.semantics?.identifier = "cloud"
        let marked = RenderNode(
            frame: symbol.frame, children: [symbol], semantics: Semantics(identifier: "logo"), viewType: "HStack")
        #expect(Logo.all(in: Sample.picture(Sample.tree([marked]))).count == 1)
        #expect(Logo.all(in: Sample.picture(Sample.tree([symbol]))).isEmpty)
    }

    @Test("S-FILE-13: Colors of any finite components have at most one hue each")
    func extremeColors() {
        let most = Float.greatestFiniteMagnitude
        let values: [Float] = [0, 1, -1, most, -most, .leastNonzeroMagnitude]
        for red in values {
            for green in values {
                let shapes = values.map { blue in
                    Sample.shape(Sample.rect(20, 20, 40, 40), RGBA(red: red, green: green, blue: blue))
                }
                let report = Sample.report([Sample.widget(showing: shapes)], [.hueCount])
                #expect(report.summary.pictures == 1 && report.rules.map(\.rule) == [AuditRule.hueCount.id])
            }
        }
    }

    @Test("S-FILE-13: A threshold has any size", arguments: RuleBook.all)
    func thresholds(rule: AuditRule) {
        let widget = Sample.widget(showing: [Sample.button(Sample.rect(20, 20, 40, 40)), Sample.text("Rain")]) {
            $0.platform = .appleWatch
        }
        for value in [0, 0.5, 1e30, Double.greatestFiniteMagnitude] {
            let thresholds = Dictionary(uniqueKeysWithValues: rule.thresholds.map { ($0.name, value) })
            let configuration = AuditConfiguration(rules: [rule.id: .init(thresholds: thresholds)])
            let report = Sample.report([widget], [rule], configuration: configuration)
            #expect(report.rules.map(\.rule) == [rule.id])
        }
    }

    @Test("Animations in comments are not calls")
    func animations() {
        let source = """
            // .animation(.linear(duration: 3))
            view.animation(.easeIn(duration: 0.5).delay(1.5)) // .repeatForever()
            Text("duration: 9")
            """
        let calls = AnimationCalls.all(in: RuleCase.index(of: source))
        #expect(calls.map(\.position.line) == [2])
        #expect(calls.map(\.duration) == [0.5] && calls.map(\.delay) == [1.5])
        #expect(calls.allSatisfy { !$0.isEndless })
    }

    @Test("A text knows its own font and its factor, and a target its whole frame and its intent")
    func facts() throws {
        var tree = Sample.tree([Sample.text("Rain")])
        tree.fonts[14].file = BundleFontName(build: "key", file: "Lato.ttf").text
        let facts = try #require(Sample.picture(tree).texts.first?.facts)
        #expect(facts.runs.map(\.ownFont) == ["Lato.ttf"])
        #expect(facts.scaleFactor == 1 && facts.lineCount == 1)
        let tap = try #require(Sample.picture(Sample.tree([Sample.button(Sample.rect(150, 20, 60, 44))])).taps.first)
        #expect(tap.frame == Sample.rect(150, 20, 60, 44) && tap.visible == Sample.rect(150, 20, 8, 44))
        #expect(tap.intent == "Refresh")
    }

    @Test("Widgets of one name become one with all families, or get names of their own if they share a family")
    func sizes() throws {
        func advice(_ families: [Family]) throws -> String {
            var other = Sample.description
            other.kind = "Another"
            other.families = families
            var widget = Sample.widget()
            widget.facts.siblings = [other]
            return try #require(Sample.report([widget], [.groupedSizes]).findings.first).advice
        }
        #expect(try advice([.systemMedium]).contains("the families of both"))
        #expect(try advice([.systemSmall, .systemMedium]).contains("a name of its own"))
    }
}
