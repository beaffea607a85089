import CoreLocation
import SwiftUI
import WeatherKit

func forecast(at place: CLLocation) async throws -> [String] {
    let service = WeatherService.shared
    let (current, hours, days, alerts) = try await service.weather(
        for: place, including: .current, .hourly, .daily(startDate: .now, endDate: .now + 86_400), .alerts)
    let weather = try await service.weather(for: place)
    let attribution = try await service.attribution
    let first = days.first
    print(
        first?.restOfDayForecast?.condition ?? .clear, first?.maximumHumidity ?? 0, alerts?.first?.metadata.date ?? .now
    )
    let statistics = try await service.dailyStatistics(for: place, including: .temperature)
    return hours.forecast.prefix(5).map { $0.wind.compassDirection.abbreviation } + [
        current.cloudCoverByAltitude.low.formatted(), weather.availability.alertAvailability.rawValue,
        attribution.legalAttributionText, current.uvIndex.category.description,
        statistics.first?.averageHighTemperature.description ?? "",
    ]
}
