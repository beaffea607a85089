import AppIntents
import WidgetKit

struct SelectCityIntent: WidgetConfigurationIntent {
    static var title: LocalizedStringResource = "도시 선택"
    static var description = IntentDescription("날씨를 확인할 도시를 선택하세요.")

    @Parameter(title: "도시", default: .seoul)
    var city: City

    /// Any place of the world, instead of one of the cities.
    @Parameter(title: "다른 장소")
    var place: PlaceEntity?

    /// A place makes the choice of a city meaningless.
    static var parameterSummary: some ParameterSummary {
        When(\.$place, .hasAnyValue) {
            Summary {
                \.$place
            }
        } otherwise: {
            Summary {
                \.$city
                \.$place
            }
        }
    }

    init() {}

    init(city: City) {
        self.city = city
    }
}
