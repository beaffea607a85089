import AppIntents
import WidgetKit

struct SelectHarborIntent: WidgetConfigurationIntent {
    static var title: LocalizedStringResource = "Choose Harbor"
    static var description = IntentDescription("Choose the harbor whose tides you follow.")

    @Parameter(title: "Harbor", default: .incheon)
    var harbor: Harbor

    init() {}

    init(harbor: Harbor) {
        self.harbor = harbor
    }
}
