import Foundation

/// What is usual at a place, from its latitude and the distance to the middle of the continents of the northern
/// hemisphere, where winters are cold and summers hot.
///
/// The numbers reproduce the average January and July of the cities that `SampleWeatherTests` lists to within 5 °C.
/// Islands in warm currents and mountains, such as Reykjavik and Nairobi, differ more: the sample knows neither.
struct SampleClimate: Sendable {
    /// Degrees.
    let latitude: Double
    let longitude: Double
    /// 0 at coasts and in the southern hemisphere, 1 in the middle of a continent.
    let continentality: Double

    init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
        func bump(_ middle: Double, _ width: Double) -> Double {
            var distance = longitude - middle
            distance -= 360 * (distance / 360).rounded()
            return exp(-(distance / width) * (distance / width))
        }
        let north = min(max((latitude - 15) / 15, 0), 1)
        continentality = north * max(bump(100, 40), bump(-95, 18))
    }

    /// Degrees Celsius.
    var annualMean: Double {
        -22 + 49 * cos(latitude * .pi / 180) - 6 * continentality + (latitude > 45 && continentality < 0.3 ? 2.5 : 0)
    }

    /// Degrees Celsius from the mean to the warmest and the coldest weeks.
    private var seasonalSwing: Double {
        let scale = latitude >= 0 ? 0.17 + 0.28 * continentality : 0.16
        return 0.6 + min(latitude.magnitude, 65) * scale
    }

    /// Degrees Celsius from the mean of a clear day to its warmest and coldest hours.
    var dailySwing: Double { 3.2 + 2.4 * continentality + 2.2 * dryness }

    /// -1 in the coldest weeks, 1 in the warmest, a month after the sun's highest and lowest stand.
    func season(at time: Double) -> Double {
        let years = (time - 946_684_800) / (365.2425 * 86_400)
        let northern = cos(2 * .pi * (years - 0.555))
        return latitude >= 0 ? northern : -northern
    }

    /// The mean temperature of a day in degrees Celsius.
    func mean(at time: Double) -> Double { annualMean + seasonalSwing * season(at: time) }

    /// 0 in rainy belts, 1 in the deserts of the subtropics.
    private var dryness: Double {
        let distance = (latitude.magnitude - 25) / 9
        return exp(-distance * distance) * (1 - 0.8 * continentality)
    }

    /// How much of the time clouds bring rain or snow, 0…1. The east of a continent has its rain in summer.
    func wetness(at time: Double) -> Double {
        let tropics = 0.2 * exp(-(latitude / 12) * (latitude / 12))
        let summer = 0.22 * continentality * season(at: time)
        let winter = latitude > 30 && continentality < 0.3 ? -0.06 * season(at: time) : 0
        return min(max(0.36 + tropics - 0.26 * dryness + summer + winter, 0.04), 0.85)
    }
}
