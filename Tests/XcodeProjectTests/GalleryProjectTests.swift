import Foundation
import Testing

@testable import XcodeProject

/// The project of the gallery and its folders, which Xcode and this program must read alike.
struct GalleryProjectTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Examples/Gallery").path

    /// The folders with the property list of a widget extension.
    private static func bundles() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder).filter { name in
            let list = try? String(contentsOfFile: "\(folder)/\(name)/Info.plist", encoding: .utf8)
            return list?.contains("com.apple.widgetkit-extension") == true
        }
        .sorted()
    }

    private func targets() throws -> [String: ProjectTarget] {
        let path = try #require(try ProjectPath(Self.folder))
        #expect(path == .specification(Self.folder + "/project.yml"))
        let targets = try ProjectSet(path, configuration: nil).widgetTargets.map(\.target)
        return Dictionary(targets.map { ($0.name, $0) }) { first, _ in first }
    }

    @Test("Every folder of a bundle has a target of its name, and every widget extension a folder")
    func folders() throws {
        let bundles = try Self.bundles()
        #expect(bundles.count >= 14)
        #expect(try targets().keys.sorted() == bundles)
    }

    @Test("A target has the sources, resources and entitlements of its folder, and no others")
    func members() throws {
        for (name, target) in try targets() {
            let own = Self.folder + "/" + name + "/"
            #expect(target.members.allSatisfy { $0.hasPrefix(own) }, "\(name)")
            #expect(target.missingMembers.isEmpty, "\(name)")
            let walk = try #require(FileManager.default.enumerator(atPath: own))
            let sources = walk.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.map { own + $0 }
            #expect(Set(target.swiftFiles) == Set(sources), "\(name)")
            #expect(target.members.contains(own + "Localizable.xcstrings"), "\(name)")
            let file = try #require(target.settings.entitlementsFile, "\(name)")
            #expect(file == own + name + ".entitlements")
            #expect(try String(contentsOfFile: file, encoding: .utf8).contains("group.com.example.gallery"))
            #expect(target.settings.extensionPoint == "com.apple.widgetkit-extension", "\(name)")
            #expect(target.settings.bundleIdentifier == "com.example.gallery." + name)
            #expect(target.settings.platforms.contains(.iOS), "\(name)")
        }
    }

    @Test("F-10: the host app embeds every bundle and contains no view of one")
    func app() throws {
        let set = try ProjectSet(try #require(try ProjectPath(Self.folder)), configuration: nil)
        for (project, target) in set.widgetTargets {
            let app = try #require(set.app(containing: target, of: project), "\(target.name)")
            #expect(app.name == "Gallery")
            #expect(app.swiftFiles == [Self.folder + "/App/GalleryApp.swift"])
        }
        let source = try String(contentsOfFile: Self.folder + "/App/GalleryApp.swift", encoding: .utf8)
        #expect(!source.contains("import WidgetKit"))
    }
}
