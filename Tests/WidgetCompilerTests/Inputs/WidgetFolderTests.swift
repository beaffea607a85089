import Foundation
import HostTestSupport
import Testing
import XcodeProject

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

    @Test("S-FILE-8: A pipe with the name of a manifest delays nothing", .timeLimit(.minutes(30)))
    func pipe() throws {
        let folder = try TemporaryFolder()
        try folder.write("struct A {}", to: "A.swift")
        try #require(mkfifo(folder.path + "/Package.swift", 0o600) == 0)
        let found = try WidgetFolder(at: folder.path)
        #expect(found.swiftFiles == [found.path + "/A.swift"])
    }

    @Test("Circular links are followed once, and so are links to adjacent folders", .timeLimit(.minutes(30)))
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

    /// A widget in a repository, with links to a file of the repository and to files outside.
    private func linked() throws -> (folder: TemporaryFolder, links: [String]) {
        let folder = try TemporaryFolder()
        try folder.write("", to: "Repository/.git/HEAD")
        try folder.write("struct A {}", to: "Repository/Own/A.swift")
        try folder.write("{}", to: "Repository/Shared/shared.json")
        try folder.write("shared", to: "Repository/Shared/deep/Shared.txt")
        try folder.write("secret", to: "Outside/key.json")
        try folder.write("let secret = 1", to: "Outside/B.swift")
        try folder.write("secret = \"secret\";", to: "Outside/Localizable.strings")
        let color = #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":"#
        let red = color + #"{"red":"1","green":"0","blue":"0","alpha":"1"}}}]}"#
        try folder.write(red, to: "Outside/Blue.colorset/Contents.json")
        try folder.write(red, to: "Repository/Own/Assets.xcassets/Red.colorset/Contents.json")
        try folder.write(
            #"{"images":[{"idiom":"universal","filename":"photo.png"}]}"#,
            to: "Repository/Own/Assets.xcassets/Photo.imageset/Contents.json")
        try folder.write("<model/>", to: "Outside/contents")
        try folder.write("", to: "Repository/Own/Model.xcdatamodeld/Model.xcdatamodel/layout")
        let links = [
            ("data", "Outside"), ("one.json", "Outside/key.json"), ("B.swift", "Outside/B.swift"),
            ("en.lproj", "Outside"), ("Localizable.strings", "Outside/Localizable.strings"),
            ("Info.plist", "Outside/key.json"), ("Widget.entitlements", "Outside/key.json"),
            ("Assets.xcassets/Blue.colorset", "Outside/Blue.colorset"),
            ("Assets.xcassets/Photo.imageset/photo.png", "Outside/key.json"),
            ("Model.xcdatamodeld/Model.xcdatamodel/contents", "Outside/contents"),
        ]
        let own = folder.path + "/Repository/Own/"
        for (name, place) in links + [("Shared", "Repository/Shared")] {
            try FileManager.default.createSymbolicLink(
                atPath: own + name, withDestinationPath: folder.path + "/" + place)
        }
        return (folder, links.map(\.0).sorted())
    }

    @Test(
        "S-FILE-2, S-FILE-3: Links that lead out of the repository are skipped with a note each, and the others are followed"
    )
    func foreignLinks() throws {
        let (folder, links) = try linked()
        let found = try WidgetFolder(at: folder.path + "/Repository/Own")
        #expect(found.swiftFiles == [found.path + "/A.swift"])
        #expect(
            found.looseResources == ["deep/Shared.txt", "shared.json"].map { found.path + "/Shared/" + $0 })
        #expect(found.translations == [] && found.dataModels == [])
        #expect(found.infoPlist == nil && found.entitlements == nil)
        #expect(found.notes.map { String($0.file.dropFirst(found.path.count + 1)) }.sorted() == links)
        #expect(
            found.notes.allSatisfy { $0.severity == .warning && $0.message.contains("'\(folder.path)/Repository'") })
        let assets = AssetNames(catalogs: found.assetCatalogs, omitting: found.foreignPaths).assets
        #expect(assets.map(\.name) == ["Photo", "Red"])
    }

    @Test("S-FILE-2, S-FILE-4: A bundle contains files instead of links, and nothing from outside of the repository")
    func foreignLinksInBundle() throws {
        let (folder, _) = try linked()
        let output = try TemporaryFolder()
        let found = try WidgetFolder(at: folder.path + "/Repository/Own")
        try ResourceCompiler(folder: found, platform: .iOS).compile(into: output.path)
        let names = try FileManager.default.subpathsOfDirectory(atPath: output.path)
        #expect(names.contains("shared.json") && names.contains("Shared.txt"))
        #expect(!names.contains { $0.hasSuffix("key.json") || $0.hasSuffix("one.json") })
        for name in names {
            let path = output.path + "/" + name
            let kind = try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
            #expect(kind != .typeSymbolicLink, "\(name)")
            let content = String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
            #expect(!content.contains("secret"), "\(name)")
        }
        let messages = ResourceCompiler.messages(in: output.path)
        #expect(messages.contains { $0.message.hasPrefix("the image 'Photo' has no file") })
    }

    @Test("S-FILE-4: A folder of resources is copied with its links resolved, and special files in it are reported")
    func resourceFolder() throws {
        let (folder, _) = try linked()
        let bundle = folder.path + "/Repository/Own/Sounds.bundle"
        try folder.write("ring", to: "Repository/Own/Sounds.bundle/ring.wav")
        for (name, place) in [("inner", "../../Shared/deep"), ("outer", "../../../Outside"), ("loop", ".")] {
            try FileManager.default.createSymbolicLink(atPath: bundle + "/" + name, withDestinationPath: place)
        }
        #expect(mkfifo(bundle + "/pipe", 0o600) == 0)
        var found = WidgetFolder(path: folder.path + "/Repository/Own", name: "Own")
        found.addMember(bundle)
        found.omitForeignLinks(leaving: ProjectBoundary(around: found.path))
        #expect(found.notes.map(\.file) == [bundle + "/outer"])
        let output = try TemporaryFolder()
        try ResourceCompiler(folder: found, platform: .iOS).compile(into: output.path)
        let names = try FileManager.default.subpathsOfDirectory(atPath: output.path + "/Sounds.bundle").sorted()
        #expect(names == ["inner", "inner/Shared.txt", "ring.wav"])
        let messages = ResourceCompiler.messages(in: output.path)
        #expect(
            messages.contains { $0.message == "the resource cannot be read and is skipped: it is not a regular file" })
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
