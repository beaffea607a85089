import Foundation
import TestSupport
import Testing

@Suite("Rendering a widget from the command line")
struct RenderTests {
    /// A widget of two families whose provider does what a test needs.
    private static func source(timeline: String) -> String {
        """
        import SwiftUI
        import WidgetKit

        struct Entry: TimelineEntry { let date: Date }

        struct Provider: TimelineProvider {
            func placeholder(in context: Context) -> Entry { Entry(date: .now) }
            func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(date: .now)) }
            func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
                \(timeline)
            }
        }

        @main
        struct Dot: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "Dot", provider: Provider()) { entry in
                    Circle().fill(.orange).containerBackground(for: .widget) { Color.white }
                }
                .configurationDisplayName("Dot")
                .description("See a dot.")
                .supportedFamilies([.systemSmall, .systemMedium])
            }
        }
        """
    }

    private static let oneEntry =
        "completion(Timeline(entries: [Entry(date: Date(timeIntervalSinceReferenceDate: 0))], policy: .never))"

    /// The first picture is soon there, each further one takes two seconds.
    private static let slowAfterTheFirst = source(
        timeline: "Provider.asked += 1; usleep(Provider.asked == 1 ? 50_000 : 2_000_000); \(oneEntry)"
    ).replacingOccurrences(
        of: "struct Provider: TimelineProvider {",
        with: "struct Provider: TimelineProvider {\n    nonisolated(unsafe) static var asked = 0")

    private struct Run {
        var status: Int32
        var errors: String
        var output: String
        var scratch: Scratch
        var manifest: [String: Any]?

        var pictures: [[String: Any]] { manifest?["pictures"] as? [[String: Any]] ?? [] }
    }

    private func render(_ source: String, _ arguments: [String] = []) throws -> Run {
        let scratch = try Scratch()
        let cache = try WarmCache()
        defer { withExtendedLifetime(cache) {} }
        try scratch.write(source, to: "Dot/Dot.swift")
        let outcome = try Executable.run(
            ["render", "Dot", "--out", "out"] + arguments, environment: ["TESSERA_CACHE": cache.path],
            in: scratch.path)
        let data = FileManager.default.contents(atPath: scratch.path + "/out/manifest.json")
        let manifest = try data.flatMap { try JSONSerialization.jsonObject(with: $0) as? [String: Any] }
        return Run(
            status: outcome.status, errors: outcome.errors, output: outcome.output, scratch: scratch, manifest: manifest
        )
    }

    @Test("A picture of every family, with manifest and contact sheet, in whole lines for a pipe")
    func pictures() throws {
        let run = try render(Self.source(timeline: Self.oneEntry), ["--appearance", "light", "dark"])
        #expect(run.status == 0, "\(run.errors)")
        #expect(!run.errors.contains("\r"))
        let names = try FileManager.default.contentsOfDirectory(atPath: run.scratch.path + "/out").sorted()
        #expect(
            names == [
                "Dot-systemMedium-393x852-dark.png", "Dot-systemMedium-393x852-light.png",
                "Dot-systemSmall-393x852-dark.png", "Dot-systemSmall-393x852-light.png", "index.html", "manifest.json",
                "timings.json",
            ])
        #expect(run.pictures.count == 4)
        let first = try #require(run.pictures.first)
        #expect(first["pixelWidth"] as? Int == 474)
        #expect((first["sha256"] as? String)?.count == 64)
        #expect(first["entryDate"] as? Double == 0)
    }

    @Test("S-BYTES-1: Two runs write the same bytes, except for the timings")
    func reproducible() throws {
        let source = Self.source(timeline: Self.oneEntry)
        let files = try (0..<2).map { _ in
            let run = try render(source, ["--device", "430x932", "375x667"])
            let folder = run.scratch.path + "/out/"
            return try FileManager.default.contentsOfDirectory(atPath: folder).reduce(into: [String: Data]()) {
                $0[$1] = FileManager.default.contents(atPath: folder + $1)
            }
        }
        #expect(files[0].keys.sorted().suffix(3) == ["index.html", "manifest.json", "timings.json"])
        #expect(files[0].count == 7 && files[0].keys == files[1].keys)
        for (name, content) in files[0] where name != "timings.json" { #expect(content == files[1][name], "\(name)") }
    }

    @Test("A folder contains the last run: pictures of previous runs are removed, other files stay")
    func folderOfEarlierRun() throws {
        let scratch = try Scratch()
        let cache = try WarmCache()
        defer { withExtendedLifetime(cache) {} }
        try scratch.write(Self.source(timeline: Self.oneEntry), to: "Dot/Dot.swift")
        try scratch.write("mine", to: "out/Dot-systemSmall-mine.png")
        for options in [["--matrix", "--platform", "iphone", "--type-size", "large"], [], ["--family", "small"]] {
            let outcome = try Executable.run(
                ["render", "Dot", "--out", "out"] + options, environment: ["TESSERA_CACHE": cache.path],
                in: scratch.path)
            #expect(outcome.status == 0, "\(outcome.errors)")
            let names = try FileManager.default.contentsOfDirectory(atPath: scratch.path + "/out").sorted()
            #expect(outcome.errors.contains("of a previous run.") == (options.first != "--matrix"))
            let pages = ["index.html", "manifest.json"]
            switch options.first {
            case "--matrix":
                #expect(names == ["Dot-systemSmall-mine.png"] + pages + ["pictures", "timings.json", "trees"])
            case nil:
                #expect(
                    names == [
                        "Dot-systemMedium-393x852-light.png", "Dot-systemSmall-393x852-light.png",
                        "Dot-systemSmall-mine.png",
                    ] + pages + ["timings.json"])
            default:
                let pictures = ["Dot-systemSmall-393x852-light.png", "Dot-systemSmall-mine.png"]
                #expect(names == pictures + pages + ["timings.json"])
            }
        }
    }

    @Test("Every format has its file", arguments: [("svg", "<svg "), ("tree", ""), ("json", "{")])
    func formats(format: String, start: String) throws {
        let run = try render(Self.source(timeline: Self.oneEntry), ["--family", "small", "--format", format])
        #expect(run.status == 0, "\(run.errors)")
        let file = try #require(run.pictures.first?["file"] as? String)
        let text = try String(contentsOfFile: run.scratch.path + "/out/" + file, encoding: .utf8)
        #expect(text.hasPrefix(start) && !text.isEmpty)
    }

    @Test("--json writes the manifest to standard output")
    func json() throws {
        let run = try render(Self.source(timeline: Self.oneEntry), ["--family", "small", "--json"])
        let printed = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        #expect(printed?["outcome"] as? String == "complete")
    }

    @Test("Missing resources are reported, drawn as a neutral box, and cause status 1 with --strict")
    func findings() throws {
        let source = Self.source(timeline: Self.oneEntry).replacingOccurrences(
            of: "Circle().fill(.orange)",
            with: "VStack { Image(systemName: \"no.such.symbol\"); Color(\"NoColour\"); Image(\"NoPicture\") }")
        let lenient = try render(source, ["--family", "small"])
        #expect(lenient.status == 0, "\(lenient.errors)")
        #expect(lenient.pictures.count == 1)
        for name in ["no.such.symbol", "NoColour", "NoPicture"] {
            #expect(lenient.errors.contains("error: \(name): "), "\(name)")
        }
        let strict = try render(source, ["--family", "small", "--strict"])
        #expect(strict.status == 1)
        #expect(strict.pictures.count == 1)
    }

    @Test("A vector image is drawn at its place's resolution; an unreadable one is a finding with its path")
    func vectorPicture() throws {
        let scratch = try Scratch()
        let source = Self.source(timeline: Self.oneEntry).replacingOccurrences(
            of: "Circle().fill(.orange)", with: "Image(\"Leaf\").resizable().frame(width: 90, height: 90)")
        try scratch.write(source, to: "Dot/Dot.swift")
        try scratch.write(
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><path d="M0 0H10V10H0Z" fill="#00FF00"/></svg>
            """, to: "Dot/Assets.xcassets/Leaf.imageset/leaf.svg")
        try scratch.write(
            """
            { "images": [{ "idiom": "universal", "filename": "leaf.svg" }],
              "properties": { "preserves-vector-representation": true } }
            """, to: "Dot/Assets.xcassets/Leaf.imageset/Contents.json")
        let cache = try WarmCache()
        defer { withExtendedLifetime(cache) {} }
        let environment = ["TESSERA_CACHE": cache.path]
        let drawn = try Executable.run(
            ["render", "Dot", "--out", "drawn", "--family", "small", "--format", "tree"], environment: environment,
            in: scratch.path)
        #expect(drawn.status == 0)
        #expect(!drawn.errors.contains("finding"), "\(drawn.errors)")
        let tree = try String(
            contentsOfFile: scratch.path + "/drawn/Dot-systemSmall-393x852-light.txt", encoding: .utf8)
        // 90 points at three pixels each need 270. No picture has just as many, so one with three for each of them is
        // taken, which are 810; the next larger picture has 960.
        #expect(tree.contains("960x960"), "\(tree)")
        try scratch.write("<svg", to: "Dot/Assets.xcassets/Leaf.imageset/leaf.svg")
        let broken = try Executable.run(
            ["render", "Dot", "--out", "broken", "--family", "small", "--strict"], environment: environment,
            in: scratch.path)
        #expect(broken.status == 1)
        #expect(
            broken.errors.contains(
                "\nDot/Assets.xcassets/Leaf.imageset/leaf.svg: warning: leaf.svg: the image 'Leaf' cannot be drawn: "),
            "\(broken.errors)")
        #expect(broken.errors.contains("error: Leaf: The asset catalog has no image “Leaf”"))
    }

    @Test("S-EXIT-4: Compiler errors come with the user's own path and line, and status 3")
    func compileError() throws {
        let run = try render(Self.source(timeline: "let count: Int = \"many\""))
        #expect(run.status == 3)
        #expect(run.errors.hasPrefix("Dot/Dot.swift:10:"))
        #expect(run.errors.contains("The widget does not compile: 1 error."))
    }

    @Test("Of many compiler errors, twenty are shown, followed by a count")
    func manyErrors() throws {
        let lines = (1...25).map { "let value\($0): Int = \"text\"" }.joined(separator: "\n")
        let run = try render(Self.source(timeline: Self.oneEntry) + "\n" + lines + "\n")
        #expect(run.status == 3)
        #expect(run.errors.components(separatedBy: "Dot/Dot.swift:").count == 21, "\(run.errors)")
        #expect(run.errors.contains("\n… and 5 more errors\nerror: The widget does not compile: 25 errors."))
        #expect(run.manifest == nil)
    }

    @Test("Unsupported names are reported with their line, even if the compiler's message is vague")
    func unsupportedNames() throws {
        let source = Self.source(timeline: Self.oneEntry)
            .replacingOccurrences(of: "Circle().fill(.orange)", with: "Looks()")
        let run = try render(
            source + """

                struct Looks: View {
                    @Environment(\\.starSign) private var sign
                    var body: some View { Text("Hello").teleported(.far) }
                }
                """)
        #expect(run.status == 3)
        #expect(run.errors.contains(": error: value of type 'EnvironmentValues' has no member 'starSign'\n"))
        #expect(run.errors.contains(": error: value of type 'Text' has no member 'teleported'\n"))
        #expect(run.errors.contains("The widget does not compile: 2 errors."), "\(run.errors)")
    }

    @Test(
        "S-STORE-13, S-EXIT-3: A full disk keeps complete pictures, reports the file that failed, and leaves no part of it"
    )
    func fullDisk() throws {
        let scratch = try Scratch()
        try scratch.write(Self.source(timeline: Self.oneEntry), to: "Dot/Dot.swift")
        try scratch.write("", to: "out/keep")
        // The device that is always full replaces the temporary file of the second picture. The shell executes the
        // command in its own process, so that its process ID is in that name.
        let second = "Dot-systemMedium-393x852-light.png"
        let render = "exec \"$TESSERA\" render Dot --out out --time-limit 600 $PERMISSION"
        let command = "ln -s /dev/full out/.\(second).$$.part && \(render)"
        let cache = try WarmCache()
        defer { withExtendedLifetime(cache) {} }
        let outcome = try Executable.run(
            shell: command, environment: ["TESSERA_CACHE": cache.path], in: scratch.path)
        #expect(outcome.status == 2)
        #expect(
            outcome.errors.contains(
                "error: “out/\(second)” cannot be written: no space left on device.\n       Free disk space"),
            "\(outcome.errors)")
        let names = try FileManager.default.contentsOfDirectory(atPath: scratch.path + "/out").sorted()
        #expect(names == ["Dot-systemSmall-393x852-light.png", "index.html", "keep", "manifest.json", "timings.json"])
        let manifest = try String(contentsOfFile: scratch.path + "/out/manifest.json", encoding: .utf8)
        #expect(manifest.contains("\"incomplete\"") && manifest.contains("no space left on device"))
    }

    @Test("A provider that never responds results in placeholders and a finding, but not in a failure")
    func hang() throws {
        for limit in Double.growingLimits {
            let run = try render(
                Self.source(timeline: "while true { sleep(1) }"), ["--time-limit", "\(Int(limit))"])
            // On a busy machine the placeholders may need longer than a short limit.
            guard run.pictures.count == 2 || limit == .longestLimit else { continue }
            #expect(run.status == 0)
            #expect(run.errors.contains("the provider returned no entry within \(Int(limit)) s"))
            #expect(run.pictures.map { $0["state"] as? String } == ["placeholder", "placeholder"])
            #expect(run.manifest?["outcome"] as? String == "complete")
            #expect((run.manifest?["failures"] as? [String])?.isEmpty == true)
            return
        }
    }

    @Test("A provider that crashes for a family is drawn with its placeholder there, and fails the run")
    func trap() throws {
        let run = try render(
            Self.source(timeline: "precondition(context.family == .systemSmall, \"small only\"); \(Self.oneEntry)"))
        #expect(run.status == 4)
        #expect(run.errors.contains("small only"))
        #expect(run.pictures.map { $0["family"] as? String } == ["systemSmall", "systemMedium"])
        #expect(run.pictures.map { $0["state"] as? String } == ["timeline", "placeholder"])
        #expect(run.manifest?["outcome"] as? String == "incomplete")
    }

    @Test("A widget whose placeholder also crashes loses only its own pictures")
    func trapEverywhere() throws {
        let timeline = "precondition(context.family == .systemSmall, \"small only\"); \(Self.oneEntry)"
        let source = Self.source(timeline: timeline).replacing(
            "func placeholder(in context: Context) -> Entry { ",
            with:
                "func placeholder(in context: Context) -> Entry { precondition(context.family == .systemSmall); return "
        )
        let run = try render(source)
        #expect(run.status == 4)
        #expect(run.errors.contains("small only"))
        #expect(run.pictures.map { $0["family"] as? String } == ["systemSmall"])
    }

    @Test("A timeline without entries is reported as such")
    func noEntries() throws {
        let run = try render(Self.source(timeline: "completion(Timeline(entries: [], policy: .never))"))
        #expect(run.status == 0)
        #expect(run.errors.contains("without entries"))
    }

    @Test("An index without an entry is a usage error")
    func unknownEntry() throws {
        let run = try render(Self.source(timeline: Self.oneEntry), ["--entry", "7"])
        #expect(run.status == 2)
        #expect(run.errors.contains("The timeline of Dot has 1 entry; entry 7 does not exist. The first entry is 0."))
    }

    @Test("The widget's clock shows the requested date")
    func moment() throws {
        let now = "completion(Timeline(entries: [Entry(date: .now)], policy: .never))"
        let run = try render(Self.source(timeline: now), ["--family", "small", "--at", "2026-12-25T08:30"])
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.pictures.first?["entryDate"] as? Double == 819_880_200)
    }

    @Test("S-STORE-14, S-EXIT-6: Ctrl-C keeps complete pictures, reports this, and leaves no partial files")
    func interrupt() throws {
        let scratch = try Scratch()
        let cache = try WarmCache()
        defer { withExtendedLifetime(cache) {} }
        try scratch.write(Self.slowAfterTheFirst, to: "Dot/Dot.swift")
        let process = try Executable.start(
            ["render", "Dot", "--out", "out", "--device", "all"], environment: ["TESSERA_CACHE": cache.path],
            in: scratch.path)
        let folder = scratch.path + "/out"
        while process.isRunning {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            if names.contains(where: { $0.hasSuffix(".png") }) { break }
            usleep(5_000)
        }
        kill(process.identifier, SIGINT)
        #expect(process.wait() == 130)
        let data = try #require(FileManager.default.contents(atPath: folder + "/manifest.json"))
        let manifest = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(manifest["outcome"] as? String == "interrupted")
        let listed = (manifest["pictures"] as? [[String: Any]] ?? []).compactMap { $0["file"] as? String }
        let present = try FileManager.default.contentsOfDirectory(atPath: folder)
        #expect(!listed.isEmpty && listed.count < 20)
        #expect(Set(present) == Set(listed + ["manifest.json", "index.html", "timings.json"]))
    }
}

@Suite("Checking a widget from the command line")
struct CheckTests {
    @Test("Every unsupported name is listed with its lines")
    func unsupported() throws {
        let scratch = try Scratch()
        try scratch.write(
            """
            import SwiftUI
            struct First: View {
                var body: some View { Color.red.teleported() }
            }
            struct Second: View {
                var body: some View { Color.red.teleported() }
            }
            """, to: "W/Views.swift")
        let text = try Executable.run(["check", scratch.path + "/W"])
        #expect(text.status == 3)
        #expect(text.output.contains("declared in none of the given files: 1 name, 2 uses\n"), "\(text.output)")
        #expect(text.output.contains("    Color.teleported  2 uses\n"))
        #expect(text.output.contains("      Views.swift:3, Views.swift:6\n"))
        let json = try Executable.run(["check", scratch.path + "/W", "--json"])
        let report = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
        #expect(report?["compiles"] as? Bool == false)
    }

    @Test("Sources that compile are reported as supported")
    func supported() throws {
        let scratch = try Scratch()
        try scratch.write("import SwiftUI\nstruct V: View { var body: some View { Color.red } }\n", to: "W/V.swift")
        let outcome = try Executable.run(["check", scratch.path + "/W"])
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.output.contains("everything they use is supported"))
    }
}
