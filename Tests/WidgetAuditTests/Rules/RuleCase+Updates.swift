import CoreGraphics
import RenderModel

@testable import WidgetAudit

extension RuleCase {
    static let updates: [RuleCase] = [
        RuleCase(
            .entrySpacing, "entries that are 30 s apart", measured: "30 s", fault: timeline([0, 30]),
            twin: timeline([0, 300])),
        RuleCase(
            .reloadBudget, "a reload every 10 minutes", measured: "144", fault: timeline([0], reload: 600),
            twin: timeline([0], reload: 3_600)),
        RuleCase(
            .archiveSize, "entries of 12 MB", measured: "12 MB", fault: timeline([0], bytes: 12 << 20),
            twin: timeline([0], bytes: 1 << 20)),
        RuleCase(
            .archiveSize, "entries of 12 MB, half of which is one image", measured: "12 MB", outcome: .needsReview,
            fault: timeline([0, 3_600], bytes: 12 << 20, repeated: 6 << 20),
            twin: timeline([0, 3_600], bytes: 6 << 20, repeated: 3 << 20)),
        RuleCase(
            .placeholderContent, "a placeholder with a value", measured: "21°", fault: placeholder(marks: []),
            twin: placeholder(marks: .redacted)),
        RuleCase(
            .sampleData, "the values of the gallery", measured: "equal", outcome: .needsReview,
            fault: gallery("21°"), twin: gallery("18°")),
        sampleName, constants,
        RuleCase(
            .crash, "a crash", measured: "no answer",
            fault: Sample.widget(failures: [
                WidgetEvidence.Failure(.process, family: .systemSmall, request: "timeline", reason: "it crashed")
            ]),
            twin: Sample.widget(showing: [])),
    ]

    /// A name that the sources give to the sample, or that the view always shows.
    private static let sampleName: RuleCase = {
        let widget = Sample.widget([
            Sample.picture(Sample.tree([Sample.text("Ana")])),
            Sample.picture(Sample.tree([Sample.text("Ana")])) { $0.content = .gallery },
        ])
        var sample = RuleCase(
            .sampleData, "the name of the gallery", measured: "equal", outcome: .needsReview, fault: widget,
            twin: widget)
        sample.faultSource = "let sample = Entry(date: .now, name: \"Ana\")"
        sample.twinSource = "Text(\"Ana\")"
        return sample
    }()

    /// A text with a number that the view always shows.
    private static let constants: RuleCase = {
        let widget = Sample.widget([
            Sample.picture(Sample.tree([Sample.text("8 glasses")])),
            Sample.picture(Sample.tree([Sample.text("8 glasses")])) { $0.content = .gallery },
        ])
        var sample = RuleCase(
            .sampleData, "a number of the gallery that no text states", measured: "equal", outcome: .needsReview,
            fault: widget, twin: widget)
        sample.faultSource = "Text(\"\\(count) glasses\")"
        sample.twinSource = "Text(\"8 glasses\")"
        return sample
    }()

    private static func timeline(
        _ dates: [Double], reload: Double? = nil, bytes: Int? = nil, repeated: Int = 0
    ) -> WidgetEvidence {
        var timeline = TimelineEvidence(
            family: .systemSmall, dates: dates, policy: reload.map { .after($0) } ?? .never, requested: 0,
            archiveBytes: bytes)
        timeline.repeatedBytes = repeated
        return Sample.widget(timelines: [timeline])
    }

    private static func placeholder(marks: Semantics.Marks) -> WidgetEvidence {
        Sample.widget([
            Sample.picture(Sample.tree([Sample.text("18°")])),
            Sample.picture(Sample.tree([Sample.text("21°", marks: marks)])) { $0.content = .placeholder },
        ])
    }

    private static func gallery(_ value: String) -> WidgetEvidence {
        Sample.widget([
            Sample.picture(Sample.tree([Sample.text("21°")])),
            Sample.picture(Sample.tree([Sample.text(value)])) { $0.content = .gallery },
        ])
    }
}
