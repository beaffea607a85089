import Foundation
import Glibc
import Testing

@testable import XcodeProject

/// Small files that expand to a lot, endless files, and cyclic links: reading ends with an error.
@Suite(.timeLimit(.minutes(30)))
struct LimitTests {
    private func reason(_ body: () throws -> Void) throws -> String {
        let error = #expect(throws: ProjectProblem.self, performing: body)
        return try #require(error).description
    }

    @Test("S-LIMIT-29: Settings that each refer to the next one twice end at a limit")
    func wideSettings() throws {
        var settings = BuildSettings(file: "/A.xcodeproj")
        settings.add(
            level: (0..<30).map { .init(key: "A\($0)", value: "$(A\($0 + 1))$(A\($0 + 1))") } + [
                .init(key: "A30", value: "")
            ])
        let text = try reason { _ = try settings.value("A0") }
        #expect(text.contains("“/A.xcodeproj” is damaged: it expands to more than 10000 replacements"))
        #expect(try settings.value("A30") == nil)
    }

    @Test("Settings that refer to each other too deeply, in values and in names, end at a limit")
    func deepSettings() throws {
        var settings = BuildSettings(file: "/A.xcodeproj")
        settings.add(
            level: (0..<100).map { .init(key: "A\($0)", value: "$(A\($0 + 1))") } + [.init(key: "A100", value: "x")])
        #expect(try reason { _ = try settings.value("A0") }.contains("more than 32 levels deep"))
        #expect(try settings.value("A80") == "x")
        let nested = String(repeating: "$(", count: 10_000) + String(repeating: ")", count: 10_000)
        #expect(try reason { _ = try settings.expanded(nested) }.contains("more than 32 levels deep"))
    }

    @Test("S-LIMIT-32: A glob pattern with many wildcards is matched without trying all of their lengths")
    func wildcards() {
        let stars = String(repeating: "*a", count: 100) + "b"
        #expect(!GlobPattern(stars).matches(String(repeating: "a", count: 200)))
        #expect(GlobPattern(stars).matches(String(repeating: "a", count: 200) + "b"))
        let folders = String(repeating: "**/a/", count: 60) + "b"
        #expect(!GlobPattern(folders).matches(String(repeating: "a/", count: 120) + "c"))
        #expect(GlobPattern(folders).matches(String(repeating: "a/", count: 120) + "b"))
    }

    /// A binary property list of values, of which the first is the outermost.
    private func binaryList(_ values: [[UInt8]]) -> Data {
        var bytes = Array("bplist00".utf8)
        var offsets: [UInt8] = []
        for value in values {
            offsets += [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
            bytes += value
        }
        let table = [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
        bytes += offsets + [0, 0, 0, 0, 0, 0, 2, 1] + [0, 0, 0, 0, 0, 0, 0, UInt8(values.count)]
        return Data(bytes + [UInt8](repeating: 0, count: 14) + table)
    }

    @Test("A binary property list with a set, an archive's reference or null is rejected")
    func foreignValues() throws {
        let name: [UInt8] = [0x51, 0x61]
        let plain = try PropertyListFile.table(binaryList([[0xD1, 1, 1], name]), of: "Info.plist")
        #expect(plain["a"] as? String == "a")
        for value: [UInt8] in [[0xC0], [0xC1, 1], [0x80, 1], [0x00]] {
            let text = try reason {
                _ = try PropertyListFile.table(binaryList([[0xD1, 1, 2], name, value]), of: "Info.plist")
            }
            #expect(text.contains("it is not a binary property list as Xcode writes it"))
        }
    }

    @Test("A binary property list whose values expand to too many, or contain themselves, is rejected")
    func expandingValues() throws {
        let name: [UInt8] = [0x51, 0x61]
        let doubling = (0..<40).map { [0xA2, UInt8($0 + 3), UInt8($0 + 3)] as [UInt8] }
        for values in [doubling + [[0x10, 1]], [[0xA1, 2]]] {
            #expect(throws: ProjectProblem.self) {
                try PropertyListFile.table(binaryList([[0xD1, 1, 2], name] + values), of: "Info.plist")
            }
        }
        let few = (0..<4).map { [0xA2, UInt8($0 + 3), UInt8($0 + 3)] as [UInt8] }
        let read = try PropertyListFile.table(binaryList([[0xD1, 1, 2], name] + few + [[0x10, 1]]), of: "Info.plist")
        #expect((read["a"] as? [Any])?.count == 2)
    }

    @Test("A binary property list whose texts or data take much memory in all their places is rejected")
    func expandingTexts() throws {
        let name: [UInt8] = [0x51, 0x61]
        func list(of place: UInt8, _ count: UInt8) -> [UInt8] {
            [0xAF, 0x10, count] + [UInt8](repeating: place, count: Int(count))
        }
        for (kind, width) in [(0x40, 1), (0x50, 1), (0x60, 2)] as [(UInt8, Int)] {
            let text: [UInt8] = [kind | 0xF, 0x11, 0x40, 0] + [UInt8](repeating: 0x61, count: 0x4000 * width)
            for (count, isRead) in [(4, true), (200, false)] as [(UInt8, Bool)] {
                let values = [[0xD1, 1, 2], name, list(of: 3, count), list(of: 4, count), text]
                let table = try? PropertyListFile.table(binaryList(values), of: "Info.plist")
                #expect((table?["a"] as? [Any])?.count == (isRead ? 4 : nil))
            }
        }
    }

    @Test("An indirectly circular setting is empty there")
    func circle() throws {
        var settings = BuildSettings(file: "/A.xcodeproj")
        settings.add(level: [.init(key: "A", value: "a $(B)"), .init(key: "B", value: "b $(A)")])
        #expect(try settings.value("A") == "a b ")
    }

    @Test("A configuration file that includes itself twice is read once")
    func configurationCircle() throws {
        let scratch = try ScratchFolder()
        let file = try scratch.write("#include \"A.xcconfig\"\n#include \"A.xcconfig\"\nB = 1\n", to: "A.xcconfig")
        let read = try ConfigurationFile(file)
        #expect(read.assignments.map(\.name) == ["B"])
        #expect(read.files == [file])
    }

    @Test("Configuration files that include the next one twice, or too deeply, end at a limit")
    func configurationBreadth() throws {
        let scratch = try ScratchFolder()
        for index in 0..<15 {
            let line = "#include \"\(index + 1).xcconfig\"\n"
            try scratch.write(line + line, to: "\(index).xcconfig")
            try scratch.write("#include \"deep\(index + 1).xcconfig\"\n", to: "deep\(index).xcconfig")
        }
        try scratch.write("B = 1\n", to: "15.xcconfig")
        try scratch.write("#include \"0.xcconfig\"\n", to: "deep15.xcconfig")
        #expect(
            try reason { _ = try ConfigurationFile(scratch.path + "/0.xcconfig") }
                .contains("more than 1000 included files"))
        #expect(
            try reason { _ = try ConfigurationFile(scratch.path + "/deep0.xcconfig") }.contains("more than 16 deep"))
    }

    @Test("Later assignments of a large configuration file replace earlier ones")
    func manyAssignments() throws {
        let scratch = try ScratchFolder()
        let lines = (0..<40_000).map { "A\($0) = 1\n" }.joined()
        let file = try scratch.write(lines + "A0 = 2\nA1[sdk=macosx*] = 3\n", to: "A.xcconfig")
        let assignments = try ConfigurationFile(file).assignments
        #expect(assignments.count == 40_001)
        #expect(assignments.filter { $0.name == "A0" }.map(\.value) == ["2"])
        #expect(assignments.filter { $0.name == "A1" }.map(\.value) == ["1", "3"])
    }

    @Test("S-LIMIT-29: Specifications with recursive and repeated includes end at a limit")
    func specificationIncludes() throws {
        let scratch = try ScratchFolder()
        let own = try scratch.write("include: [project.yml, project.yml]\nname: A\n", to: "project.yml")
        #expect(try Project(specification: own, configuration: nil).files == [own])
        let ten = { (name: String) in "include: [" + Array(repeating: name, count: 10).joined(separator: ", ") + "]\n" }
        for index in 0..<9 { try scratch.write(ten("\(index + 1).yml"), to: "\(index).yml") }
        try scratch.write("name: B\n", to: "9.yml")
        #expect(
            try reason { _ = try Project(specification: scratch.path + "/0.yml", configuration: nil) }
                .contains("more than 100000 values"))
    }

    @Test("Setting groups that include each other end at a limit")
    func settingGroups() throws {
        let scratch = try ScratchFolder()
        func project(_ groups: String) throws -> String {
            try scratch.write(
                "settings:\n  groups: [g0]\ntargets:\n  A: { type: app-extension, platform: iOS, sources: [] }\n"
                    + "settingGroups:\n" + groups, to: "project.yml")
        }
        let circle = try project("  g0: { groups: [g0, g1], base: { SWIFT_VERSION: 6 } }\n  g1: { groups: [g0] }\n")
        #expect(try Project(specification: circle, configuration: nil).targets.first?.settings.languageMode == "6")
        let bomb = try project(
            (0..<12).map {
                "  g\($0): { groups: [\(Array(repeating: "g\($0 + 1)", count: 8).joined(separator: ", "))] }\n"
            }
            .joined() + "  g12: { base: { A: b } }\n")
        #expect(
            try reason { _ = try Project(specification: bomb, configuration: nil) }
                .contains("more than 100000 groups of settings"))
    }

    @Test(
        "YAML aliases that repeat aliases end at a limit",
        arguments: ["x: *a39", "? *a39", "*a39 : x", "[*a39]: x", "- ? *a39"])
    func aliases(_ last: String) throws {
        let scratch = try ScratchFolder()
        var text = "a0: &a0 [x, x]\n"
        for index in 1..<40 { text += "a\(index): &a\(index) [*a\(index - 1), *a\(index - 1)]\n" }
        let file = try scratch.write(text + last + "\n", to: "project.yml")
        #expect(try reason { _ = try Project(specification: file, configuration: nil) }.contains("is damaged"))
    }

    @Test("S-LIMIT-29: Folders that link to each other are entered once on each path")
    func linkedFolders() throws {
        let scratch = try ScratchFolder()
        try scratch.write("", to: "Folder/File.swift")
        for name in ["a", "b"] {
            try FileManager.default.createSymbolicLink(
                atPath: scratch.path + "/Folder/" + name, withDestinationPath: ".")
        }
        #expect(try FolderContent.members(below: scratch.path + "/Folder", within: nil) == ["File.swift"])
        // Eight folders that each link to all others have more ways through them than there may be files.
        for from in 0..<8 {
            try scratch.write("", to: "Web/\(from)/File.swift")
            for to in 0..<8 {
                try FileManager.default.createSymbolicLink(
                    atPath: scratch.path + "/Web/\(from)/link\(to)", withDestinationPath: "../\(to)")
            }
        }
        #expect(
            try reason { _ = try FolderContent.members(below: scratch.path + "/Web", within: nil) }
                .contains("more than 100000 files and folders"))
    }

    @Test("A link to an adjacent folder is followed")
    func sharedFolder() throws {
        let scratch = try ScratchFolder()
        try scratch.write("", to: "Shared/File.swift")
        try scratch.write("", to: "Own/File.swift")
        try FileManager.default.createSymbolicLink(
            atPath: scratch.path + "/Own/Shared", withDestinationPath: "../Shared")
        let members = try FolderContent.members(below: scratch.path + "/Own", within: nil)
        #expect(members == ["File.swift", "Shared/File.swift"])
    }

    @Test("S-FILE-8: Only regular files within the size limit are read, also behind links")
    func files() throws {
        let scratch = try ScratchFolder()
        let file = try scratch.write("12345", to: "File")
        try FileManager.default.createSymbolicLink(atPath: scratch.path + "/Link", withDestinationPath: "File")
        try #require(mkfifo(scratch.path + "/Pipe", 0o600) == 0)
        #expect(try LimitedFile.read(scratch.path + "/Link", limit: 5) == Data("12345".utf8))
        #expect(throws: LimitedFile.Rejection.tooLarge(limit: 4)) { try LimitedFile.read(file, limit: 4) }
        #expect(throws: LimitedFile.Rejection.notRegular) { try LimitedFile.read(scratch.path + "/Pipe", limit: 5) }
        #expect(throws: LimitedFile.Rejection.notRegular) { try LimitedFile.read("/dev/zero", limit: 5) }
        #expect(throws: LimitedFile.Rejection.notRegular) { try LimitedFile.read(scratch.path, limit: 5) }
        #expect(throws: LimitedFile.Rejection.missing) { try LimitedFile.read(file + "/x", limit: 5) }
    }

    @Test(
        "S-FILE-8: Endless files that a project refers to are rejected",
        arguments: ["project.yml", "A.xcodeproj/project.pbxproj", "A.xcworkspace/contents.xcworkspacedata"])
    func endless(_ name: String) throws {
        let scratch = try ScratchFolder()
        try scratch.write("", to: name)
        try FileManager.default.removeItem(atPath: scratch.path + "/" + name)
        try FileManager.default.createSymbolicLink(
            atPath: scratch.path + "/" + name, withDestinationPath: "/dev/zero")
        let text = try reason {
            let path = try #require(try ProjectPath(scratch.path))
            _ = try ProjectSet(path, configuration: nil)
        }
        #expect(text.hasSuffix("cannot be read: it is not a regular file"), "\(text)")
    }
}
