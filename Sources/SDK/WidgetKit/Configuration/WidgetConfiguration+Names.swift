extension LocalizedText {
    package init(_ text: Text) {
        self.init { text.string(in: $0) }
    }
}

extension WidgetConfiguration {
    /// The widget's name in the gallery.
    public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
        describing { $0.displayName = LocalizedText(displayName) }
    }

    public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration {
        configurationDisplayName(Text(displayNameKey))
    }

    /// The widget's description in the gallery.
    public func description(_ description: Text) -> some WidgetConfiguration {
        describing { $0.description = LocalizedText(description) }
    }

    public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
        description(Text(descriptionKey))
    }
}

extension AppIntentRecommendation {
    public init(intent: Intent, description: Text) {
        self.init(intent: intent, name: LocalizedText(description))
    }

    public init(intent: Intent, description: LocalizedStringKey) {
        self.init(intent: intent, description: Text(description))
    }
}

extension IntentRecommendation {
    public init(intent: Intent, description: Text) {
        self.init(intent: intent, name: LocalizedText(description))
    }

    public init(intent: Intent, description: LocalizedStringKey) {
        self.init(intent: intent, description: Text(description))
    }
}
