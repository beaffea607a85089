import CoreGraphics
import ExtensionProtocol
import RenderModel
import WidgetVocabulary

@testable import WidgetAudit

/// Faults of the gallery's texts and previews, and of asset catalogs.
extension RuleCase {
    static let galleries: [RuleCase] = [
        RuleCase(
            .darkVariants, "a color set with one color", measured: "one color", outcome: .needsReview,
            fault: themed { $0.colors = [.init(name: "Sky", hasDarkVariant: false)] },
            twin: themed { $0.colors = [.init(name: "Sky", hasDarkVariant: true)] }
        ).reading(#"Color("Sky")"#),
        RuleCase(
            .darkVariants, "a color set that the sources use by its symbol", measured: "one color",
            outcome: .needsReview, fault: themed { $0.colors = [.init(name: "Deep Sky Color", hasDarkVariant: false)] },
            twin: themed { $0.colors = [.init(name: "Hills", hasDarkVariant: false)] }
        ).reading("Text(name).foregroundStyle(.deepSky)"),
        RuleCase(
            .editingColors, "a form without an accent color", measured: "missing",
            fault: themed(.appIntent) { $0.accent = nil }, twin: themed(.appIntent) { _ in }),
        RuleCase(
            .editingColors, "a form without an accent color on a phone, not on a watch", measured: "missing",
            fault: withoutAccent(on: .iPhone), twin: withoutAccent(on: .appleWatch)),
        RuleCase(
            .brandColor, "no accent color", measured: "missing", outcome: .needsReview,
            fault: themed { $0.accent = nil }, twin: themed { _ in }),
        RuleCase(
            .descriptionSubject, "a description of the widget", measured: "this widget",
            fault: described("This widget shows the weather."), twin: described("See the weather.")),
        RuleCase(
            .descriptionSubject, "a description of the widget in Korean", measured: "이 위젯",
            fault: described("이 위젯으로 날씨를 확인하세요"), twin: described("날씨를 확인하세요")),
        RuleCase(
            .descriptionSubject, "a description of the widget in French", measured: "ce widget",
            fault: described("Avec ce widget, suivez vos cours"), twin: described("See your finance widgets")),
        RuleCase(
            .descriptionSubject, "a widget in a description", measured: "a widget",
            fault: described("Follow your stocks with a widget"), twin: described("Follow your stocks")),
        RuleCase(
            .descriptionSubject, "the description of a new target", measured: "example widget",
            fault: described("This is an example widget."), twin: described("See an example of a tide.")),
        RuleCase(
            .descriptionSubject, "a description whose first word is the widget", measured: "Widget",
            fault: described("Widget: the time of the day"), twin: described("See the time of the day")),
        RuleCase(
            .descriptionSubject, "a description of what the widget has", measured: "widget with",
            fault: described("Simple widget with the time of the day"), twin: described("See the time of the day")),
        RuleCase(
            .descriptionSubject, "a translation that mentions the widget", measured: "dieses widget",
            fault: translated("Dieses Widget zeigt das Wetter"), twin: translated("Sieh das Wetter")),
        RuleCase(
            .descriptionVerb, "a description without a verb", measured: "The",
            fault: described("The weather of the day"), twin: described("See the weather of the day")),
        RuleCase(
            .descriptionVerb, "a description in the third person", measured: "Shows",
            fault: described("Shows the weather of the day"), twin: described("Show the weather of the day")),
        RuleCase(
            .descriptionVerb, "a description that begins with a noun", measured: "Battery",
            fault: described("Battery levels of your devices"), twin: described("Balance the levels of your devices")),
        RuleCase(
            .descriptionVerb, "a Korean description that ends in a noun", measured: "날씨",
            fault: described("오늘의 날씨"), twin: described("오늘의 날씨를 확인하세요")),
        RuleCase(
            .descriptionVerb, "a Japanese description that ends in Chinese characters", measured: "今日の天気予報",
            fault: described("今日の天気予報"), twin: described("今日の天気を調べる")),
        RuleCase(
            .descriptionVerb, "a Japanese description that ends in a noun", measured: "今日の天気のようす",
            outcome: .needsReview, fault: described("今日の天気のようす"), twin: described("今日の天気を確認しましょう")),
        RuleCase(
            .sentenceCase, "the capitals of a title", measured: "The, Weather, Today",
            fault: described("See The Weather Today"), twin: described("See the weather in New York")),
        RuleCase(
            .sentenceCase, "capitals that may be those of German nouns", measured: "Wetter, Termine",
            outcome: .needsReview, fault: described("Zeigt Wetter und Termine"),
            twin: described("Zeigt alle wichtigen Termine")),
        RuleCase(
            .sentenceCase, "capitals in a part of a sentence", measured: "Weather, Stocks",
            fault: described("Check the Weather and your Stocks"),
            twin: described("Check the Apple weather and your stocks")),
        RuleCase(
            .sentenceCase, "all capitals", measured: "SEE, THE, WEATHER", fault: described("SEE THE WEATHER"),
            twin: described("See the weather")),
        RuleCase(
            .groupedSizes, "a widget for each size", measured: "two widgets", fault: sibling(named: "Sample"),
            twin: sibling(named: "Forecast")),
        RuleCase(
            .groupedSizes, "widgets that are called after their sizes", measured: "two widgets",
            fault: sibling(named: "Sample (Medium)"), twin: sibling(named: "Medium Forecast")),
        RuleCase(
            .galleryPreview, "an empty preview", measured: "empty", fault: previewed([]),
            twin: previewed([Sample.text("21°")])),
        RuleCase(
            .galleryPreview, "a preview without a photo in its background", measured: "empty", fault: previewed([]),
            twin: photographed),
        RuleCase(
            .galleryPreview, "a preview that is a placeholder", measured: "hidden",
            fault: previewed([Sample.text("21°", marks: .redacted)]), twin: previewed([Sample.text("21°")])),
        RuleCase(
            .galleryPreview, "a preview of zeros", measured: "zeros",
            fault: previewed([Sample.text("0°"), Sample.text("00:00")]),
            twin: previewed([Sample.text("0°"), Sample.text("10:00")])),
        RuleCase(
            .galleryPreview, "a preview without values", measured: "zeros",
            fault: previewed([Sample.text("--°"), Sample.text("—")]),
            twin: previewed([Sample.text("--°"), Sample.text("21 mm")])),
        RuleCase(
            .galleryPreview, "a single zero", measured: "zero", outcome: .needsReview,
            fault: previewed([Sample.text("Mail"), Sample.text("0")]),
            twin: previewed([Sample.text("Mail"), Sample.text("4")])),
        RuleCase(
            .galleryPreview, "hidden text next to a symbol", measured: "hidden",
            fault: previewed([symbol, Sample.text("21°", marks: .redacted)]),
            twin: previewed([symbol, Sample.text("21°")])),
        RuleCase(
            .previewTime, "a snapshot after three seconds", measured: "3 s", outcome: .needsReview,
            fault: known { $0.previewSeconds = [.systemSmall: 3] },
            twin: known { $0.previewSeconds = [.systemSmall: 0.1] }),
        RuleCase(
            .ownPreviews, "one image as the preview of two sizes", measured: "the same image", outcome: .needsReview,
            fault: imagePreviews("small", "small"), twin: imagePreviews("small", "medium")),
        RuleCase(
            .usableFamilies, "the corner of a watch face on iOS", measured: "shown nowhere",
            fault: families([.systemSmall, .accessoryCorner], on: [.iOS]),
            twin: families([.systemSmall, .accessoryCorner], on: [.iOS, .watchOS])),
    ]

    private static let symbol = Sample.symbol(in: Sample.rect(20, 90, 20, 20))

    private static func known(
        _ description: WidgetDescription = Sample.description, _ change: (inout ExtensionFacts) -> Void
    ) -> WidgetEvidence {
        var widget = Sample.widget(description: description)
        change(&widget.facts)
        return widget
    }

    private static func themed(
        _ configuration: WidgetDescription.ConfigurationKind = .static,
        _ change: (inout ExtensionFacts.Theme) -> Void
    ) -> WidgetEvidence {
        var description = Sample.description
        description.configuration = configuration
        var theme = ExtensionFacts.Theme(accent: "AccentColor", widgetBackground: "WidgetBackground")
        change(&theme)
        return known(description) { $0.theme = theme }
    }

    private static func withoutAccent(on platform: Platform) -> WidgetEvidence {
        var widget = themed(.appIntent) { $0.accent = nil }
        widget.pictures = [Sample.picture(Sample.tree([Sample.text("Rain")])) { $0.platform = platform }]
        return widget
    }

    private static func described(_ text: String) -> WidgetEvidence {
        var description = Sample.description
        description.description = text
        return Sample.widget(description: description)
    }

    private static func translated(_ text: String) -> WidgetEvidence {
        var translation = Sample.description
        translation.description = text
        return known { $0.translations = ["de_DE": translation] }
    }

    private static func sibling(named name: String) -> WidgetEvidence {
        var other = Sample.description
        other.kind = "Medium"
        other.displayName = name
        other.families = [.systemMedium]
        return known { $0.siblings = [other] }
    }

    private static func previewed(_ nodes: [RenderNode]) -> WidgetEvidence {
        Sample.widget(showing: nodes) { $0.content = .gallery }
    }

    /// A preview whose only part is a photo in the background.
    private static let photographed: WidgetEvidence = {
        let frame = CGRect(origin: .zero, size: Sample.size)
        let background = RenderNode(
            frame: frame, children: [Sample.image(in: frame, label: "Sky")],
            semantics: Semantics(marks: .containerBackground))
        let tree = Sample.tree([], background: background, images: [Sample.jpeg("sky", width: 474, height: 474)])
        return Sample.widget([Sample.picture(tree) { $0.content = .gallery }])
    }()

    private static func imagePreviews(_ small: String, _ medium: String) -> WidgetEvidence {
        let pictures = [(Family.systemSmall, small), (.systemMedium, medium)].map { family, name in
            Sample.picture(
                Sample.tree(
                    [Sample.image(in: Sample.rect(16, 16, 126, 126), label: "Preview")],
                    images: [Sample.jpeg(name, width: 378, height: 378)])
            ) {
                $0.family = family
                $0.content = .gallery
            }
        }
        return Sample.widget(pictures)
    }

    private static func families(_ families: [Family], on systems: Set<OperatingSystem>) -> WidgetEvidence {
        var description = Sample.description
        description.families = families
        return known(description) { $0.systems = systems }
    }
}
