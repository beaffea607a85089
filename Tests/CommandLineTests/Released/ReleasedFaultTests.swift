import Foundation
import TestSupport
import Testing

/// The released program's output for unusual input and errors.
@Suite("The released program at its limits", .enabled(if: Released.program != nil, "TESSERA_RELEASED names no program"))
struct ReleasedFaultTests {
    private static let lamp = """
        import AppIntents
        import SwiftUI
        import WidgetKit

        struct LampControl: ControlWidget {
            var body: some ControlWidgetConfiguration {
                let kind = "Lamp"
                StaticControlConfiguration(kind: kind) {
                    ControlWidgetButton(action: LightUp()) { Label("Light up", systemImage: "lightbulb") }
                }
            }
        }

        struct LightUp: AppIntent {
            static let title: LocalizedStringResource = "Light"
            func perform() async throws -> some IntentResult { .result() }
        }

        """

    @Test(
        "A control without widgets, with or without its own main, is drawn, and a check agrees",
        arguments: [lamp, lamp.replacingOccurrences(of: "struct LampControl", with: "@main struct LampControl")])
    func controlAlone(source: String) throws {
        let run = try Released.draw(["Lamp.swift": source])
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.trees.contains("lightbulb"), "\(run.trees)")
        let check = try Released.run(["check"], files: ["Lamp.swift": source])
        #expect(check.status == 0, "\(check.errors)")
        #expect(check.output.contains("Lamp (control): small, medium, large"), "\(check.output)")
        #expect(!check.output.contains("does not draw"), "\(check.output)")
    }

    @Test("S-STORE-15, S-EXIT-4: A widget that cannot be built leaves no folder, and previous pictures stay")
    func notCompiled() throws {
        let scratch = try Scratch()
        let broken = ["Lamp.swift": Self.lamp, "Broken.intentdefinition": "nonsense"]
        let options = [["--out", scratch.path + "/a/out"], ["--matrix", "--out", scratch.path + "/a/out"]]
        for options in options {
            #expect(try Released.run(["render"], files: broken, options).status == 3)
            #expect(try scratch.names.isEmpty)
        }
        #expect(try Released.run(["gallery"], files: broken, options[0]).status == 3)
        #expect(try Released.run(["screenshot"], files: broken, options[0]).status == 3)
        #expect(try scratch.names.isEmpty)
        #expect(try Released.run(["render"], files: ["Lamp.swift": Self.lamp], options[0]).status == 0)
        let before = try FileManager.default.contentsOfDirectory(atPath: scratch.path + "/a/out").sorted()
        #expect(before.count == 6)
        let mistaken = ["Lamp.swift": Self.lamp + "let number: Int = \"text\"\n"]
        #expect(try Released.run(["render"], files: mistaken, options[0]).status == 3)
        #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path + "/a/out").sorted() == before)
    }

    @Test("An extension that cannot be built has no folder and no manifest in the list")
    func oneOfSeveral() throws {
        let scratch = try Scratch()
        let main = Self.lamp.replacingOccurrences(of: "struct LampControl", with: "@main struct LampControl")
        let run = try Released.run(
            ["render"],
            files: [
                "A/A.swift": main, "A/Broken.intentdefinition": "nonsense", "B/B.swift": main, "C/C.swift": main,
            ],
            ["--json", "--out", scratch.path + "/out"])
        #expect(run.status == 3)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: scratch.path + "/out").sorted() == [
                "B", "C", "index.html",
            ])
        let manifests = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]]
        #expect(manifests?.map { ($0["source"] as? String)?.suffix(1) } == ["B", "C"])
    }

    @Test("A check, a picture and a whole screen agree about a provider without entries: they show its placeholder")
    func withoutEntries() throws {
        let source = Released.widget(view: "Text(\"Tomorrow\")")
            .replacing("entries: [Moment(date: .now)]", with: "entries: []")
        let files = ["Probe.swift": source]
        let check = try Released.run(["check"], files: files)
        #expect(check.status == 0)
        #expect(check.output.contains("its placeholder: small"), "\(check.output)")
        let drawn = try Released.draw(files)
        #expect(drawn.status == 0, "\(drawn.errors)")
        #expect(!drawn.trees.isEmpty && !drawn.trees.contains("\"Tomorrow\""), "\(drawn.trees)")
        #expect(drawn.errors.contains("this is its placeholder"), "\(drawn.errors)")
        #expect(try Released.draw(files, ["--strict"]).status == 1)
        let scratch = try Scratch()
        let screen = try Released.run(
            ["screenshot"], files: files, ["--context", "home_screen", "--out", scratch.path + "/out"])
        #expect(screen.status == 0, "\(screen.errors)")
        #expect(screen.errors.contains("this is its placeholder"), "\(screen.errors)")
    }

    @Test("A configuration query that needs something unavailable results in the placeholder")
    func queryWithoutPackage() throws {
        let source = """
            import AppIntents
            import FarAwayDatabase
            import SwiftUI
            import WidgetKit

            struct Store {
                static let shared = Store()
                let database: FarDatabase
                init() { database = FarDatabase(path: "a") }
                func feeds() throws -> [Feed] { try database.feeds().map { Feed(id: $0.id) } }
            }

            struct FeedQuery: EntityQuery {
                func entities(for identifiers: [String]) async throws -> [Feed] { try Store.shared.feeds() }
                func suggestedEntities() async throws -> [Feed] { try Store.shared.feeds() }
                func defaultResult() async -> Feed? { try? Store.shared.feeds().first }
            }

            struct Feed: AppEntity {
                static let typeDisplayRepresentation: TypeDisplayRepresentation = "Feed"
                static let defaultQuery = FeedQuery()
                var id: String
                var displayRepresentation: DisplayRepresentation { "\\(id)" }
            }

            struct Choice: WidgetConfigurationIntent {
                static let title: LocalizedStringResource = "Choice"
                @Parameter(title: "Feed") var feed: Feed?
            }

            struct Moment: TimelineEntry { var date: Date }

            struct Provider: AppIntentTimelineProvider {
                func placeholder(in context: Context) -> Moment { Moment(date: .now) }
                func snapshot(for configuration: Choice, in context: Context) async -> Moment { Moment(date: .now) }
                func timeline(for configuration: Choice, in context: Context) async -> Timeline<Moment> {
                    Timeline(entries: [Moment(date: .now)], policy: .never)
                }
            }

            @main struct Probe: Widget {
                var body: some WidgetConfiguration {
                    AppIntentConfiguration(kind: "Probe", intent: Choice.self, provider: Provider()) { _ in
                        Text("Tomorrow").containerBackground(.blue, for: .widget)
                    }
                }
            }

            """
        let check = try Released.run(["check"], files: ["Probe.swift": source])
        #expect(check.output.contains("its placeholder: small, medium, large"), "\(check.output)")
        let run = try Released.draw(["Probe.swift": source])
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.errors.contains("this is its placeholder"), "\(run.errors)")
    }

    @Test("A provider of WidgetKit's first betas draws, and a check reports that Xcode rejects it")
    func betas() throws {
        let source = """
            import SwiftUI
            import WidgetKit

            struct Day: TimelineEntry { let date: Date; let name: String }

            struct Provider: TimelineProvider {
                public func snapshot(with context: Context, completion: @escaping (Day) -> ()) {
                    completion(Day(date: Date(), name: "some day"))
                }
                public func timeline(with context: Context, completion: @escaping (Timeline<Entry>) -> ()) {
                    completion(Timeline(entries: [Day(date: Date(), name: "today")], policy: .never))
                }
            }

            @main struct Probe: Widget {
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: "Probe", provider: Provider(), placeholder: Text("none")) { day in
                        Text(day.name)
                    }
                }
            }

            """
        let run = try Released.draw(["Probe.swift": source])
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.trees.contains("today"), "\(run.trees)")
        let check = try Released.run(["check"], files: ["Probe.swift": source])
        #expect(check.status == 0, "\(check.output)")
        #expect(check.output.contains("snapshot(with:…) is now getSnapshot(in:…)"), "\(check.output)")
    }

    @Test("S-TEXT-1: Escape sequences in a widget's kind, name and output reach neither terminal nor pipe")
    func escapeSequences() throws {
        let source = Released.widget(view: "Text(\"Quiet\").onAppear { print(\"\\u{1B}[2J\") }")
            .replacing("kind: \"Probe\"", with: "kind: \"Pr\\u{1B}]0;evil\\u{7}obe\"")
            .replacing(".supportedFamilies", with: ".configurationDisplayName(\"\\u{9B}31mRed\").supportedFamilies")
        for command in [["timeline"], ["check"], ["check", "--json"], ["previews"]] {
            let run = try Released.run(command, files: ["Probe.swift": source])
            let text = run.output + run.errors
            #expect(
                !text.unicodeScalars.contains {
                    $0.properties.generalCategory == .control && $0 != "\n" && $0 != "\t"
                }, "\(command): \(text.debugDescription)")
        }
        #expect(try Released.run(["timeline"], files: ["Probe.swift": source]).output.contains("Pr\\u001B]0;evil"))
    }

    @Test(
        "S-EXIT-5: A timeline of a widget that always crashes or never responds ends with 4 after the report",
        arguments: ["fatalError(\"Broken\")", "", "completion(Timeline(entries: [], policy: .never))"])
    func neverAnswers(body: String) throws {
        let whole = Released.widget(view: "Text(\"Never\")")
        let answer = "completion(Timeline(entries: [Moment(date: .now)], policy: .never))"
        #expect(whole.contains(answer))
        let options = ["--from", "2026-12-24", "--for", "1m", "--offline"]
        let limit = body.isEmpty ? ["--time-limit", "5"] : []
        let run = try Released.run(
            ["timeline"], files: ["Probe.swift": whole.replacing(answer, with: body)], options + limit)
        #expect(run.status == 4, "\(run.errors)")
        #expect(run.output.contains("0 different pictures;") || run.output.contains("1 different picture;"))
        #expect(run.errors.contains("the widget provided no timeline in the whole period"), "\(run.errors)")
        #expect(try Released.run(["timeline"], files: ["Probe.swift": whole], options).status == 0)
    }

    @Test("An entry whose date is NaN or infinite is named with a remedy, and the other entries are shown")
    func invalidDates() throws {
        let whole = Released.widget(view: "Text(entry.date, style: .time)")
        func files(_ entries: String) -> [String: String] {
            ["Probe.swift": whole.replacing("entries: [Moment(date: .now)]", with: "entries: [\(entries)]")]
        }
        let words = "of 2 in the timeline has no valid date"
        for (entries, invalid) in [
            ("Moment(date: .now), Moment(date: Date(timeIntervalSinceReferenceDate: .nan))", "entry 2 (NaN)"),
            ("Moment(date: Date(timeIntervalSinceReferenceDate: .infinity)), Moment(date: .now)", "entry 1 (infinity)"),
        ] {
            let drawn = try Released.draw(files(entries), ["--strict"])
            #expect(drawn.status == 1, "\(drawn.errors)")
            #expect(drawn.errors.contains("\(invalid) \(words); it is skipped"), "\(drawn.errors)")
            #expect(drawn.errors.contains("calculate the date from a valid one"), "\(drawn.errors)")
            let timeline = try Released.run(["timeline"], files: files(entries), ["--for", "1h"])
            #expect(timeline.status == 0, "\(timeline.errors)")
            #expect(timeline.output.contains("\(invalid) \(words)"), "\(timeline.output)")
            #expect(timeline.output.contains("calculate the date from a valid one"), "\(timeline.output)")
        }
        let none = try Released.draw(files("Moment(date: Date(timeIntervalSinceReferenceDate: .nan))"))
        #expect(none.status == 0)
        #expect(none.errors.contains("has no entry with a valid date"), "\(none.errors)")
    }

    @Test(
        "S-PLACE-4: Only the user can enter the cache and the containers of widgets, also those of an earlier version")
    func containers() throws {
        let scratch = try Scratch()
        let containers = scratch.path + "/cache/containers"
        try FileManager.default.createDirectory(
            atPath: containers, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
        let process = try Released.start(
            ["check"], files: ["Probe.swift": Released.widget(view: "Text(\"Private\")")], in: scratch)
        let errors = process.allOutput().1
        #expect(process.wait() == 0, "\(errors)")
        let container = try #require(try FileManager.default.contentsOfDirectory(atPath: containers).first)
        for path in [containers, "\(containers)/\(container)", "\(containers)/\(container)/home"] {
            let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber
            #expect(mode?.intValue == 0o700, "\(path)")
        }
    }
}
