/// HealthKit's values: units and quantities convert, samples hold what they are given, and the store has no data.
@_exported import Foundation
