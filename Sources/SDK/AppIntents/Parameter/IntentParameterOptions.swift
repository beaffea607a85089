/// How a parameter is connected when intents are chained.
public enum InputConnectionBehavior: Hashable, Sendable {
    case `default`, never, connectToPreviousIntentResult
}

/// The number of values of an array parameter.
public struct IntentCollectionSize: Hashable, Sendable, ExpressibleByIntegerLiteral {
    public var min: Int
    public var max: Int

    public init(min: Int, max: Int) {
        self.min = min
        self.max = max
    }

    public init(exactly size: Int) {
        self.init(min: size, max: size)
    }

    public init(integerLiteral value: Int) {
        self.init(exactly: value)
    }
}

/// A widget family, as used in configuration intents.
public enum IntentWidgetFamily: String, Hashable, Sendable, CaseIterable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait
    case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner
}

extension Int {
    public enum IntentControlStyle: Hashable, Sendable { case field, stepper, slider }
}

extension Double {
    public enum IntentControlStyle: Hashable, Sendable { case field, slider }
}

extension Date {
    public enum IntentKind: Hashable, Sendable { case date, time, dateTime }
}

extension DateComponents {
    public typealias IntentKind = Date.IntentKind
}

extension Bool {
    /// Labels for the two values.
    public struct IntentDisplayName: Equatable, Sendable {
        public var `true`: LocalizedStringResource
        public var `false`: LocalizedStringResource

        public init(true: LocalizedStringResource, false: LocalizedStringResource) {
            self.true = `true`
            self.false = `false`
        }
    }
}

extension String {
    /// Keyboard settings of a string.
    public struct IntentInputOptions: Hashable, Sendable {
        public enum Capitalization: Hashable, Sendable { case none, words, sentences, allCharacters }
        public enum KeyboardType: Hashable, Sendable { case `default`, asciiCapable, numberPad, URL, emailAddress }

        public var keyboardType: KeyboardType
        public var capitalizationType: Capitalization
        public var multiline: Bool
        public var autocorrect: Bool
        public var smartQuotes: Bool
        public var smartDashes: Bool

        public init(
            keyboardType: KeyboardType = .default, capitalizationType: Capitalization = .sentences,
            multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
        ) {
            self.keyboardType = keyboardType
            self.capitalizationType = capitalizationType
            self.multiline = multiline
            self.autocorrect = autocorrect
            self.smartQuotes = smartQuotes
            self.smartDashes = smartDashes
        }
    }
}
