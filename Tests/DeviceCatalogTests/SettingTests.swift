import Testing
import WidgetVocabulary

@testable import DeviceCatalog

@Suite("User settings by name")
struct SettingTests {
    @Test("F-29: four appearances are found by name, the tint with its color")
    func appearances() throws {
        #expect(try Appearance(named: "light") == .light)
        #expect(try Appearance(named: "Dark") == .dark)
        #expect(try Appearance(named: "clear") == .clear)
        #expect(try Appearance(named: "tinted") == .tinted(Decisions.homeTint))
        #expect(try Appearance(named: "tinted:#FF8000") == .tinted(TintColor(red: 1, green: 128.0 / 255, blue: 0)))
        #expect(Appearance.Kind.allCases.count == 4)
    }

    @Test(
        "An unknown appearance or color is answered with the known ones",
        arguments: ["ligth", "tinted:bleu", "dark:red", "tinted:#12345", ""])
    func unknown(name: String) throws {
        let error = try #require(throws: UnknownName.self) { try Appearance(named: name) }
        #expect(error.hint != nil)
    }

    @Test("Misspellings are answered with the nearest names")
    func slips() throws {
        let appearance = try #require(throws: UnknownName.self) { try Appearance(named: "ligth") }
        #expect(appearance.suggestions.first == "light")
        let color = try #require(throws: UnknownName.self) { try Appearance(named: "tinted:bleu") }
        #expect(color.suggestions.first == "blue")
    }

    @Test("Colors are read in short and long form and written in the long form")
    func colors() throws {
        #expect(try TintColor(named: "#f80").description == "#FF8800")
        #expect(try TintColor(named: "0a84ff").description == "#0A84FF")
        #expect(try TintColor(named: "blue") == Decisions.tints.first { $0.name == "blue" }?.color)
        #expect(throws: PlacementRejection.self) { try TintColor(red: 1.01, green: 0, blue: 0) }
        #expect(throws: PlacementRejection.self) { try TintColor(red: 0, green: .nan, blue: 0) }
        #expect(throws: UnknownName.self) { try TintColor(named: "#GGGGGG") }
    }

    @Test("Names of tints, faces and palettes are all different")
    func different() {
        for names in [
            Decisions.tints.map(\.name), Decisions.watchFaceColors.map(\.name), Decisions.lockScreenTints.map(\.name),
            Decisions.palettes.map(\.name),
        ] {
            #expect(Set(names).count == names.count)
            #expect(names.count >= 7)
        }
    }

    @Test(
        "Devices of every platform are found by their common names",
        arguments: [
            ("iPad Pro 11", Platform.iPad, "834x1194"), ("ipad mini", .iPad, "744x1133"), ("Mac", .mac, "1440x900"),
            ("Apple Watch 45mm", .appleWatch, "45 mm"), ("apple watch 45 mm", .appleWatch, "45 mm"),
            ("Apple Watch Ultra", .appleWatch, "49 mm"), ("Apple Vision Pro", .visionPro, "1280x720"),
            ("834x1194", .iPad, "834x1194"), ("954×1373", .iPad, "954x1373"), ("iPad Air 13", .iPad, "1024x1366"),
            ("Apple Watch 46mm", .appleWatch, "208x248"), ("iPad Pro 13", .iPad, "1032x1376"),
        ])
    func devices(name: String, platform: Platform, screen: String) throws {
        let device = try DeviceCatalog.device(named: name)
        #expect(device.platform == platform)
        #expect(device.screen.name == screen)
    }

    @Test(
        "Products whose screens have no published sizes are reported as such",
        arguments: ["Apple Watch 42mm", "Apple Watch 38mm"])
    func unpublished(name: String) throws {
        let error = try #require(throws: UnknownName.self) { try DeviceCatalog.device(named: name) }
        #expect(error.hint?.hasPrefix("No widget sizes are published for its ") == true)
        #expect(!error.suggestions.isEmpty)
    }

    @Test("No name means two products")
    func noTwins() {
        let names = DeviceCatalog.models.flatMap { [$0.name] + $0.aliases }.map { FoldedName($0) }
        #expect(Set(names).count == names.count)
        #expect(DeviceCatalog.models.filter { $0.platform == .iPad }.count >= 15)
    }
}
