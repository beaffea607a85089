import ExtensionProtocol
import Foundation

/// Where the sun and the moon are, for a place on the earth, to a fraction of a degree and so to about a minute of
/// time.
///
/// The positions are the low-precision series of the Astronomical Almanac: mean longitude and anomaly with the largest
/// terms, in the ecliptic of date. Refraction lifts what is at the horizon by 34 minutes of arc; the sun's radius is
/// 16.
struct Astronomy: Sendable {
    /// Degrees.
    let latitude: Double
    let longitude: Double

    private static let radians = Double.pi / 180
    /// Seconds since 1970 at noon of January 1, 2000, from which the series count.
    private static let epoch = 946_728_000.0
    /// The altitudes in degrees at which the sun rises and the twilights begin.
    enum SunAltitude: Double {
        case horizon = -0.833
        case civil = -6
        case nautical = -12
        case astronomical = -18
    }

    /// The altitude in degrees at which the moon rises: its parallax exceeds refraction and radius.
    private static let moonHorizon = 0.125

    private struct Position {
        var rightAscension: Double
        var declination: Double
        var eclipticLongitude: Double
    }

    private static func degrees(_ days: Double, _ offset: Double, _ rate: Double) -> Double {
        (offset + rate * days).truncatingRemainder(dividingBy: 360)
    }

    private static func position(longitude: Double, latitude: Double) -> Position {
        let (l, b, tilt) = (longitude * radians, latitude * radians, 23.439 * radians)
        let x = cos(b) * cos(l)
        let y = cos(tilt) * cos(b) * sin(l) - sin(tilt) * sin(b)
        let z = sin(tilt) * cos(b) * sin(l) + cos(tilt) * sin(b)
        return Position(
            rightAscension: atan2(y, x) / radians, declination: asin(min(max(z, -1), 1)) / radians,
            eclipticLongitude: longitude)
    }

    private static func sun(at time: Double) -> Position {
        let days = (time - epoch) / 86_400
        let anomaly = degrees(days, 357.528, 0.9856003) * radians
        let mean = degrees(days, 280.460, 0.9856474)
        return position(longitude: mean + 1.915 * sin(anomaly) + 0.020 * sin(2 * anomaly), latitude: 0)
    }

    private static func moon(at time: Double) -> Position {
        let centuries = (time - epoch) / 86_400 / 36_525
        func term(_ size: Double, _ offset: Double, _ rate: Double) -> Double {
            size * sin(degrees(centuries, offset, rate) * radians)
        }
        let longitude =
            degrees(centuries, 218.32, 481_267.881) + term(6.29, 135.0, 477_198.87) + term(-1.27, 259.3, -413_335.36)
            + term(0.66, 235.7, 890_534.22) + term(0.21, 269.9, 954_397.74) + term(-0.19, 357.5, 35_999.05)
            + term(-0.11, 186.5, 966_404.03)
        let latitude =
            term(5.13, 93.3, 483_202.02) + term(0.28, 228.2, 960_400.89) + term(-0.28, 318.3, 6_003.15)
            + term(-0.17, 217.6, -407_332.21)
        return position(longitude: longitude, latitude: latitude)
    }

    /// Degrees from the meridian, -180…180, positive in the west.
    private func hourAngle(_ position: Position, at time: Double) -> Double {
        let days = (time - Self.epoch) / 86_400
        let angle = Self.degrees(days, 280.46062 + longitude - position.rightAscension, 360.98564737)
        return angle - 360 * (angle / 360).rounded()
    }

    private func altitude(_ position: Position, at time: Double) -> Double {
        let (phi, delta) = (latitude * Self.radians, position.declination * Self.radians)
        let sine = sin(phi) * sin(delta) + cos(phi) * cos(delta) * cos(hourAngle(position, at: time) * Self.radians)
        return asin(min(max(sine, -1), 1)) / Self.radians
    }

    /// Degrees above the horizon.
    func sunAltitude(at time: Double) -> Double { altitude(Self.sun(at: time), at: time) }

    func isDaylight(at time: Double) -> Bool { sunAltitude(at: time) > SunAltitude.horizon.rawValue }

    // MARK: Times of a day

    /// The sun's highest point nearest to a time.
    private func noon(near time: Double) -> Double {
        var noon = time
        for _ in 0..<3 { noon -= hourAngle(Self.sun(at: noon), at: noon) / 360 * 86_400 }
        return noon
    }

    private enum Side {
        case morning, evening

        var sign: Double { self == .morning ? -1 : 1 }
    }

    /// When the sun passes an altitude; `nil` on a day on which it stays above or below it.
    private func passing(_ altitude: SunAltitude, _ side: Side, ofDayWith noon: Double) -> Double? {
        var time = noon
        // The declination changes little in half a day, so a few rounds lead to the minute.
        for _ in 0..<4 {
            let delta = Self.sun(at: time).declination * Self.radians
            let phi = latitude * Self.radians
            let cosine =
                (sin(altitude.rawValue * Self.radians) - sin(phi) * sin(delta)) / (cos(phi) * cos(delta))
            guard cosine.magnitude <= 1 else { return nil }
            time = noon + side.sign * acos(cosine) / Self.radians / 360 * 86_400
        }
        return time
    }

    /// The times of the sun and the moon in a day.
    ///
    /// - Parameter start: The midnight with which the day begins.
    func sky(ofDayAt start: Double) -> WeatherSky {
        var sky = WeatherSky()
        let noon = noon(near: start + 43_200)
        sky.solarNoon = noon
        sky.solarMidnight = self.noon(near: start) - 43_200 >= start ? noon - 43_200 : noon + 43_200
        sky.astronomicalDawn = passing(.astronomical, .morning, ofDayWith: noon)
        sky.nauticalDawn = passing(.nautical, .morning, ofDayWith: noon)
        sky.civilDawn = passing(.civil, .morning, ofDayWith: noon)
        sky.sunrise = passing(.horizon, .morning, ofDayWith: noon)
        sky.sunset = passing(.horizon, .evening, ofDayWith: noon)
        sky.civilDusk = passing(.civil, .evening, ofDayWith: noon)
        sky.nauticalDusk = passing(.nautical, .evening, ofDayWith: noon)
        sky.astronomicalDusk = passing(.astronomical, .evening, ofDayWith: noon)
        (sky.moonrise, sky.moonset) = moonEvents(ofDayAt: start)
        sky.moonPhase = Self.phase(at: start + 43_200)
        return sky
    }

    /// The moon's altitude is sampled every 20 minutes, in which it changes by at most 5°, and taken as a line between.
    private func moonEvents(ofDayAt start: Double) -> (rise: Double?, set: Double?) {
        let step = 1_200.0
        var (rise, set): (Double?, Double?)
        var before = altitude(Self.moon(at: start), at: start) - Self.moonHorizon
        for index in 1...72 {
            let time = start + Double(index) * step
            let after = altitude(Self.moon(at: time), at: time) - Self.moonHorizon
            if before < 0, after >= 0, rise == nil { rise = time - step * after / (after - before) }
            if before >= 0, after < 0, set == nil { set = time - step * after / (after - before) }
            before = after
        }
        return (rise, set)
    }

    /// The four principal phases each last a day; the others are what is between them.
    static func phase(at time: Double) -> ReportedMoonPhase {
        let difference = (moon(at: time).eclipticLongitude - sun(at: time).eclipticLongitude) / 360
        let turn = difference - difference.rounded(.down)
        // Half a day of the 29.53 days in which the moon's distance from the sun goes round.
        let half = 0.5 / 29.53
        let principal: [(Double, ReportedMoonPhase)] = [
            (0, .new), (0.25, .firstQuarter), (0.5, .full), (0.75, .lastQuarter), (1, .new),
        ]
        if let (_, phase) = principal.first(where: { abs($0.0 - turn) <= half }) { return phase }
        let between: [ReportedMoonPhase] = [.waxingCrescent, .waxingGibbous, .waningGibbous, .waningCrescent]
        return between[min(Int(turn * 4), 3)]
    }
}
