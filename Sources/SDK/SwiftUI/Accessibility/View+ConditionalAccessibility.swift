/// Spoken strings that are set only if a condition is true.
extension View {
    private nonisolated func when<V: View>(_ isEnabled: Bool, _ changed: V) -> some View {
        _ConditionalContent<V, Self>(storage: isEnabled ? .trueContent(changed) : .falseContent(self))
    }

    nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
        when(isEnabled, accessibilityLabel(label))
    }

    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        when(isEnabled, accessibilityLabel(labelKey))
    }

    @_disfavoredOverload
    nonisolated public func accessibilityLabel(_ label: LocalizedStringResource, isEnabled: Bool) -> some View {
        when(isEnabled, accessibilityLabel(label))
    }

    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
        when(isEnabled, accessibilityLabel(label))
    }

    nonisolated public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
        when(isEnabled, accessibilityValue(value))
    }

    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        when(isEnabled, accessibilityValue(valueKey))
    }

    @_disfavoredOverload
    nonisolated public func accessibilityValue(_ value: LocalizedStringResource, isEnabled: Bool) -> some View {
        when(isEnabled, accessibilityValue(value))
    }

    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
        when(isEnabled, accessibilityValue(value))
    }

    nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
        when(isEnabled, accessibilityHint(hint))
    }

    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        when(isEnabled, accessibilityHint(hintKey))
    }

    @_disfavoredOverload
    nonisolated public func accessibilityHint(_ hint: LocalizedStringResource, isEnabled: Bool) -> some View {
        when(isEnabled, accessibilityHint(hint))
    }

    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
        when(isEnabled, accessibilityHint(hint))
    }

    nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
        when(isEnabled, accessibilityIdentifier(identifier))
    }

    nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
        when(isEnabled, accessibilityHidden(hidden))
    }

    /// Has no effect: the view keeps its own label.
    nonisolated public func accessibilityLabel<V: View>(
        @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
    ) -> some View {
        self
    }

    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits, isEnabled: Bool) -> some View {
        when(isEnabled, accessibilityRemoveTraits(traits))
    }

    nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }
}
