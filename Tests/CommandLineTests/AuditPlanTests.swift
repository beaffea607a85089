import DeviceCatalog
import Testing
import WidgetAudit
import WidgetCompiler
import WidgetVocabulary

@testable import TesseraCommands

@Suite("Pictures of an audit")
struct AuditPlanTests {
    private static func passes(_ needs: EvidenceNeeds, languages: [String] = []) throws -> [EvidencePlan.Pass] {
        let device = try DeviceCatalog.device(named: "393x852")
        let options = RenderOptions(source: WidgetSource("Probe"), devices: [device], locales: [.standard])
        let names = try languages.map { try LocaleName(argument: $0) }
        return EvidencePlan(needs, from: options, languages: names).passes
    }

    @Test("Rules that compare nothing need one pass of the usual pictures")
    func usual() throws {
        let passes = try Self.passes([.pictures])
        #expect(passes.map(\.options.extent) == [.chosen])
        #expect(passes.map(\.options.typeSizes) == [[.large]])
        #expect(!passes[0].measuresArchive)
    }

    @Test("Each need adds its pass")
    func needs() throws {
        let passes = try Self.passes(
            [.pictures, .appearances, .typeSizes, .languages, .placeholder, .gallery, .archive], languages: ["de"])
        #expect(passes.map(\.options.extent) == [.matrix, .chosen, .chosen, .chosen, .chosen])
        #expect(passes.map(\.content) == [.entry, .entry, .entry, .placeholder, .gallery])
        #expect(passes.map(\.options.state) == [.timeline, .timeline, .timeline, .placeholder, .snapshot])
        #expect(passes[0].measuresArchive)
        #expect(passes[1].options.typeSizes.count == 8)
        #expect(passes[2].options.locales.map(\.identifier) == ["de"])
    }

    @Test("The smallest screens are drawn in every language, each for its families")
    func screens() throws {
        let passes = try Self.passes([.pictures, .smallestScreen, .languages], languages: ["de", "ko"])
        let small = passes.filter { $0.options.devices.map(\.name) != ["393x852"] }
        #expect(small.map { $0.options.devices.map(\.name) } == [["320x568"], ["375x667"]])
        #expect(small.map(\.kinds) == [[.system], [.accessory]])
        #expect(small.allSatisfy { $0.options.locales.count == 3 })
    }

    @Test("The mirrored layout is drawn in the reference language, for families with a layout of their own")
    func mirrored() throws {
        let passes = try Self.passes([.pictures, .mirrored])
        #expect(passes.map(\.content) == [.entry, .mirrored])
        #expect(passes.map(\.options.environment.direction) == [nil, .rightToLeft])
        #expect(passes.map(\.options.locales) == [[.standard], [.standard]])
        #expect(passes.last?.kinds == [.system])
    }

    @Test("A language that no rule compares is not drawn")
    func languages() throws {
        #expect(try Self.passes([.pictures], languages: ["de"]).count == 1)
    }

    @Test("The list of rules has one line for each, and a page has the names of its thresholds")
    func rules() {
        let lines = RulesCommand.list(of: RuleBook.all).split(separator: "\n")
        #expect(lines.count == RuleBook.all.count)
        #expect(lines.first?.hasPrefix("R-01  minimum-text-size") == true)
        #expect(RulesCommand.pages(of: RuleBook.all).contains("  minimum: 11 pt (stated: "))
    }
}
