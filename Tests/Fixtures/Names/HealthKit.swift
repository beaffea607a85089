import HealthKit
import SwiftUI

@MainActor
final class HealthModel: ObservableObject {
    let store = HKHealthStore()
    @Published var steps = 0.0
    @Published var summary: HKActivitySummary?

    func authorize() async {
        guard HKHealthStore.isHealthDataAvailable() else { return }
        let write: Set<HKSampleType> = [HKQuantityType(.dietaryWater), .workoutType()]
        let read: Set<HKObjectType> = [
            HKObjectType.quantityType(forIdentifier: .stepCount)!, HKCategoryType(.sleepAnalysis),
            HKObjectType.activitySummaryType(), HKSeriesType.workoutRoute(),
            HKObjectType.characteristicType(forIdentifier: .biologicalSex)!,
        ]
        do {
            try await store.requestAuthorization(toShare: write, read: read)
        } catch let error as HKError where error.code == .errorAuthorizationNotDetermined {
            print(error.localizedDescription)
        } catch {}
        store.requestAuthorization(toShare: nil, read: [HKQuantityType.quantityType(forIdentifier: .heartRate)!]) {
            _, _ in
        }
    }

    func load() {
        let sort = NSSortDescriptor(key: HKSampleSortIdentifierStartDate, ascending: false)
        let predicate = HKQuery.predicateForWorkouts(with: .running)
        let query = HKSampleQuery(
            sampleType: .workoutType(), predicate: predicate, limit: HKObjectQueryNoLimit, sortDescriptors: [sort]
        ) { _, samples, error in
            guard let workouts = samples as? [HKWorkout], error == nil else { return }
            let distance = workouts.compactMap { $0.totalDistance?.doubleValue(for: .meter()) }.reduce(0, +)
            DispatchQueue.main.async { self.steps = distance }
        }
        store.execute(query)
        let observer = HKObserverQuery(sampleType: HKQuantityType(.stepCount), predicate: nil) { _, done, _ in done() }
        store.execute(observer)
        store.enableBackgroundDelivery(for: HKQuantityType(.stepCount), frequency: .hourly) { _, _ in }
    }

    func sleep() async throws -> [HKCategorySample] {
        let descriptor = HKSampleQueryDescriptor(
            predicates: [.categorySample(type: HKCategoryType(.sleepAnalysis))],
            sortDescriptors: [SortDescriptor(\.endDate, order: .reverse)], limit: 10)
        let samples = try await descriptor.result(for: store)
        return samples.filter { $0.value == HKCategoryValueSleepAnalysis.asleepREM.rawValue }
    }

    func rings() {
        var components = Calendar.current.dateComponents([.day, .month, .year], from: Date())
        components.calendar = Calendar.current
        let predicate = HKQuery.predicateForActivitySummary(with: components)
        store.execute(
            HKActivitySummaryQuery(predicate: predicate) { _, summaries, _ in
                let first = summaries?.first
                Task { @MainActor in self.summary = first }
            })
    }

    func add(milliliters: Double) async throws {
        let sample = HKQuantitySample(
            type: HKQuantityType(.dietaryWater),
            quantity: HKQuantity(unit: .literUnit(with: .milli), doubleValue: milliliters), start: .now, end: .now,
            metadata: [HKMetadataKeyWasUserEntered: true])
        try await store.save(sample)
        let unit = HKUnit.gramUnit(with: .milli).unitDivided(by: .literUnit(with: .deci))
        print(unit, try store.dateOfBirthComponents().year ?? 0, try store.biologicalSex().biologicalSex == .female)
    }

    func train() async throws {
        let configuration = HKWorkoutConfiguration()
        configuration.activityType = .functionalStrengthTraining
        configuration.locationType = .indoor
        let builder = HKWorkoutBuilder(healthStore: store, configuration: configuration, device: .local())
        try await builder.beginCollection(at: .now)
        try await builder.endCollection(at: .now)
        try await builder.finishWorkout()
    }
}
