import Foundation
import Testing

@testable import PreviewServer
@testable import WidgetHost

@Suite("Words of the page")
struct PageWordTests {
    @Test(
        "The time until a reload is never negative: one whose date has passed is due",
        arguments: [
            (-2_520, "reload due"), (0, "reload due"), (29, "reload due"), (60, "reload after 1 min"),
            (7_140, "reload after 119 min"), (7_200, "reload after 2 h"),
        ] as [(Double, String)])
    func reload(seconds: Double, expected: String) {
        let received = Date(timeIntervalSinceReferenceDate: 0)
        #expect(PageWidget.Timeline.reload(at: received + seconds, received: received) == expected)
    }

    @Test("A reload at a date has no time before a timeline arrives")
    func reloadBeforeTimeline() {
        #expect(
            PageWidget.Timeline.reload(at: Date(timeIntervalSinceReferenceDate: 0), received: nil)
                == "reload after a date")
    }

    private static func field(
        _ kind: ConfigurationForm.Kind, json: String?, title: String?
    ) -> ConfigurationForm.Field {
        ConfigurationForm.Field(
            name: "value", title: "Value", kind: kind, details: .init(dependencies: []), valueJSON: json,
            valueTitle: title, isRequired: false, isVisible: true, problem: nil)
    }

    @Test("A switch is on or off in the summary of a configuration, and other values have their titles")
    func shortValues() {
        #expect(Self.field(.toggle, json: "true", title: "true").shortValue == "On")
        #expect(Self.field(.toggle, json: "false", title: nil).shortValue == "Off")
        #expect(Self.field(.toggle, json: nil, title: nil).shortValue == nil)
        #expect(Self.field(.text, json: "\"true\"", title: "true").shortValue == "true")
    }
}
