import ExtensionProtocol
import Foundation

/// The host's source of weather, of which this process knows only a socket: it has no network and no key.
struct HostWeather: Sendable {
    /// That of the running extension.
    static let current = HostWeather(ProcessInfo.processInfo.environment)

    /// Seconds that a widget waits for the host, less than it has for a timeline.
    private static let timeLimit = 6.0

    /// What the widget shows is that of the sample without a source of the host.
    let source: WeatherSource
    private let socketPath: String?

    init(_ environment: [String: String]) {
        let choice = environment[LaunchVariable.weather.rawValue].flatMap(WeatherChoice.init)
        source = choice?.source ?? .sample
        socketPath = choice?.socketPath
    }

    /// - Returns: `nil` if the sample must be shown, which a notice states.
    func report(at place: GeographicPlace, now: Date) async -> WeatherReport? {
        guard let socketPath else {
            WeatherNotices.noteSample()
            return nil
        }
        let request = WeatherRequest(
            place: place, moment: now.timeIntervalSince1970, language: Self.language,
            country: Locale.current.region?.identifier ?? "",
            timeZone: PlaceClock.timeZone(longitude: place.longitude, at: now), timeLimit: Self.timeLimit)
        // Waiting must not occupy a thread that the widget's tasks share.
        let answer = await withCheckedContinuation { continuation in
            let thread = Thread { continuation.resume(returning: WeatherSocket.ask(request, through: socketPath)) }
            thread.name = "weather"
            thread.stackSize = 512 << 10
            thread.start()
        }
        if let problem = answer.problem {
            WeatherNotices.note(problem, of: source, shown: Self.shown(answer.report))
        }
        return answer.report
    }

    private static var language: String { Locale.current.language.languageCode?.identifier ?? "en" }

    private static func shown(_ report: WeatherReport?) -> String {
        guard let report else { return "Sample weather is shown instead." }
        let time = Date(timeIntervalSince1970: report.readAt).formatted(.iso8601)
        return "The weather of \(time) is shown."
    }
}
