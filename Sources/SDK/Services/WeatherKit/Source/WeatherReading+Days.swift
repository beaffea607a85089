import ExtensionProtocol
import Foundation

extension WeatherReading {
    private enum Default {
        static let hours = 25
        static let days = 10
    }

    /// - Parameter start: The first moment; the current hour if it is omitted.
    func hours(from start: Date? = nil, to end: Date? = nil) -> Forecast<HourWeather> {
        let first = start?.timeIntervalSince1970 ?? now.timeIntervalSince1970 - 3_600
        let last = end?.timeIntervalSince1970 ?? .infinity
        let chosen = report.hours.filter { start == nil ? $0.time > first : $0.time >= first }.filter { $0.time < last }
        let limited = end == nil ? Array(chosen.prefix(Default.hours)) : chosen
        return Forecast(limited.map(Self.hour), metadata)
    }

    private static func hour(_ moment: WeatherMoment) -> HourWeather {
        let condition = WeatherCondition(moment.condition)
        return HourWeather(
            date: Date(timeIntervalSince1970: moment.time), cloudCover: moment.cloudCover,
            cloudCoverByAltitude: CloudCoverByAltitude(moment), condition: condition,
            symbolName: condition.symbolName(isDaylight: moment.isDaylight), dewPoint: .degrees(moment.dewPoint),
            humidity: moment.humidity, isDaylight: moment.isDaylight,
            precipitation: Precipitation(moment.precipitation), precipitationChance: moment.precipitationChance,
            precipitationAmount: .millimeters(moment.precipitationAmount),
            snowfallAmount: .millimeters(moment.snowfallAmount), pressure: .millibars(moment.pressure),
            pressureTrend: PressureTrend(moment.pressureTrend), temperature: .degrees(moment.temperature),
            apparentTemperature: .degrees(moment.apparentTemperature), uvIndex: UVIndex(moment.uvIndex),
            visibility: .meters(moment.visibility), wind: Wind(moment))
    }

    /// - Parameter start: A moment of the first day; today if it is omitted.
    func days(from start: Date? = nil, to end: Date? = nil) -> Forecast<DayWeather> {
        let first = (start ?? now).timeIntervalSince1970
        let last = end?.timeIntervalSince1970 ?? .infinity
        let chosen = report.days.filter { $0.time + 86_400 > first && $0.time < last }
        let limited = end == nil ? Array(chosen.prefix(Default.days)) : chosen
        return Forecast(limited.map(day), metadata)
    }

    private func day(_ day: WeatherDay) -> DayWeather {
        let condition = WeatherCondition(day.condition)
        let hours = hours(of: day.time, 0, 24)
        let sky = day.sky ?? Astronomy(report.place).sky(ofDayAt: day.time)
        let time = now.timeIntervalSince1970
        let isToday = day.time <= time && time < day.time + 86_400
        let rest = isToday ? self.hours(between: max(time - 3_600, day.time - 1), day.time + 86_400) : nil
        return DayWeather(
            date: Date(timeIntervalSince1970: day.time), condition: condition,
            symbolName: condition.symbolName(isDaylight: true), highTemperature: .degrees(day.highTemperature),
            highTemperatureTime: Self.date(day.highTemperatureTime), lowTemperature: .degrees(day.lowTemperature),
            lowTemperatureTime: Self.date(day.lowTemperatureTime),
            maximumHumidity: hours.greatest(\.humidity), minimumHumidity: hours.least(\.humidity),
            maximumVisibility: .meters(hours.greatest(\.visibility)),
            minimumVisibility: .meters(hours.least(\.visibility)), precipitation: Precipitation(day.precipitation),
            precipitationAmountByType: PrecipitationAmountByType(day.amounts),
            precipitationChance: day.precipitationChance, sun: SunEvents(sky), moon: MoonEvents(sky),
            uvIndex: UVIndex(day.uvIndex),
            wind: Wind(direction: day.windDirection, speed: day.windSpeed, gust: day.windGust),
            highWindSpeed: day.highWindSpeed.map { .kilometersPerHour($0) },
            daytimeForecast: part(self.hours(of: day.time, 7, 19), of: day),
            overnightForecast: part(self.hours(of: day.time, 19, 31), of: day),
            restOfDayForecast: rest.map { part($0, of: day) })
    }

    /// The hours of a day, counted from its midnight.
    private func hours(of start: Double, _ first: Int, _ last: Int) -> DaySummary {
        hours(between: start + Double(first) * 3_600 - 1, start + Double(last) * 3_600)
    }

    /// The hours that begin after the first and before the last time.
    private func hours(between first: Double, _ last: Double) -> DaySummary {
        DaySummary(hours: report.hours.filter { $0.time > first && $0.time < last }[...])
    }

    /// A part of a day; the whole day where the report has no hours of the part.
    private func part(_ hours: DaySummary, of whole: WeatherDay) -> DayPartForecast {
        let day = hours.isEmpty ? whole : hours.day(at: whole.time)
        return DayPartForecast(
            cloudCover: hours.average(\.cloudCover),
            cloudCoverByAltitude: CloudCoverByAltitude(
                low: hours.average(\.lowClouds), medium: hours.average(\.mediumClouds),
                high: hours.average(\.highClouds)),
            condition: WeatherCondition(day.condition), highTemperature: .degrees(day.highTemperature),
            lowTemperature: .degrees(day.lowTemperature), maximumHumidity: hours.greatest(\.humidity),
            minimumHumidity: hours.least(\.humidity), maximumVisibility: .meters(hours.greatest(\.visibility)),
            minimumVisibility: .meters(hours.least(\.visibility)), precipitation: Precipitation(day.precipitation),
            precipitationAmountByType: PrecipitationAmountByType(day.amounts),
            precipitationChance: day.precipitationChance,
            wind: Wind(direction: day.windDirection, speed: day.windSpeed, gust: day.windGust),
            highWindSpeed: day.highWindSpeed.map { .kilometersPerHour($0) })
    }

    static func date(_ time: Double?) -> Date? { time.map { Date(timeIntervalSince1970: $0) } }
}

extension Astronomy {
    init(_ place: GeographicPlace) { self.init(latitude: place.latitude, longitude: place.longitude) }
}

extension SunEvents {
    init(_ sky: WeatherSky) {
        self.init(
            astronomicalDawn: WeatherReading.date(sky.astronomicalDawn),
            nauticalDawn: WeatherReading.date(sky.nauticalDawn), civilDawn: WeatherReading.date(sky.civilDawn),
            sunrise: WeatherReading.date(sky.sunrise), solarNoon: WeatherReading.date(sky.solarNoon),
            sunset: WeatherReading.date(sky.sunset), civilDusk: WeatherReading.date(sky.civilDusk),
            nauticalDusk: WeatherReading.date(sky.nauticalDusk),
            astronomicalDusk: WeatherReading.date(sky.astronomicalDusk),
            solarMidnight: WeatherReading.date(sky.solarMidnight))
    }
}

extension MoonEvents {
    init(_ sky: WeatherSky) {
        self.init(
            phase: MoonPhase(rawValue: sky.moonPhase.rawValue) ?? .new, moonrise: WeatherReading.date(sky.moonrise),
            moonset: WeatherReading.date(sky.moonset))
    }
}

extension PrecipitationAmountByType {
    init(_ amounts: WeatherAmounts) {
        self.init(
            hail: .millimeters(amounts.hail), mixed: .millimeters(amounts.mixed),
            precipitation: .millimeters(amounts.total), rainfall: .millimeters(amounts.rain),
            sleet: .millimeters(amounts.sleet),
            snowfallAmount: SnowfallAmount(depth: amounts.snowDepth, water: amounts.snowWater))
    }
}

extension SnowfallAmount {
    /// - Parameters:
    ///   - depth: Millimeters, like `water`. Forecasts of a depth are certain to within a quarter.
    init(depth: Double, water: Double) {
        self.init(
            amount: .millimeters(depth), amountLiquidEquivalent: .millimeters(water),
            maximum: .millimeters(depth * 1.25), maximumLiquidEquivalent: .millimeters(water * 1.25),
            minimum: .millimeters(depth * 0.75), minimumLiquidEquivalent: .millimeters(water * 0.75))
    }
}
