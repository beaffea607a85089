import ExtensionProtocol

@testable import WidgetAudit

extension RuleCase {
    static let metadata: [RuleCase] = [
        RuleCase(
            .galleryTexts, "no description", measured: "empty", fault: described { $0.description = "" },
            twin: described { _ in }),
        RuleCase(
            .descriptionLength, "a description of 13 words", measured: "13",
            fault: described { $0.description = Array(repeating: "word", count: 13).joined(separator: " ") },
            twin: described { _ in }),
        RuleCase(
            .settingCount, "five settings", measured: "5", fault: configured(settings: 5), twin: configured(settings: 4)
        ),
    ]

    private static func described(_ change: (inout WidgetDescription) -> Void) -> WidgetEvidence {
        var description = Sample.description
        change(&description)
        return Sample.widget(description: description)
    }

    private static func configured(settings: Int) -> WidgetEvidence {
        described { description in
            description.configuration = .appIntent
            description.parameters = (0..<settings).map {
                ConfigurationParameter(name: "setting\($0)", title: "Setting \($0)", typeName: "String")
            }
        }
    }
}
