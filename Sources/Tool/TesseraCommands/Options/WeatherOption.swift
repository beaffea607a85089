import ArgumentParser
import DeviceCatalog
import ExtensionProcess
import ExtensionProtocol
import Foundation
import Subprocesses

/// The option that names the source of the weather, which several commands declare. It is not an option group for the
/// reason that `AnswerLimit` is not one.
enum WeatherOption {
    static let help = ArgumentHelp(
        """
        Source of the weather that widgets ask for: sample (embedded, works offline), open-meteo, or apple with your \
        own key.
        """, valueName: "source")

    static func source(named name: String) throws(UnknownName) -> WeatherSource {
        try choice(named: name, kind: "source of the weather", names: { [$0.rawValue] })
    }

    static func check(_ source: WeatherSource, offline: Bool) throws {
        guard source != .sample, offline else { return }
        throw ValidationError(
            "--weather \(source.rawValue) asks a service on the network; it cannot be combined with --offline.")
    }

    /// The path of the file with the settings of the services: `TESSERA_WEATHER_SETTINGS`, else in the user's folder of
    /// settings.
    static func settingsFile(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> String {
        if let path = environment["TESSERA_WEATHER_SETTINGS"], !path.isEmpty {
            return path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
        }
        return UserFolder.settings(environment) + "/weather.json"
    }

    /// What answers the widgets of a command; `nil` for the sample, which they have themselves.
    ///
    /// - Throws: What is missing for the source, before anything is built.
    static func access(
        of source: WeatherSource, _ environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(CommandFailure) -> WeatherAccess? {
        guard source != .sample else { return nil }
        guard let program = WeatherProgram.find(environment: environment) else {
            throw CommandFailure(
                .usage, "The program \(WeatherProgram.name), which asks \(source.title), is missing.",
                remedy: "Build it with `./dev build`, or use --weather sample.")
        }
        let settings = settingsFile(environment)
        guard source != .apple || FileManager.default.isReadableFile(atPath: settings) else {
            throw CommandFailure(
                .usage, "The settings of \(source.title) are missing: \(settings)",
                remedy: "Write the file as Documentation/Guide/Weather.md shows, or use --weather open-meteo.")
        }
        return WeatherAccess(
            WeatherProcess(
                WeatherProcess.Launch(
                    program: program, source: source, cacheFolder: UserFolder.cache(environment) + "/weather",
                    settingsFile: settings)))
    }
}
