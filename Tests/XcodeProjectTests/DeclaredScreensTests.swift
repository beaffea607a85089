import Testing

@testable import XcodeProject

@Suite("Devices and orientations that an app declares")
struct DeclaredScreensTests {
    private static let portrait = "UIInterfaceOrientationPortrait"
    private static let left = "UIInterfaceOrientationLandscapeLeft"

    /// The settings of the app in a `project.yml` with a widget extension.
    private static func app(_ lines: String, plist: String? = nil) throws -> TargetSettings {
        let scratch = try ScratchFolder()
        if let plist {
            try scratch.write(
                "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(plist)</dict></plist>", to: "App/Info.plist")
        }
        try scratch.write("", to: "App/App.swift")
        let file = try scratch.write(
            "name: A\ntargets:\n  App:\n    type: application\n    platform: iOS\n    sources: [App]\n" + lines,
            to: "project.yml")
        let project = try Project(specification: file, configuration: nil)
        return try #require(project.targets.first).settings
    }

    @Test("The orientations of an iPad are its own, if it has some, otherwise those of all devices")
    func orientations() {
        let both = [
            "UISupportedInterfaceOrientations": [Self.portrait], "UISupportedInterfaceOrientations~ipad": [Self.left],
        ]
        let screens = DeclaredScreens(info: both, targetedFamilies: nil)
        #expect(screens.orientations(on: .iPhone) == [.portrait])
        #expect(screens.orientations(on: .iPad) == [.landscapeLeft])
        let one = DeclaredScreens(info: ["UISupportedInterfaceOrientations": [Self.left]], targetedFamilies: nil)
        #expect(one.orientations(on: .iPad) == [.landscapeLeft])
    }

    @Test(
        "Without a declaration, or with one that names nothing, nothing is limited; an unknown name is remarked on")
    func nothing() {
        let screens = DeclaredScreens(info: [:], targetedFamilies: nil)
        #expect(screens.orientations(on: .iPhone) == nil && screens.remarks.isEmpty)
        #expect(screens.includes(.iPhone) && screens.includes(.iPad))
        let wrong = DeclaredScreens(info: ["UISupportedInterfaceOrientations": ["Upright"]], targetedFamilies: "7")
        #expect(wrong.orientations(on: .iPhone) == nil && wrong.includes(.iPad))
        #expect(wrong.remarks == ["UISupportedInterfaceOrientations has 'Upright', which is not an orientation"])
    }

    @Test("The setting of the device families replaces that of the property list")
    func families() {
        let list: [String: Any] = ["UIDeviceFamily": [1, 2]]
        #expect(DeclaredScreens(info: list, targetedFamilies: nil).includes(.iPad))
        let phone = DeclaredScreens(info: list, targetedFamilies: "1")
        #expect(phone.includes(.iPhone) && !phone.includes(.iPad))
        let tablet = DeclaredScreens(info: ["UIDeviceFamily": ["2"]], targetedFamilies: nil)
        #expect(!tablet.includes(.iPhone) && tablet.includes(.iPad))
        #expect(DeclaredScreens(info: [:], targetedFamilies: "1,2,7").includes(.iPad))
    }

    @Test("Settings of a generated property list are read, for each device, and become lists of the product's")
    func settings() throws {
        let lines = """
                settings:
                  GENERATE_INFOPLIST_FILE: YES
                  TARGETED_DEVICE_FAMILY: 1
                  INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone: \(Self.portrait)
                  INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad: \(Self.portrait) \(Self.left)
            """
        let settings = try Self.app(lines)
        #expect(settings.screens.orientations(on: .iPhone) == [.portrait])
        #expect(settings.screens.orientations(on: .iPad) == [.portrait, .landscapeLeft])
        #expect(!settings.screens.includes(.iPad))
        let list = String(decoding: try #require(settings.infoPlist), as: UTF8.self)
        #expect(list.contains("<key>UISupportedInterfaceOrientations~ipad</key>"))
        #expect(list.contains("<string>\(Self.left)</string>") && !list.contains("_iPad"))
    }

    @Test("Settings of a property list that is not generated have no effect")
    func ungenerated() throws {
        let lines = """
                settings:
                  INFOPLIST_KEY_UISupportedInterfaceOrientations: \(Self.portrait)
            """
        #expect(try Self.app(lines).screens == DeclaredScreens())
    }

    @Test("A property list among the sources, and properties of the specification, are read")
    func files() throws {
        let plist = "<key>UISupportedInterfaceOrientations</key><array><string>\(Self.portrait)</string></array>"
        #expect(try Self.app("", plist: plist).screens.orientations(on: .iPhone) == [.portrait])
        let lines = """
                info:
                  path: App/Info.plist
                  properties:
                    UISupportedInterfaceOrientations: [\(Self.left)]
                    UIDeviceFamily: [1]
            """
        let screens = try Self.app(lines, plist: plist).screens
        #expect(screens.orientations(on: .iPhone) == [.landscapeLeft])
        #expect(!screens.includes(.iPad))
    }

    /// A project with apps that declare their devices, and the widget extension “Probe”.
    ///
    /// - Parameter apps: Lines of targets.
    private static func screens(_ apps: String) throws -> (AppScreens, folder: ScratchFolder) {
        let scratch = try ScratchFolder()
        for name in ["One/One.swift", "Two/Two.swift", "Shared.swift"] { try scratch.write("", to: name) }
        try scratch.write("import WidgetKit\n@main struct Probe {}", to: "Probe/Probe.swift")
        try scratch.write(
            "name: A\ntargets:\n  Probe: { type: app-extension, platform: iOS, sources: [Probe, Shared.swift] }\n"
                + apps,
            to: "project.yml")
        let path = try #require(try ProjectPath(scratch.path))
        let set = try ProjectSet(path, configuration: nil)
        let (project, target) = try set.widgetTarget(named: nil)
        return (AppScreens(around: target, of: project, in: set), scratch)
    }

    @Test(
        "A view is shown by the app that compiles it, else by the one around the extension, else by the only one"
    )
    func apps() throws {
        let one = "  One: { type: application, platform: iOS, sources: [One] }\n"
        let two = "  Two: { type: application, platform: iOS, sources: [Two, Shared.swift] }\n"
        let around = "  One: { type: application, platform: iOS, sources: [One], dependencies: [{ target: Probe }] }\n"
        let (only, first) = try Self.screens(one)
        #expect(only.app(showing: first.path + "/Probe/Probe.swift")?.name == "One")
        let (several, second) = try Self.screens(one + two)
        #expect(several.app(showing: second.path + "/Probe/Probe.swift") == nil)
        #expect(several.app(showing: nil) == nil)
        #expect(several.app(showing: second.path + "/Shared.swift")?.name == "Two")
        let (contained, third) = try Self.screens(around + two)
        #expect(contained.app(showing: third.path + "/Probe/Probe.swift")?.name == "One")
        #expect(contained.app(showing: third.path + "/Shared.swift")?.name == "Two")
        #expect(AppScreens().app(showing: nil) == nil)
    }

    @Test("An app for another system is not the only one, and a damaged property list is remarked on")
    func others() throws {
        let mac = "  One: { type: application, platform: macOS, sources: [One] }\n"
        #expect(try Self.screens(mac).0.app(showing: nil) == nil)
        let scratch = try ScratchFolder()
        try scratch.write("<?xml version=\"1.0\"?><plist><dict><key>", to: "One/Info.plist")
        try scratch.write("import WidgetKit\n@main struct Probe {}", to: "Probe/Probe.swift")
        try scratch.write(
            """
            name: A
            targets:
              One: { type: application, platform: iOS, sources: [One] }
              Probe: { type: app-extension, platform: iOS, sources: [Probe] }
            """, to: "project.yml")
        let set = try ProjectSet(try #require(try ProjectPath(scratch.path)), configuration: nil)
        let (project, target) = try set.widgetTarget(named: nil)
        let app = try #require(AppScreens(around: target, of: project, in: set).app(showing: nil))
        #expect(app.screens == DeclaredScreens())
        #expect(app.remarks.contains { $0.contains("Info.plist") }, "\(app.remarks)")
    }
}
