import ExtensionProtocol
import Foundation

/// Identifies a started Live Activity. Numbers come from the counter of instances.
package struct ActivityID: Hashable, Sendable, Comparable, CustomStringConvertible {
    package let number: Int

    package init(_ number: Int) { self.number = number }

    package var description: String { "\(number)" }
    package static func < (left: ActivityID, right: ActivityID) -> Bool { left.number < right.number }
}

/// A Live Activity that the user started instead of the app.
package struct LiveActivity: Hashable, Sendable, Identifiable {
    package enum Phase: Hashable, Sendable {
        /// Nothing was drawn yet.
        case starting
        case active
        /// It left the Dynamic Island; the Lock Screen keeps it until then.
        case ended(goneBy: Date)
    }

    /// A state that one of the activity's intents produced.
    package struct OwnState: Hashable, Sendable {
        package var token: EntriesToken
        package var age: ActivityRequest.Age
    }

    package var id: ActivityID
    package var extensionID: ExtensionID
    /// The name of its attributes type.
    package var attributes: String
    /// The widget in the source that shows it.
    package var kind: String
    package var started: Date
    package var phase = Phase.starting
    /// The available states; empty until the extension has returned them.
    package var states: [ActivityReply.State] = []
    package var origin = ActivityReply.Origin.samples
    /// The extension's remark about the states, such as that they are sample values.
    package var note: String?
    /// Index of the state that the user chose.
    package var chosen = 0
    /// The age that the user chose for all states; `nil` keeps the age of each.
    package var age: ActivityRequest.Age?
    /// Shown instead of the chosen state.
    package var ownState: OwnState?
    /// The extension's token for the states; `nil` if their process has ended.
    package var token: EntriesToken?
    /// The reason that the content is not current, as text.
    package var failure: String?
    /// The number of consecutive drawings whose states were lost with their process.
    package var losses = 0

    package init(
        id: ActivityID, extensionID: ExtensionID, attributes: String, kind: String, started: Date
    ) {
        self.id = id
        self.extensionID = extensionID
        self.attributes = attributes
        self.kind = kind
        self.started = started
    }

    package var isStale: Bool {
        let age = ownState?.age ?? (states.indices.contains(chosen) ? states[chosen].age : .current)
        return age == .stale
    }

    package var hasEnded: Bool {
        if case .ended = phase { true } else { false }
    }
}

extension ActivityID: Codable {
    package init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode(Int.self))
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(number)
    }
}

extension ActivityRequest.Age: Codable {}
