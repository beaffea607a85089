import WidgetVocabulary

/// The system colours that a colour set may refer to in place of components.
///
/// Catalogs call them as UIKit does: `systemYellowColor`, `secondaryLabelColor`.
extension SystemColor {
    /// - Parameter reference: such as `secondarySystemBackgroundColor`; `nil` for a name that is none of a system
    ///   colour's. Hues are system colours only with the word: `yellowColor` is plain yellow.
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
