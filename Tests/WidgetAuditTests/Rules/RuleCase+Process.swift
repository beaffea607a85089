import RenderModel

@testable import WidgetAudit

/// Faults of the extension's process.
extension RuleCase {
    static let process: [RuleCase] = [
        RuleCase(
            .memoryLimit, "a process with 64 MB", measured: "64 MB", outcome: .needsReview,
            fault: known { $0.peakBytes = 64 << 20 }, twin: known { $0.peakBytes = 20 << 20 }),
        RuleCase(
            .foreignViews, "a view of UIKit", measured: "not drawn", fault: drawn(reporting: "Clock"),
            twin: drawn(reporting: "layerEffect(ripple)")),
        map,
        RuleCase(
            .reusedView, "a widget's view in the app", measured: "RainView", fault: reused(in: "RainView(day: day)"),
            twin: reused(in: "RainChart(day: day)")),
        RuleCase(
            .processState, "a counter in a static variable", measured: "in the process", outcome: .needsReview,
            fault: counting("Counter.count += 1"), twin: counting("print(Counter.count)")),
    ]

    private static func reused(in line: String) -> WidgetEvidence {
        let widget = """
            struct SampleWidget: Widget {
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: "Sample", provider: Provider()) { RainView(day: $0) }
                }
            }
            struct RainView: View { var body: some View { RainChart() } }
            struct RainChart: View {}
            """
        return known { facts in
            facts.hasApp = true
            facts.reusedViews = RuleCase.index(of: widget).views(reusedIn: RuleCase.index(of: line))
        }
    }

    /// An image without a name, which is a map if the sources create one.
    private static let map: RuleCase = {
        let image = Sample.image(in: Sample.rect(20, 20, 60, 60), label: "Harbor")
        let widget = Sample.widget(showing: [image], images: [Sample.jpeg("", width: 180, height: 180)])
        var sample = RuleCase(.foreignViews, "a map", measured: "not drawn", fault: widget, twin: widget)
        sample.faultSource = "import MapKit\nlet view = Map(position: place)"
        sample.twinSource = "import MapKit\nlet names = places.flatMap { $0.names }\nlet tiles = TileMap(places)"
        return sample
    }()

    private static func known(_ change: (inout ExtensionFacts) -> Void) -> WidgetEvidence {
        var widget = Sample.widget()
        change(&widget.facts)
        return widget
    }

    private static func drawn(reporting subject: String) -> WidgetEvidence {
        let diagnostic = Diagnostic(.warning, .notDrawn, subject: subject, message: "It is not drawn.")
        return Sample.widget([Sample.picture(Sample.tree([], diagnostics: [diagnostic]))])
    }

    private static func counting(_ line: String) -> WidgetEvidence {
        let source = "enum Counter {\n    nonisolated(unsafe) static var count = 0\n}\nfunc perform() {\n    \(line)\n}"
        let sources = SourceIndex([SourceIndex.File(path: "Counter.swift", text: source)])
        return known { $0.processState = sources.processState }
    }
}
