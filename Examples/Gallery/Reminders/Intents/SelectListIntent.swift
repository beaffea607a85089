import AppIntents
import WidgetKit

struct SelectListIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Choose List"
    static let description = IntentDescription("Choose the list to show.")

    @Parameter(title: "List", default: .today)
    var list: ReminderList
}
