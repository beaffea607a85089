import Foundation
import Testing

@testable import XcodeProject

struct SettingsTests {
    private func settings(_ levels: [String: String]..., facts: [String: String] = [:]) -> BuildSettings {
        var settings = BuildSettings(file: "A.xcodeproj")
        settings.facts = facts
        for level in levels { settings.add(level: level.mapValues { .string($0) }) }
        return settings
    }

    @Test("A higher level overrides, and inherited refers to the one below")
    func inherited() throws {
        let all = settings(["A": "one"], ["A": "$(inherited) two"], ["A": "${inherited} three"])
        #expect(try all.value("A") == "one two three")
        #expect(try all.words("A") == ["one", "two", "three"])
    }

    @Test("Settings expand with operators and computed names")
    func expansion() throws {
        let all = settings([
            "NAME": "My Widget-2", "MODULE": "$(NAME:c99extidentifier)", "ID": "org.$(NAME:rfc1034identifier:lower)",
            "KIND": "ME", "PICKED": "$(NA$(KIND))", "EMPTY": "$(NOTHING:default=none)", "PRICE": "5$ and $",
        ])
        #expect(try all.value("MODULE") == "My_Widget_2")
        #expect(try all.value("ID") == "org.my-widget-2")
        #expect(try all.value("PICKED") == "My Widget-2")
        #expect(try all.value("EMPTY") == "none")
        #expect(try all.value("PRICE") == "5$ and $")
        #expect(try all.value("NOTHING") == nil)
    }

    @Test("Circular settings end", .timeLimit(.minutes(30)))
    func circle() throws {
        let all = settings(["A": "$(B)", "B": "$(A)", "WIDE": "$(WIDE2)$(WIDE2)", "WIDE2": "x"])
        #expect(try all.value("A") == nil)
        #expect(try all.value("WIDE") == "xx")
    }

    @Test("Conditions hold for their platform and configuration")
    func conditions() throws {
        let all = settings(
            [
                "A": "plain", "A[sdk=iphoneos*]": "phone $(inherited)", "A[sdk=macosx*]": "mac",
                "B[config=Release]": "b",
            ],
            facts: ["sdk": "iphoneos", "config": "Debug"])
        #expect(try all.value("A") == "phone plain")
        #expect(try all.value("B") == nil)
    }

    @Test("Quotation marks keep words together")
    func words() {
        #expect(SettingList.split(#"-D "A B" C\ D 'e f' "" g"#) == ["-D", "A B", "C D", "e f", "", "g"])
    }

    @Test("Configuration files include others, relative to themselves")
    func configurationFile() throws {
        let file = try ConfigurationFile(SampleProject.orchard + "/Config/Base.xcconfig")
        #expect(
            file.files.map { ($0 as NSString).lastPathComponent } == [
                "Base.xcconfig", "Shared.xcconfig", "Local.xcconfig",
            ])
        #expect(file.assignments.first { $0.name == "ORCHARD_ID" }?.value == "org.example.orchard")
        #expect(file.missing == [])
        let crops = file.assignments.filter { $0.name == "CROP" }
        #expect(crops.map(\.conditions.first?.pattern) == ["iphoneos*", "macosx*"])
    }

    @Test("A target's settings combine all levels")
    func orchard() throws {
        let set = try ProjectSet(.project(SampleProject.orchard + "/Orchard.xcodeproj"), configuration: nil)
        let target = try set.widgetTarget(named: nil).target.settings
        #expect(target.moduleName == "OrchardWidget")
        #expect(target.bundleIdentifier == "org.example.orchard.widget")
        #expect(target.languageMode == "5")
        #expect(target.conditions == ["DEBUG", "APPLES", "WIDGET"])
        #expect(target.platforms == [.iOS])
        #expect(target.developmentLanguage == "de")
        let info = try list(target.infoPlist)
        #expect(info["CFBundleIdentifier"] as? String == "org.example.orchard.widget")
        #expect(info["NSAccentColorName"] as? String == "Apple")
        let groups = try list(target.entitlements)["com.apple.security.application-groups"] as? [String]
        #expect(groups == ["group.org.example.orchard"])
    }

    @Test("Another configuration has other conditions")
    func release() throws {
        let set = try ProjectSet(.project(SampleProject.orchard + "/Orchard.xcodeproj"), configuration: "release")
        #expect(try set.widgetTarget(named: nil).target.settings.conditions == ["APPLES", "WIDGET"])
    }

    @Test("Language options and the generated Info.plist of current templates are read")
    func meadow() throws {
        let set = try ProjectSet(.project(SampleProject.meadow + "/Meadow.xcodeproj"), configuration: nil)
        let target = try set.widgetTarget(named: "Bees Extension").target.settings
        #expect(target.moduleName == "Bees_Extension")
        #expect(target.languageMode == "6")
        #expect(target.defaultIsolation == .mainActor)
        #expect(
            target.upcomingFeatures == [
                "InferIsolatedConformances", "NonisolatedNonsendingByDefault", "ExistentialAny",
            ])
        let info = try list(target.infoPlist)
        #expect(info["CFBundleDisplayName"] as? String == "Bees")
        #expect(info["CFBundleShortVersionString"] as? String == "1.4")
        #expect(target.displayName == "Bees")
        #expect(target.extensionPoint == "com.apple.widgetkit-extension")
    }

    private func target(_ settings: [String: String]) throws -> TargetSettings {
        try TargetSettings(
            self.settings(settings), target: "A", folder: "/nowhere", region: "en", files: [],
            within: ProjectBoundary(only: "/nowhere"))
    }

    @Test("Slashes delimit regular expressions unless the settings disable them")
    func slashes() throws {
        #expect(try target([:]).slashes == .regularExpression)
        #expect(try target(["SWIFT_ENABLE_BARE_SLASH_REGEX": "NO"]).slashes == .operand)
        let flags = ["SWIFT_ENABLE_BARE_SLASH_REGEX": "NO", "OTHER_SWIFT_FLAGS": "-enable-bare-slash-regex"]
        #expect(try target(flags).slashes == .regularExpression)
    }

    @Test("S-FILE-10: Words that the compiler would misinterpret are not passed on, which is reported")
    func foreignWords() throws {
        let settings = try target([
            "SWIFT_VERSION": "@flags", "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "@more A -B 1C",
            "OTHER_SWIFT_FLAGS":
                "-D @x -DB -enable-upcoming-feature @y -enable-experimental-feature -load-plugin-executable",
        ])
        #expect(settings.languageMode == nil)
        #expect(settings.conditions == ["A", "B"])
        #expect(settings.upcomingFeatures == [])
        #expect(settings.experimentalFeatures == [])
        #expect(
            settings.remarks == [
                "SWIFT_VERSION is '@flags', which is not a language version",
                "the settings name the language feature '@y', which is not a name",
                "the settings name the language feature '-load-plugin-executable', which is not a name",
            ])
    }

    @Test("Frontend flags keep their values, and flags of other tools are ignored")
    func frontendFlags() throws {
        let settings = try target([
            "SWIFT_VERSION": "5.10",
            "OTHER_SWIFT_FLAGS": "-Xfrontend -enable-experimental-feature -Xfrontend StrictConcurrency=complete "
                + "-Xcc -DC_ONLY -Xfrontend -DFRONT",
        ])
        #expect(settings.languageMode == "5")
        #expect(settings.experimentalFeatures == ["StrictConcurrency=complete"])
        #expect(settings.conditions == ["FRONT"])
        #expect(settings.remarks == [])
    }

    private func list(_ bytes: [UInt8]?) throws -> [String: Any] {
        let data = Data(try #require(bytes))
        let list = try PropertyListSerialization.propertyList(from: data, format: nil)
        return try #require(list as? [String: Any])
    }
}
