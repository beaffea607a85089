import Foundation
import Testing

@testable import TesseraCommands

@Suite("Cleaning")
struct CleanTests {
    private func environment(_ scratch: Scratch) -> [String: String] {
        ["TESSERA_CACHE": scratch.path + "/cache", "XDG_STATE_HOME": scratch.path + "/state"]
    }

    private func fill(_ scratch: Scratch) throws {
        for name in ["cache/code/old/content", "cache/containers/old/content", "state/tessera/preview-x.sqlite"] {
            try scratch.write(String(repeating: "x", count: 9_000), to: name)
        }
        let files = FileManager.default
        let old = Date(timeIntervalSinceNow: -40 * 86_400)
        for name in ["cache/code/old", "cache/containers/old", "state/tessera/preview-x.sqlite"] {
            try files.setAttributes([.modificationDate: old], ofItemAtPath: scratch.path + "/" + name)
        }
        for name in ["cache", "state/tessera"] {
            try files.setAttributes([.posixPermissions: 0o700], ofItemAtPath: scratch.path + "/" + name)
        }
    }

    private func exists(_ name: String, _ scratch: Scratch) -> Bool {
        FileManager.default.fileExists(atPath: scratch.path + "/" + name)
    }

    @Test("S-PLACE-13, S-PLACE-14: clean removes unused builds and data of widgets, and keeps stored devices")
    func usual() throws {
        let scratch = try Scratch()
        try fill(scratch)
        let planned = try Executable.run(["clean", "--dry-run"], environment: environment(scratch))
        #expect(planned.status == 0)
        #expect(planned.output.contains("Builds: 1 would be removed, "), "\(planned.output)")
        #expect(exists("cache/code/old", scratch))
        let outcome = try Executable.run(["clean"], environment: environment(scratch))
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("Data of widgets: 1 removed, ") && outcome.output.hasSuffix(" freed.\n"))
        #expect(!exists("cache/code/old", scratch) && !exists("cache/containers/old", scratch))
        #expect(exists("state/tessera/preview-x.sqlite", scratch))
    }

    @Test("S-PLACE-13: clean --state deletes stored devices, with a warning")
    func state() throws {
        let scratch = try Scratch()
        try fill(scratch)
        let outcome = try Executable.run(["clean", "--state"], environment: environment(scratch))
        #expect(outcome.status == 0)
        #expect(outcome.errors.contains("warning: Stored devices in "), "\(outcome.errors)")
        #expect(outcome.output.contains("Stored devices: 1 removed, "))
        #expect(!exists("state/tessera/preview-x.sqlite", scratch))
    }

    @Test("S-PLACE-13: A younger age than that of the content removes nothing")
    func younger() throws {
        let scratch = try Scratch()
        try fill(scratch)
        let outcome = try Executable.run(["clean", "--older-than", "50d"], environment: environment(scratch))
        #expect(outcome.output.hasSuffix("0 KB freed.\n"), "\(outcome.output)")
        #expect(exists("cache/code/old", scratch))
    }

    @Test("--all and --older-than exclude each other")
    func conflict() throws {
        let outcome = try Executable.run(["clean", "--all", "--older-than", "3d"])
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("exclude each other"))
    }

    @Test("S-PLACE-15: The doctor shows what is stored, how old it is, and suggests cleaning only when it is large")
    func storage() {
        let oldest = 1_000_000 - 9 * 86_400.0
        let small = StorageUse.Row(name: "Builds", folder: "/c", count: 1, bytes: 3 << 20, oldest: oldest)
        let empty = StorageUse.Row(name: "Data of widgets", folder: "/c", count: 0, bytes: 0, oldest: nil)
        var use = StorageUse(rows: [small, empty])
        #expect(
            use.text(at: 1_000_000) == """
                Builds  3.0 MB in /c, the oldest unused for 9 days
                Data of widgets  0 KB in /c

                """)
        use.rows[0].bytes = 3 << 30
        #expect(use.text(at: 1_000_000).contains("Run `tessera clean`"))
    }

    @Test("S-PLACE-15: The doctor names the cache and the folder of stored devices")
    func doctor() throws {
        let scratch = try Scratch()
        try fill(scratch)
        let output = try Executable.run(["doctor"], environment: environment(scratch)).output
        #expect(output.contains(" in \(scratch.path)/cache, the oldest unused for 40 days"), "\(output)")
        #expect(output.contains(" in \(scratch.path)/state/tessera"))
    }
}
