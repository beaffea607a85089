/// When a widget with a configuration is worth showing.
public struct WidgetRelevance<Configuration> {
    package let attributes: [WidgetRelevanceAttribute<Configuration>]

    public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) {
        self.attributes = attributes
    }
}

/// The name that templates of Xcode mention.
public typealias WidgetRelevances = WidgetRelevance

/// One clue about when a widget is relevant.
public struct WidgetRelevanceAttribute<Configuration> {
    /// None for every configuration.
    package let configuration: Configuration?
    /// None when the attribute does not say when.
    package let context: RelevantContext?
    package let group: WidgetRelevanceGroup

    public init(context: RelevantContext) where Configuration == Void {
        configuration = nil
        self.context = context
        group = .automatic
    }

    public init(configuration: Configuration, context: RelevantContext) {
        self.configuration = configuration
        self.context = context
        group = .automatic
    }

    public init(group: WidgetRelevanceGroup = .automatic) where Configuration == Void {
        configuration = nil
        context = nil
        self.group = group
    }

    public init(configuration: Configuration, group: WidgetRelevanceGroup = .automatic) {
        self.configuration = configuration
        context = nil
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
