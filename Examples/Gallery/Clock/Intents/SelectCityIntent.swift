import AppIntents
import WidgetKit

struct SelectCityIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Choose City"
    static let description = IntentDescription("Choose the city whose time to show.")

    @Parameter(title: "City", default: .here)
    var city: City
}
