import Foundation
import TestSupport
import Testing
import WidgetCompiler

@Suite("The matrix of a widget from the command line")
struct MatrixTests {
    private static let examples = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Examples").path

    private static let source = """
        import SwiftUI
        import WidgetKit

        struct Entry: TimelineEntry { let date: Date }

        struct Provider: TimelineProvider {
            func placeholder(in context: Context) -> Entry { Entry(date: .now) }
            func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
                completion(Entry(date: .now))
            }
            func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
                completion(Timeline(entries: [Entry(date: Date(timeIntervalSinceReferenceDate: 0))], policy: .never))
            }
        }

        struct Look: View {
            @Environment(\\.widgetRenderingMode) private var mode
            var body: some View {
                VStack {
                    Text(mode == .accented ? "accented" : mode == .vibrant ? "vibrant" : "fullColor")
                    #if os(visionOS)
                    Text("room")
                    #endif
                    Circle().fill(.orange).widgetAccentable()
                }
                .containerBackground(for: .widget) { Color.teal }
            }
        }

        @main
        struct Dot: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "Dot", provider: Provider()) { _ in Look() }
                    .configurationDisplayName("Dot & <dot>")
                    .supportedFamilies([.systemSmall, .accessoryCircular])
            }
        }
        """

    private struct Run {
        var scratch: Scratch
        var outcome: Executable.Outcome
        var pictures: [[String: Any]]

        var folder: String { scratch.path + "/out" }
        var hashes: [String] {
            pictures.map { "\($0["file"] as? String ?? "") \($0["sha256"] as? String ?? "")" }
        }
    }

    private func run(_ arguments: [String], source: String? = nil) throws -> Run {
        let scratch = try Scratch()
        let cache = try WarmCache()
        defer { withExtendedLifetime(cache) {} }
        var environment: [String: String] = [:]
        if source == nil {
            try scratch.write(Self.source, to: "Dot/Dot.swift")
            environment["TESSERA_CACHE"] = cache.path
        }
        let outcome = try Executable.run(
            ["render", source ?? "Dot", "--out", "out", "--matrix"] + arguments, environment: environment,
            in: scratch.path)
        let data = FileManager.default.contents(atPath: scratch.path + "/out/manifest.json")
        let manifest = try data.flatMap { try JSONSerialization.jsonObject(with: $0) as? [String: Any] }
        return Run(
            scratch: scratch, outcome: outcome, pictures: manifest?["pictures"] as? [[String: Any]] ?? [])
    }

    @Test("F-161: the matrix has every picture and tree exactly once, and each platform has its own build")
    func files() throws {
        let run = try run(["--type-size", "large", "ax5"])
        #expect(run.outcome.status == 0, "\(run.outcome.errors)")
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: run.folder).sorted() == [
                "index.html", "manifest.json", "pictures", "timings.json", "trees",
            ])
        for (key, folder) in [("file", "pictures"), ("tree", "trees")] {
            let named = Set(run.pictures.compactMap { $0[key] as? String })
            let present = try FileManager.default.contentsOfDirectory(atPath: run.folder + "/" + folder)
            #expect(named == Set(present.map { "\(folder)/\($0)" }))
            #expect(named.count < run.pictures.count, "equal ones are shared")
        }
        #expect(Set(run.pictures.compactMap { $0["platform"] as? String }).count == 5)
        for picture in run.pictures {
            let texts = picture["text"] as? String ?? ""
            #expect(texts.contains(picture["mode"] as? String ?? "?"), "\(picture)")
            #expect(texts.contains("room") == (picture["platform"] as? String == "Apple Vision Pro"))
        }
    }

    @Test("F-29: the four appearances of a Home Screen are four different pictures")
    func appearances() throws {
        let run = try run(["--family", "small", "--platform", "iphone", "ipad", "--type-size", "large"])
        for platform in ["iPhone", "iPad"] {
            let home = run.pictures.filter {
                $0["platform"] as? String == platform && $0["place"] as? String == "home_screen"
            }
            #expect(home.count == 4)
            #expect(Set(home.compactMap { $0["sha256"] as? String }).count == 4)
            // F-114: pixels are points of the place times its density.
            let side = platform == "iPhone" ? 474 : 272
            #expect(home.allSatisfy { $0["pixelWidth"] as? Int == side && $0["pixelHeight"] as? Int == side })
        }
    }

    @Test("S-BYTES-3: Two runs of a matrix produce the same bytes")
    func reproducible() throws {
        let arguments = ["--type-size", "large", "--locale", "en", "ar"]
        let first = try run(arguments)
        let second = try run(arguments)
        #expect(first.pictures.count > 60)
        #expect(first.hashes == second.hashes)
        for name in Set(first.pictures.compactMap { $0["file"] as? String }).union(["index.html"]) {
            #expect(
                FileManager.default.contents(atPath: first.folder + "/" + name)
                    == FileManager.default.contents(atPath: second.folder + "/" + name), "\(name)")
        }
    }

    @Test(
        "F-113: the weather widget has no finding in any place, appearance and type size, and in three languages",
        .enabled("the macros that its previews use are not built; run ./dev build") {
            (try? SDKLocation.find())?.macroPlugin != nil
        })
    func weather() throws {
        let run = try run(
            ["--strict", "--locale", "en", "ko", "ja", "--at", "2026-11-20T05:09"],
            source: Self.examples + "/Weather")
        #expect(run.outcome.status == 0, "\(run.outcome.errors)")
        #expect(run.pictures.count > 2000)
    }

    @Test("A source that does not compile for one platform affects only that platform")
    func failingPlatform() throws {
        let scratch = try Scratch()
        try scratch.write(
            Self.source.replacingOccurrences(of: "#if os(visionOS)", with: "#if os(visionOS)\nText(noSuchName)"),
            to: "Dot/Dot.swift")
        let cache = try WarmCache()
        defer { withExtendedLifetime(cache) {} }
        let outcome = try Executable.run(
            ["render", "Dot", "--out", "out", "--matrix", "--type-size", "large"],
            environment: ["TESSERA_CACHE": cache.path], in: scratch.path)
        #expect(outcome.status == 3)
        #expect(outcome.errors.contains("For visionOS: "), "\(outcome.errors)")
        #expect(outcome.errors.contains("noSuchName"), "\(outcome.errors)")
        let names = try FileManager.default.contentsOfDirectory(atPath: scratch.path + "/out/pictures")
        #expect(names.contains { $0.contains("watch_complication") } && !names.contains { $0.contains("surface") })
    }

    // MARK: The page in a browser

    /// What a script finds in the page once it is loaded from its file.
    private func browse(_ run: Run, _ script: String, arguments: [String] = []) throws -> [String: Any] {
        let page = try String(contentsOfFile: run.folder + "/index.html", encoding: .utf8)
        let probe = """
            <script>addEventListener("load", () => setTimeout(() => {
              const found = {}; \(script)
              document.documentElement.innerHTML =
                "<body>FOUND" + btoa(unescape(encodeURIComponent(JSON.stringify(found)))) + "END";
            }, 300));</script></body>
            """
        try page.replacingOccurrences(of: "</body>", with: probe).write(
            toFile: run.folder + "/probe.html", atomically: true, encoding: .utf8)
        let found = try HeadlessBrowser.found(
            on: "file://\(run.folder)/probe.html", profile: run.scratch.path + "/browser", arguments: arguments)
        let data = try #require(Data(base64Encoded: found))
        return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    @Test(
        "The page has a cell for every picture; filters, trees and differences work from files",
        .enabled("no browser is installed; run ./dev test") { HeadlessBrowser.path != nil })
    func page() throws {
        let run = try run(["--type-size", "large", "ax5", "--locale", "en", "ko"])
        #expect(run.outcome.status == 0, "\(run.outcome.errors)")
        let found = try browse(
            run,
            """
            const figures = () => all("main figure"), visible = () => figures().filter(figure => !figure.hidden);
            found.cells = figures().length;
            found.opening = visible().length;
            found.count = one("#count").value;
            found.title = document.title;
            found.lazy = all("main img").every(image => image.loading === "lazy");
            const address = node => node.getAttribute("src") ?? node.getAttribute("href");
            found.elsewhere = all("[src],[href]").filter(node => /^(https?:|\\/)/.test(address(node))).length;
            const chip = text => all("aside button").find(button => button.textContent.trim() === text);
            chip("Lock Screen").click();
            found.lockScreen = visible().map(figure => one("figcaption", figure).textContent);
            chip("Lock Screen").click();
            one("#all").click();
            found.everything = visible().length;
            chip("Clear").click();
            const shown = visible();
            found.clear = shown.length;
            found.unnamed = all("main figure img").filter(image => !image.alt).length;
            one("button", shown[0]).focus();
            document.activeElement.click();
            found.opened = one("#cell").open;
            found.cellTitle = one("#cell-title").textContent;
            found.frame = one("#cell iframe").getAttribute("src");
            one("#compare").click();
            found.choosing = !one("#pick").hidden;
            one("button", shown[1]).click();
            found.compared = one("#difference").open;
            const pair = all(".difference img");
            found.blend = getComputedStyle(pair[1]).mixBlendMode;
            found.two = pair[0].src !== pair[1].src;
            one("#difference .close").click();
            found.closed = !one("#difference").open;
            """)
        #expect(found["cells"] as? Int == run.pictures.count)
        #expect(found["everything"] as? Int == run.pictures.count)
        let opening = run.pictures.filter { $0["locale"] as? String == "en" && $0["typeSize"] as? String == "large" }
        #expect(found["opening"] as? Int == opening.count)
        #expect(found["count"] as? String == "\(opening.count) of \(run.pictures.count)")
        #expect(found["title"] as? String == "Dot & <dot> everywhere")
        #expect(found["lazy"] as? Bool == true)
        #expect(found["elsewhere"] as? Int == 0)
        #expect(found["unnamed"] as? Int == 0)
        #expect((found["lockScreen"] as? [String]) == ["Vibrant", "Always on", "Vibrant", "Vibrant"])
        #expect(found["clear"] as? Int == run.pictures.count { $0["appearance"] as? String == "clear" })
        #expect(found["opened"] as? Bool == true)
        #expect(found["cellTitle"] as? String == "iPhone 393x852 · Home Screen · Small · en · Large · Clear")
        let frame = try #require(found["frame"] as? String)
        let tree = try String(contentsOfFile: run.folder + "/" + frame, encoding: .utf8)
        #expect(tree.contains("canvas 158x158") && tree.contains("accented"))
        #expect(found["choosing"] as? Bool == true && found["compared"] as? Bool == true)
        #expect(found["blend"] as? String == "difference")
        #expect(found["two"] as? Bool == true && found["closed"] as? Bool == true)
    }

    @Test(
        "The weather widget's page initially shows one language in the default type size",
        .enabled("needs the macros of ./dev run and a browser") {
            HeadlessBrowser.path != nil && (try? SDKLocation.find())?.macroPlugin != nil
        })
    func weatherPage() throws {
        let run = try run(
            ["--type-size", "large", "ax5", "--locale", "en", "ko", "ja", "--at", "2026-11-20T05:09"],
            source: Self.examples + "/Weather")
        let found = try browse(
            run,
            """
            found.languages = all("aside [aria-pressed=true]").map(chip => chip.textContent.trim());
            found.places = all("main h3").filter(heading => heading.offsetParent).map(part => part.textContent);
            """)
        #expect(found["languages"] as? [String] == ["Large", "en"])
        #expect(
            (found["places"] as? [String])?.prefix(5) == [
                "Home Screen", "Today View", "Lock Screen", "StandBy", "CarPlay",
            ])
        guard let folder = ProcessInfo.processInfo.environment["TESSERA_TEST_PICTURES"] else { return }
        try HeadlessBrowser.picture(
            of: "file://\(run.folder)/index.html", width: 1_440, height: 1_500, profile: run.scratch.path + "/browser",
            to: folder + "/matrix.png")
        #expect(FileManager.default.fileExists(atPath: folder + "/matrix.png"))
    }

    @Test(
        "On a screen of 360 points nothing is wider than the screen, and the filters are collapsed",
        .enabled("no browser is installed; run ./dev test") { HeadlessBrowser.path != nil })
    func narrow() throws {
        let run = try run(["--type-size", "large", "--platform", "iphone", "mac"])
        // A browser's window is at least 500 points wide; the page's body is as narrow as requested.
        let found = try browse(
            run,
            """
            found.folded = !matchMedia("(max-width: 820px)").matches || !one("aside details").open;
            document.body.style.width = "360px";
            found.widest = Math.max(...all("body *").filter(node => !node.closest("dialog, .bar, [hidden]"))
              .map(node => node.getBoundingClientRect().right));
            """, arguments: ["--window-size=500,900"])
        #expect(found["folded"] as? Bool == true)
        #expect(try #require(found["widest"] as? Double) <= 360.5)
    }
}
