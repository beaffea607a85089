import WidgetVocabulary

/// The sizes and shapes of widgets.
public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
    case systemSmall
    case systemMedium
    case systemLarge
    case systemExtraLarge
    case systemExtraLargePortrait
    case accessoryCorner
    case accessoryCircular
    case accessoryRectangular
    case accessoryInline

    public var description: String { Family(self).rawValue }
    public var debugDescription: String { description }

    /// The default families: all system families except the extra large ones, which were added later.
    package static let defaults: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge]
}
