extension IntentParameter {
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title: title, description: description, default: nil, field: .init(prompt: requestValueDialog))
    }

    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType?, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title: title, description: description, default: defaultValue.map { $0 as any Sendable },
            field: .init(prompt: requestValueDialog))
    }

    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: OptionsProvider
    ) {
        self.init(
            title: title, description: description, default: nil, field: .init(prompt: requestValueDialog),
            provider: optionsProvider)
    }

    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType?, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) {
        self.init(
            title: title, description: description, default: defaultValue.map { $0 as any Sendable },
            field: .init(prompt: requestValueDialog), provider: optionsProvider)
    }

    /// A parameter with a query other than its type's own.
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
    ) {
        self.init(
            title: title, description: description, default: nil, field: .init(prompt: requestValueDialog),
            provider: query)
    }
}

extension IntentParameter where Value.UnwrappedType == Int {
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Int? = nil,
        controlStyle: Int.IntentControlStyle = .field, inclusiveRange: (lowerBound: Int, upperBound: Int),
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        let (lower, upper) = (Double(inclusiveRange.lowerBound), Double(inclusiveRange.upperBound))
        self.init(
            title: title, description: description, default: defaultValue,
            field: .init(.integer(controlStyle, range: lower...max(lower, upper)), prompt: requestValueDialog))
    }

    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Int? = nil,
        controlStyle: Int.IntentControlStyle, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title: title, description: description, default: defaultValue,
            field: .init(.integer(controlStyle, range: nil), prompt: requestValueDialog))
    }
}

extension IntentParameter where Value.UnwrappedType == Double {
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Double? = nil, controlStyle: Double.IntentControlStyle = .field,
        inclusiveRange: (lowerBound: Double, upperBound: Double), requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        // A NaN bound is ignored.
        let (lower, upper) = inclusiveRange
        self.init(
            title: title, description: description, default: defaultValue,
            field: .init(
                .real(controlStyle, range: lower.isNaN || upper.isNaN ? nil : lower...max(lower, upper)),
                prompt: requestValueDialog))
    }

    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Double? = nil, controlStyle: Double.IntentControlStyle,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title: title, description: description, default: defaultValue,
            field: .init(.real(controlStyle, range: nil), prompt: requestValueDialog))
    }
}

extension IntentParameter where Value.UnwrappedType == String {
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: String? = nil, inputOptions: String.IntentInputOptions,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title: title, description: description, default: defaultValue,
            field: .init(.text(inputOptions), prompt: requestValueDialog))
    }
}

extension IntentParameter where Value.UnwrappedType == Bool {
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Bool? = nil, displayName: Bool.IntentDisplayName,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title: title, description: description, default: defaultValue,
            field: .init(.boolean(displayName), prompt: requestValueDialog))
    }
}

extension IntentParameter where Value.UnwrappedType == Date {
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Date? = nil, kind: Date.IntentKind, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title: title, description: description, default: defaultValue,
            field: .init(.date(kind), prompt: requestValueDialog))
    }
}

extension IntentParameter where Value.UnwrappedType == DateComponents {
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: DateComponents? = nil, kind: DateComponents.IntentKind,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title: title, description: description, default: defaultValue,
            field: .init(.date(kind), prompt: requestValueDialog))
    }
}

extension IntentParameter where Value.UnwrappedType == IntentFile {
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        supportedTypeIdentifiers: [String], requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title: title, description: description, default: nil,
            field: .init(.file(types: supportedTypeIdentifiers), prompt: requestValueDialog))
    }
}

extension IntentParameter where Value.UnwrappedType == URL {
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, defaultURLString: String,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title: title, description: description, default: URL(string: defaultURLString),
            field: .init(prompt: requestValueDialog))
    }
}

extension IntentParameter {
    /// A measurement.
    ///
    /// - Parameters:
    ///   - defaultValue: in the default unit.
    ///   - defaultUnit: shown first; `nil` shows the dimension's base unit.
    public convenience init<UnitType: Dimension>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        defaultValue: Double? = nil, defaultUnit: UnitType?, defaultUnitAdjustForLocale: Bool = false,
        supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value.UnwrappedType == Measurement<UnitType> {
        let unit = defaultUnit ?? UnitType.baseUnit()
        self.init(
            title: title, description: description, default: defaultValue.map { Measurement(value: $0, unit: unit) },
            field: .init(
                .measurement(.init(unitSymbol: unit.symbol, allowsNegative: supportsNegativeNumbers)),
                prompt: requestValueDialog))
    }
}
