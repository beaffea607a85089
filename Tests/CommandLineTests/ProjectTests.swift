import Foundation
import Testing

@Suite("Projects on the command line")
struct ProjectTests {
    private static let projects =
        (#filePath as NSString).deletingLastPathComponent + "/../XcodeProjectTests/Fixtures"

    @Test("A project with several widget extensions is refused with their names, by every command")
    func severalTargets() throws {
        for command in ["check", "render", "screenshot", "timeline", "gallery", "previews"] {
            let outcome = try Executable.run([command, Self.projects + "/Meadow"])
            #expect(outcome.status == 2, "\(command)")
            #expect(
                outcome.errors.contains(
                    "The project Meadow.xcodeproj has 2 widget extensions: Bees Extension and Birds; "
                        + "choose one with --target."), "\(command): \(outcome.errors)")
        }
    }

    @Test("What a target is made of, and what is missing, is in the report")
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

    @Test("Without a device a target is drawn for the platform that it is for")
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
