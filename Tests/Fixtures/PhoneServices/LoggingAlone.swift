import OSLog

extension Logger {
    /// OSLog brings Foundation along.
    static let forecast = Logger(subsystem: Bundle.main.bundleIdentifier ?? "test", category: "Forecast")
}
