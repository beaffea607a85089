extension IntentParameter {
    public convenience init<Element: _IntentValue>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value.UnwrappedType == [Element] {
        self.init(
            title: title, description: description, default: defaultValue,
            field: .init(list: .always(size), prompt: requestValueDialog))
    }

    public convenience init<Element: _IntentValue>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, size: [IntentWidgetFamily: IntentCollectionSize],
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value.UnwrappedType == [Element] {
        self.init(
            title: title, description: description, default: defaultValue,
            field: .init(list: .byFamily(size), prompt: requestValueDialog))
    }

    public convenience init<Element: _IntentValue, OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where Value.UnwrappedType == [Element] {
        self.init(
            title: title, description: description, default: defaultValue,
            field: .init(list: .always(size), prompt: requestValueDialog), provider: optionsProvider)
    }

    public convenience init<Element: _IntentValue, OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, size: [IntentWidgetFamily: IntentCollectionSize],
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where Value.UnwrappedType == [Element] {
        self.init(
            title: title, description: description, default: defaultValue,
            field: .init(list: .byFamily(size), prompt: requestValueDialog), provider: optionsProvider)
    }
}
