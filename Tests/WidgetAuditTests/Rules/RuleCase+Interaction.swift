import CoreGraphics
import ExtensionProtocol
import RenderModel
import WidgetVocabulary

@testable import WidgetAudit

extension RuleCase {
    static let interaction: [RuleCase] = [
        RuleCase(
            .targetSpacing, "buttons that are 4 pt apart", measured: "4 pt", fault: buttons(at: [20, 68]),
            twin: buttons(at: [20, 72])),
        RuleCase(
            .inlineTarget, "two buttons in an inline accessory", measured: "2",
            fault: accessory(.accessoryInline, targets: 2), twin: accessory(.accessoryInline, targets: 1)),
        RuleCase(
            .accessoryTarget, "two buttons in a rectangular accessory", measured: "2",
            fault: accessory(.accessoryRectangular, targets: 2), twin: accessory(.accessoryRectangular, targets: 1)),
        RuleCase(
            .tapDestination, "a URL without a page", measured: "sample://", fault: opening("sample://"),
            twin: opening("sample://rain")),
        RuleCase(
            .tapDestination, "a link to the start of the app", measured: "sample:///",
            fault: rows(["sample:///", "sample:///b"]), twin: rows(["sample:///a", "sample:///b"])),
        RuleCase(
            .rowLinks, "rows with one URL", measured: "sample://a", fault: rows(["sample://a", "sample://a"]),
            twin: rows(["sample://a", "sample://b"])),
        RuleCase(
            .supportedControls, "a scroll view", measured: "ScrollView", fault: reporting("ScrollView"),
            twin: reporting("scrollPosition")),
        RuleCase(
            .controlIntents, "a button with a closure", measured: "a closure", fault: reporting("Button"),
            twin: buttons(at: [20])),
        RuleCase(
            .iconCopy, "a logo alone", measured: "no information", fault: Sample.widget(showing: [logo]),
            twin: Sample.widget(showing: [logo, Sample.text("Rain")])),
        RuleCase(
            .iconCopy, "a symbol that never changes", measured: "no information", outcome: .needsReview,
            fault: Sample.widget(showing: [symbol(20)]), twin: changing),
        RuleCase(
            .lockScreenContent, "a logo on the Lock Screen", measured: "no information", fault: onLockScreen([logo]),
            twin: onLockScreen([logo, Sample.text("Rain")])),
        RuleCase(
            .intentCount, "four intents", measured: "4", fault: Sample.widget(showing: intents(4)),
            twin: Sample.widget(showing: intents(3))),
        RuleCase(
            .simplifiedControls, "a button that is seen from afar", measured: "a control", fault: distant(.simplified),
            twin: distant(.default)),
        RuleCase(
            .freeTextSettings, "a text to enter", measured: "free text", fault: setting { _ in },
            twin: setting { $0.defaultJSON = "\"Seoul\"" }),
        RuleCase(
            .freeTextSettings, "a text of a definition file", measured: "free text", outcome: .needsReview,
            fault: inDefinitionFile(setting { _ in }), twin: inDefinitionFile(setting { $0.optionSource = .provider })),
        RuleCase(
            .freeTextSettings, "a text with suggestions", measured: "free text", fault: setting { _ in },
            twin: setting { $0.optionSource = .provider }),
        RuleCase(
            .settingDefaults, "a required setting", measured: "none", fault: setting { _ in },
            twin: setting { $0.presence = .optional }),
        RuleCase(
            .settingTexts, "a setting without a title", measured: "empty", fault: setting { $0.title = " " },
            twin: setting { _ in }),
        RuleCase(
            .settingTexts, "a value without a name", measured: "empty", fault: setting { $0.options = [option("")] },
            twin: setting { $0.options = [option("Seoul")] }),
        unnamedCase,
    ]

    /// In the twin, the table has a name that differs from that of the case in its capital.
    private static let unnamedCase: RuleCase = {
        let named = ConfigurationOption(json: "\"calm\"", title: "Calm")
        var sample = RuleCase(
            .settingTexts, "a case that the table of names lacks", measured: "empty",
            fault: setting { $0.options = [named, ConfigurationOption(json: "\"gale\"", title: "gale")] },
            twin: setting { $0.options = [named, ConfigurationOption(json: "\"gale\"", title: "Gale")] })
        sample.faultSource = "case calm, gale\n[.calm: \"Calm\"]"
        sample.twinSource = "case calm, gale\n[.calm: \"Calm\", .gale: \"Gale\"]"
        return sample
    }()

    private static func buttons(at edges: [Double]) -> WidgetEvidence {
        Sample.widget(showing: edges.map { Sample.button(Sample.rect(20, $0, 60, 44)) })
    }

    private static func accessory(_ family: Family, targets: Int) -> WidgetEvidence {
        let nodes = (0..<targets).map { Sample.button(Sample.rect(20 + Double($0) * 60, 20, 50, 44)) }
        return Sample.widget(showing: nodes) { $0.family = family }
    }

    private static func opening(_ url: String) -> WidgetEvidence {
        Sample.widget([Sample.picture(Sample.tree([Sample.text("Rain")], widgetURL: url))])
    }

    private static func rows(_ urls: [String]) -> WidgetEvidence {
        let nodes = urls.enumerated().map { row, url in
            RenderNode(
                frame: Sample.rect(16, 16 + Double(row) * 60, 300, 50),
                semantics: Semantics(role: .link, label: "Row \(row)", interaction: .link(url: url)), viewType: "Link")
        }
        return Sample.widget([
            Sample.picture(Sample.tree(nodes, size: CGSize(width: 338, height: 158))) { $0.family = .systemMedium }
        ])
    }

    private static func reporting(_ subject: String) -> WidgetEvidence {
        let diagnostic = Diagnostic(.warning, .noEffect, subject: subject, message: "It has no effect.")
        return Sample.widget([Sample.picture(Sample.tree([Sample.text("Rain")], diagnostics: [diagnostic]))])
    }

    private static let logo = RenderNode(
        frame: Sample.rect(60, 60, 40, 40), children: [Sample.symbol(in: Sample.rect(60, 60, 40, 40))],
        semantics: Semantics(identifier: "logo"), viewType: "VStack")

    private static func symbol(_ side: Double) -> RenderNode { Sample.symbol(in: Sample.rect(60, 60, side, side)) }

    private static let changing = Sample.widget([
        Sample.picture(Sample.tree([symbol(20)])),
        Sample.picture(Sample.tree([symbol(30)])) { $0.offset = 3_600 },
    ])

    private static func onLockScreen(_ nodes: [RenderNode]) -> WidgetEvidence {
        Sample.widget(showing: nodes) {
            $0.family = .accessoryCircular
            $0.context = .lockScreen
            $0.appearance = "vibrant"
            $0.mode = .vibrant
        }
    }

    private static func intents(_ count: Int) -> [RenderNode] {
        (0..<count).map { number in
            let call = Semantics.IntentCall(typeName: "Intent\(number)", parameters: [])
            return RenderNode(
                frame: Sample.rect(20, 10 + Double(number) * 30, 60, 20),
                semantics: Semantics(role: .button, label: "Go", interaction: .intent(call)), viewType: "Button")
        }
    }

    private static func distant(_ detail: LevelOfDetail) -> WidgetEvidence {
        Sample.widget(showing: [Sample.button(Sample.rect(20, 20, 60, 44))]) {
            $0.platform = .visionPro
            $0.context = .verticalSurface
            $0.levelOfDetail = detail
        }
    }

    private static func option(_ title: String) -> ConfigurationParameter.Option {
        ConfigurationOption(json: "\"seoul\"", title: title)
    }

    /// A widget with one required text as its setting.
    private static func setting(_ change: (inout ConfigurationParameter) -> Void) -> WidgetEvidence {
        var description = Sample.description
        description.configuration = .appIntent
        description.intentTitle = "Weather"
        description.intentDescription = "Chooses the city."
        var parameter = ConfigurationParameter(name: "city", title: "City", typeName: "String")
        change(&parameter)
        description.parameters = [parameter]
        return Sample.widget(description: description)
    }

    private static func inDefinitionFile(_ widget: WidgetEvidence) -> WidgetEvidence {
        var widget = widget
        widget.description.configuration = .intent
        return widget
    }
}
