import AppIntents
import WidgetKit

struct SelectCityIntent: WidgetConfigurationIntent {
    static var title: LocalizedStringResource = "도시 선택"
    static var description = IntentDescription("날씨를 확인할 도시를 선택하세요.")

    @Parameter(title: "도시", default: .seoul)
    var city: City

    init() {}

    init(city: City) {
        self.city = city
    }
}
