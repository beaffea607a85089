import Foundation
import Glibc
import Subprocesses
import TestSupport
import Testing

/// The released program is killed or interrupted at random moments.
@Suite(
    "Kills of the released program", .serialized,
    .enabled(if: Released.program != nil, "TESSERA_RELEASED names no program"))
struct ReleasedKillTests {
    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
    }

    private func write(_ text: String) throws {
        try scratch.write(Released.widget(view: "Text(\"\(text)\")"), to: "Probe/Probe.swift")
    }

    private func render(
        _ output: String, format: String = "tree", as user: ReleasedUser = .own
    ) throws -> TestProcess {
        let (path, arguments) = user.command(
            try #require(Released.program),
            ["render", scratch.path + "/Probe", "--format", format, "--out", scratch.path + "/" + output]
                + ["--time-limit", "\(Int(Double.ample))"])
        return try TestProcess(
            path, arguments, environment: ReleasedUser.environment(in: scratch.path), in: scratch.path)
    }

    private func trees(_ output: String) throws -> String {
        let folder = scratch.path + "/" + output
        return try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".txt") }
            .map { try String(contentsOfFile: folder + "/" + $0, encoding: .utf8) }.joined()
    }

    @Test("S-PLACE-11: After kills and interrupts at any moment of a build, the next run draws the newest source")
    func builds() throws {
        var generator = Mutator(seed: 121)
        for round in 0..<Mutator.count(3) {
            try write("round \(round)")
            for signal in [SIGKILL, SIGINT] {
                let process = try render("killed")
                usleep(UInt32.random(in: 0..<3_000_000, using: &generator))
                kill(process.identifier, signal)
                process.wait()
            }
            #expect(try render("drawn").wait() == 0)
            #expect(try trees("drawn").contains("\"round \(round)\""))
        }
    }

    @Test(
        "S-LIFE-10: Kills at any moment of the start of a sandbox leave no process",
        .enabled(if: Sandbox.system.endsWithHost, "this machine permits user namespaces to bubblewrap alone, or none"),
        arguments: ReleasedUser.all)
    func sandboxes(user: ReleasedUser) async throws {
        try write("steady")
        user.own(scratch.path)
        #expect(try render("drawn", as: user).wait() == 0)
        var generator = Mutator(seed: 123)
        for _ in 0..<Mutator.count(60) {
            let process = try render("killed", as: user)
            usleep(UInt32.random(in: 0..<120_000, using: &generator))
            process.stop()
        }
        try await eventually("every process of the killed runs ends") { processes().isEmpty }
    }

    /// Processes whose arguments name the folder of the test.
    private func processes() -> [String] {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return all.filter { process in
            let line = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
            return String(decoding: line, as: UTF8.self).contains(scratch.path)
        }
    }

    /// A large widget that takes seconds to paint: each shadow draws its content twice.
    private static let deep = """
        struct Deep: View {
            @Environment(\\.widgetFamily) private var family
            var body: some View {
                var view = AnyView(
                    ZStack {
                        Color.white.frame(width: 40, height: 40)
                        Color.black.frame(width: 40, height: 40).offset(x: 3)
                    })
                for _ in 0..<(family == .systemLarge ? 60 : 0) { view = AnyView(view.shadow(radius: 9)) }
                return view
            }
        }
        """

    @Test("S-LIFE-12, S-STORE-14: SIGTERM while a picture is painted that takes seconds ends the command without it")
    func hostilePicture() throws {
        try scratch.write(
            Released.widget(Self.deep, family: "systemSmall, .systemLarge", view: "Deep()"), to: "Probe/Probe.swift")
        let process = try render("painted", format: "png")
        let folder = scratch.path + "/painted"
        func files() -> [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] }
        // The large picture is painted after the small one, or next to it.
        try eventuallyOnThisThread("the small picture is complete", within: .ample) {
            files().contains { $0.hasSuffix(".png") } || !process.isRunning
        }
        kill(process.identifier, SIGTERM)
        #expect(process.wait() == 130)
        let data = try #require(FileManager.default.contents(atPath: folder + "/manifest.json"))
        let manifest = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(manifest["outcome"] as? String == "interrupted")
        #expect((manifest["failures"] as? [String] ?? []).isEmpty)
        let listed = (manifest["pictures"] as? [[String: Any]] ?? []).compactMap { $0["file"] as? String }
        #expect(!listed.isEmpty && !listed.contains { $0.contains("systemLarge") }, "\(listed)")
        #expect(Set(files()) == Set(listed + ["manifest.json", "index.html", "timings.json"]))
    }

    @Test("S-PLACE-12: Runs at the same time on a cold cache all draw the same picture")
    func coldCache() throws {
        try write("together")
        let count = Mutator.count(6)
        let processes = try (0..<count).map { try render("together-\($0)") }
        for process in processes { #expect(process.wait() == 0) }
        let pictures = try Set((0..<count).map { try trees("together-\($0)") })
        #expect(pictures.count == 1)
        #expect(pictures.first?.contains("\"together\"") == true)
    }

    @Test("S-STORE-1: Placed widgets that were acknowledged are there after kills at any moment")
    func placing() async throws {
        try write("steady")
        var generator = Mutator(seed: 122)
        var acknowledged: Set<Int> = []
        for _ in 0..<Mutator.count(2) {
            let preview = try await ReleasedPreview(in: scratch.path)
            _ = try await preview.inspection(containing: "steady")
            let known = try await placed(preview)
            #expect(acknowledged.isSubset(of: known), "lost: \(acknowledged.subtracting(known))")
            let page = try await preview.http.send("GET", "/").body
            let token = try #require(page.firstMatch(of: /name="tessera-token" content="(\w+)"/)).1
            let gallery = try await preview.http.send("GET", "/gallery").body
            let app = try #require(gallery.firstMatch(of: /"extension":"([^"]+)"/)).1
            let process = preview.process
            let pause = UInt32.random(in: 50_000..<400_000, using: &generator)
            let killing = Task.detached {
                usleep(pause)
                process.stop()
            }
            let body = #"{"name":"place","extension":"\#(app)","kind":"Probe","family":"systemSmall"}"#
            let headers = [("Content-Type", "application/json"), ("X-Tessera-Token", String(token))]
            while let answer = try? await preview.http.send("POST", "/commands", headers: headers, body: body),
                answer.status == 200
            {
                let id = try #require(answer.body.firstMatch(of: /"widget":(\d+)/).flatMap { Int($0.1) })
                acknowledged.insert(id)
            }
            await killing.value
        }
        let last = try await ReleasedPreview(in: scratch.path)
        let known = try await placed(last)
        #expect(!acknowledged.isEmpty && acknowledged.isSubset(of: known), "\(acknowledged.subtracting(known))")
        last.stop()
    }

    /// The numbers of the placed widgets, as the page receives them first.
    private func placed(_ preview: ReleasedPreview) async throws -> Set<Int> {
        let json = try await preview.state()
        let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        return Set((object?["widgets"] as? [String: Any] ?? [:]).keys.compactMap { Int($0) })
    }
}
