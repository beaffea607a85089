import WidgetVocabulary

/// WidgetKit's families and those of the vocabulary.
extension WidgetFamily {
    package init(_ family: Family) {
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

extension Family {
    package init(_ family: WidgetFamily) {
        self =
            switch family {
            case .systemSmall: .systemSmall
            case .systemMedium: .systemMedium
            case .systemLarge: .systemLarge
            case .systemExtraLarge: .systemExtraLarge
            case .systemExtraLargePortrait: .systemExtraLargePortrait
            case .accessoryCorner: .accessoryCorner
            case .accessoryCircular: .accessoryCircular
            case .accessoryRectangular: .accessoryRectangular
            case .accessoryInline: .accessoryInline
            }
    }
}
