import Foundation
import FoundationSupplement
import Testing

private final class Bed: NSObject {
    override var description: String { "bed" }
}

private struct Broken: Error {}

@Suite("Arguments of formats")
struct FormatArgumentTests {
    @Test("Objects are formatted with their description")
    func objects() {
        #expect(String(format: "%@ %d", Bed(), 5) == "bed 5")
        #expect(String(format: "%@", NSNull()) == "<null>")
        #expect(String(format: "%@", NSError(domain: "garden", code: 3)).contains("Domain=garden Code=3"))
        #expect(String(format: "%@", Broken() as NSError).contains("Broken"))
        #expect(String(format: "%@ %@", NSNumber(value: 3), NSString(string: "x")) == "3 x")
    }

    @Test("Values are formatted as their bridged objects")
    func values() throws {
        let link = try #require(URL(string: "https://garden.example"))
        #expect(String(format: "%@", link as CVarArg) == "https://garden.example")
        #expect(String(format: "%@", [1, 2]) == "(\n    1,\n    2\n)")
    }
}
