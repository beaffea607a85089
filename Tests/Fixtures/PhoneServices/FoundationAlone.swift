import Foundation

/// Foundation brings `ObservableObject` and `Published` along.
final class Forecast: ObservableObject {
    @Published var summary = "Rain"
}
