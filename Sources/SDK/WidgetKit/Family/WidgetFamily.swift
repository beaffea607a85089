import WidgetVocabulary

/// The sizes and shapes that widgets come in.
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

    /// What a widget supports that does not say: all system families but the largest ones, which came later.
    package static let defaults: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge]
}
