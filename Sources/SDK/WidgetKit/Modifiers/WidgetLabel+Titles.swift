extension View {
    nonisolated public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View {
        widgetLabel { Text(labelKey) }
    }

    nonisolated public func widgetLabel(_ label: Text) -> some View {
        widgetLabel { label }
    }

    @_disfavoredOverload
    nonisolated public func widgetLabel<S: StringProtocol>(_ label: S) -> some View {
        widgetLabel { Text(label) }
    }
}
