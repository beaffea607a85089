import TestSupport
import Testing
import WidgetVocabulary

@testable import DeviceCatalog

@Suite("Which families appear where")
struct FamilySupportTests {
    @Test(
        "F-15–F-23: every row of the guidelines' family tables holds",
        arguments: Table.rows("family_contexts") + Table.rows("accessory_devices"))
    func contexts(row: Table.Row) throws {
        let family = try #require(Family(rawValue: row["family_identifier"]))
        let platform = try #require(Platform(rawValue: row["platform"]))
        let contexts = try row["contexts"].split(separator: ";").map { try #require(Context(rawValue: String($0))) }
        #expect(family.contexts(on: platform) == contexts)
        #expect(family.isSupported(on: platform) == (row["supported"] == "true"))
    }

    @Test("Pairs that the tables do not mention are unknown rather than unsupported")
    func unmentioned() {
        let rows = Table.rows("family_contexts") + Table.rows("accessory_devices")
        let mentioned = Set(rows.map { $0["family_identifier"] + " " + $0["platform"] })
        #expect(mentioned.count == 32)
        for family in Family.allCases {
            for platform in Platform.allCases where !mentioned.contains("\(family.rawValue) \(platform.rawValue)") {
                #expect(family.contexts(on: platform) == nil, "\(family) on \(platform)")
            }
        }
    }

    @Test("F-15, F-16: there are five system and four accessory families")
    func kinds() {
        #expect(Family.allCases.filter { $0.kind == .system }.count == 5)
        #expect(Family.allCases.filter { $0.kind == .accessory }.count == 4)
    }

    @Test("F-24: Apple TV is not a widget platform, and no device of that name is found")
    func noTelevision() {
        #expect(Platform.allCases.map(\.rawValue) == ["iPhone", "iPad", "Mac", "Apple Watch", "Apple Vision Pro"])
        for name in ["Apple TV", "tvOS", "1920x1080"] {
            #expect(throws: UnknownName.self, "\(name)") { try DeviceCatalog.device(named: name) }
        }
    }
}
