import Foundation
import Testing

@testable import XcodeProject

/// Projects that XcodeGen would generate from a `project.yml`.
struct SpecificationTests {
    private static let pond = SampleProject.folder + "/Pond"

    private func widget(_ configuration: String? = nil) throws -> (project: Project, target: ProjectTarget) {
        let path = try #require(try ProjectPath(Self.pond))
        #expect(path == .specification(Self.pond + "/project.yml"))
        return try ProjectSet(path, configuration: configuration).widgetTarget(named: nil)
    }

    @Test("Sources have excluded patterns, single files and optional folders")
    func sources() throws {
        let (project, target) = try widget()
        #expect(target.name == "PondWidget")
        #expect(target.members == [Self.pond + "/PondWidget/PondWidget.swift", Self.pond + "/Pond/Frog.swift"])
        #expect(target.missingMembers == [])
        #expect(project.files == [Self.pond + "/project.yml", Self.pond + "/Config/settings.yml"])
    }

    @Test("Settings combine includes, groups, templates and configurations")
    func settings() throws {
        let settings = try widget().target.settings
        #expect(settings.languageMode == "6")
        #expect(settings.upcomingFeatures == ["ExistentialAny"])
        #expect(settings.conditions == ["DEBUG", "QUIET", "INCLUDED"])
        #expect(settings.bundleIdentifier == "org.example.PondWidget")
        #expect(settings.developmentLanguage == "fr")
        #expect(settings.platforms == [.iOS])
        #expect(try widget("Release").target.settings.conditions == ["INCLUDED"])
    }

    @Test("Property lists of the specification are generated")
    func propertyLists() throws {
        let settings = try widget().target.settings
        #expect(settings.extensionPoint == "com.apple.widgetkit-extension")
        #expect(settings.displayName == "Pond")
        let bytes = try #require(settings.infoPlist)
        let list = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
        let info = try #require(list as? [String: Any])
        #expect(info["Depth"] as? Int == 3)
        let entitlements = String(decoding: try #require(settings.entitlements), as: UTF8.self)
        #expect(entitlements.contains("<string>group.pond</string>"))
    }

    @Test("Dependencies and packages are read")
    func dependencies() throws {
        let (project, target) = try widget()
        let reeds = PackageReference(place: .remote(url: "https://example.invalid/Reeds.git", .upToNextMinor("1.2.0")))
        #expect(project.packages == [reeds])
        #expect(target.packageProducts == [PackageProduct(name: "ReedsUI", package: reeds)])
        #expect(target.dependencies == ["PondKit"])
        #expect(project.targets.map(\.kind) == [.application, .library, .appExtension])
    }

    @Test("A mistake in the YAML is reported with its line")
    func mistake() throws {
        let scratch = try ScratchFolder()
        let file = try scratch.write("name: A\ntargets:\n  B: [\n", to: "project.yml")
        let error = #expect(throws: ProjectProblem.self) { try Project(specification: file, configuration: nil) }
        guard case .malformed(file, let line, _) = try #require(error) else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(try #require(line) >= 3)
    }

    @Test(
        "Glob patterns match paths",
        arguments: [
            ("**/*.md", "a/b/c.md", true), ("**/*.md", "c.md", true), ("*.md", "a/c.md", false),
            ("Drafts/**", "Drafts/a/b.swift", true), ("Drafts/**", "Draft.swift", false),
            ("Drafts", "Drafts/a.swift", true),
            ("A?.swift", "AB.swift", true), ("A*.swift", "A.swift", true), ("*", "a", true), ("a/*/c", "a/b/c", true),
        ])
    func patterns(pattern: String, path: String, matches: Bool) {
        #expect(GlobPattern(pattern).matches(path) == matches)
    }
}
