import CoreLocation
import ExtensionProtocol
import FoundationSupplement

/// What a user learns about the weather that a widget shows.
enum WeatherNotices {
    private static let subject = "WeatherService"

    static func noteSample() {
        Notices.current.add(
            Notices.Notice(
                .note, subject: subject,
                message: "The widget shows sample weather, which is the same for a place and a date in every run.",
                remedy: "Choose real weather with --weather open-meteo or --weather apple."))
    }

    /// - Parameter shown: What the widget shows instead of current weather, a sentence.
    static func note(_ problem: WeatherProblem, of source: WeatherSource, shown: String) {
        Notices.current.add(
            Notices.Notice(
                .warning, subject: subject, message: "\(source.title): \(problem.text) \(shown)",
                remedy: remedy(of: problem.reason)))
    }

    static func remedy(of reason: WeatherProblem.Reason) -> String {
        switch reason {
        case .rejected, .forbidden, .settings: "Check the settings of the source; `tessera doctor` names their file."
        case .disk: "Make room for the cache, or name another folder with TESSERA_CACHE."
        case .capped: "Raise callsPerDay in the settings of the weather, or wait until tomorrow."
        case .outOfRange: "Draw a date within the forecast, or use --weather sample."
        case .program: "Build the program tessera-weather, which the installation should contain."
        case .unreachable, .slow:
            "Check the connection to the network, or use --weather sample; a preview asks the source again by itself."
        case .throttled, .serverFailure, .redirected, .unreadable:
            "Try again later, or use --weather sample; a preview asks the source again by itself."
        }
    }

    static func noteStatistics() {
        guard HostWeather.current.source != .sample else { return }
        Notices.current.add(
            Notices.Notice(
                .warning, subject: subject, message: "Statistics of the past come from the sample weather.",
                remedy: "Compare them with the forecast on a device only."))
    }

    static func noteInvalid(_ coordinate: CLLocationCoordinate2D) {
        Notices.current.add(
            Notices.Notice(
                .warning, subject: subject,
                message: "The place \(coordinate.latitude), \(coordinate.longitude) is not on the earth.",
                remedy: "Ask for a latitude from -90 to 90 and a longitude from -180 to 180."))
    }
}
