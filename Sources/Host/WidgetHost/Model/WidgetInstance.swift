import DeviceCatalog
import ExtensionProtocol
import Foundation
import WidgetVocabulary

/// A placed widget with its own timeline.
@dynamicMemberLookup
package struct WidgetInstance: Hashable, Sendable, Identifiable {
    package typealias Origin = PlacedWidget.Origin

    package var widget: PlacedWidget
    package var schedule: WidgetSchedule
    package var budget: ReloadBudget

    package init(
        widget: PlacedWidget, schedule: WidgetSchedule = WidgetSchedule(), budget: ReloadBudget = ReloadBudget()
    ) {
        self.widget = widget
        self.schedule = schedule
        self.budget = budget
    }

    package init(
        id: InstanceID, extensionID: ExtensionID, kind: String, family: Family,
        context: Context = .homeScreen, platform: Platform? = nil, origin: Origin = .person,
        configuration: [ConfigurationEntry] = [], schedule: WidgetSchedule = WidgetSchedule(),
        budget: ReloadBudget = ReloadBudget(), clues: [RelevanceClue] = []
    ) {
        self.init(
            widget: PlacedWidget(
                id: id, extensionID: extensionID, kind: kind, family: family, context: context, platform: platform,
                origin: origin, configuration: configuration, clues: clues), schedule: schedule, budget: budget)
    }

    package var id: InstanceID { widget.id }

    package subscript<Value>(dynamicMember path: KeyPath<PlacedWidget, Value>) -> Value { widget[keyPath: path] }

    package subscript<Value>(dynamicMember path: WritableKeyPath<PlacedWidget, Value>) -> Value {
        get { widget[keyPath: path] }
        set { widget[keyPath: path] = newValue }
    }
}

/// The widget's values are encoded at the same level as the timeline and the budget.
extension WidgetInstance: Codable {
    private enum Key: CodingKey { case schedule, budget }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        self.init(
            widget: try PlacedWidget(from: decoder),
            schedule: try container.decode(WidgetSchedule.self, forKey: .schedule),
            budget: try container.decode(ReloadBudget.self, forKey: .budget))
    }

    package func encode(to encoder: any Encoder) throws {
        try widget.encode(to: encoder)
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(schedule, forKey: .schedule)
        try container.encode(budget, forKey: .budget)
    }
}
