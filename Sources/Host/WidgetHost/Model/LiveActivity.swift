import ExtensionProtocol
import Foundation

/// Names one Live Activity that was started. Numbers come from the counter of instances.
package struct ActivityID: Hashable, Sendable, Comparable, CustomStringConvertible {
    package let number: Int

    package init(_ number: Int) { self.number = number }

    package var description: String { "\(number)" }
    package static func < (left: ActivityID, right: ActivityID) -> Bool { left.number < right.number }
}

/// A Live Activity that a person started in the app's place.
package struct LiveActivity: Hashable, Sendable, Identifiable {
    package enum Phase: Hashable, Sendable {
        /// Nothing was drawn yet.
        case starting
        case active
        /// It left the Dynamic Island; the Lock Screen keeps it until then.
        case ended(goneBy: Date)
    }

    /// A state that one of the activity's intents made.
    package struct OwnState: Hashable, Sendable {
        package var token: EntriesToken
        package var age: ActivityRequest.Age
    }

    package var id: ActivityID
    package var extensionID: ExtensionID
    /// Name of the type of its attributes.
    package var attributes: String
    /// The widget in the source that shows it.
    package var kind: String
    package var started: Date
    package var phase = Phase.starting
    /// What can be shown; empty until the extension said.
    package var states: [ActivityReply.State] = []
    package var origin = ActivityReply.Origin.samples
    /// What the extension had to say about the states, such as that they are made up.
    package var note: String?
    /// Index of the state that the person chose.
    package var chosen = 0
    /// Age that the person chose for all states; none leaves each its own.
    package var age: ActivityRequest.Age?
    /// Shown in place of the chosen state.
    package var ownState: OwnState?
    /// Where the extension keeps the states; none when the process that had them is gone.
    package var token: EntriesToken?
    /// Why what is shown is not current, in words.
    package var failure: String?
    /// Drawings in a row whose states went with their process.
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
