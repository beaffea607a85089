import ArgumentParser
import WidgetHost

/// The time limit for a widget's responses, shared by every command that runs one.
///
/// This is not an option group: the parser searches the process's conformances several times for each group type.
struct AnswerLimit: ExpressibleByArgument {
    static let standard = AnswerLimit(given: nil)
    static let help = ArgumentHelp("The time limit for each response of a widget, in seconds.", valueName: "seconds")

    private var given: Double?

    init?(argument: String) {
        guard let seconds = Double(argument) else { return nil }
        given = seconds
    }

    private init(given: Double?) { self.given = given }

    /// Seconds.
    var seconds: Double { given ?? 10 }

    var defaultValueDescription: String { "10" }

    /// The settings of a simulated device. Without an explicit limit its gallery waits half as long for a snapshot.
    var settings: HostSettings {
        given.map { HostSettings(timelineTimeLimit: $0, snapshotTimeLimit: $0) } ?? HostSettings()
    }

    func check() throws {
        if !(seconds > 0 && seconds <= 3600) {
            throw ValidationError(
                "--time-limit takes more than 0 and at most 3600 seconds, not \(seconds.formatted()).")
        }
    }
}
