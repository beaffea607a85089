import Foundation
import Testing

@testable import XcodeProject

struct MembershipTests {
    private func set(_ path: String) throws -> ProjectSet {
        try ProjectSet(try #require(try ProjectPath(path)), configuration: nil)
    }

    private func relative(_ paths: [String], to folder: String) -> [String] {
        paths.map { $0.hasPrefix(folder + "/") ? String($0.dropFirst(folder.count + 1)) : $0 }
    }

    @Test("A target of groups has only the files of its phases, in all languages")
    func groups() throws {
        let (project, target) = try set(SampleProject.orchard).widgetTarget(named: nil)
        #expect(target.name == "OrchardWidget")
        #expect(project.folder == SampleProject.orchard)
        #expect(
            relative(target.members, to: SampleProject.orchard) == [
                "OrchardWidget/OrchardWidget.swift", "Shared/Harvest.swift", "OrchardWidget/Assets.xcassets",
                "OrchardWidget/en.lproj/Localizable.strings", "OrchardWidget/de.lproj/Localizable.strings",
            ])
        #expect(relative(target.missingMembers, to: SampleProject.orchard) == ["OrchardWidget/Gone.swift"])
    }

    @Test("Dependencies, local packages and the containing app are read")
    func surroundings() throws {
        let set = try set(SampleProject.orchard)
        let (project, target) = try set.widgetTarget(named: nil)
        #expect(target.dependencies == ["OrchardKit"])
        #expect(project.packages == [PackageReference(place: .local(SampleProject.orchard + "/Packages/Seeds"))])
        let app = try #require(set.app(containing: target, of: project))
        #expect(app.name == "Orchard")
        #expect(app.settings.displayName == "The Orchard")
        let kit = try #require(project.targets.first { $0.kind == .library })
        #expect(kit.packageProducts.map(\.name) == ["Seeds"])
    }

    @Test("A synchronized folder contributes all but its exceptions, and to other targets only their exceptions")
    func synchronised() throws {
        let (_, target) = try set(SampleProject.meadow).widgetTarget(named: "Bees Extension")
        #expect(
            relative(target.members, to: SampleProject.meadow).sorted() == [
                "Bees/Bees.swift", "Bees/Bees.xcassets", "Bees/Views/HiveView.swift",
                "Bees/de.lproj/Localizable.strings", "Bees/en.lproj/Localizable.strings",
                "Meadow/Model/Flower.swift", "Meadow/Shared.xcassets",
            ])
        #expect(relative(target.synchronizedFolders, to: SampleProject.meadow) == ["Bees"])
        let (_, other) = try set(SampleProject.meadow).widgetTarget(named: "Birds")
        #expect(
            relative(other.swiftFiles, to: SampleProject.meadow).sorted() == [
                "Birds/Birds.swift", "Meadow/Model/Flower.swift",
            ])
        #expect(other.settings.platforms == [.watchOS])
    }

    @Test("A new file in a synchronized folder is a member")
    func appears() throws {
        let scratch = try ScratchFolder()
        try FileManager.default.copyItem(atPath: SampleProject.meadow, toPath: scratch.path + "/Meadow")
        try scratch.write("struct NewHive {}", to: "Meadow/Bees/Views/New/NewHive.swift")
        let (_, target) = try set(scratch.path + "/Meadow").widgetTarget(named: "Bees Extension")
        #expect(target.members.contains(scratch.path + "/Meadow/Bees/Views/New/NewHive.swift"))
    }

    @Test("Remote packages keep their URL and requirement")
    func remotePackage() throws {
        let (project, target) = try set(SampleProject.meadow).widgetTarget(named: "Bees Extension")
        let nectar = PackageReference(
            place: .remote(url: "https://example.invalid/Nectar.git", .upToNextMajor("2.1.0")))
        #expect(project.packages == [nectar])
        #expect(nectar.name == "Nectar")
        #expect(target.packageProducts == [PackageProduct(name: "Nectar", package: nectar)])
    }

    @Test("An extension without an extension point in its Info.plist is a widget by its sources")
    func widgetBySources() throws {
        let scratch = try ScratchFolder()
        try FileManager.default.copyItem(atPath: SampleProject.meadow, toPath: scratch.path + "/Meadow")
        for name in ["Bees", "Birds"] {
            try FileManager.default.removeItem(atPath: scratch.path + "/Meadow/\(name)/Info.plist")
        }
        // The bees have no @main.
        #expect(try set(scratch.path + "/Meadow").widgetTargets.map(\.target.name) == ["Birds"])
    }

    @Test("A workspace finds the projects in its groups and skips missing ones")
    func workspace() throws {
        let scratch = try ScratchFolder()
        try FileManager.default.copyItem(atPath: SampleProject.orchard, toPath: scratch.path + "/Inner/Orchard")
        try scratch.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <Workspace version = "1.0">
               <Group location = "container:Inner" name = "Inner">
                  <FileRef location = "group:Orchard/Orchard.xcodeproj"></FileRef>
               </Group>
               <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef>
               <FileRef location = "group:Inner/Orchard/Packages/Seeds"></FileRef>
            </Workspace>
            """, to: "All.xcworkspace/contents.xcworkspacedata")
        let found = try set(scratch.path + "/All.xcworkspace").widgetTarget(named: nil)
        #expect(found.project.folder == scratch.path + "/Inner/Orchard")
        let seeds = PackageReference(place: .local(scratch.path + "/Inner/Orchard/Packages/Seeds"))
        #expect(try set(scratch.path + "/All.xcworkspace").packages == [seeds])
        #expect(try ProjectPath(scratch.path) == .workspace(scratch.path + "/All.xcworkspace"))
    }

    @Test("An ordinary folder isn't a project")
    func ordinaryFolder() throws {
        #expect(try ProjectPath(SampleProject.orchard + "/OrchardWidget") == nil)
        #expect(try ProjectPath(SampleProject.orchard) == .project(SampleProject.orchard + "/Orchard.xcodeproj"))
    }
}
