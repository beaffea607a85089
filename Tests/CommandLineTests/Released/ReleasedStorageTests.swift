import Foundation
import Glibc
import TestSupport
import Testing

/// What the released program removes from its cache, and what it keeps.
@Suite(
    "Storage of the released program", .enabled(if: Released.program != nil, "TESSERA_RELEASED names no program"))
struct ReleasedStorageTests {
    private static let kinds = ["code", "resources", "containers"]
    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
    }

    /// Runs a command to its end.
    @discardableResult
    private func run(_ arguments: [String]) throws -> String {
        let process = try TestProcess(
            try #require(Released.program), Executable.permitted(arguments),
            environment: ReleasedUser.environment(in: scratch.path), in: scratch.path, output: .pipe, errors: .pipe)
        let (output, errors) = process.allOutput()
        try #require(process.wait() == 0, "\(errors)")
        return output + errors
    }

    /// Draws a widget, which builds it.
    private func draw(_ name: String, _ output: String = "out") throws {
        try scratch.write(Released.widget(view: "Text(\"\(name)\")"), to: "\(name)/Probe.swift")
        try run([
            "render", name, "--format", "tree", "--out", "\(output)/\(name)", "--time-limit", "\(Int(Double.ample))",
        ])
    }

    private func entries(_ kind: String) throws -> Set<String> {
        Set(try FileManager.default.contentsOfDirectory(atPath: scratch.path + "/cache/" + kind))
    }

    private func entries() throws -> [Set<String>] { try Self.kinds.map(entries) }

    /// Makes everything in the cache look unused for some days.
    private func age(days: Double) throws {
        let date = Date(timeIntervalSinceNow: -days * 86_400)
        for kind in Self.kinds {
            for name in try entries(kind) {
                try FileManager.default.setAttributes(
                    [.modificationDate: date], ofItemAtPath: "\(scratch.path)/cache/\(kind)/\(name)")
            }
        }
        unlink(scratch.path + "/cache/pruned")
    }

    /// - Parameter remove: Removes what was not used for a long time.
    private func keepsOnlyWhatIsUsed(_ remove: () throws -> Void) async throws {
        try scratch.write(Released.widget(view: "Text(\"live\")"), to: "Probe/Probe.swift")
        let preview = try await ReleasedPreview(in: scratch.path)
        _ = try await preview.inspection(containing: "live")
        let used = try entries()
        try draw("Finished")
        let all = try entries()
        for (kind, (all, used)) in zip(Self.kinds, zip(all, used)) { #expect(all.count > used.count, "\(kind)") }
        try age(days: 200)
        try remove()
        let left = try entries()
        for (kind, (left, (all, used))) in zip(Self.kinds, zip(left, zip(all, used))) {
            #expect(left.intersection(all) == used, "\(kind)")
        }
        // The used build still starts.
        #expect(
            try await preview.perform(#"{"name":"restart","extension":"\#(try await app(preview))"}"#).status == 200)
        #expect(try await preview.perform(#"{"name":"reload","widget":1}"#).status == 200)
        _ = try await preview.inspection(containing: "live")
        preview.stop()
        try draw("Finished", "again")
        let tree = try #require(
            try FileManager.default.contentsOfDirectory(atPath: scratch.path + "/again/Finished")
                .first { $0.hasSuffix(".txt") })
        #expect(
            try String(contentsOfFile: "\(scratch.path)/again/Finished/\(tree)", encoding: .utf8).contains(
                "\"Finished\""))
    }

    private func app(_ preview: ReleasedPreview) async throws -> Substring {
        let gallery = try await preview.http.send("GET", "/gallery").body
        return try #require(gallery.firstMatch(of: /"extension":"([^"]+)"/)).1
    }

    @Test("S-PLACE-9, S-PLACE-13: clean removes old builds and containers, but not those of a running preview")
    func clean() async throws {
        try await keepsOnlyWhatIsUsed {
            let said = try run(["clean"])
            #expect(said.contains("in use, kept"), "\(said)")
        }
    }

    @Test(
        "S-PLACE-7, S-PLACE-9: A build removes old builds and containers once a day, but not those of a running preview"
    )
    func pruning() async throws {
        try await keepsOnlyWhatIsUsed {
            try draw("Other")
            #expect(FileManager.default.fileExists(atPath: scratch.path + "/cache/pruned"))
        }
    }
}
