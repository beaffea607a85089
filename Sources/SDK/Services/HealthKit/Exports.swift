/// HealthKit's values: units and quantities convert, samples store their values, and the store has no data.
@_exported import Foundation
