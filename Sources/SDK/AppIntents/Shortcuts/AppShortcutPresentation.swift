/// A negative phrase.
public struct NegativeAppShortcutPhrase: ExpressibleByStringInterpolation, Sendable {
    public init(_ phraseKey: String) {}
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}

    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
    }
}

public struct NegativeAppShortcutPhrases: Sendable {
    public init(phrases: [NegativeAppShortcutPhrase]) {}

    public init(@NegativeAppShortcutPhrasesBuilder phrases: () -> [NegativeAppShortcutPhrase]) {}
}

@resultBuilder
public enum NegativeAppShortcutPhrasesBuilder {
    public static func buildBlock(_ components: NegativeAppShortcutPhrase...) -> [NegativeAppShortcutPhrase] {
        components
    }
}

/// Options under a title with a symbol.
public struct AppShortcutOptionsCollection<Provider: DynamicOptionsProvider>: Sendable {
    public let dynamicOptionsProvider: Provider
    public let title: LocalizedStringResource
    public let systemImageName: String?

    public init(_ dynamicOptionsProvider: Provider, title: LocalizedStringResource, systemImageName: String? = nil) {
        self.dynamicOptionsProvider = dynamicOptionsProvider
        self.title = title
        self.systemImageName = systemImageName
    }
}

@resultBuilder
public enum AppShortcutOptionsCollectionSpecificationBuilder<Value> {
    public static func buildBlock<each Provider: DynamicOptionsProvider>(
        _ collections: repeat AppShortcutOptionsCollection<each Provider>
    ) -> Int {
        0
    }
}

/// The presentation of a shortcut's parameter. Never shown here.
public struct AppShortcutParameterPresentation<Intent: AppIntent, Value: _IntentValue>: Sendable {
    public init(
        for keyPath: KeyPath<Intent, IntentParameter<Value>>,
        summary: AppShortcutParameterPresentationSummary<Intent, Value>,
        @AppShortcutOptionsCollectionSpecificationBuilder<Value> optionsCollections: () -> Int
    ) {}
}

public struct AppShortcutParameterPresentationSummary<Intent: AppIntent, Value: _IntentValue>: Sendable {
    public init(
        _ summaryString: AppShortcutParameterPresentationSummaryString<Intent, Value>, table: StaticString? = nil
    ) {}
}

public struct AppShortcutParameterPresentationTitle<Intent: AppIntent, Value: _IntentValue>: Sendable {
    public init(
        specific: AppShortcutParameterPresentationSummaryString<Intent, Value>, generic: StaticString,
        table: StaticString? = nil
    ) {}
}

public struct AppShortcutParameterPresentationSummaryString<Intent: AppIntent, Value: _IntentValue>:
    ExpressibleByStringInterpolation, Sendable
{
    public init(_ value: String) {}
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}

    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation(_ subject: KeyPath<Intent, IntentParameter<Value>>) {}
    }
}
