import WidgetVocabulary

/// The system colors that a color set may refer to instead of components.
///
/// Catalogs call them as UIKit does: `systemYellowColor`, `secondaryLabelColor`.
extension SystemColor {
    /// - Parameter reference: A name such as `secondarySystemBackgroundColor`; the result is `nil` for a name that
    ///   isn't a system color's. Hues are system colors only if their name contains “system”: `yellowColor` is plain
    ///   yellow.
    package init?(reference: String) {
        guard reference.hasSuffix("Color") else { return nil }
        let name = reference.dropLast("Color".count)
        let plain = name.replacing("System", with: "").replacing("system", with: "")
        guard let color = Self(rawValue: plain.prefix(1).lowercased() + plain.dropFirst()), color != .quinaryLabel
        else { return nil }
        let isNamedAlone =
            [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel].contains(color)
            || [.placeholderText, .separator, .opaqueSeparator, .link].contains(color)
        guard plain != name || isNamedAlone else { return nil }
        self = color
    }
}
