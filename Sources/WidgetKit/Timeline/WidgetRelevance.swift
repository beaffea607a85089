/// When a widget with a configuration is worth showing.
public struct WidgetRelevance<Configuration> {
    package let attributes: [WidgetRelevanceAttribute<Configuration>]

    public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) {
        self.attributes = attributes
    }
}

/// One clue about when a widget is relevant.
public struct WidgetRelevanceAttribute<Configuration> {
    package let configuration: Configuration?
    package let group: WidgetRelevanceGroup

    public init(group: WidgetRelevanceGroup = .automatic) where Configuration == Void {
        configuration = nil
        self.group = group
    }

    public init(configuration: Configuration, group: WidgetRelevanceGroup = .automatic) {
        self.configuration = configuration
        self.group = group
    }
}

/// Which widgets take turns instead of being shown together.
public struct WidgetRelevanceGroup: Hashable, Sendable {
    private let name: String?

    public static let automatic = WidgetRelevanceGroup(name: nil)
    public static let ungrouped = WidgetRelevanceGroup(name: "")

    public static func named(_ name: String) -> WidgetRelevanceGroup { WidgetRelevanceGroup(name: name) }
}
