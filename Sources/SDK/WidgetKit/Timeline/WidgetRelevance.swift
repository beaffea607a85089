/// When a widget with a configuration is relevant.
public struct WidgetRelevance<Configuration> {
    package let attributes: [WidgetRelevanceAttribute<Configuration>]

    public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) {
        self.attributes = attributes
    }
}

/// The name in Xcode's templates.
public typealias WidgetRelevances = WidgetRelevance

/// One clue about when a widget is relevant.
public struct WidgetRelevanceAttribute<Configuration> {
    /// `nil` for every configuration.
    package let configuration: Configuration?
    /// `nil` if the attribute does not specify it.
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

/// Widgets that alternate instead of being shown together.
public struct WidgetRelevanceGroup: Hashable, Sendable {
    private let name: String?

    public static let automatic = WidgetRelevanceGroup(name: nil)
    public static let ungrouped = WidgetRelevanceGroup(name: "")

    public static func named(_ name: String) -> WidgetRelevanceGroup { WidgetRelevanceGroup(name: name) }
}
