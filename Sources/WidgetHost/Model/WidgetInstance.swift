import DeviceCatalog
import ExtensionProtocol
import Foundation

/// One value of a widget's configuration, as JSON text.
package struct ConfigurationEntry: Hashable, Sendable, Codable {
    package var name: String
    package var json: String

    package init(name: String, json: String) {
        self.name = name
        self.json = json
    }
}

/// One placed widget with its own configuration and its own timeline.
package struct WidgetInstance: Hashable, Sendable, Codable, Identifiable {
    package enum Origin: Hashable, Sendable, Codable {
        case person
        /// Put into a stack by the system; goes at that date unless the person keeps it.
        case suggestion(until: Date)
    }

    package let id: InstanceID
    package let extensionID: ExtensionID
    package let kind: String
    package let family: WidgetFamilyName
    package var context: Context
    package var origin: Origin
    package var configuration: [ConfigurationEntry]
    package var schedule: WidgetSchedule
    package var budget: ReloadBudget
    /// Clues under which the widget is worth showing, with how much each lifts it.
    package var clues: [RelevanceClue]

    package init(
        id: InstanceID, extensionID: ExtensionID, kind: String, family: WidgetFamilyName,
        context: Context = .homeScreen, origin: Origin = .person, configuration: [ConfigurationEntry] = [],
        schedule: WidgetSchedule = WidgetSchedule(), budget: ReloadBudget = ReloadBudget(),
        clues: [RelevanceClue] = []
    ) {
        self.id = id
        self.extensionID = extensionID
        self.kind = kind
        self.family = family
        self.context = context
        self.origin = origin
        self.configuration = configuration
        self.schedule = schedule
        self.budget = budget
        self.clues = clues
    }
}

/// Something about the person's situation that makes a widget worth showing: a place or an activity.
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

/// Where the person is and what they do.
package struct Circumstances: Hashable, Sendable, Codable {
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
