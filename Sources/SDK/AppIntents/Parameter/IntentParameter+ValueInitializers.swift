import CoreLocation
import UniformTypeIdentifiers

extension IntentParameter where Value.ValueType == IntentPerson {
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        mode: IntentPerson.ParameterMode, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title: title, description: description, default: nil, field: .init(prompt: requestValueDialog))
    }
}

extension IntentParameter where Value.UnwrappedType == [IntentPerson] {
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: [IntentPerson]? = nil, mode: IntentPerson.ParameterMode, size: IntentCollectionSize,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title: title, description: description, default: defaultValue, field: .init(list: .always(size)))
    }
}

extension IntentParameter where Value.ValueType == IntentCurrencyAmount {
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        defaultValue: Double? = nil, currencyCodes: [String]? = nil,
        inclusiveRange: (lowerBound: Decimal, upperBound: Decimal)? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        let amount = defaultValue.map {
            IntentCurrencyAmount(amount: Decimal($0), currencyCode: currencyCodes?.first ?? "USD")
        }
        self.init(title: title, description: description, default: amount, field: .init(prompt: requestValueDialog))
    }
}

extension IntentParameter where Value.ValueType == IntentFile {
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        supportedContentTypes: [UTType], requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title: title, description: description, default: nil,
            field: .init(.file(types: supportedContentTypes.map(\.identifier)), prompt: requestValueDialog))
    }
}

extension IntentParameter where Value.UnwrappedType == [IntentFile] {
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

extension IntentParameter where Value.UnwrappedType == [String] {
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: [String]? = nil, inputOptions: String.IntentInputOptions,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title: title, description: description, default: defaultValue,
            field: .init(.text(inputOptions), prompt: requestValueDialog))
    }
}

extension IntentParameter {
    /// How a place is displayed.
    public enum PlacemarkDisplayStyle: Hashable, Sendable { case name, address, city }

    /// A measurement in one unit.
    public convenience init<UnitType: Dimension>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        defaultValue: Double? = nil, unit: UnitType, unitAdjustForLocale: Bool = false,
        supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value.UnwrappedType == Measurement<UnitType> {
        self.init(
            title: title, description: description, defaultValue: defaultValue, defaultUnit: unit,
            defaultUnitAdjustForLocale: unitAdjustForLocale, supportsNegativeNumbers: supportsNegativeNumbers,
            requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior)
    }

    /// A parameter with an options provider that is created without arguments.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        controlStyle: Int.IntentControlStyle, inclusiveRange: (lowerBound: Int, upperBound: Int)? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where Value.UnwrappedType == Int {
        self.init(
            title: title, description: description, default: nil,
            field: .init(.integer(controlStyle, range: nil), prompt: requestValueDialog), provider: optionsProvider)
    }

    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, kind: Date.IntentKind,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where Value.UnwrappedType == Date {
        self.init(
            title: title, description: description, default: nil,
            field: .init(.date(kind), prompt: requestValueDialog), provider: optionsProvider)
    }

    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: String? = nil, inputOptions: String.IntentInputOptions,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where Value.UnwrappedType == String {
        self.init(
            title: title, description: description, default: defaultValue,
            field: .init(.text(inputOptions), prompt: requestValueDialog), provider: optionsProvider)
    }

    /// A value with a custom prompt.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) {
        self.init(
            title: title, description: description, default: defaultValue.map { $0 as any Sendable },
            field: .init(prompt: requestValueDialog))
    }
}
