import ArgumentParser
import WidgetHost

/// How long a widget may take, for every command that runs one.
struct AnswerLimitOption: ParsableArguments {
    @Option(
        name: .customLong("time-limit"),
        help: ArgumentHelp("Seconds that a widget has for each answer. Default: 10.", valueName: "seconds"))
    var given: Double?

    /// Seconds.
    var seconds: Double { given ?? 10 }

    /// For a simulated device, whose gallery waits for a snapshot half as long unless somebody says otherwise.
    var settings: HostSettings {
        given.map { HostSettings(timelineTimeLimit: $0, snapshotTimeLimit: $0) } ?? HostSettings()
    }

    func check() throws {
        if !(seconds > 0 && seconds <= 3600) {
            throw ValidationError("--time-limit takes seconds from 0 to 3600, not “\(seconds)”.")
        }
    }
}
