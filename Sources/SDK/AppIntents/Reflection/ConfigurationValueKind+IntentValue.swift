import ExtensionProtocol

extension ConfigurationValueKind {
    /// The kind of a parameter's type, refined by its declaration.
    init(_ value: _IntentValueKind, _ field: ParameterField, shown: IntentPresentation) {
        switch value.shape {
        case .boolean:
            guard case .boolean(let names) = field.control else {
                self = .boolean(.init())
                return
            }
            self = .boolean(.init(yes: shown.string(names.true), no: shown.string(names.false)))
        case .integer:
            guard case .integer(let style, let range) = field.control else {
                self = .integer(.init())
                return
            }
            self = .integer(.init(style: .init(style), range: range))
        case .real:
            guard case .real(let style, let range) = field.control else {
                self = .real(.init())
                return
            }
            self = .real(.init(style: style == .slider ? .slider : .field, range: range))
        case .text:
            guard case .text(let options) = field.control else {
                self = .text(.init())
                return
            }
            self = .text(.init(options))
        case .date: self = .date(field.dateParts)
        case .dateComponents: self = .dateComponents(field.dateParts)
        case .url: self = .url
        case .file:
            guard case .file(let types) = field.control else {
                self = .file(types: [])
                return
            }
            self = .file(types: types)
        case .measurement(let unitType): self = .measurement(.init(unitType, field))
        case .enumeration: self = .enumeration(title: value.title.map(shown.string) ?? "")
        case .entity: self = .entity(title: value.title.map(shown.string) ?? "")
        }
    }
}

extension ParameterField {
    fileprivate var dateParts: ConfigurationValueKind.DateParts {
        guard case .date(let kind) = control else { return .dateTime }
        return switch kind {
        case .date: .date
        case .time: .time
        case .dateTime: .dateTime
        }
    }
}

extension ConfigurationValueKind.NumberField.Style {
    fileprivate init(_ style: Int.IntentControlStyle) {
        switch style {
        case .field: self = .field
        case .stepper: self = .stepper
        case .slider: self = .slider
        }
    }
}

extension ConfigurationValueKind.TextField {
    fileprivate init(_ options: String.IntentInputOptions) {
        self.init(lines: options.multiline ? .multiple : .single, correction: options.autocorrect ? .automatic : .off)
        keyboard =
            switch options.keyboardType {
            case .default: .standard
            case .asciiCapable: .asciiCapable
            case .numberPad: .numberPad
            case .URL: .url
            case .emailAddress: .emailAddress
            }
        capitalization =
            switch options.capitalizationType {
            case .none: .none
            case .words: .words
            case .sentences: .sentences
            case .allCharacters: .allCharacters
            }
    }
}

extension ConfigurationValueKind.MeasurementField {
    /// The commonly used units of a dimension; Foundation's others are for laboratories.
    private static func commonUnits(_ type: Dimension.Type) -> [Dimension] {
        if type == UnitTemperature.self {
            return [.celsius, .fahrenheit, .kelvin] as [UnitTemperature]
        }
        if type == UnitLength.self {
            return [.meters, .kilometers, .centimeters, .millimeters, .feet, .inches, .yards, .miles] as [UnitLength]
        }
        if type == UnitMass.self { return [.kilograms, .grams, .pounds, .ounces] as [UnitMass] }
        if type == UnitSpeed.self {
            return [.metersPerSecond, .kilometersPerHour, .milesPerHour, .knots] as [UnitSpeed]
        }
        if type == UnitDuration.self { return [.seconds, .minutes, .hours] as [UnitDuration] }
        if type == UnitVolume.self { return [.liters, .milliliters, .gallons, .cups, .fluidOunces] as [UnitVolume] }
        if type == UnitEnergy.self { return [.joules, .kilojoules, .calories, .kilocalories] as [UnitEnergy] }
        if type == UnitPressure.self {
            return [.newtonsPerMetersSquared, .hectopascals, .millibars, .millimetersOfMercury] as [UnitPressure]
        }
        return []
    }

    fileprivate init(_ type: Dimension.Type, _ field: ParameterField) {
        var units = Self.commonUnits(type)
        let base = type.baseUnit()
        if !units.contains(where: { $0.symbol == base.symbol }) { units.insert(base, at: 0) }
        var minimum: Double?
        if case .measurement(let control) = field.control {
            minimum = control.allowsNegative ? nil : 0
            let first = units.firstIndex { $0.symbol == control.unitSymbol }
            if let first { units.insert(units.remove(at: first), at: 0) }
        }
        self.init(dimension: "\(type)", units: units.map { Unit($0) }, minimum: minimum)
    }
}

extension ConfigurationValueKind.MeasurementField.Unit {
    fileprivate init(_ unit: Dimension) {
        let offset = unit.converter.baseUnitValue(fromValue: 0)
        self.init(
            symbol: unit.symbol, factor: unit.converter.baseUnitValue(fromValue: 1) - offset, offset: offset)
    }
}
