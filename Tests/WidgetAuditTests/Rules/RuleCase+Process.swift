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
            .processState, "a counter in a static variable", measured: "in the process", outcome: .needsReview,
            fault: counting("Counter.count += 1"), twin: counting("print(Counter.count)")),
    ]

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
