/// The system colors that a color set may refer to in place of components.
///
/// Catalogs call them as UIKit does: `systemYellowColor`, `secondaryLabelColor`.
package enum CatalogSystemColor: String, CaseIterable, Hashable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
    case gray, gray2, gray3, gray4, gray5, gray6
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText
    case fill, secondaryFill, tertiaryFill, quaternaryFill
    case background, secondaryBackground, tertiaryBackground
    case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground
    case separator, opaqueSeparator, link

    /// - Parameter reference: such as `secondarySystemBackgroundColor`; `nil` for other names. A hue is a system color
    ///   only with the prefix `system`: `yellowColor` is plain yellow.
    package init?(reference: String) {
        guard reference.hasSuffix("Color") else { return nil }
        let name = reference.dropLast("Color".count)
        let plain = name.replacing("System", with: "").replacing("system", with: "")
        guard let color = Self(rawValue: plain.prefix(1).lowercased() + plain.dropFirst()) else { return nil }
        let isNamedAlone =
            [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel].contains(color)
            || [.placeholderText, .separator, .opaqueSeparator, .link].contains(color)
        guard plain != name || isNamedAlone else { return nil }
        self = color
    }
}
