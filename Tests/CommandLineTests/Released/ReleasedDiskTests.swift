import Foundation
import Glibc
import TestSupport
import Testing

/// The released program on a disk that is really full.
@Suite(
    "Full disks of the released program",
    .enabled(if: Released.program != nil, "TESSERA_RELEASED names no program"),
    .enabled(if: SmallDisk.isAllowed, "this user may not mount a small disk"))
struct ReleasedDiskTests {
    @Test(
        "S-STORE-13, S-EXIT-3: render names the file for which there is no room, keeps complete pictures, and leaves no part"
    )
    func pictures() throws {
        let scratch = try Scratch()
        // Pictures of about 75 KB.
        let lines = (0..<10).map { "Text(\"line \($0) with some text\").foregroundStyle(.red)" }
        let view = "VStack {\n\(lines.joined(separator: "\n"))\n}"
        try scratch.write(Released.widget(view: view), to: "Probe/Probe.swift")
        try FileManager.default.createDirectory(atPath: scratch.path + "/out", withIntermediateDirectories: true)
        // The shell lists the disk before it disappears with the last process that sees it.
        let script = #""$@"; status=$?; ls -A out >names; cp -r out seen; exit $status"#
        let render = Executable.permitted([
            "render", "Probe", "--out", "out", "--device", "all", "--appearance", "light", "dark", "--time-limit",
            "\(Int(Double.ample))",
        ])
        let disk = SmallDisk(folder: scratch.path + "/out", kilobytes: 200)
        let command = disk.command(
            "/bin/sh", ["-c", script, "sh", try #require(Released.program)] + render)
        let process = try TestProcess(
            command.path, command.arguments, environment: ReleasedUser.environment(in: scratch.path), in: scratch.path,
            output: .pipe, errors: .pipe)
        let errors = process.allOutput().errors
        #expect(process.wait() == 2, "\(errors)")
        let match = try #require(errors.firstMatch(of: /“out\/(.+)” cannot be written: no space left on device/))
        let names = try String(contentsOfFile: scratch.path + "/names", encoding: .utf8).split(separator: "\n")
        #expect(!names.contains(match.1))
        #expect(!names.contains { $0.hasSuffix(".part") }, "\(names)")
        let pictures = names.filter { $0.hasSuffix(".png") }
        #expect(!pictures.isEmpty)
        for name in pictures {
            let data = try #require(FileManager.default.contents(atPath: scratch.path + "/seen/\(name)"))
            #expect(data.suffix(8).prefix(4).elementsEqual("IEND".utf8), "\(name)")
        }
    }

    @Test(
        "S-STORE-2, S-STORE-3, S-STORE-4, S-STORE-10: A preview on a full disk answers with 507 and the reason, and recovers without a restart"
    )
    func device() async throws {
        let scratch = try Scratch()
        try scratch.write(Released.widget(view: "Text(\"steady\")"), to: "Probe/Probe.swift")
        try FileManager.default.createDirectory(atPath: scratch.path + "/state", withIntermediateDirectories: true)
        let disk = SmallDisk(folder: scratch.path + "/state", kilobytes: 8 << 10)
        let preview = try await ReleasedPreview(in: scratch.path, on: disk)
        _ = try await preview.inspection(containing: "steady")
        let gallery = try await preview.http.send("GET", "/gallery").body
        let app = try #require(gallery.firstMatch(of: /"extension":"([^"]+)"/)).1
        let place = #"{"name":"place","extension":"\#(app)","kind":"Probe","family":"systemSmall"}"#
        #expect(try await preview.perform(place).status == 200)
        try disk.fill(of: preview.process.identifier)
        var rejection: RawHTTP.Answer?
        // The file of the store has some free pages until it must grow.
        for _ in 0..<200 where rejection == nil {
            let answer = try await preview.perform(place)
            if answer.status != 200 { rejection = answer }
        }
        #expect(
            rejection?.status == 507 && rejection?.body.contains("no disk space left") == true, "\(rejection as Any)")
        let later = try await preview.perform(place)
        #expect(later.status == 507, "\(later.body)")
        try await preview.state(containing: "no disk space left")
        _ = try await preview.inspection(containing: "steady")
        disk.empty(of: preview.process.identifier)
        try await eventually("the notice is withdrawn") {
            try await !preview.state().contains("no disk space left")
        }
        let placed = try await preview.perform(place)
        #expect(placed.status == 200, "\(placed.body)")
        preview.stop()
    }
}
