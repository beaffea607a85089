import HealthKit
import SwiftUI
import WeatherKit
import WidgetKit

/// Health data and weather: units convert, there are no health data, and the weather is the sample's.
struct HealthProvider: TimelineProvider {
    func placeholder(in context: Context) -> LinesEntry { LinesEntry(date: .now, lines: []) }

    func getSnapshot(in context: Context, completion: @escaping (LinesEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<LinesEntry>) -> Void) {
        nonisolated(unsafe) let completion = completion
        Task {
            let lines = [glucose(), await steps(), await forecast()]
            completion(Timeline(entries: [LinesEntry(date: .now, lines: lines)], policy: .never))
        }
    }

    private func glucose() -> String {
        let millimoles = HKUnit.moleUnit(with: .milli, molarMass: HKUnitMolarMassBloodGlucose)
            .unitDivided(by: .liter())
        let value = HKQuantity(unit: HKUnit(from: "mg/dL"), doubleValue: 100).doubleValue(for: millimoles)
        let energy = HKQuantity(unit: .kilocalorie(), doubleValue: 2).doubleValue(for: .jouleUnit(with: .kilo))
        let degrees = HKQuantity(unit: .degreeFahrenheit(), doubleValue: 98.6).doubleValue(for: .degreeCelsius())
        let speed = HKQuantity(unit: HKUnit(from: "km/hr"), doubleValue: 36).doubleValue(for: HKUnit(from: "m/s"))
        return String(format: "%.2f %.3f %.1f %.1f", value, energy, degrees, speed)
    }

    private func steps() async -> String {
        guard let type = HKObjectType.quantityType(forIdentifier: .stepCount) else { return "none" }
        let predicate = HKQuery.predicateForSamples(withStart: .now, end: .now)
        let sum = await withCheckedContinuation { continuation in
            let query = HKStatisticsQuery(
                quantityType: type, quantitySamplePredicate: predicate, options: .cumulativeSum
            ) { _, statistics, error in
                continuation.resume(returning: statistics?.sumQuantity() == nil && error != nil)
            }
            HKHealthStore().execute(query)
        }
        return "\(HKHealthStore.isHealthDataAvailable()) \(sum)"
    }

    private func forecast() async -> String {
        let place = CLLocation(latitude: 52.52, longitude: 13.4)
        let (current, days) =
            (try? await WeatherService.shared.weather(for: place, including: .current, .daily)) ?? (nil, nil)
        let degrees = current?.temperature.converted(to: .celsius).value ?? .nan
        return "\(days?.count ?? 0) days, \((-40...45).contains(degrees)), \(days?.first?.sun.sunrise != nil)"
    }
}

struct HealthWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Health", provider: HealthProvider()) { LinesView(lines: $0.lines) }
            .supportedFamilies([.systemSmall])
    }
}
