import Foundation
import Subprocesses

/// The program `tessera-weather`, which asks a service on the network. It is apart from the command line, so that a run
/// without it loads no network library, and so that no process of widgets or pages ever holds the key of a service.
package struct WeatherProgram: Hashable, Sendable {
    package static let name = "tessera-weather"
    /// The environment variable that names a different path.
    package static let variable = "TESSERA_WEATHER_PROGRAM"

    package let path: String

    package init(path: String) { self.path = path }

    /// Searches the folder of the executable and `../lib/tessera`.
    ///
    /// - Parameter executable: The path of the running executable.
    /// - Returns: `nil` if it is not installed.
    package static func find(
        environment: [String: String] = ProcessInfo.processInfo.environment,
        executable: String = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    ) -> WeatherProgram? {
        let folder = (executable as NSString).deletingLastPathComponent
        let named = environment[variable].flatMap { $0.isEmpty ? nil : [$0] }
        let candidates = named ?? ["\(folder)/\(name)", "\(folder)/../lib/tessera/\(name)"]
        return candidates.first(where: FileManager.default.isExecutableFile(atPath:)).map(WeatherProgram.init)
    }
}
