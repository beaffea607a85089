extension ControlWidgetButton where Label == Text {
    public init(_ titleKey: LocalizedStringKey, action: Action)
    where ActionLabel == ControlWidgetButtonDefaultActionLabel {
        self.init(action: action, label: { Text(titleKey) })
    }

    public init(
        _ titleKey: LocalizedStringKey, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) {
        self.init(action: action, label: { Text(titleKey) }, actionLabel: actionLabel)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: Action)
    where ActionLabel == ControlWidgetButtonDefaultActionLabel {
        self.init(action: action, label: { Text(title) })
    }

    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, action: Action)
    where ActionLabel == ControlWidgetButtonDefaultActionLabel {
        self.init(action: action, label: { Text(title) })
    }

    @_disfavoredOverload
    public init(
        _ title: LocalizedStringResource, action: Action,
        @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) {
        self.init(action: action, label: { Text(title) }, actionLabel: actionLabel)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) {
        self.init(action: action, label: { Text(title) }, actionLabel: actionLabel)
    }
}

extension ControlWidgetToggle where Label == Text, ValueLabel == ControlWidgetToggleDefaultLabel {
    public init(_ titleKey: LocalizedStringKey, isOn: Bool, action: Action) {
        self.init(isOn: isOn, action: action, label: { Text(titleKey) })
    }

    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, isOn: Bool, action: Action) {
        self.init(isOn: isOn, action: action, label: { Text(title) })
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Bool, action: Action) {
        self.init(isOn: isOn, action: action, label: { Text(title) })
    }
}

extension ControlWidgetToggle where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {
        self.init(isOn: isOn, action: action, label: { Text(titleKey) }, valueLabel: valueLabel)
    }

    @_disfavoredOverload
    public init(
        _ title: LocalizedStringResource, isOn: Bool, action: Action,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {
        self.init(isOn: isOn, action: action, label: { Text(title) }, valueLabel: valueLabel)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {
        self.init(isOn: isOn, action: action, label: { Text(title) }, valueLabel: valueLabel)
    }
}

extension ControlWidgetConfiguration {
    public func displayName(_ displayName: Text) -> some ControlWidgetConfiguration {
        DescribedControl(content: self) { $0.displayName = LocalizedText(displayName) }
    }

    public func displayName(_ displayNameKey: LocalizedStringKey) -> some ControlWidgetConfiguration {
        displayName(Text(displayNameKey))
    }

    public func description(_ description: Text) -> some ControlWidgetConfiguration {
        DescribedControl(content: self) { $0.description = LocalizedText(description) }
    }

    public func description(_ descriptionKey: LocalizedStringKey) -> some ControlWidgetConfiguration {
        description(Text(descriptionKey))
    }
}
