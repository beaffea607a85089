import Foundation
import Testing

/// The released program's output for widgets that need unavailable packages.
@Suite(
    "The released program without packages", .enabled(if: Released.program != nil, "TESSERA_RELEASED names no program"))
struct ReleasedPartTests {
    private static let head = """
        import FarAwayKit
        import SwiftUI
        import WidgetKit

        \(Released.provider)

        struct NearWidget: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "Near", provider: Provider()) { _ in
                    Text("near").containerBackground(.blue, for: .widget)
                }
                .supportedFamilies([.systemSmall])
            }
        }

        """

    @Test("A package's view in a configuration's closure keeps its modifiers and the other widgets")
    func configuration() throws {
        let source =
            Self.head + """
                @main struct Widgets: WidgetBundle {
                    var body: some Widget {
                        NearWidget()
                        FarWidget()
                    }
                }

                struct FarWidget: Widget {
                    var body: some WidgetConfiguration {
                        StaticConfiguration(kind: "Far", provider: Provider()) { entry in
                            FarView(entry: entry).farGlow(3).containerBackground(.red, for: .widget)
                        }
                        .supportedFamilies([.systemSmall])
                    }
                }

                """
        let run = try Released.draw(["Widgets.swift": source])
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.trees.contains("\"near\""), "\(run.trees)")
        #expect(run.trees.contains("marks=containerBackground\n    fill #FF383CFF"), "\(run.trees)")
    }

    @Test("A widget with a package's provider is omitted, and the other widgets are drawn")
    func provider() throws {
        let source =
            Self.head + """
                @main struct Widgets: WidgetBundle {
                    var body: some Widget {
                        FarWidget()
                        NearWidget()
                    }
                }

                struct FarWidget: Widget {
                    var body: some WidgetConfiguration {
                        StaticConfiguration(kind: "Far", provider: FarProvider()) { entry in Text(entry.name) }
                    }
                }

                """
        let run = try Released.draw(["Widgets.swift": source])
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.trees.contains("\"near\""), "\(run.trees)")
    }

    @Test("Only the setup of a package in a bundle's or widget's initializer is omitted")
    func start() throws {
        let source =
            Self.head + """
                @main struct Widgets: WidgetBundle {
                    init() {
                        FarApp.configure()
                        FarApp.shared.level = .high
                    }

                    var body: some Widget { NearWidget() }
                }

                """
        let run = try Released.draw(["Widgets.swift": source])
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.trees.contains("\"near\""), "\(run.trees)")
    }

    @Test("A package's view does not affect the surrounding views or the background")
    func view() throws {
        let source =
            Self.head + """
                struct Run: View {
                    var body: some View {
                        VStack {
                            FarImage(URL(string: "https://example.invalid/a.png")).placeholder { Color.gray }
                                .resizable().frame(width: 20, height: 20)
                            Text("five kilometres").foregroundStyle(FarColor.accent).bold()
                            Text(FarText.title)
                        }
                        .containerBackground(.green, for: .widget)
                    }
                }

                @main struct RunWidget: Widget {
                    var body: some WidgetConfiguration {
                        StaticConfiguration(kind: "Run", provider: Provider()) { _ in Run() }
                            .supportedFamilies([.systemSmall])
                    }
                }

                """
        let run = try Released.draw(["Widgets.swift": source])
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.trees.contains("\"five kilometres\""), "\(run.trees)")
        #expect(!run.errors.contains("containerBackground"), "\(run.errors)")
    }

    @Test("Properties with a package's wrapper are omitted together with the views that show them")
    func wrapper() throws {
        let source =
            Self.head + """
                extension FarAwayKit.Keys { static let unit = Key<String>("unit", default: "km") }

                struct Run: View {
                    @Far(.unit) private var unit
                    var body: some View {
                        VStack {
                            Text("kept")
                            Text(unit)
                            badge
                        }
                        .containerBackground(.green, for: .widget)
                    }
                    @ViewBuilder var badge: some View { if FarAwayKit[.unit] == "km" { Text("KM") } }
                }

                @main struct RunWidget: Widget {
                    var body: some WidgetConfiguration {
                        StaticConfiguration(kind: "Run", provider: Provider()) { entry in Run() }
                            .supportedFamilies([.systemSmall])
                    }
                }

                """
        let run = try Released.draw(["Widgets.swift": source])
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.trees.contains("\"kept\""), "\(run.trees)")
    }

    @Test("A function with an expression that the compiler abandons is reported as omitted, and the widget draws")
    func runaway() throws {
        let source =
            Self.head + """
                func names(_ runs: [Int]) -> [String] {
                    [] + runs.map { String($0) + "a" + 1 + "b" } + runs.map { $0 + 1.5 + 2 - 3 } + [FarText.title]
                }

                @main struct Widgets: WidgetBundle {
                    var body: some Widget { NearWidget() }
                }

                """
        let run = try Released.run(["check"], files: ["Widgets.swift": source])
        #expect(run.output.contains("names returns an empty value"), "\(run.output)\(run.errors)")
        #expect(run.output.contains("Near: small"), "\(run.output)\(run.errors)")
    }
}
