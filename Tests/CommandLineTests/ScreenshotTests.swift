import Foundation
import TestSupport
import Testing

@Suite("Whole scenes from the command line")
struct ScreenshotTests {
    private static let families = """
        .systemSmall, .systemMedium, .systemExtraLarge, .accessoryCircular, .accessoryRectangular, .accessoryInline, \
        .accessoryCorner
        """

    private static let source = """
        import SwiftUI
        import WidgetKit
        struct Entry: TimelineEntry { let date: Date }
        struct Provider: TimelineProvider {
            func placeholder(in context: Context) -> Entry { Entry(date: .distantPast) }
            func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
                completion(placeholder(in: context))
            }
            func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
                completion(Timeline(entries: [Entry(date: Date(timeIntervalSinceReferenceDate: 0))], policy: .never))
            }
        }
        @main struct Dot: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "Dot", provider: Provider()) { _ in
                    Text("Dot").containerBackground(.orange, for: .widget)
                }
                .supportedFamilies([\(families)])
            }
        }
        """

    private struct Run {
        var outcome: Executable.Outcome
        var scratch: Scratch
        var manifest: [String: Any]

        var pictures: [[String: Any]] { manifest["pictures"] as? [[String: Any]] ?? [] }

        func picture(_ file: String) throws -> [String: Any] {
            try #require(pictures.first { $0["file"] as? String == file }, "\(pictures.map { $0["file"] ?? "" })")
        }
    }

    private func draw(_ arguments: [String]) throws -> Run {
        let scratch = try Scratch()
        let cache = try WarmCache()
        defer { withExtendedLifetime(cache) {} }
        try scratch.write(Self.source, to: "Dot/Dot.swift")
        let outcome = try Executable.run(
            ["screenshot", "Dot", "--out", "out", "--at", "2026-09-09T09:41"] + arguments,
            environment: ["TESSERA_CACHE": cache.path], in: scratch.path)
        let data = FileManager.default.contents(atPath: scratch.path + "/out/manifest.json")
        let manifest = try data.flatMap { try JSONSerialization.jsonObject(with: $0) as? [String: Any] }
        return Run(outcome: outcome, scratch: scratch, manifest: manifest ?? [:])
    }

    @Test("S-BYTES-3: Every place of every platform is a picture as large as its screen, the same in two runs")
    func everyPlace() throws {
        let runs = try (0..<2).map { _ in try draw(["--platform", "all"]) }
        let first = runs[0]
        #expect(first.outcome.status == 0, "\(first.outcome.errors)")
        var sizes: [String: Set<[Int]>] = [:]
        for picture in first.pictures {
            let place = "\(picture["platform"] ?? "") \(picture["place"] ?? "")"
            sizes[place, default: []].insert([
                picture["pixelWidth"] as? Int ?? 0, picture["pixelHeight"] as? Int ?? 0,
            ])
        }
        #expect(
            sizes == [
                "iPhone home_screen": [[1179, 2556]], "iPhone today_view": [[1179, 2556]],
                "iPhone lock_screen": [[1179, 2556]], "iPhone standby": [[2556, 1179]],
                "iPhone carplay": [[1920, 1080]], "iPad home_screen": [[1668, 2388]],
                "iPad today_view": [[1668, 2388]], "iPad lock_screen": [[1668, 2388]], "Mac desktop": [[2880, 1800]],
                "Mac notification_center": [[2880, 1800]], "Apple Watch watch_complication": [[396, 484]],
                "Apple Watch watch_smart_stack": [[396, 484]],
                "Apple Vision Pro horizontal_surface": [[2560, 1440]],
                "Apple Vision Pro vertical_surface": [[2560, 1440]],
            ])
        let hashes = runs.map { run in run.pictures.map { $0["sha256"] as? String ?? "" } }
        #expect(hashes[0] == hashes[1])
        #expect(hashes[0].allSatisfy { $0.count == 64 } && Set(hashes[0]).count == hashes[0].count)
    }

    @Test("A scene's record lists its widgets with their frames and its text")
    func account() throws {
        let run = try draw(["--context", "lock_screen", "home_screen", "--widget", "Dot:small", "Dot:circular"])
        #expect(run.outcome.status == 0, "\(run.outcome.errors)")
        let home = try run.picture("home_screen-393x852-light.png")
        let widgets = try #require(home["widgets"] as? [[String: Any]])
        #expect(widgets.count == 1)
        #expect(widgets.first?["family"] as? String == "systemSmall")
        #expect(widgets.first?["mode"] as? String == "fullColor")
        #expect(widgets.first?["width"] as? Double == 158)
        #expect((home["text"] as? String)?.contains("9:41") == true)
        let lock = try run.picture("lock_screen-393x852-light.png")
        #expect((lock["widgets"] as? [[String: Any]])?.first?["mode"] as? String == "vibrant")
        #expect((lock["text"] as? String)?.contains("Wednesday, September 9") == true)
        #expect(try run.scratch.names.contains("out"))
    }

    @Test("Store sizes are drawn at exactly their pixels, without an alpha channel")
    func store() throws {
        let run = try draw(["--store", "6.9,13,Mac,Ultra 3,Vision Pro", "--widget", "Dot:small", "Dot:circular"])
        #expect(run.outcome.status == 0, "\(run.outcome.errors)")
        #expect(Set(run.pictures.compactMap { $0["platform"] as? String }).count == 5)
        for picture in run.pictures {
            let width = picture["pixelWidth"] as? Int ?? 0
            let height = picture["pixelHeight"] as? Int ?? 0
            let size = [min(width, height), max(width, height)]
            #expect(
                [[1320, 2868], [2064, 2752], [1800, 2880], [422, 514], [2160, 3840]].contains(size),
                "\(picture["file"] ?? ""): \(width)x\(height)")
            let file = try #require(picture["file"] as? String)
            let bytes = try #require(FileManager.default.contents(atPath: run.scratch.path + "/out/" + file))
            // The header's tenth byte: 2 is color without alpha.
            #expect(bytes[25] == 2, "\(file)")
        }
    }

    @Test("A right-to-left language mirrors the place")
    func mirrored() throws {
        let run = try draw(["--context", "home_screen", "--widget", "Dot:small", "--locale", "en", "ar"])
        #expect(run.outcome.status == 0, "\(run.outcome.errors)")
        func left(_ language: String) throws -> Double {
            let picture = try run.picture("home_screen-393x852-light-\(language).png")
            let widget = try #require((picture["widgets"] as? [[String: Any]])?.first)
            return try #require(widget["x"] as? Double)
        }
        #expect(try left("en") + 158 == 393 - left("ar"))
    }

    @Test(
        "Rejections end with status 2 and the table's reason",
        arguments: [
            (
                ["--context", "home_screen", "--widget", "Dot:circular"],
                "error: accessoryCircular does not appear on the Home Screen of iPhone; it appears only on the Lock "
                    + "Screen.\n"
            ),
            (
                ["--platform", "mac", "--context", "lock_screen"],
                "error: There is nothing to draw: "
            ),
            (["--store", "7.2"], "There is no size of the App Store called “7.2”."),
        ])
    func refusals(arguments: [String], message: String) throws {
        let run = try draw(arguments)
        #expect(run.outcome.status == 2)
        #expect(run.outcome.errors.contains(message), "\(run.outcome.errors)")
    }

    @Test("S-EXIT-5: A widget whose provider crashes is in its scenes with its placeholder, and fails the run")
    func crash() throws {
        let scratch = try Scratch()
        try scratch.write(
            Self.source.replacing(
                "completion(Timeline(",
                with: "precondition(context.family != .systemMedium, \"no middle\"); completion(Timeline("),
            to: "Dot/Dot.swift")
        let cache = try WarmCache()
        defer { withExtendedLifetime(cache) {} }
        let outcome = try Executable.run(
            ["screenshot", "Dot", "--out", "out", "--context", "lock_screen", "home_screen"],
            environment: ["TESSERA_CACHE": cache.path], in: scratch.path)
        #expect(outcome.status == 4)
        #expect(outcome.errors.contains("no middle"), "\(outcome.errors)")
        let names = try FileManager.default.contentsOfDirectory(atPath: scratch.path + "/out").sorted()
        #expect(
            names == [
                "home_screen-393x852-light.png", "index.html", "lock_screen-393x852-light.png", "manifest.json",
                "timings.json",
            ])
    }
}
