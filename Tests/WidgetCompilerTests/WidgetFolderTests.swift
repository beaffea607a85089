import Foundation
import HostTestSupport
import Testing

@testable import WidgetCompiler

@Suite("Widget folders")
struct WidgetFolderTests {
    @Test("Sources and resources are collected, but not tests, hidden and build folders")
    func collect() throws {
        let folder = try TemporaryFolder()
        for name in [
            "B.swift", "Views/A.swift", "Tests/T.swift", "WeatherTests/T.swift", ".build/X.swift", "build/X.swift",
        ] {
            try folder.write("struct A {}", to: name)
        }
        try folder.write("{}", to: "Assets.xcassets/Contents.json")
        try folder.write("{}", to: "Localizable.xcstrings")
        try folder.write("", to: "ko.lproj/Localizable.strings")
        try folder.write("", to: "Info.plist")
        try folder.write("", to: "Widget.entitlements")
        try folder.write("", to: "data.json")
        let found = try WidgetFolder(at: folder.path)
        let prefix = found.path + "/"
        #expect(found.swiftFiles == ["B.swift", "Views/A.swift"].map { prefix + $0 })
        #expect(found.assetCatalogs == [prefix + "Assets.xcassets"])
        #expect(found.translations == ["Localizable.xcstrings", "ko.lproj/Localizable.strings"].map { prefix + $0 })
        #expect(found.infoPlist == prefix + "Info.plist")
        #expect(found.entitlements == prefix + "Widget.entitlements")
        #expect(found.looseResources == [prefix + "data.json"])
    }

    @Test("A manifest isn't a source, but a file with only its name is")
    func manifests() throws {
        let folder = try TemporaryFolder()
        try folder.write("struct Package {}", to: "Shop/Package.swift")
        try folder.write("// swift-tools-version: 5.9\nimport PackageDescription", to: "Package.swift")
        let found = try WidgetFolder(at: folder.path)
        #expect(found.swiftFiles == [found.path + "/Shop/Package.swift"])
    }

    @Test("Circular links are followed once, and so are links to adjacent folders", .timeLimit(.minutes(10)))
    func links() throws {
        let folder = try TemporaryFolder()
        try folder.write("struct A {}", to: "Own/A.swift")
        try folder.write("struct B {}", to: "Shared/B.swift")
        try folder.write("{}", to: "Own/Assets.xcassets/Red.colorset/Contents.json")
        for (name, place) in [("a", "."), ("b", "."), ("Shared", "../Shared"), ("Assets.xcassets/c", "..")] {
            try FileManager.default.createSymbolicLink(
                atPath: folder.path + "/Own/" + name, withDestinationPath: place)
        }
        let found = try WidgetFolder(at: folder.path + "/Own")
        #expect(found.swiftFiles == ["A.swift", "Shared/B.swift"].map { found.path + "/" + $0 })
        #expect(AssetNames(catalogs: found.assetCatalogs).assets.map(\.name) == ["Red"])
    }

    @Test("A single file is a folder of one")
    func single() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("struct A {}", to: "Clock.swift")
        let found = try WidgetFolder(at: file)
        #expect(found.name == "Clock")
        #expect(found.swiftFiles.count == 1)
    }

    @Test("A missing folder and one without Swift files are reported")
    func problems() throws {
        let folder = try TemporaryFolder()
        #expect(throws: WidgetFolder.Problem.noSwiftFiles(folder.path)) { try WidgetFolder(at: folder.path) }
        let missing = folder.path + "/no"
        #expect(throws: WidgetFolder.Problem.notFound(missing)) { try WidgetFolder(at: missing) }
    }
}
