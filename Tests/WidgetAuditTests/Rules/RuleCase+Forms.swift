import CoreGraphics
import ExtensionProtocol
import RenderModel

@testable import WidgetAudit

extension RuleCase {
    /// Other forms of faults that a rule describes.
    static let forms: [RuleCase] = [
        RuleCase(
            .spokenImages, "a text that is hidden from speech", measured: "hidden",
            fault: Sample.widget(showing: [Sample.text("Thunder", marks: .accessibilityHidden)]),
            twin: Sample.widget(showing: [
                Sample.text("Thunder", marks: .accessibilityHidden), Sample.text("Thunder and hail"),
            ])),
        RuleCase(
            .spokenImages, "a drawing without a label", measured: "no label", outcome: .needsReview,
            fault: Sample.widget(showing: [drawing(label: nil)]),
            twin: Sample.widget(showing: [drawing(label: "Rain this week")])),
        RuleCase(
            .overlappingTexts, "a button over a text", measured: "over a text",
            fault: Sample.widget(showing: [Sample.text("Rain"), button(x: 20)]),
            twin: Sample.widget(showing: [Sample.text("Rain"), button(x: 100)])),
        RuleCase(
            .cutContent, "a text beyond the edge", measured: "17.5 pt",
            fault: Sample.widget(showing: [Sample.text("Rain", at: CGPoint(x: 20, y: 190))]),
            twin: Sample.widget(showing: [Sample.text("Rain", at: CGPoint(x: 20, y: 140))])),
        RuleCase(
            .standardMargin, "a chart 13 pt from the edge", measured: "13 pt", fault: chart(x: 13), twin: chart(x: 16)),
        RuleCase(
            .tightMargin, "a bar 8 pt from the edge", measured: "8 pt", fault: bar(x: 8), twin: bar(x: 12)),
        RuleCase(
            .tightMargin, "a bar that does not bleed", measured: "8 pt", fault: bar(x: 8), twin: bar(x: 0)),
        RuleCase(
            .logoPlacement, "a logo with a longer name", measured: "elsewhere", fault: logo("brand-logo"),
            twin: logo("team-logo")),
        RuleCase(
            .aspectRatio, "an image that a transform stretches", measured: "42.86 %", fault: scaled(0.7, 1),
            twin: scaled(0.7, 0.7)),
        RuleCase(
            .evenSpacing, "a dot that is 10 pt off", measured: "20 pt", fault: dots([20, 40, 70, 80, 100]),
            twin: dots([20, 40, 60, 80, 100])),
        RuleCase(
            .tapDestination, "no destination", measured: "no URL", fault: opening(nil), twin: opening("sample://rain")),
        RuleCase(
            .tapDestination, "an entry without the URL that others may have", measured: "no URL",
            outcome: .needsReview, fault: opening(nil), twin: opening("sample://rain")
        ).reading(withURL("entry.url")),
        RuleCase(
            .widgetURL, "an entry without the URL that others may have", measured: "no URL", outcome: .needsReview,
            fault: opening(nil), twin: opening("sample://rain")
        ).reading(withURL("entry.url")),
        RuleCase(
            .widgetURL, "an entry without the URL of its preview", measured: "no URL", outcome: .needsReview,
            fault: previewed(opening(nil)), twin: previewed(opening("sample://rain"))),
        RuleCase(
            .tapDestination, "an entry without the URL of its preview", measured: "no URL", outcome: .needsReview,
            fault: previewed(opening(nil)), twin: previewed(opening("sample://rain"))),
        RuleCase(
            .tapDestination, "an entry without a URL, as its preview", measured: "no URL",
            fault: previewed(opening(nil), url: nil), twin: previewed(opening("sample://rain"), url: nil)),
        RuleCase(
            .widgetURL, "a family without the address of others", measured: "no URL", fault: opening(nil),
            twin: opening("sample://rain")
        ).reading(withURL(#"URL(string: "sample://rain")"#)),
        RuleCase(
            .tapDestination, "the start of a web site", measured: "https://example.com/",
            fault: opening("https://example.com/"), twin: opening("https://example.com/rain")),
        RuleCase(
            .iconCopy, "a symbol on a tile", measured: "no information", fault: Sample.widget(showing: tile),
            twin: Sample.widget(showing: tile + [Sample.text("Rain")])),
        RuleCase(
            .iconCopy, "a symbol on a tile with the name of the widget", measured: "no information",
            fault: Sample.widget(showing: tile + [Sample.text("Sample")]),
            twin: Sample.widget(showing: tile + [Sample.text("Rain")])),
        RuleCase(
            .entrySpacing, "a reload after 45 s", measured: "45 s", fault: timeline(.after(45)),
            twin: timeline(.after(3_600))),
        RuleCase(
            .selfUpdatingTime, "a count of minutes", measured: "a string",
            fault: Sample.widget(showing: [Sample.text("Updated 5 min ago")]),
            twin: Sample.widget(showing: [Sample.text("5 min walk")])),
        RuleCase(
            .selfUpdatingTime, "the time of one entry", measured: "a string",
            fault: timed([Sample.text("9:23")]),
            twin: timed([Sample.text("9:23"), Sample.text("9:53", at: CGPoint(x: 20, y: 100))])),
        RuleCase(
            .selfUpdatingTime, "a time at which data may have been fetched", measured: "a string",
            outcome: .needsReview, fault: timed([Sample.text("Fetched 9:23 AM")]),
            twin: timed([Sample.text("Fetched 9:20 AM")])),
        RuleCase(
            .selfUpdatingTime, "the time of one entry with seconds", measured: "a string",
            fault: timed([Sample.text("9:23:10 AM")]), twin: timed([Sample.text("9:41:10 AM")])),
        RuleCase(
            .selfUpdatingTime, "the date and time of one entry", measured: "a string",
            fault: timed([Sample.text("11/27/2026, 9:23 AM")]), twin: timed([Sample.text("11/27/2026, 9:41 AM")])),
        RuleCase(
            .selfUpdatingTime, "the time next to a date with periods", measured: "a string",
            fault: timed([Sample.text("05.11.26, 9:23")]), twin: timed([Sample.text("05.11.26, 9:41")])),
        RuleCase(
            .selfUpdatingTime, "the time of one entry, not a date with its numbers", measured: "a string",
            fault: timed([Sample.text("9.23")]), twin: timed([Sample.text("9.23.26")])),
        RuleCase(
            .selfUpdatingTime, "the time of one entry, not that of twelve hours before", measured: "a string",
            outcome: .needsReview, fault: timed([Sample.text("Last reading at 9:23 AM")]),
            twin: timed([Sample.text("Last reading at 9:23 PM")])),
        RuleCase(
            .selfUpdatingTime, "the time of entries of seconds in two minutes", measured: "a string",
            fault: seconds([Sample.text("9:23"), Sample.text("9:24")]),
            twin: seconds([Sample.text("9:41"), Sample.text("9:42")])),
        RuleCase(
            .selfUpdatingTime, "another time than that of the entry", measured: "a string",
            fault: timed([Sample.text("9:23")]), twin: timed([Sample.text("9:41")])),
        RuleCase(
            .changingContent, "a day of eight equal entries", measured: "1", fault: equal(every: 10_800),
            twin: equal(every: 3_600)),
        RuleCase(
            .liveProgress, "a series of minutes after an hour", measured: "60 s",
            fault: series([0, 3_600, 3_660, 3_720, 3_780, 3_840, 3_900]),
            twin: series([0, 3_600, 3_660, 3_720, 7_200, 7_260, 7_320])),
        RuleCase(
            .darkBackground, "a white shape of the content in dark", measured: "100 %", fault: covered(.white),
            twin: covered(.black)),
        RuleCase(
            .timelineOrder, "an empty timeline", measured: "0",
            fault: Sample.widget(failures: [
                WidgetEvidence.Failure(
                    .emptyTimeline, family: .systemSmall, request: "timeline", reason: "the timeline has no entries")
            ]), twin: timeline(.never)),
        RuleCase(
            .darkBackground, "two white shapes in dark", measured: "100 %", fault: layered(.white),
            twin: layered(.black)),
        RuleCase(
            .namedSymbols, "a name whose first word no symbol has", measured: "missing",
            fault: reporting(.unknownSymbol, "lightbuld.fill", .error), twin: Sample.widget(showing: [])),
        RuleCase(
            .knownCharacters, "a private character", measured: "missing",
            fault: reporting(.missingGlyph, "U+E123", .warning), twin: Sample.widget(showing: [Sample.text("Rain")])),
        RuleCase(
            .knownCharacters, "a code point that is not assigned", measured: "missing",
            fault: reporting(.missingGlyph, "U+378", .warning), twin: Sample.widget(showing: [Sample.text("Rain")])),
        named(
            RuleCase(
                .customFonts, "a small text in a font of the system", measured: "14 pt",
                fault: reporting(.missingFont, "Didot", .warning), twin: reporting(.missingFont, "Didot", .warning))),
    ]

    /// A button with a symbol, at the height of a text.
    private static func button(x: Double) -> RenderNode {
        let frame = Sample.rect(x, 34, 44, 44)
        var button = Sample.button(frame)
        button.children = [Sample.symbol(in: Sample.rect(x + 2, 44, 24, 24))]
        return button
    }

    private static func drawing(label: String?) -> RenderNode {
        let frame = Sample.rect(20, 20, 100, 60)
        let shapes = [20.0, 80].map { Sample.shape(Sample.rect($0, 30, 20, 40), .black) }
        return RenderNode(
            frame: frame, children: shapes, semantics: label.map { Semantics(role: .image, label: $0) },
            viewType: "Canvas")
    }

    private static func chart(x: Double) -> WidgetEvidence {
        let bars = [x, 60, 100].map { Sample.shape(Sample.rect($0, 40, 20, 60), .black) }
        return Sample.widget(showing: [
            RenderNode(frame: Sample.rect(16, 16, 126, 126), children: bars, viewType: "Chart")
        ])
    }

    private static func bar(x: Double) -> WidgetEvidence {
        Sample.widget(showing: [Sample.shape(Sample.rect(x, 60, 100, 12), .black)])
    }

    /// A symbol at the leading side with an accessibility identifier.
    private static func logo(_ identifier: String) -> WidgetEvidence {
        let frame = Sample.rect(20, 20, 20, 20)
        return Sample.widget(showing: [
            RenderNode(
                frame: frame, children: [Sample.symbol(in: frame)], semantics: Semantics(identifier: identifier),
                viewType: "HStack"),
            Sample.text("Rain", at: CGPoint(x: 20, y: 120)),
        ])
    }

    /// A square image, scaled by two factors.
    private static func scaled(_ x: CGFloat, _ y: CGFloat) -> WidgetEvidence {
        let image = Sample.image(in: Sample.rect(20, 20, 90, 90), label: "A sky")
        let effect = RenderNode(
            .effect(.transform(CGAffineTransform(scaleX: x, y: y))), frame: image.frame, children: [image])
        return Sample.widget(showing: [effect], images: [Sample.jpeg("sky", width: 360, height: 360)])
    }

    private static func dots(_ edges: [Double]) -> WidgetEvidence {
        Sample.widget(showing: edges.map { Sample.symbol(in: Sample.rect($0, 60, 10, 10)) })
    }

    /// The widget with a preview in the gallery.
    private static func previewed(_ widget: WidgetEvidence, url: String? = "sample://rain") -> WidgetEvidence {
        var preview = opening(url).pictures[0]
        preview.conditions.content = .gallery
        return Sample.widget(widget.pictures + [preview])
    }

    private static func withURL(_ argument: String) -> String {
        """
        struct SampleWidget: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "Sample", provider: Provider()) { entry in
                    SampleView(entry).widgetURL(\(argument))
                }
            }
        }
        """
    }

    private static func opening(_ url: String?) -> WidgetEvidence {
        Sample.widget([Sample.picture(Sample.tree([Sample.text("Rain")], widgetURL: url))])
    }

    private static let tile = [
        Sample.shape(Sample.rect(40, 40, 80, 80), .black), Sample.symbol(in: Sample.rect(65, 65, 30, 30)),
    ]

    private static func timeline(_ policy: EntriesReply.ReloadPolicy) -> WidgetEvidence {
        Sample.widget(timelines: [
            TimelineEvidence(family: .systemSmall, dates: [0], policy: policy, requested: 0)
        ])
    }

    /// An entry of 9:23.
    private static func timed(_ nodes: [RenderNode]) -> WidgetEvidence {
        let date = Double((9 * 60 + 23) * 60)
        return Sample.widget(
            [Sample.picture(Sample.tree(nodes))],
            timelines: [
                TimelineEvidence(family: .systemSmall, dates: [date], policy: .never, requested: date)
            ])
    }

    /// An entry for each second from 5 s before 9:24, of which the first one and the one of 9:24 look different.
    private static func seconds(_ nodes: [RenderNode]) -> WidgetEvidence {
        let date = Double((9 * 60 + 24) * 60 - 5)
        return Sample.widget(
            nodes.enumerated().map { number, node in
                Sample.picture(Sample.tree([node])) { $0.offset = Double(number) * 5 }
            },
            timelines: [
                TimelineEvidence(
                    family: .systemSmall, dates: (0..<60).map { date + Double($0) }, policy: .never, requested: date)
            ])
    }

    /// A background of two shapes of a color, in dark.
    private static func layered(_ color: RGBA) -> WidgetEvidence {
        let frame = CGRect(origin: .zero, size: Sample.size)
        let background = RenderNode(
            frame: frame,
            children: [Sample.shape(frame, color), Sample.shape(Sample.rect(20, 20, 40, 40), color)],
            semantics: Semantics(marks: .containerBackground))
        return Sample.widget([
            Sample.picture(Sample.tree([], background: background)) {
                $0.colorScheme = .dark
                $0.appearance = "dark"
            }
        ])
    }

    /// A shape of a color over a black background, in dark.
    private static func covered(_ color: RGBA) -> WidgetEvidence {
        let shape = Sample.shape(CGRect(origin: .zero, size: Sample.size), color)
        return Sample.widget([
            Sample.picture(Sample.tree([shape, Sample.text("Rain")], background: Sample.background(.black))) {
                $0.colorScheme = .dark
                $0.appearance = "dark"
            }
        ])
    }

    /// Eight entries with one drawing.
    private static func equal(every seconds: Double) -> WidgetEvidence {
        Sample.widget(
            [Sample.picture(Sample.tree([Sample.text("Rain")]))],
            timelines: [
                TimelineEvidence(
                    family: .systemSmall, dates: (0..<8).map { Double($0) * seconds }, policy: .never, requested: 0,
                    drawings: 1)
            ])
    }

    private static func series(_ dates: [Double]) -> WidgetEvidence {
        Sample.widget(timelines: [
            TimelineEvidence(family: .systemSmall, dates: dates, policy: .never, requested: 0)
        ])
    }

    /// Texts of 14 and 20 pt, and a diagnostic.
    private static func reporting(
        _ code: Diagnostic.Code, _ subject: String, _ severity: Diagnostic.Severity
    ) -> WidgetEvidence {
        let diagnostic = Diagnostic(severity, code, subject: subject, message: "\(subject) is missing.")
        let texts = [Sample.text("Rain"), Sample.text("Sun", at: CGPoint(x: 20, y: 100), points: 20)]
        return Sample.widget([Sample.picture(Sample.tree(texts, diagnostics: [diagnostic]))])
    }

    private static func named(_ sample: RuleCase) -> RuleCase {
        var sample = sample
        sample.faultSource = #"Text("Rain").font(.custom("Didot", size: 14, relativeTo: .footnote))"#
        sample.twinSource = #"Text("Sun").font(.custom("Didot", size: 20)) // not .custom("Didot", size: 14)"#
        return sample
    }
}
