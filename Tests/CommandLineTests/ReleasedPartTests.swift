import Foundation
import Testing

/// What people get of widgets that need packages which are not available.
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

    @Test("A view of a package in a configuration's closure leaves its modifiers and the other widgets")
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

    @Test("A widget whose provider is of a package is left out, and the other widgets are drawn")
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

    @Test("What a bundle or a widget sets up of a package as it starts is left out alone")
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

    @Test("One view of a package does not cost the views around it, nor the background")
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

    @Test("Properties that a wrapper of a package makes are left out with what shows them")
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

    @Test("A function whose expression the compiler abandons is named as left out, and the widget draws")
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
        #expect(run.output.contains("names gives an empty value"), "\(run.output)\(run.errors)")
        #expect(run.output.contains("Near: small"), "\(run.output)\(run.errors)")
    }
}
