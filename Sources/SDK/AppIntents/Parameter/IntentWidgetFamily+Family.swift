import WidgetVocabulary

extension Family {
    /// The family that a configuration intent names.
    init(_ family: IntentWidgetFamily) {
        switch family {
        case .systemSmall: self = .systemSmall
        case .systemMedium: self = .systemMedium
        case .systemLarge: self = .systemLarge
        case .systemExtraLarge: self = .systemExtraLarge
        case .systemExtraLargePortrait: self = .systemExtraLargePortrait
        case .accessoryCorner: self = .accessoryCorner
        case .accessoryCircular: self = .accessoryCircular
        case .accessoryRectangular: self = .accessoryRectangular
        case .accessoryInline: self = .accessoryInline
        }
    }
}
