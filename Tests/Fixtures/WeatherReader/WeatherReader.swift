import CoreLocation
import SwiftUI
import WeatherKit
import WidgetKit

/// Shows what the weather service says about one place, a line for each fact.
struct WeatherEntry: TimelineEntry {
    let date: Date
    let lines: [String]
}

struct WeatherProvider: TimelineProvider {
    func placeholder(in context: Context) -> WeatherEntry { WeatherEntry(date: .now, lines: ["placeholder"]) }

    func getSnapshot(in context: Context, completion: @escaping (WeatherEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<WeatherEntry>) -> Void) {
        nonisolated(unsafe) let completion = completion
        Task {
            let entry = WeatherEntry(date: .now, lines: await lines())
            completion(Timeline(entries: [entry], policy: .never))
        }
    }

    private func lines() async -> [String] {
        let place = CLLocation(latitude: 37.57, longitude: 126.98)
        do {
            let (current, days, alerts) = try await WeatherService.shared.weather(
                for: place, including: .current, .daily, .alerts)
            let attribution = try await WeatherService.shared.attribution
            return [
                "\(Int(current.temperature.converted(to: .celsius).value.rounded()))° \(current.condition.rawValue)",
                "\(days.count) days, sunrise \(days.first?.sun.sunrise != nil)", "\(alerts?.count ?? 0) alerts",
                attribution.serviceName, current.metadata.date.formatted(.iso8601),
            ]
        } catch {
            return [error.localizedDescription]
        }
    }
}

@main
struct WeatherReaderWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Weather", provider: WeatherProvider()) { entry in
            VStack(alignment: .leading) {
                ForEach(entry.lines, id: \.self) { Text(verbatim: $0).font(.system(size: 8)) }
            }
            .containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}
