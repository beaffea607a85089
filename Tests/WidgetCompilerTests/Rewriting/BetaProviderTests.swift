import Testing

@testable import WidgetCompiler

@Suite("Timeline providers of WidgetKit's first betas")
struct BetaProviderTests {
    private func rewritten(_ source: String) -> String? {
        BetaProviders.rewrite(Array(source.utf8)).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test("The methods get the names of the release, and the placeholder returns the snapshot")
    func fixed() {
        let source = """
            struct Provider: TimelineProvider {
                public func snapshot(with context: Context, completion: @escaping (Day) -> ()) { completion(Day()) }
                public func timeline(with context: Context,
                                     completion: @escaping (Timeline<Entry>) -> ()) {
                    snapshot(with: context) { day in completion(Timeline(entries: [day], policy: .never)) }
                }
            }
            """
        #expect(
            rewritten(source) == """
                struct Provider: TimelineProvider {
                    public func placeholder(in context: Context) -> Day { var entry: Day?; getSnapshot(in: context) \
                { entry = $0 }; if let entry { return entry }; fatalError("The snapshot arrives after the call") }; \
                public func getSnapshot(in context: Context, completion: @escaping (Day) -> ()) { completion(Day()) }
                    public func getTimeline(in context: Context,
                                         completion: @escaping (Timeline<Entry>) -> ()) {
                        getSnapshot(in: context) { day in completion(Timeline(entries: [day], policy: .never)) }
                    }
                }
                """)
    }

    @Test("A configuration stays the first parameter, and is passed for the placeholder")
    func configured() {
        let source = """
            struct Provider: IntentTimelineProvider {
                func snapshot(for configuration: Choice, with context: Context, completion: @escaping (Day) -> ()) {}
            }
            """
        let result = rewritten(source) ?? ""
        #expect(result.contains("getSnapshot(for: Choice(), in: context) { entry = $0 }"))
        #expect(result.contains("func getSnapshot(for configuration: Choice, in context: Context, completion:"))
    }

    @Test("A provider keeps its own placeholder")
    func placeholder() {
        let source = """
            struct Provider: TimelineProvider {
                func placeholder(with context: Context) -> Day { Day() }
                func snapshot(with context: Context, completion: @escaping (Day) -> ()) {}
            }
            """
        #expect(
            rewritten(source)
                == source.replacing("placeholder(with", with: "placeholder(in")
                .replacing("snapshot(with", with: "getSnapshot(in"))
    }

    @Test(
        "Other methods of these names are unchanged",
        arguments: [
            "struct Store { func snapshot(with context: Context, completion: () -> ()) {} }",
            "struct A: TimelineProvider { func snapshot(for i: Intent, in context: Context) async -> Day { Day() } }",
            "struct A: TimelineProvider { func getSnapshot(in c: Context) { store.timeline(with: c) } }",
            "struct A: TimelineProvider { let s = Camera().snapshot(with: 1) { _ in } }",
            "struct A: TimelineProvider { static func placeholder(with name: String) -> Day { Day() } }",
            "struct A: TimelineProvider { struct Camera { func snapshot(with c: Int, completion: () -> ()) {} } }",
            "struct A { let p: any TimelineProvider; func snapshot(with c: Int, completion: () -> ()) {} }",
            "class TimelineProviderCache: Cache { func snapshot(with c: Int, completion: () -> ()) {} }",
            """
            struct A: TimelineProvider {
                func placeholder(with text: String) -> Day { Day() }
                func getSnapshot(in c: Context, completion: (Day) -> ()) { completion(placeholder(with: "")) }
                func snapshot(with c: Int, completion: () -> ()) {}
            }
            """,
            "struct A: AppIntentTimelineProvider { func timeline(for i: Int, with c: Int, completion: () -> ()) {} }",
            "// TimelineProvider: func snapshot(with context: Context, completion: @escaping (Day) -> ())",
        ])
    func others(source: String) {
        #expect(rewritten(source) == nil)
    }
}
