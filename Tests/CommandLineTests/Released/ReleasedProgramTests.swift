import Foundation
import TestSupport
import Testing

/// The released, statically linked program with the libraries next to it.
///
/// `./dev test` builds it and names it in `TESSERA_RELEASED`; without that the suite is skipped.
@Suite(
    "The released program", .enabled(if: Released.program != nil, "TESSERA_RELEASED names no program; run ./dev test"))
struct ReleasedProgramTests {
    /// Libraries with a Foundation in them, of the process that draws.
    private static let libraries = """
        func foundations() -> String {
            guard let maps = fopen("/proc/self/maps", "r") else { return "no maps" }
            var files: Set<String> = []
            var line = [CChar](repeating: 0, count: 4096)
            while fgets(&line, Int32(line.count), maps) != nil {
                let words = String(cString: line).split { $0 == " " || $0 == "\\n" }
                if let file = words.last { files.insert(String(file)) }
            }
            fclose(maps)
            let own = files.filter { $0.hasSuffix("/SDK/libTesseraSDK.so") }.count
            let others = files.filter { $0.contains("/libFoundation.so") }.count
            return "foundations \\(own + others)"
        }

        """

    private static func widget(_ head: String, text: String) -> String {
        Released.widget(
            head + "\n" + libraries, family: "systemLarge",
            view: "VStack { Text(foundations()); Text(verbatim: \(text)) }")
    }

    @Test(
        "A widget's process has a single Foundation, regardless of its imports",
        arguments: [
            ("class", "class Model: NSObject { var name = \"a\" }", "Model().name"),
            ("text", "", #"String(format: "%@ %d", "a" as NSString, 7)"#),
            (
                "settings", "",
                #"{ UserDefaults.standard.set("a", forKey: "k"); return "\(UserDefaults.standard.string(forKey: "k") ?? "none")" }()"#
            ),
            (
                "json", "",
                #"String(decoding: (try? JSONSerialization.data(withJSONObject: ["a": [1, 2]])) ?? Data(), as: UTF8.self)"#
            ),
            (
                "archive", "",
                #"{ let data = try? NSKeyedArchiver.archivedData(withRootObject: ["a", "b"] as NSArray, requiringSecureCoding: false); return "\(data?.isEmpty == false)" }()"#
            ),
            (
                "combine", "import Combine",
                #"{ var seen = 0; let subject = PassthroughSubject<Int, Never>(); let token = subject.sink { seen = $0 }; subject.send(3); token.cancel(); return "\(seen)" }()"#
            ),
            (
                "timer", "import Combine",
                #""\(type(of: Timer.publish(every: 1, on: .main, in: .common).autoconnect()))""#
            ),
            ("network", "", #"URLRequest(url: URL(fileURLWithPath: "/a")).url?.path ?? "none""#),
            ("markup", "import FoundationXML", #"XMLParser(data: Data("<a/>".utf8)).parse() ? "parsed" : "failed""#),
            ("digest", "import CryptoKit", #""\(SHA256.hash(data: Data("a".utf8)))""#),
            ("player", "import AVFoundation", "\"\\(AVPlayer().rate)\""),
            ("views", "import UIKit\nclass Pane: UIView {}", "\"\\(Pane(frame: .zero).subviews.count)\""),
            (
                "model",
                "import SwiftData\n@Model class Note { var text: String; init(text: String) { self.text = text } }",
                "Note(text: \"a\").text"
            ),
        ])
    func oneFoundation(name: String, head: String, text: String) throws {
        let run = try Released.draw(["Probe.swift": Self.widget(head, text: text)])
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.trees.contains("foundations 1"), "\(run.trees)")
    }

    @Test(
        "Functions of iOS's C libraries are linked",
        arguments: [
            ("import zlib", #""sum \(crc32(0, Array("a".utf8), 1))""#, "sum 3904355907"),
            ("import SQLite3", #""sum \(sqlite3_libversion_number() > 3_000_000)""#, "sum true"),
            ("import CommonCrypto", #""sum \(CC_LONG(CC_SHA256_DIGEST_LENGTH))""#, "sum 32"),
            (
                "import Compression", #""sum \(compression_encode_scratch_buffer_size(COMPRESSION_ZLIB) >= 0)""#,
                "sum true"
            ),
            ("import Darwin", #""sum \(sin(0.0) + fmod(5, 3))""#, "sum 2.0"),
            ("import Accelerate", #""sum \(vDSP.sum([1.0, 2.0]))""#, "sum 3.0"),
        ])
    func systemLibraries(head: String, text: String, expected: String) throws {
        let run = try Released.draw(["Probe.swift": Self.widget(head, text: text)])
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.trees.contains(expected), "\(run.trees)")
    }

    @Test("A property list may contain arrays; a missing font in it is not an error")
    func arraysInInformation() throws {
        let list = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>UIAppFonts</key><array><string>Missing.ttf</string></array>
            <key>Things</key><array><dict><key>a</key><array><integer>1</integer></array></dict></array>
            </dict></plist>
            """
        let text = #""\((Bundle.main.object(forInfoDictionaryKey: "UIAppFonts") as? [String])?.first ?? "none")""#
        let run = try Released.draw(["Probe.swift": Self.widget("", text: text), "Info.plist": list])
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.trees.contains("Missing.ttf"))
    }

    @Test("A picture shows the newest entry that is not later than its date")
    func entryOfTheMoment() throws {
        let source = """
            import SwiftUI
            import WidgetKit
            struct Hour: TimelineEntry { var date: Date; var hour: Int }
            struct Provider: TimelineProvider {
                func placeholder(in context: Context) -> Hour { Hour(date: .now, hour: -1) }
                func getSnapshot(in context: Context, completion: @escaping (Hour) -> Void) {
                    completion(Hour(date: .now, hour: -2))
                }
                func getTimeline(in context: Context, completion: @escaping (Timeline<Hour>) -> Void) {
                    let start = Calendar.current.startOfDay(for: .now)
                    completion(
                        Timeline(
                            entries: (0..<24).map { Hour(date: start + Double($0) * 3600, hour: $0) }, policy: .atEnd))
                }
            }
            @main struct Probe: Widget {
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: "Probe", provider: Provider()) { entry in
                        Text(verbatim: "hour \\(entry.hour)").containerBackground(.blue, for: .widget)
                    }
                    .supportedFamilies([.systemLarge])
                }
            }
            """
        let shown = try Released.draw(["Probe.swift": source], ["--at", "2026-09-09T09:41"])
        #expect(shown.trees.contains("hour 9"), "\(shown.trees)\(shown.errors)")
        let first = try Released.draw(["Probe.swift": source], ["--at", "2026-09-09T09:41", "--entry", "0"])
        #expect(first.trees.contains("hour 0"))
    }

    @Test("Parts that do not need an unavailable package are drawn, and the rest is reported")
    func withoutPackage() throws {
        let store = """
            import Foundation
            import FarAwayDatabase

            struct Store {
                private let database = FarDatabase(path: "a")
                func titles() -> [String] { database.query("titles").map(\\.text) }
            }
            """
        let files = [
            "Probe.swift": Self.widget("", text: #""titles \(Store().titles().count)""#), "Store.swift": store,
        ]
        let run = try Released.draw(files)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.trees.contains("titles 0"), "\(run.trees)")
        let check = try Released.run(["check"], files: files)
        #expect(check.status == 3)
        #expect(check.output.contains("FarAwayDatabase"))
        #expect(check.output.contains("omitted from the drawing"))
    }

    @Test(
        "A provider that needs something unavailable shows its placeholder",
        arguments: [
            """
            func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
                completion(Moment(date: FarDatabase(path: "a").newest))
            }
            func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
                let moment = FarDatabase(path: "a").newest
                completion(Timeline(entries: [Moment(date: moment)], policy: .never))
            }
            """,
            """
            func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) { completion(newest()) }
            func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
                completion(Timeline(entries: [newest()], policy: .never))
            }
            private func newest() -> Moment { Moment(date: FarDatabase(path: "a").newest) }
            """,
        ])
    func providerWithoutPackage(methods: String) throws {
        let source = """
            import FarAwayDatabase
            import SwiftUI
            import WidgetKit

            struct Moment: TimelineEntry { var date: Date }

            struct Provider: TimelineProvider {
                func placeholder(in context: Context) -> Moment { Moment(date: .now) }
            \(methods)
            }

            @main struct Probe: Widget {
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: "Probe", provider: Provider()) { _ in
                        Text("Tomorrow").containerBackground(.blue, for: .widget)
                    }
                    .supportedFamilies([.systemSmall, .systemMedium])
                }
            }

            """
        let run = try Released.draw(["Probe.swift": source])
        #expect(run.status == 0, "\(run.errors)")
        #expect(!run.trees.isEmpty && !run.trees.contains("\"Tomorrow\""), "\(run.trees)")
        #expect(run.errors.contains("omitted because it does not compile"), "\(run.errors)")
        #expect(run.errors.contains("this is its placeholder"))
        let check = try Released.run(["check"], files: ["Probe.swift": source])
        #expect(check.status == 3)
        #expect(check.output.contains("its placeholder: small"), "\(check.output)")
    }

    @Test("An edit is drawn after runs with unchanged sources")
    func edit() throws {
        let folder = try Scratch()
        func trees(_ text: String) throws -> String {
            let output = folder.path + "/trees"
            try? FileManager.default.removeItem(atPath: output)
            let process = try Released.start(
                ["render"], files: text.isEmpty ? [:] : ["Probe.swift": Released.widget(view: "Text(\"\(text)\")")],
                ["--format", "tree", "--out", output], in: folder)
            let errors = process.allOutput().errors
            #expect(process.wait() == 0, "\(errors)")
            return try FileManager.default.contentsOfDirectory(atPath: output).filter { $0.hasSuffix(".txt") }
                .map { try String(contentsOfFile: output + "/" + $0, encoding: .utf8) }.joined()
        }
        #expect(try trees("first").contains("\"first\""))
        // Long enough for sources to count as settled.
        Thread.sleep(forTimeInterval: 4)
        #expect(try trees("").contains("\"first\""))
        let kept = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/cache/unchanged")
        #expect(!kept.isEmpty)
        #expect(try trees("").contains("\"first\""))
        #expect(try trees("other").contains("\"other\""))
        #expect(try trees("first").contains("\"first\""))
    }
}
