/// The reply of Open-Meteo's forecast, as far as it is used: columns of values next to a column of times.
///
/// Times are seconds since 1970. Any value can be missing, and columns can have different lengths.
struct OpenMeteoReply: Decodable {
    typealias Column = [Double?]

    var utcOffset: Int?
    var current: Current?
    var hourly: Hourly?
    var daily: Daily?
    var quarters: Quarters?

    enum CodingKeys: String, CodingKey {
        case current, hourly, daily
        case utcOffset = "utc_offset_seconds"
        case quarters = "minutely_15"
    }

    struct Current: Decodable {
        var time: Double
        var values: Values

        init(from decoder: any Decoder) throws {
            time = try decoder.container(keyedBy: TimeKey.self).decode(Double.self, forKey: .time)
            values = try Values(from: decoder)
        }
    }

    enum TimeKey: String, CodingKey { case time }

    /// The values of a moment, by Open-Meteo's names.
    struct Values: Decodable {
        var temperature: Double?
        var humidity: Double?
        var dewPoint: Double?
        var apparent: Double?
        var isDay: Double?
        var precipitation: Double?
        var snowfall: Double?
        var chance: Double?
        var code: Double?
        var clouds: Double?
        var lowClouds: Double?
        var mediumClouds: Double?
        var highClouds: Double?
        var pressure: Double?
        var visibility: Double?
        var windSpeed: Double?
        var windDirection: Double?
        var windGust: Double?
        var uvIndex: Double?

        enum CodingKeys: String, CodingKey, CaseIterable {
            case temperature = "temperature_2m"
            case humidity = "relative_humidity_2m"
            case dewPoint = "dew_point_2m"
            case apparent = "apparent_temperature"
            case isDay = "is_day"
            case precipitation
            case snowfall
            case chance = "precipitation_probability"
            case code = "weather_code"
            case clouds = "cloud_cover"
            case lowClouds = "cloud_cover_low"
            case mediumClouds = "cloud_cover_mid"
            case highClouds = "cloud_cover_high"
            case pressure = "pressure_msl"
            case visibility
            case windSpeed = "wind_speed_10m"
            case windDirection = "wind_direction_10m"
            case windGust = "wind_gusts_10m"
            case uvIndex = "uv_index"
        }

        /// The fields in the order of the names.
        static var fields: [WritableKeyPath<Values, Double?>] {
            [
                \.temperature, \.humidity, \.dewPoint, \.apparent, \.isDay, \.precipitation, \.snowfall, \.chance,
                \.code, \.clouds, \.lowClouds, \.mediumClouds, \.highClouds, \.pressure, \.visibility, \.windSpeed,
                \.windDirection, \.windGust, \.uvIndex,
            ]
        }

        init() {}
    }

    /// The values of hours.
    struct Hourly: Decodable {
        var rows: [(time: Double, values: Values)]

        /// More than the hours of any forecast.
        private static let rowLimit = 2_000

        init(from decoder: any Decoder) throws {
            let times = try decoder.container(keyedBy: TimeKey.self).decode(Column.self, forKey: .time)
            let container = try decoder.container(keyedBy: Values.CodingKeys.self)
            rows = times.prefix(Self.rowLimit).map { ($0 ?? .nan, Values()) }
            for (name, field) in zip(Values.CodingKeys.allCases, Values.fields) {
                let column = try container.decodeIfPresent(Column.self, forKey: name) ?? []
                for (index, value) in column.prefix(rows.count).enumerated() {
                    rows[index].values[keyPath: field] = value
                }
            }
        }
    }

    /// The values of days.
    struct Daily: Decodable {
        var time: Column
        var code: Column?
        var high: Column?
        var low: Column?
        var uvIndex: Column?
        var rain: Column?
        var showers: Column?
        var snowfall: Column?
        var chance: Column?
        var windSpeed: Column?
        var windGust: Column?
        var windDirection: Column?

        enum CodingKeys: String, CodingKey, CaseIterable {
            case time
            case code = "weather_code"
            case high = "temperature_2m_max"
            case low = "temperature_2m_min"
            case uvIndex = "uv_index_max"
            case rain = "rain_sum"
            case showers = "showers_sum"
            case snowfall = "snowfall_sum"
            case chance = "precipitation_probability_max"
            case windSpeed = "wind_speed_10m_max"
            case windGust = "wind_gusts_10m_max"
            case windDirection = "wind_direction_10m_dominant"
        }
    }

    /// Rain and snow of quarters of an hour.
    struct Quarters: Decodable {
        var time: Column
        var precipitation: Column?
        var snowfall: Column?
    }
}
