/// The nine widget families, by WidgetKit's names, in the order of the Human Interface Guidelines.
package enum Family: String, CaseIterable, Hashable, Sendable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait
    case accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline

    package enum Kind: Hashable, Sendable {
        /// Home Screen and desktop widgets, with a background and rounded corners.
        case system
        /// Lock Screen widgets and complications, without a background.
        case accessory
    }

    package var kind: Kind {
        switch self {
        case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait: .system
        case .accessoryCorner, .accessoryCircular, .accessoryRectangular, .accessoryInline: .accessory
        }
    }

    /// The name without its kind, such as `small` or `circular`.
    package var shortName: String {
        let rest = rawValue.dropFirst(kind == .system ? 6 : 9)
        return rest.prefix(1).lowercased() + rest.dropFirst()
    }
}
