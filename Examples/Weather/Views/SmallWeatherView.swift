import SwiftUI
import WidgetKit

struct SmallWeatherView: View {
    let weather: WeatherData

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            ConditionSymbol(condition: weather.condition)
                .font(.title2)

            Spacer()

            VStack(alignment: .leading, spacing: 0) {
                Text("\(weather.temperature)°")
                    .font(.system(size: 36, weight: .light))
                    .contentTransition(.numericText())
                    .widgetAccentable()

                Text(weather.city.name)
                    .font(.caption)
                    .fontWeight(.semibold)

                Text("H:\(weather.high)° L:\(weather.low)°")
                    .font(.caption2)
                    .foregroundStyle(.secondary)
            }
        }
        .lineLimit(1)
        .minimumScaleFactor(0.6)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }
}
