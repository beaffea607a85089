import DeviceCatalog
import ExtensionProtocol
import Foundation
import WidgetVocabulary

/// One value of a widget's configuration, as JSON text.
package struct ConfigurationEntry: Hashable, Sendable, Codable {
    package var name: String
    package var json: String

    package init(name: String, json: String) {
        self.name = name
        self.json = json
    }
}

/// A widget on the device: its kind, place and configuration.
package struct PlacedWidget: Hashable, Sendable, Codable, Identifiable {
    package enum Origin: Hashable, Sendable, Codable {
        case person
        /// Added to a stack by the system; removed at that date unless the user keeps it.
        case suggestion(until: Date)
    }

    package let id: InstanceID
    package private(set) var extensionID: ExtensionID
    package let kind: String
    package private(set) var family: Family
    package private(set) var context: Context
    /// The platform of the place; `nil` for the standard platform of the context.
    private var otherPlatform: Platform?
    package var origin: Origin
    package var configuration: [ConfigurationEntry]
    /// The clues that make the widget relevant, with their scores.
    package var clues: [RelevanceClue]
    /// The number of the widget that it replaces; `nil` for its own.
    private let earlierNumber: Int?

    /// - Parameter platform: `nil` for the standard platform of the context: the one that has the place, or iPhone if
    ///   several have it.
    /// - Parameter order: `nil` for the widget's number.
    package init(
        id: InstanceID, extensionID: ExtensionID, kind: String, family: Family,
        context: Context = .homeScreen, platform: Platform? = nil, origin: Origin = .person,
        configuration: [ConfigurationEntry] = [], clues: [RelevanceClue] = [], order: Int? = nil
    ) {
        self.id = id
        self.extensionID = extensionID
        self.kind = kind
        self.family = family
        self.context = context
        otherPlatform = platform == context.usualPlatform ? nil : platform
        self.origin = origin
        self.configuration = configuration
        self.clues = clues
        earlierNumber = order == id.number ? nil : order
    }

    package mutating func move(to context: Context, of platform: Platform) {
        self.context = context
        otherPlatform = platform == context.usualPlatform ? nil : platform
    }

    /// Gives its extension another identifier, if it gets one.
    mutating func rename(_ names: [ExtensionID: ExtensionID]) { extensionID = names[extensionID] ?? extensionID }

    package mutating func resize(to family: Family) { self.family = family }

    /// The widget's position among those that were added to its place: its number, or that of the removed widget that
    /// it brings back.
    package var order: Int { earlierNumber ?? id.number }

    package var platform: Platform { otherPlatform ?? context.usualPlatform }

    /// Whether its place has no list of widgets: all widgets with this place are in it, by `order`.
    package var isUnlisted: Bool {
        switch (context, platform) {
        case (.homeScreen, .iPhone), (.todayView, .iPhone), (.lockScreen, .iPhone), (.watchSmartStack, _): false
        default: true
        }
    }

    /// The configuration as an extension receives it.
    package var configurationValues: [EntriesRequest.ConfigurationValue] {
        configuration.map { .init(name: $0.name, json: $0.json) }
    }
}

/// A condition of the user's situation that makes a widget relevant: a place or an activity.
package struct RelevanceClue: Hashable, Sendable, Codable {
    package enum Condition: Hashable, Sendable, Codable {
        case place(String)
        case activity(String)
    }

    package var condition: Condition
    /// Added to the entry's own relevance while the condition holds.
    package var lift: Double

    package init(condition: Condition, lift: Double) {
        self.condition = condition
        self.lift = lift
    }
}

/// The user's location and activities.
package struct DrawingConditions: Hashable, Sendable, Codable {
    package var place: String?
    package var activities: Set<String>

    package init(place: String? = nil, activities: Set<String> = []) {
        self.place = place
        self.activities = activities
    }

    package func satisfies(_ condition: RelevanceClue.Condition) -> Bool {
        switch condition {
        case .place(let name): place == name
        case .activity(let name): activities.contains(name)
        }
    }
}
