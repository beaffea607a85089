import Foundation
import Testing

@Suite("Projects on the command line")
struct ProjectTests {
    private static let projects =
        (#filePath as NSString).deletingLastPathComponent + "/../XcodeProjectTests/Fixtures"

    @Test("Commands for a single extension reject a project with several, with the command for each")
    func severalTargets() throws {
        for command in ["screenshot", "timeline", "gallery", "previews"] {
            let outcome = try Executable.run([command, Self.projects + "/Meadow"])
            #expect(outcome.status == 2, "\(command)")
            #expect(outcome.errors.contains("Meadow has 2 widget extensions."), "\(command): \(outcome.errors)")
            #expect(
                outcome.errors.contains("tessera \(command) \(Self.projects)/Meadow/Meadow.xcodeproj --target Birds"),
                "\(command): \(outcome.errors)")
        }
    }

    @Test("A check of a folder reports on every widget extension below it")
    func everyTarget() throws {
        let outcome = try Executable.run(["check", Self.projects + "/Meadow", "--sources-only", "--json"])
        let report = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
        let folders = try #require(report?["folders"] as? [[String: Any]])
        #expect(folders.map { $0["target"] as? String } == ["Bees Extension", "Birds"])
    }

    @Test("The report lists a target's contents and missing files")
    func report() throws {
        let outcome = try Executable.run(["check", Self.projects + "/Orchard/Orchard.xcodeproj", "--json"])
        #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
        let report = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
        let folder = try #require((report?["folders"] as? [[String: Any]])?.first)
        #expect(folder["target"] as? String == "OrchardWidget")
        #expect(folder["sources"] as? [String] == ["OrchardWidget/OrchardWidget.swift", "Shared/Harvest.swift"])
        let remarks = try #require(folder["remarks"] as? [[String: Any]])
        #expect(remarks.map { $0["file"] as? String } == ["OrchardWidget/Gone.swift"])
    }

    @Test("S-LIFE-4, S-EXIT-6: A termination signal during the reading of a project ends the process at once")
    func interruption() throws {
        let scratch = try Scratch()
        try scratch.write(
            "configFiles: { Debug: A.xcconfig }\ntargets:\n  A: { type: app-extension, platform: iOS, sources: [] }\n",
            to: "project.yml")
        // A gigabyte of settings, which takes a while.
        try scratch.write(String(repeating: "#include \"B.xcconfig\"\n", count: 500), to: "A.xcconfig")
        try scratch.write(String(repeating: "SETTING = 1\n", count: 200_000), to: "B.xcconfig")
        let process = try Executable.start(["check", "project.yml"], environment: [:], in: scratch.path)
        while process.isRunning, bytesRead(by: process.identifier) < 8 << 20 { usleep(5_000) }
        #expect(process.isRunning)
        kill(process.identifier, SIGTERM)
        #expect(process.wait() == 128 + SIGTERM)
    }

    private func bytesRead(by process: pid_t) -> Int {
        let text = (try? String(contentsOfFile: "/proc/\(process)/io", encoding: .utf8)) ?? ""
        let line = text.split(separator: "\n").first { $0.hasPrefix("rchar:") }
        return line?.split(separator: " ").last.flatMap { Int($0) } ?? 0
    }

    @Test("Without a device a target is drawn for its own platform")
    func platform() throws {
        let scratch = try Scratch()
        let outcome = try Executable.run([
            "render", Self.projects + "/Meadow", "--target", "birds", "--out", scratch.path + "/out",
        ])
        #expect(outcome.status == 0, "\(outcome.errors)")
        let pictures = try FileManager.default.contentsOfDirectory(atPath: scratch.path + "/out")
            .filter { $0.hasSuffix(".png") }
        #expect(pictures.count == 1)
        #expect(pictures.allSatisfy { $0.hasPrefix("Nest-accessoryRectangular-") }, "\(pictures)")
    }
}
