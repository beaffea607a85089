/// The nine widget families, by WidgetKit's names.
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

    /// Finds a family by WidgetKit's name or its short name, in any letter case, with or without a leading dot.
    ///
    /// - Throws: `UnknownName` with the nearest names.
    package init(named name: String) throws(UnknownName) {
        let wanted = FoldedName(name)
        let match = Family.allCases.first {
            FoldedName($0.rawValue) == wanted || FoldedName($0.shortName) == wanted
        }
        guard let match else {
            throw UnknownName(
                kind: "widget family", name: name, suggestions: wanted.nearest(in: Family.allCases.map(\.shortName)))
        }
        self = match
    }
}
