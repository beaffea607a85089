import Foundation
import HostTestSupport
import Testing

@testable import WidgetCompiler

@Suite("Bundle information")
struct BundleInformationTests {
    @Test("An Info.plist value is found next to a localized one, as a string")
    func translated() throws {
        let folder = try TemporaryFolder()
        try folder.write("struct Model {}\n", to: "Widget/Model.swift")
        try folder.write(
            """
            <plist version="1.0"><dict><key>GROUP</key><string>group.example</string>
            <key>CFBundleDisplayName</key><string>Weather</string><key>HOSTS</key><array><string>a</string></array>
            </dict></plist>
            """, to: "Widget/Info.plist")
        try folder.write("CFBundleDisplayName = \"Forecast\";\n", to: "Widget/en.lproj/InfoPlist.strings")
        let output = try TemporaryFolder()
        let widget = try WidgetFolder(at: folder.path + "/Widget")
        try ResourceCompiler(folder: widget, platform: .iOS).compile(into: output.path)
        let bundle = try #require(Bundle(path: output.path))
        #expect(bundle.object(forInfoDictionaryKey: "GROUP") as? String == "group.example")
        #expect(bundle.object(forInfoDictionaryKey: "HOSTS") as? [String] == ["a"])
        #expect(bundle.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String == "Forecast")
    }

    @Test("Custom keys in a framework's Info.plist are available unless the widget has them itself")
    func frameworks() throws {
        func list(_ entries: [String: String]) -> String {
            let lines = entries.map { "<key>\($0.key)</key><string>\($0.value)</string>" }
            return "<plist version=\"1.0\"><dict>\(lines.joined())</dict></plist>"
        }
        let folder = try TemporaryFolder()
        try folder.write("struct Model {}\n", to: "Widget/Model.swift")
        try folder.write(list(["GROUP": "group.widget", "CFBundleName": "Widget"]), to: "Widget/Info.plist")
        var widget = try WidgetFolder(at: folder.path + "/Widget")
        let framework = list([
            "GROUP": "group.kit", "STORE": "kit.sqlite", "CFBundleDisplayName": "Kit", "NSMainNibFile": "A",
        ])
        widget.moduleInfoPlists = [Array(framework.utf8), Array("nonsense".utf8)]
        let output = try TemporaryFolder()
        try ResourceCompiler(folder: widget, platform: .iOS).compile(into: output.path)
        let bundle = try #require(Bundle(path: output.path))
        #expect(bundle.object(forInfoDictionaryKey: "GROUP") as? String == "group.widget")
        #expect(bundle.object(forInfoDictionaryKey: "STORE") as? String == "kit.sqlite")
        #expect(bundle.object(forInfoDictionaryKey: "CFBundleDisplayName") == nil)
        #expect(bundle.object(forInfoDictionaryKey: "NSMainNibFile") == nil)
    }

    @Test(
        "Errors of property lists name the user's file, with the line",
        arguments: ["Info.plist", "Widget.entitlements"])
    func damaged(name: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("struct Model {}\n", to: "Widget/Model.swift")
        try folder.write(
            "<?xml version=\"1.0\"?>\n<plist><dict>\n<key>a</key>\n<bad/></dict></plist>", to: "Widget/\(name)")
        let widget = try WidgetFolder(at: folder.path + "/Widget")
        let output = try TemporaryFolder()
        let error = #expect(throws: BuildError.self) {
            try ResourceCompiler(folder: widget, platform: .iOS).compile(into: output.path)
        }
        let words = try #require(error?.description)
        #expect(words.contains("“\(widget.path)/\(name)”, line 4,"), "\(words)")
        #expect(!words.contains(output.path))
    }
}
