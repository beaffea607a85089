import RenderModel

extension Text {
    /// The string in a locale, outside of rendering.
    package func string(in locale: Locale) -> String {
        var environment = EnvironmentValues()
        environment.locale = locale
        return string(in: environment)
    }
}

/// A spoken string, looked up in the environment's language.
struct SpokenTextModifier: NodeModifier {
    typealias Body = Never

    nonisolated(unsafe) let part: WritableKeyPath<Semantics, String?>
    let text: Text

    nonisolated func wrap(_ node: LayoutNode, inputs: _ViewInputs) -> LayoutNode {
        let spoken = text.string(in: inputs.environment)
        return SemanticsNode(node, change: { $0[keyPath: part] = spoken }, inputs)
    }
}

extension View {
    nonisolated public func accessibilityLabel(_ label: Text) -> some View {
        modifier(SpokenTextModifier(part: \.label, text: label))
    }

    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }

    nonisolated public func accessibilityValue(_ value: Text) -> some View {
        modifier(SpokenTextModifier(part: \.value, text: value))
    }

    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }

    nonisolated public func accessibilityHint(_ hint: Text) -> some View {
        modifier(SpokenTextModifier(part: \.hint, text: hint))
    }

    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibilityHint(Text(hintKey))
    }

    nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
    nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }
    nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

    nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
        accessibilityAddTraits(traits)
    }

    nonisolated public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }

    @_disfavoredOverload
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { self }
}
