import Foundation

extension IntentDefinition {
    mutating func parameter(
        _ entry: [String: Any], place: String, intent: String, known: [String]
    ) throws(IntentDefinitionProblem) -> Parameter {
        let property = try property(entry, prefix: "INIntentParameter", place: place, known: known)
        let details = entry["INIntentParameterMetadata"] as? [String: Any] ?? [:]
        let dialogs = entry["INIntentParameterPromptDialogs"] as? [[String: Any]] ?? []
        let prompt = dialogs.first { $0["INIntentParameterPromptDialogType"] as? String == "Configuration" }
        let reasons = entry["INIntentParameterUnsupportedReasons"] as? [[String: Any]] ?? []
        let isDynamic = entry.flag("INIntentParameterSupportsDynamicEnumeration")
        return Parameter(
            property: property,
            title: entry.text("INIntentParameterDisplayName") ?? Text(text: property.name),
            prompt: prompt?.text("INIntentParameterPromptDialogFormatString"),
            place: entry.flag("INIntentParameterConfigurable") ? .form : .codeOnly,
            options: !isDynamic ? .none : entry.flag("INIntentParameterSupportsSearch") ? .searched : .listed,
            refusals: reasons.compactMap { $0["INIntentParameterUnsupportedReasonCode"] as? String },
            resolution: entry.flag("INIntentParameterSupportsResolution") ? .offered : .none,
            control: control(of: property.type, details), preset: preset(of: property, details, place: place),
            sizes: Self.sizes(entry), condition: condition(entry, place: place))
    }

    private func control(of type: ValueType, _ details: [String: Any]) -> Control {
        func word(_ key: String) -> String? { details["INIntentParameterMetadata" + key] as? String }
        switch type {
        case .boolean:
            let (yes, no) = ("INIntentParameterMetadataTrueDisplayName", "INIntentParameterMetadataFalseDisplayName")
            guard let yes = details.text(yes), let no = details.text(no) else { return .automatic }
            return .boolean(yes: yes, no: no)
        case .integer, .decimal:
            var range: ClosedRange<Double>?
            if let least = details.number("INIntentParameterMetadataMinimumValue"),
                let most = details.number("INIntentParameterMetadataMaximumValue"), least <= most
            {
                range = least...most
            }
            let styles = type == .integer ? ["field", "stepper", "slider"] : ["field", "slider"]
            let style = word("Type")?.lowercased() ?? ""
            return .number(style: styles.contains(style) ? style : "field", range: range)
        case .string:
            let names = ["None": "none", "Words": "words", "AllCharacters": "allCharacters"]
            return .text(
                capitalization: names[word("Capitalization") ?? ""] ?? "sentences",
                isMultiline: details.flag("INIntentParameterMetadataMultiline"))
        case .dateComponents:
            let names = ["Date": "date", "Time": "time"]
            return .date(parts: names[word("Type") ?? ""] ?? "dateTime")
        case .measurement(let dimension):
            return .unit(
                IntentUnits.swiftName(word("Unit") ?? word("DefaultUnit"), of: dimension),
                allowsNegative: details.flag("INIntentParameterMetadataSupportsNegativeNumbers"))
        case .duration:
            return .unit(IntentUnits.durationName(word("Unit") ?? word("DefaultUnit")), allowsNegative: false)
        case .currencyAmount: return word("CurrencyCode").map { .currency($0) } ?? .automatic
        case .file: return .file(types: details["INIntentParameterMetadataCustomUTIs"] as? [String] ?? [])
        case .url, .placemark, .person, .paymentMethod, .enumeration, .object: return .automatic
        }
    }

    /// The default as JSON. Defaults of arrays and of types that have no JSON are not in definition files.
    private mutating func preset(of property: Property, _ details: [String: Any], place: String) -> Preset? {
        let key = "INIntentParameterMetadataDefaultValue"
        guard let value = details[key], property.count == .one else { return nil }
        let number = details.number(key) ?? (value as? String).flatMap(Double.init)
        switch property.type {
        case .boolean:
            return .json(
                details.flag(key) || ["true", "yes", "1"].contains("\(value)".lowercased()) ? "true" : "false")
        case .integer: return number.flatMap { Int(exactly: $0.rounded()) }.map { .json(String($0)) }
        case .decimal: return number.map { .json(String($0)) }
        case .duration:
            let unit = IntentUnits.duration(details["INIntentParameterMetadataDefaultUnit"] as? String)
            return number.map { .json(String(unit.converter.baseUnitValue(fromValue: $0))) }
        case .measurement(let dimension):
            let unit = IntentUnits.unit(details["INIntentParameterMetadataDefaultUnit"] as? String, of: dimension)
            return number.map { .json(String(unit.converter.baseUnitValue(fromValue: $0))) }
        case .string: return details.text(key).map { .text($0) }
        case .url: return (value as? String).map { .json(Self.json($0)) }
        case .enumeration(let name):
            let cases = enumerations.first { $0.name == name }?.cases ?? []
            guard let found = cases.first(where: { $0.name == value as? String }) else {
                warnings.append("\(place): the default '\(value)' is not a case of \(name); it is ignored")
                return nil
            }
            return found.value == 0 ? nil : .json(Self.json(found.name))
        case .dateComponents, .placemark, .person, .file, .currencyAmount, .paymentMethod, .object: return nil
        }
    }

    /// A string as JSON.
    static func json(_ text: String) -> String {
        let data = try? JSONSerialization.data(
            withJSONObject: text, options: [.fragmentsAllowed, .withoutEscapingSlashes])
        return data.map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }

    /// The lengths of an array that depend on the widget's size.
    private static func sizes(_ entry: [String: Any]) -> [String: Int] {
        guard entry.flag("INIntentParameterFixedSizeArray") else { return [:] }
        let families = [
            "small": "systemSmall", "medium": "systemMedium", "large": "systemLarge",
            "extralarge": "systemExtraLarge", "accessorycircular": "accessoryCircular",
            "accessoryrectangular": "accessoryRectangular", "accessoryinline": "accessoryInline",
            "accessorycorner": "accessoryCorner",
        ]
        var sizes: [String: Int] = [:]
        for size in entry["INIntentParameterArraySizes"] as? [[String: Any]] ?? [] {
            let name = size["INIntentParameterArraySizeSizeClass"] as? String ?? ""
            guard let family = families[name.lowercased()],
                let count = size["INIntentParameterArraySizeSize"] as? Int, count >= 0
            else { continue }
            sizes[family] = count
        }
        return sizes
    }

    private mutating func condition(_ entry: [String: Any], place: String) -> Condition? {
        let prefix = "INIntentParameterRelationship"
        guard let relationship = entry[prefix] as? [String: Any],
            let parent = relationship[prefix + "ParentName"] as? String
        else { return nil }
        let name = relationship[prefix + "PredicateName"] as? String ?? ""
        let several = relationship[prefix + "PredicateValues"] as? [Any] ?? []
        let values = ([relationship[prefix + "PredicateValue"]].compactMap(\.self) + several).map(Self.json(value:))
        if name.hasSuffix("HasAnyValue") { return .hasAnyValue(parent) }
        if name.hasSuffix("HasNoValue") { return .hasNoValue(parent) }
        if name.contains("Exact") || name.contains("Contains"), !values.isEmpty { return .has(parent, values: values) }
        warnings.append("\(place): unknown condition '\(name)'; the parameter is always shown")
        return nil
    }

    private static func json(value: Any) -> String {
        if let text = value as? String { return json(text) }
        if let flag = value as? Bool { return flag ? "true" : "false" }
        return (value as? NSNumber)?.stringValue ?? "null"
    }
}
