import Foundation
import Testing

@testable import XcodeProject

/// Problems are reported with the file, the line and the remedy.
struct ProjectProblemTests {
    private func problem(_ path: String, configuration: String? = nil, target: String? = nil) throws -> String {
        let error = #expect(throws: ProjectProblem.self) {
            let set = try ProjectSet(try #require(try ProjectPath(path)), configuration: configuration)
            _ = try set.widgetTarget(named: target)
        }
        return try #require(error).description
    }

    @Test("Several widget extensions are listed")
    func severalTargets() throws {
        #expect(
            try problem(SampleProject.meadow)
                == "the project Meadow.xcodeproj has 2 widget extensions: Bees Extension and Birds; choose one with --target"
        )
    }

    @Test("An unknown target and an unknown configuration are reported")
    func unknownNames() throws {
        #expect(
            try problem(SampleProject.meadow, target: "Wasps")
                == "the project Meadow.xcodeproj has no widget extension “Wasps”; it has Bees Extension and Birds")
        #expect(
            try problem(SampleProject.orchard, configuration: "Staging")
                == "the project Orchard.xcodeproj has no configuration “Staging”; it has Debug and Release")
    }

    @Test("A syntax error in a project file is reported with its line")
    func syntaxError() throws {
        let scratch = try ScratchFolder()
        let file = try scratch.write(
            "// !$*UTF8*$!\n{\n\tobjects = {\n\t\tA = ;\n\t};\n}\n", to: "A.xcodeproj/project.pbxproj")
        let text = try problem(scratch.path + "/A.xcodeproj")
        #expect(text.hasPrefix("“\(file)”, line 4, is damaged: "))
    }

    @Test(
        "Files that are not projects are reported",
        arguments: [
            ("", "is damaged"), ("{ }", "it has no table 'objects'"),
            ("( a, b )", "it is not a table of keys and values"),
            ("{ objects = { }; rootObject = A; }", "its root object is not a project"),
            ("<<<<<<< HEAD\n{ }\n", "is damaged"), (String(repeating: "(", count: 100_000), "is damaged"),
        ])
    func noProject(text: String, words: String) throws {
        let scratch = try ScratchFolder()
        try scratch.write(text, to: "A.xcodeproj/project.pbxproj")
        #expect(try problem(scratch.path + "/A.xcodeproj").contains(words))
    }

    @Test("A project folder without its file is reported")
    func missingFile() throws {
        let scratch = try ScratchFolder()
        #expect(
            try problem(scratch.path + "/A.xcodeproj").hasSuffix(
                "project.pbxproj” cannot be read: the file does not exist"))
    }

    @Test("Two projects in one folder are reported")
    func severalProjects() throws {
        let scratch = try ScratchFolder()
        try scratch.write("{ }", to: "A.xcodeproj/project.pbxproj")
        try scratch.write("{ }", to: "B.xcodeproj/project.pbxproj")
        #expect(try problem(scratch.path).contains("several projects: A.xcodeproj and B.xcodeproj; specify the path"))
    }

    @Test("A line of a configuration file that is not an assignment is reported")
    func brokenConfiguration() throws {
        let scratch = try ScratchFolder()
        let file = try scratch.write("A = 1\nB\n", to: "Some.xcconfig")
        #expect(throws: ProjectProblem.malformed(file, line: 2, reason: "'B' is not an assignment NAME = value")) {
            try ConfigurationFile(file)
        }
    }

    @Test("Objects that contain themselves are read once", .timeLimit(.minutes(30)))
    func circles() throws {
        let scratch = try ScratchFolder()
        try scratch.write(
            """
            { rootObject = P; objects = {
                P = { isa = PBXProject; mainGroup = G; targets = (T); };
                G = { isa = PBXGroup; children = (G, H); sourceTree = "<group>"; };
                H = { isa = PBXGroup; children = (G); sourceTree = "<group>"; };
                T = { isa = PBXNativeTarget; name = T; productType = "com.apple.product-type.app-extension";
                      buildPhases = (S); };
                S = { isa = PBXSourcesBuildPhase; files = (B, missing); };
                B = { isa = PBXBuildFile; fileRef = H; };
            }; }
            """, to: "A.xcodeproj/project.pbxproj")
        #expect(
            try problem(scratch.path)
                == "the project A.xcodeproj has no widget extension among its targets: T")
    }
}
