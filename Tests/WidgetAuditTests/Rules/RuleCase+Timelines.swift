import CoreGraphics
import ExtensionProtocol
import RenderModel
import WidgetVocabulary

@testable import WidgetAudit

extension RuleCase {
    static let timelines: [RuleCase] = [
        RuleCase(
            .changingContent, "a day of equal entries", measured: "1", fault: day(drawings: 1), twin: day(drawings: 2)),
        RuleCase(
            .selfUpdatingTime, "a clock of entries", measured: "a string",
            fault: moments(["9:00", "9:30", "10:00"].map { Sample.text($0) }),
            twin: moments(["9:00", "9:45", "10:10"].map { Sample.text($0) })),
        RuleCase(
            .selfUpdatingTime, "a clock of entries in Korean", measured: "a string",
            fault: moments(["오전 11:40", "오후 12:10", "오후 12:40"].map { Sample.text($0) }),
            twin: moments(["오전 11:40", "오전 11:40", "오후 12:40"].map { Sample.text($0) })),
        RuleCase(
            .dataAge, "a value of two hours ago", measured: "2 h", outcome: .needsReview,
            fault: shown(until: 7_200), twin: shown(until: 1_800)),
        RuleCase(
            .laterPlaceholder, "a placeholder after an hour", measured: "a placeholder",
            fault: moments([Sample.text("Rain"), bar]),
            twin: moments([Sample.text("Rain"), Sample.text("Sun")])),
        RuleCase(
            .laterPlaceholder, "a placeholder as the only entry", measured: "a placeholder", outcome: .needsReview,
            fault: moments([bar]), twin: moments([Sample.text("Rain")])),
        RuleCase(
            .animationDuration, "an animation of three seconds", measured: "3 s", outcome: .needsReview,
            faultSource: "view.animation(.linear(duration: 3), value: rain)",
            twinSource: "view.animation(.linear(duration: 1.5), value: rain) // not duration: 3"),
        RuleCase(
            .animationDuration, "an animation with a long delay", measured: "2.5 s", outcome: .needsReview,
            faultSource: "view.animation(.easeIn(duration: 1.5).delay(1), value: rain)",
            twinSource: "view.animation(.easeIn(duration: 1).delay(1), value: rain)"),
        RuleCase(
            .endlessAnimation, "an animation that repeats forever", measured: "forever", outcome: .needsReview,
            faultSource: "view.animation(.linear.repeatForever(), value: rain)",
            twinSource: "view.animation(.linear, value: rain) // .repeatForever()"),
        RuleCase(
            .liveProgress, "six entries within five minutes", measured: "60 s",
            fault: timeline([0, 60, 120, 180, 240, 300]), twin: timeline([0, 60, 120, 180, 240])),
        RuleCase(
            .liveProgress, "entries of minutes that last a day", measured: "60 s",
            fault: timeline([0, 60, 120, 180, 240, 300]), twin: timeline([0, 60, 120, 180, 240, 50_000])),
        RuleCase(
            .timelineOrder, "entries in the wrong order", measured: "a fault",
            fault: timeline(
                [0, 600], [Diagnostic(.warning, .timeline, subject: "Sample", message: "they are not sorted")]),
            twin: timeline([0, 600])),
        RuleCase(
            .darkBackground, "a white background in dark", measured: "100 %", fault: background(.white, .dark),
            twin: background(.black, .dark)),
        RuleCase(
            .lightBackground, "a black background in light", measured: "0 %", outcome: .needsReview,
            fault: background(.black, .light), twin: background(.white, .light)),
    ]

    private static func day(drawings: Int) -> WidgetEvidence {
        Sample.widget(
            [Sample.picture(Sample.tree([Sample.text("Rain")]))],
            timelines: [
                TimelineEvidence(
                    family: .systemSmall, dates: [0, 43_200, 86_400], policy: .never, requested: 0, drawings: drawings)
            ])
    }

    /// A redacted text.
    private static let bar = Sample.shape(Sample.rect(20, 50, 28, 10), .black, marks: .redacted)

    /// Entries that are half an hour apart.
    private static func moments(_ nodes: [RenderNode]) -> WidgetEvidence {
        Sample.widget(
            nodes.enumerated().map { number, node in
                Sample.picture(Sample.tree([node])) { $0.offset = Double(number) * 1_800 }
            })
    }

    private static func shown(until reload: Double) -> WidgetEvidence {
        Sample.widget(
            [Sample.picture(Sample.tree([Sample.text("21°")]))],
            timelines: [
                TimelineEvidence(family: .systemSmall, dates: [0], policy: .after(reload), requested: 0)
            ])
    }

    private static func timeline(_ dates: [Double], _ diagnostics: [Diagnostic] = []) -> WidgetEvidence {
        Sample.widget(timelines: [
            TimelineEvidence(
                family: .systemSmall, dates: dates, policy: .never, requested: 0, diagnostics: diagnostics)
        ])
    }

    private static func background(_ color: RGBA, _ scheme: ColorScheme) -> WidgetEvidence {
        Sample.widget([
            Sample.picture(Sample.tree([], background: Sample.background(color))) {
                $0.colorScheme = scheme
                $0.appearance = scheme.rawValue
            }
        ])
    }
}
