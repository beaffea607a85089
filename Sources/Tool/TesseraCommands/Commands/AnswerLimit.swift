import ArgumentParser
import WidgetHost

/// How long a widget may take, for every command that runs one.
///
/// Not a group of options: the parser searches the process's conformances several times for each group's type.
struct AnswerLimit: ExpressibleByArgument {
    static let standard = AnswerLimit(given: nil)
    static let help = ArgumentHelp("Seconds that a widget has for each answer.", valueName: "seconds")

    private var given: Double?

    init?(argument: String) {
        guard let seconds = Double(argument) else { return nil }
        given = seconds
    }

    private init(given: Double?) { self.given = given }

    /// Seconds.
    var seconds: Double { given ?? 10 }

    var defaultValueDescription: String { "10" }

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
