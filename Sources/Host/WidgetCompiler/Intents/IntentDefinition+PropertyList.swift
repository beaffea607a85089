import Foundation
import XcodeProject

extension IntentDefinition {
    /// Reads a file.
    ///
    /// 1. It must be a property list whose dictionary contains intents, types or enumerations.
    /// 2. Enumerations and types are read first, because parameters refer to them.
    /// 3. A missing name is an error; an unknown type or condition is a warning.
    init(at path: String) throws(IntentDefinitionProblem) {
        let root: [String: Any]
        do throws(ProjectProblem) {
            root = try PropertyListFile.read(path)
        } catch {
            throw IntentDefinitionProblem(
                path: path, reason: "it is not a property list with a dictionary: \(error.reason)")
        }
        let parts = ["INIntents", "INTypes", "INEnums"]
        guard parts.contains(where: { root[$0] != nil }) else {
            throw IntentDefinitionProblem(path: path, reason: "it contains none of \(parts.joined(separator: ", "))")
        }
        self.init(path: path)
        for (index, entry) in try entries(root, "INEnums").enumerated() {
            enumerations.append(try enumeration(entry, place: "choice \(index + 1)"))
        }
        let types = try entries(root, "INTypes")
        let typeNames = types.compactMap { $0.className(prefix: "INType") }
        for (index, entry) in types.enumerated() {
            objectTypes.append(try objectType(entry, place: "type \(index + 1)", known: typeNames))
        }
        for (index, entry) in try entries(root, "INIntents").enumerated()
        where entry["INIntentType"] as? String != "System" {
            intents.append(try intent(entry, place: "intent \(index + 1)", known: typeNames))
        }
    }

    private func entries(
        _ dictionary: [String: Any], _ key: String
    ) throws(IntentDefinitionProblem) -> [[String: Any]] {
        guard let value = dictionary[key] else { return [] }
        guard let entries = value as? [[String: Any]] else {
            throw IntentDefinitionProblem(path: path, reason: "\(key) is not a list of dictionaries")
        }
        return entries
    }

    private func required(
        _ dictionary: [String: Any], _ key: String, _ place: String
    ) throws(IntentDefinitionProblem) -> String {
        guard let text = dictionary[key] as? String, !text.isEmpty else {
            throw IntentDefinitionProblem(path: path, reason: "\(place) has no \(key)")
        }
        return text
    }

    private func enumeration(
        _ entry: [String: Any], place: String
    ) throws(IntentDefinitionProblem) -> Enumeration {
        _ = try required(entry, "INEnumName", place)
        let name = entry.className(prefix: "INEnum") ?? ""
        var cases: [Enumeration.Case] = []
        for (index, value) in try entries(entry, "INEnumValues").enumerated() {
            let caseName = try required(value, "INEnumValueName", "case \(index + 1) of \(name)")
            let number = value["INEnumValueIndex"] as? Int ?? 0
            guard !cases.contains(where: { $0.value == number }) else {
                throw IntentDefinitionProblem(path: path, reason: "two cases of \(name) have the index \(number)")
            }
            let title = value.text("INEnumValueDisplayName") ?? Text(text: caseName)
            cases.append(.init(name: caseName, value: number, title: title))
        }
        guard !cases.isEmpty else { throw IntentDefinitionProblem(path: path, reason: "\(name) has no cases") }
        return Enumeration(name: name, title: entry.text("INEnumDisplayName") ?? Text(text: name), cases: cases)
    }

    private mutating func objectType(
        _ entry: [String: Any], place: String, known: [String]
    ) throws(IntentDefinitionProblem) -> ObjectType {
        _ = try required(entry, "INTypeName", place)
        let name = entry.className(prefix: "INType") ?? ""
        var properties: [Property] = []
        for (index, value) in try entries(entry, "INTypeProperties").enumerated() {
            guard !value.flag("INTypePropertyDefault") else { continue }
            let place = "property \(index + 1) of \(name)"
            properties.append(try property(value, prefix: "INTypeProperty", place: place, known: known))
        }
        return ObjectType(
            name: name, title: entry.text("INTypeDisplayName") ?? Text(text: name), properties: properties)
    }

    private mutating func intent(
        _ entry: [String: Any], place: String, known: [String]
    ) throws(IntentDefinitionProblem) -> Intent {
        _ = try required(entry, "INIntentName", place)
        let name = entry.className(prefix: "INIntent") ?? ""
        var parameters: [(priority: Int, parameter: Parameter)] = []
        for (index, value) in try entries(entry, "INIntentParameters").enumerated() {
            let place = "parameter \(index + 1) of \(name)"
            let parameter = try parameter(value, place: place, intent: name, known: known)
            parameters.append((value["INIntentParameterDisplayPriority"] as? Int ?? index + 1, parameter))
        }
        let response = entry["INIntentResponse"] as? [String: Any] ?? [:]
        var codes: [Response.Code] = []
        for (index, code) in try entries(response, "INIntentResponseCodes").enumerated() {
            let codeName = try required(code, "INIntentResponseCodeName", "response \(index + 1) of \(name)")
            let sentence = code["INIntentResponseCodeFormatString"] as? String ?? ""
            codes.append(.init(name: codeName, mentions: Self.mentions(in: sentence)))
        }
        var properties: [Property] = []
        for (index, value) in try entries(response, "INIntentResponseParameters").enumerated() {
            let place = "response parameter \(index + 1) of \(name)"
            properties.append(try property(value, prefix: "INIntentResponseParameter", place: place, known: known))
        }
        // Equal priorities keep the order of the file.
        let ordered = parameters.enumerated().sorted { left, right in
            (left.element.priority, left.offset) < (right.element.priority, right.offset)
        }
        return Intent(
            name: name, title: entry.text("INIntentTitle") ?? Text(text: name),
            description: entry.text("INIntentDescription"), parameters: ordered.map(\.element.parameter),
            response: Response(codes: codes, properties: properties))
    }

    /// The names in `${name}`, each once.
    private static func mentions(in sentence: String) -> [String] {
        var names: [String] = []
        for part in sentence.components(separatedBy: "${").dropFirst() {
            let name = String(part.prefix { $0 != "}" })
            if !names.contains(name) { names.append(name) }
        }
        return names
    }

    mutating func property(
        _ entry: [String: Any], prefix: String, place: String, known: [String]
    ) throws(IntentDefinitionProblem) -> Property {
        let name = try required(entry, prefix + "Name", place)
        let typeName = try required(entry, prefix + "Type", place)
        let type = valueType(typeName, entry, prefix: prefix, place: "\(place), \(name)", known: known)
        return Property(name: name, type: type, count: entry.flag(prefix + "SupportsMultipleValues") ? .several : .one)
    }

    private mutating func valueType(
        _ name: String, _ entry: [String: Any], prefix: String, place: String, known: [String]
    ) -> ValueType {
        if let choice = entry[prefix + "EnumType"] as? String {
            if let found = enumerations.first(where: { $0.name == choice || $0.name.hasSuffix(choice) }) {
                return .enumeration(found.name)
            }
            warnings.append("\(place): the file has no enumeration '\(choice)'; the value is treated as a number")
            return .integer
        }
        if name == "Object" || entry[prefix + "ObjectType"] != nil {
            let type = entry[prefix + "ObjectType"] as? String ?? ""
            if let found = known.first(where: { $0 == type }) ?? known.first(where: { $0.hasSuffix(type) }),
                !type.isEmpty
            {
                return .object(found)
            }
            warnings.append("\(place): the file has no type '\(type)'; it is treated as INObject")
            return .object("INObject")
        }
        if let type = Self.plainTypes[name] { return type }
        warnings.append("\(place): unknown type '\(name)'; it is treated as INObject")
        return .object("INObject")
    }

    /// Types by the names that definition files give them.
    private static let plainTypes: [String: ValueType] = [
        "Boolean": .boolean, "Integer": .integer, "Decimal": .decimal, "TimeInterval": .duration,
        "Duration": .duration, "String": .string, "Date": .dateComponents, "DateComponents": .dateComponents,
        "Time": .dateComponents, "URL": .url, "Placemark": .placemark, "Location": .placemark, "Person": .person,
        "File": .file, "CurrencyAmount": .currencyAmount, "Currency": .currencyAmount,
        "PaymentMethod": .paymentMethod, "Distance": .measurement(.length), "Length": .measurement(.length),
        "Mass": .measurement(.mass), "Weight": .measurement(.mass), "Speed": .measurement(.speed),
        "Temperature": .measurement(.temperature), "Volume": .measurement(.volume), "Energy": .measurement(.energy),
    ]
}

extension [String: Any] {
    func flag(_ key: String) -> Bool { (self[key] as? Bool) ?? (self[key] as? NSNumber)?.boolValue ?? false }

    func number(_ key: String) -> Double? { (self[key] as? NSNumber)?.doubleValue ?? self[key] as? Double }

    /// A string with its identifier.
    func text(_ key: String) -> IntentDefinition.Text? {
        guard let text = self[key] as? String, !text.isEmpty else { return nil }
        return .init(text: text, id: self[key + "ID"] as? String)
    }

    /// The name with the prefix that the file gives the class.
    func className(prefix: String) -> String? {
        guard let name = self[prefix + "Name"] as? String else { return nil }
        return (self[prefix + "ClassPrefix"] as? String ?? "") + name
    }
}
