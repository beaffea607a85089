import ExtensionProtocol
import WidgetVocabulary

/// Everything that a page shows at one time, except for the pictures. Dates are seconds since 1970.
package struct PageState: Encodable, Sendable {
    package struct Clock: Encodable, Sendable {
        package enum Mode: String, CaseIterable, Encodable, Sendable { case real, playing, paused }

        package var mode: Mode
        package var speed: Double
        package var running: Bool
    }

    package struct Environment: Encodable, Sendable {
        package var appearance: String
        package var typeSize: String
        package var locale: String
        package var direction: String
        package var timeZone: String
        package var device: String
        package var contrast: String
        package var weight: String
        /// The palette of the system's named colors: `since2025` or `before2025`.
        package var systemColors = SystemColorGeneration.since2025.rawValue
    }

    /// The simulated screen and the widgets' sizes on it, in points.
    package struct Screen: Encodable, Sendable {
        package var name: String
        package var width: Double
        package var height: Double
        package var scale: Double
        package var small: [Double]
        package var medium: [Double]
        package var large: [Double]
        package var cornerRadius: Double
    }

    /// The valid values of the settings.
    package struct Choices: Encodable, Sendable {
        package var devices: [String]
        /// Identifier and name.
        package var locales: [[String]]
        package var timeZones: [String]
    }

    package struct Build: Encodable, Sendable {
        package enum State: String, CaseIterable, Encodable, Sendable { case ready, building, failed }

        package struct Message: Encodable, Sendable {
            package var severity: String
            package var file: String
            package var line: Int
            package var column: Int
            package var text: String
        }

        package var state: State
        package var note: String?
        package var messages: [Message]
    }

    package struct Extension: Encodable, Sendable {
        package var id: String
        package var name: String
        package var summary: String?
        package var build: Build
    }

    package struct Stack: Encodable, Sendable {
        package var members: [Int]
        package var visible: Int
        package var rotates: Bool
        package var suggested: [Int]
    }

    package struct LogLine: Encodable, Sendable {
        package var id: Int
        package var date: Double
        package var widget: Int?
        package var `extension`: String?
        package var source: String?
        package var kind: String
        package var text: String
    }

    /// The host's source of weather.
    package struct Weather: Encodable, Hashable, Sendable {
        package var source: String
        /// Why the weather is old or missing, a sentence.
        package var problem: String?
    }

    package var title: String
    package var now: Double
    package var clock: Clock
    package var environment: Environment
    package var device: Screen
    package var place: PagePlace
    package var choices: Choices
    package var extensions: [Extension]
    /// By number.
    package var widgets: [String: PageWidget]
    /// By number.
    package var stacks: [String: Stack]
    /// Running activities before ended ones, each in the order of their start.
    package var activities: [PageActivity] = []
    package var log: [LogLine]
    /// Notices about the host itself.
    package var notices: [String]
    /// `nil` if widgets show sample weather.
    package var weather: Weather?
}

/// A placed widget.
package struct PageWidget: Encodable, Sendable {
    package struct Entry: Encodable, Sendable {
        package var date: Double
        package var shown: Bool
        package var score: Double?
    }

    package struct Planned: Encodable, Sendable {
        package var wanted: Double
        package var due: Double
        package var reason: String
        package var because: String?
    }

    package struct Timeline: Encodable, Sendable {
        package var entries: [Entry]
        /// The policy as text.
        package var policy: String
        /// The end of the last entry, if the policy defines it.
        package var end: Double?
        package var planned: Planned?
        /// The number of the timeline, which increases with each new one.
        package var generation = 0
    }

    package struct Reload: Encodable, Sendable {
        package enum Outcome: String, CaseIterable, Encodable, Sendable { case granted, free, deferred, failed }

        package var date: Double
        package var outcome: Outcome
        package var text: String
    }

    package struct Budget: Encodable, Sendable {
        package var perDay: Int
        package var spent: Int
        package var free: Int
        package var deferred: Int
        package var nextGrant: Double?
    }

    package var `extension`: String
    package var app: String
    package var kind: String
    package var name: String
    package var family: String
    /// The sizes that the widget can have in its place, with its own.
    package var families: [String] = []
    /// Width and height in points.
    package var size: [Double]
    package var configurable: Bool
    /// A summary of the user's configuration.
    package var summary: String?
    package var phase: String
    /// The reason that the widget does not show its expected content, as text.
    package var reason: String?
    /// Whether its extension was asked for a timeline and has not answered.
    package var isLoading: Bool
    package var timeline: Timeline
    package var reloads: [Reload]
    package var budget: Budget
}
