/// Accepted: only a screen reader speaks a picture of a widget, and it decides by itself.
extension Text {
    nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
    nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
    nonisolated public func speechAdjustedPitch(_ value: Double) -> Text { self }
    nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
    nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
    nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }

    @_disfavoredOverload
    nonisolated public func accessibilityLabel(_ label: LocalizedStringResource) -> Text {
        accessibilityLabel(Text(label))
    }
}

extension View {
    nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
    nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
    nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { self }
    nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}

/// The language that determines the line height.
public struct TypesettingLanguage: Hashable, Sendable {
    private let language: Locale.Language?

    public static let automatic = TypesettingLanguage(language: nil)

    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
        TypesettingLanguage(language: language)
    }
}

/// Accepted: lines are as high as their characters need in every language.
extension View {
    nonisolated public func typesettingLanguage(
        _ language: Locale.Language, isEnabled: Bool = true
    ) -> some View {
        self
    }

    nonisolated public func typesettingLanguage(
        _ language: TypesettingLanguage, isEnabled: Bool = true
    ) -> some View {
        self
    }
}

extension Text {
    nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }
    nonisolated public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text {
        self
    }
}
