import RenderModel

/// What a widget asks of the host's source of weather.
package struct WeatherRequest: Hashable, Sendable {
    package var place: GeographicPlace
    /// The time of the widget's clock, in seconds since 1970.
    package var moment: Double
    /// The language of texts, such as `en` or `pt-BR`.
    package var language: String
    /// The country whose warnings are wanted, such as `DE`; empty if it is not known.
    package var country: String
    /// The time zone whose midnights separate the days, for services that do not know it.
    package var timeZone: String
    /// Seconds that the widget waits.
    package var timeLimit: Double

    package init(
        place: GeographicPlace, moment: Double, language: String = "en", country: String = "",
        timeZone: String = "GMT", timeLimit: Double = 6
    ) {
        self.place = place
        self.moment = moment
        self.language = language
        self.country = country
        self.timeZone = timeZone
        self.timeLimit = timeLimit
    }
}

/// What the host's source of weather knows.
package enum WeatherResponse: Hashable, Sendable {
    /// The problem says why a report is older than it should be.
    case report(WeatherReport, WeatherProblem?)
    case nothing(WeatherProblem)

    package var report: WeatherReport? {
        guard case .report(let report, _) = self else { return nil }
        return report
    }

    package var problem: WeatherProblem? {
        switch self {
        case .report(_, let problem): problem
        case .nothing(let problem): problem
        }
    }
}

/// Why the weather is old or missing.
package struct WeatherProblem: Error, Hashable, Sendable, CustomStringConvertible {
    package enum Reason: String, CaseIterable, Hashable, Sendable {
        /// The server cannot be reached.
        case unreachable
        case slow
        /// The server does not accept the key or the token.
        case rejected
        /// The key may not use the service.
        case forbidden
        /// The server wants fewer calls.
        case throttled
        /// The user's own limit of calls is reached.
        case capped
        case serverFailure
        case redirected
        case unreadable
        /// There is no weather for the requested date.
        case outOfRange
        /// The data cannot be kept.
        case disk
        /// Settings are missing or invalid.
        case settings
        /// The program that asks the service failed.
        case program
    }

    package var reason: Reason
    /// One line without secrets, a sentence.
    package var text: String

    package init(_ reason: Reason, _ text: String) {
        self.reason = reason
        self.text = text
    }

    package var description: String { text }
}

extension WeatherRequest: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(place.latitude)
        writer.write(place.longitude)
        writer.write(moment)
        writer.write(language)
        writer.write(country)
        writer.write(timeZone)
        writer.write(timeLimit)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        let place = GeographicPlace(latitude: try reader.double(), longitude: try reader.double())
        guard let place else { throw reader.malformed("a place is not on the earth") }
        let moment = try reader.double()
        let language = try reader.string()
        let country = try reader.string()
        let timeZone = try reader.string()
        let timeLimit = try reader.double()
        guard moment.isFinite, timeLimit.isFinite else { throw reader.malformed("a time is not finite") }
        self.init(
            place: place, moment: moment, language: language, country: country, timeZone: timeZone,
            timeLimit: timeLimit)
    }
}

extension WeatherProblem: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(caseIndex: reason)
        writer.write(text)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(try reader.caseIndex(), try reader.string())
    }
}

extension WeatherResponse: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        switch self {
        case .report(let report, let problem):
            writer.write(byte: 0)
            writer.write(report)
            writer.write(problem)
        case .nothing(let problem):
            writer.write(byte: 1)
            writer.write(problem)
        }
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        switch try reader.byte() {
        case 0: self = .report(try reader.value(), try reader.optional())
        case 1: self = .nothing(try reader.value())
        default: throw reader.malformed("unknown answer about the weather")
        }
    }
}
