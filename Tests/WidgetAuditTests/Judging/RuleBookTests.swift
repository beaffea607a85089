import DeviceCatalog
import Testing

@testable import WidgetAudit

@Suite("Selection of rules")
struct RuleBookTests {
    @Test("Rules are selected by id, by name and by series, in the order of their ids")
    func names() throws {
        let rules = try RuleBook.rules(named: ["text-contrast", "r1", "W"])
        #expect(rules.prefix(2).map(\.id.description) == ["R-01", "R-66"])
        #expect(rules.dropFirst(2).allSatisfy { $0.id.series == .widgets })
        #expect(try RuleBook.rules(named: []).count == RuleBook.all.count)
    }

    @Test("An unknown rule is answered with the nearest names")
    func unknown() {
        #expect {
            _ = try RuleBook.rules(named: ["text-contrasts"])
        } throws: { error in
            "\(error)".contains("text-contrast") && error is UnknownName
        }
    }

    @Test(
        "The nearest ids of an unknown one have the nearest numbers, in its series",
        arguments: [
            ("R-999", "“R-133”, “R-132”, “R-131”"), ("r0", "“R-01”, “R-02”, “R-03”"),
            ("W-7", "“W-06”, “W-08”, “W-05”"),
        ])
    func nearest(name: String, ids: String) {
        #expect {
            _ = try RuleBook.rules(named: [name])
        } throws: { error in
            "\(error)".contains("There is no rule called “\(name)”. Did you mean \(ids)?")
        }
    }

    @Test("An audit needs only the evidence that its rules read")
    func needs() {
        #expect(Auditor(rules: [.galleryTexts]).needs == [])
        #expect(Auditor(rules: [.galleryTexts, .darkAppearance]).needs == [.pictures, .appearances])
    }
}
