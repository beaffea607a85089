import Foundation

/// How high the water stands, in meters above the lowest tide.
struct Water {
    /// Meters.
    let mean: Double
    /// How far the moon's tide rises above the mean, in meters.
    let moon: Double
    /// How far the sun's tide rises above the mean, in meters.
    let sun: Double
    /// Hours from midnight, the first of January 2001, to the first high water of the moon.
    let delay: Double

    /// Hours between two high waters.
    private static let moonPeriod = 12.4206
    private static let sunPeriod = 12.0

    func height(at date: Date) -> Double {
        let hours = date.timeIntervalSinceReferenceDate / 3600
        return mean
            + moon * cos((hours - delay) / Self.moonPeriod * 2 * .pi)
            + sun * cos(hours / Self.sunPeriod * 2 * .pi)
    }

    /// The next times at which the water turns.
    func turns(after date: Date, count: Int) -> [Tide] {
        let step: TimeInterval = 60
        var tides: [Tide] = []
        var moment = Date(
            timeIntervalSinceReferenceDate: (date.timeIntervalSinceReferenceDate / step).rounded(.up) * step)
        var before = height(at: moment - step)
        var now = height(at: moment)
        // Two days have seven turns or more.
        for _ in 0..<(2 * 24 * 60) where tides.count < count {
            let next = height(at: moment + step)
            if now > before, now >= next {
                tides.append(Tide(date: moment, height: now, kind: .high))
            } else if now < before, now <= next {
                tides.append(Tide(date: moment, height: now, kind: .low))
            }
            (before, now) = (now, next)
            moment += step
        }
        return tides
    }
}

/// A time at which the water turns.
struct Tide: Identifiable {
    enum Kind { case high, low }

    let date: Date
    /// Meters.
    let height: Double
    let kind: Kind

    var id: Date { date }
}
