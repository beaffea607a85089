import Foundation
import Testing

@testable import XcodeProject

/// What a project may take from outside of its folder.
struct BoundaryTests {
    private func widget(_ path: String) throws -> ProjectTarget {
        try ProjectSet(try #require(try ProjectPath(path)), configuration: nil).widgetTarget(named: nil).target
    }

    private static func specification(_ sources: [String], more: String = "") -> String {
        """
        targets:
          Pond:
            type: app-extension
            platform: iOS
            sources: [\(sources.joined(separator: ", "))]
            info: { path: Info.plist, properties: { NSExtension: {
                NSExtensionPointIdentifier: com.apple.widgetkit-extension } } }
        \(more)
        """
    }

    @Test(
        "S-FILE-1, S-FILE-2: Files of the repository belong to a project in it, files outside of it do not, regardless of links"
    )
    func repository() throws {
        let scratch = try ScratchFolder()
        try scratch.write("", to: "Repository/.git/HEAD")
        try scratch.write("", to: "Repository/Shared/Frog.swift")
        try scratch.write("", to: "Repository/Apps/Pond/Pond.swift")
        try scratch.write("secret", to: "Other/keys.json")
        let links = scratch.path + "/Repository/Apps/Pond"
        try FileManager.default.createSymbolicLink(
            atPath: links + "/linked.json", withDestinationPath: "../../../Other/keys.json")
        try scratch.write(
            Self.specification([
                "Pond.swift", "../../Shared", "../../../Other", "linked.json", scratch.path + "/Other/keys.json",
            ]), to: "Repository/Apps/Pond/project.yml")
        let target = try widget(links)
        #expect(target.members == [links + "/Pond.swift", scratch.path + "/Repository/Shared/Frog.swift"])
        let other = scratch.path + "/Other"
        #expect(target.foreignMembers == [other, links + "/linked.json", other + "/keys.json"])
        #expect(target.missingMembers == [])
    }

    @Test("S-FILE-2: A folder outside of the repository is named but not searched, whether listed or linked")
    func foreignFolders() throws {
        let scratch = try ScratchFolder()
        try scratch.write("", to: "Repository/.git/HEAD")
        try scratch.write("", to: "Repository/Own/Pond.swift")
        try scratch.write("", to: "Other/private-plan.swift")
        let own = scratch.path + "/Repository/Own"
        try FileManager.default.createSymbolicLink(
            atPath: own + "/Linked", withDestinationPath: scratch.path + "/Other")
        try scratch.write(Self.specification(["Own", "../Other"]), to: "Repository/project.yml")
        let target = try widget(scratch.path + "/Repository")
        #expect(target.members == [own + "/Pond.swift"])
        #expect(target.foreignMembers == [own + "/Linked", scratch.path + "/Other"])
        #expect(target.synchronizedFolders == [own])
        let boundary = ProjectBoundary(around: own, homes: [])
        let synchronized = SynchronizedFolder(path: scratch.path + "/Other", exceptions: [])
        #expect(try synchronized.members(isOwner: true, within: boundary) == [scratch.path + "/Other"])
        #expect(try synchronized.members(isOwner: false, within: boundary) == [])
    }

    @Test("S-FILE-2: The history of a repository belongs to no project in it, whether listed or linked")
    func history() throws {
        let scratch = try ScratchFolder()
        try scratch.write("token", to: "Repository/.git/config")
        try scratch.write("token", to: "Repository/Nested/.git/config")
        try scratch.write("", to: "Repository/Pond/Pond.swift")
        try scratch.write("", to: "Repository/Pond/.github/Frog.swift")
        let pond = scratch.path + "/Repository/Pond"
        try FileManager.default.createSymbolicLink(
            atPath: pond + "/linked.json", withDestinationPath: "../.git/config")
        try scratch.write(
            Self.specification(["Pond.swift", "../.git/config", "../Nested/.git/config", "linked.json"]),
            to: "Repository/Pond/project.yml")
        let target = try widget(pond)
        #expect(target.members == [pond + "/Pond.swift"])
        #expect(target.foreignMembers.contains(pond + "/linked.json"))
        let boundary = ProjectBoundary(around: pond, homes: [])
        for path in [".git", ".git/config", "Nested/.git", "Nested/.git/config", "Pond/linked.json"] {
            #expect(!boundary.holds(scratch.path + "/Repository/" + path), "\(path)")
        }
        for path in ["Nested", "Pond/.github/Frog.swift"] {
            #expect(boundary.holds(scratch.path + "/Repository/" + path), "\(path)")
        }
    }

    @Test("S-FILE-1: Without a repository the boundary is the project's parent folder, unless that is a home folder")
    func noRepository() throws {
        let scratch = try ScratchFolder()
        try scratch.write("", to: "Around/Pond/Pond.swift")
        let pond = scratch.path + "/Around/Pond"
        #expect(ProjectBoundary(around: pond, homes: []).root == scratch.path + "/Around")
        #expect(ProjectBoundary(around: pond, homes: [scratch.path + "/Around"]).root == pond)
        try scratch.write("", to: "Around/Someone/Notes")
        #expect(ProjectBoundary(around: pond, homes: [scratch.path + "/Around/Someone"]).root == pond)
        // A home that is a repository is still no project.
        try scratch.write("", to: ".git/HEAD")
        #expect(ProjectBoundary(around: pond, homes: [scratch.path]).root == scratch.path + "/Around")
        #expect(ProjectBoundary(around: pond, homes: []).root == scratch.path)
    }

    @Test("A path that only shares a prefix with the boundary is outside")
    func similarNames() throws {
        let scratch = try ScratchFolder()
        try scratch.write("", to: "Pond/A.swift")
        try scratch.write("", to: "Pond2/A.swift")
        let boundary = ProjectBoundary(only: scratch.path + "/Pond")
        #expect(boundary.holds(scratch.path + "/Pond/A.swift"))
        #expect(!boundary.holds(scratch.path + "/Pond2/A.swift"))
        #expect(!boundary.holds(scratch.path + "/Pond/../Pond2/A.swift"))
    }

    @Test("S-FILE-2: A project outside of the repository is not read, whether a workspace or a project lists it")
    func foreignProjects() throws {
        let scratch = try ScratchFolder()
        try scratch.write("", to: "Repository/.git/HEAD")
        try scratch.write("", to: "Repository/Pond.swift")
        try scratch.write("let key = 1", to: "Other/Key.swift")
        try scratch.write(
            "targets: { Key: { type: framework, platform: iOS, sources: [Key.swift] } }\nname: Other\n",
            to: "Other/project.yml")
        try scratch.write(
            "name: Pond\nprojectReferences: { Other: { path: ../Other/Other.xcodeproj } }\n"
                + Self.specification(["Pond.swift"]), to: "Repository/project.yml")
        try scratch.write(
            """
            <Workspace version = "1.0"><FileRef location = "group:Pond.xcodeproj"/>
            <FileRef location = "group:../Other/Other.xcodeproj"/></Workspace>
            """, to: "Repository/All.xcworkspace/contents.xcworkspacedata")
        for path in [
            ProjectPath.specification(scratch.path + "/Repository/project.yml"),
            .workspace(scratch.path + "/Repository/All.xcworkspace"),
        ] {
            let set = try ProjectSet(path, configuration: nil)
            #expect(set.projects.flatMap(\.targets).map(\.name) == ["Pond"], "\(path)")
            #expect(set.foreignProjects.map { ($0 as NSString).lastPathComponent } == ["Other.xcodeproj"], "\(path)")
        }
    }

    @Test("S-FILE-5: A file outside of the repository pins no versions of packages")
    func foreignPins() throws {
        let scratch = try ScratchFolder()
        try scratch.write("", to: "Repository/.git/HEAD")
        try scratch.write("", to: "Repository/Pond.swift")
        try scratch.write("secret", to: "Other/keys.json")
        try scratch.write("name: Pond\n" + Self.specification(["Pond.swift"]), to: "Repository/project.yml")
        let folder = scratch.path + "/Repository/All.xcworkspace"
        let pins = try scratch.write("own", to: "Repository/All.xcworkspace/xcshareddata/swiftpm/Package.resolved")
        try scratch.write(
            "<Workspace version = \"1.0\"><FileRef location = \"group:Pond.xcodeproj\"/></Workspace>",
            to: "Repository/All.xcworkspace/contents.xcworkspacedata")
        #expect(try ProjectSet(.workspace(folder), configuration: nil).packagePins == pins)
        try FileManager.default.removeItem(atPath: pins)
        try FileManager.default.createSymbolicLink(
            atPath: pins, withDestinationPath: scratch.path + "/Other/keys.json")
        #expect(try ProjectSet(.workspace(folder), configuration: nil).packagePins == nil)
    }

    @Test("S-FILE-5: A property list from outside is not read, which is reported")
    func propertyLists() throws {
        let scratch = try ScratchFolder()
        try scratch.write("", to: "Repository/.git/HEAD")
        try scratch.write("", to: "Repository/Pond.swift")
        try scratch.write("<plist><dict><key>a</key><string>b</string></dict></plist>", to: "Secret.plist")
        try scratch.write(
            Self.specification(
                ["Pond.swift"], more: "    settings: { CODE_SIGN_ENTITLEMENTS: ../Secret.plist }\n"),
            to: "Repository/project.yml")
        let settings = try widget(scratch.path + "/Repository").settings
        #expect(settings.entitlementsFile == nil)
        #expect(settings.entitlements == nil)
        #expect(settings.remarks.count == 1)
        #expect(settings.remarks.first?.hasPrefix("CODE_SIGN_ENTITLEMENTS is '") == true)
    }

    @Test("S-FILE-5: Settings and parts of a specification outside of the boundary are not read, which is reported")
    func settings() throws {
        let scratch = try ScratchFolder()
        try scratch.write("", to: "Repository/.git/HEAD")
        try scratch.write("", to: "Repository/Pond.swift")
        try scratch.write("TOKEN = secret\n", to: "Outside/Secret.xcconfig")
        try scratch.write("settings: { TOKEN: secret }\n", to: "Outside/secret.yml")
        try scratch.write(
            "#include \"../Outside/Secret.xcconfig\"\nPRODUCT_NAME = Frog$(TOKEN)\n", to: "Repository/Base.xcconfig")
        let links = scratch.path + "/Repository"
        try FileManager.default.createSymbolicLink(
            atPath: links + "/linked.xcconfig", withDestinationPath: "../Outside/Secret.xcconfig")
        for (file, outside) in [
            ("Base.xcconfig", "Outside/Secret.xcconfig"), ("linked.xcconfig", "Repository/linked.xcconfig"),
            ("../Outside/Secret.xcconfig", "Outside/Secret.xcconfig"),
        ] {
            try scratch.write(
                "include: [../Outside/secret.yml]\nconfigFiles: { Debug: \(file) }\n"
                    + Self.specification(
                        ["Pond.swift"], more: "    settings: { PRODUCT_BUNDLE_IDENTIFIER: a.$(TOKEN).b }\n"),
                to: "Repository/project.yml")
            let settings = try widget(links).settings
            #expect(settings.bundleIdentifier?.contains("secret") != true)
            #expect(!settings.productName.contains("secret"))
            for path in ["Outside/secret.yml", outside] {
                let remark = "the settings in '\(scratch.path)/\(path)' are outside of '\(links)' and are not read"
                #expect(settings.remarks.contains(remark), "\(file): \(settings.remarks)")
            }
        }
    }

    @Test("A damaged property list affects only its own target")
    func damagedPropertyList() throws {
        let scratch = try ScratchFolder()
        try FileManager.default.copyItem(atPath: SampleProject.meadow, toPath: scratch.path + "/Meadow")
        let file = try scratch.write(
            "<?xml version=\"1.0\"?>\n<plist><dict>\n<<<<<<< HEAD\n", to: "Meadow/Bees/Info.plist")
        let set = try ProjectSet(try #require(try ProjectPath(scratch.path + "/Meadow")), configuration: nil)
        #expect(try set.widgetTarget(named: "Birds").target.name == "Birds")
        let bees = set.projects.flatMap(\.targets).first { $0.name == "Bees Extension" }
        let problem = try #require(bees?.settings.problem)
        #expect(problem.description.hasPrefix("“\(file)”"), "\(problem)")
        #expect(problem.description.contains("is damaged"))
    }

    @Test("A project that refers to its own repository as an adjacent package finds it in a clone of another name")
    func ownPackage() throws {
        let scratch = try ScratchFolder()
        let project = """
            // !$*UTF8*$!
            { archiveVersion = 1; objectVersion = 60; rootObject = R; objects = {
                R = { isa = PBXProject; mainGroup = G; packageReferences = (A, B); targets = (); };
                G = { isa = PBXGroup; children = (); sourceTree = "<group>"; };
                A = { isa = XCLocalSwiftPackageReference; relativePath = ../pond; };
                B = { isa = XCLocalSwiftPackageReference; relativePath = ../Reeds; };
            }; }
            """
        try scratch.write(project, to: "somebody-pond/Pond.xcodeproj/project.pbxproj")
        try scratch.write("", to: "somebody-pond/Package.swift")
        try scratch.write("", to: "Reeds/Package.swift")
        let packages = try Project(file: scratch.path + "/somebody-pond/Pond.xcodeproj", configuration: nil).packages
        #expect(packages.map(\.place) == [.local(scratch.path + "/somebody-pond"), .local(scratch.path + "/Reeds")])
    }
}
