extension IntentClassWriter {
    mutating func write(_ intent: IntentDefinition.Intent) {
        let name = SwiftName.quoted(intent.className)
        add(0, "")
        add(0, "public class \(name): INIntent {")
        for parameter in intent.parameters { writeStored(parameter.property) }
        if !intent.parameters.isEmpty { add(0, "") }
        add(1, "public override class var _definition: _INIntentDefinition? {")
        add(2, "_INIntentDefinition(")
        let description = intent.description.map { ", description: \(literal($0))" } ?? ""
        let maker = extensionClass.map { ", handledBy: { \(SwiftName.quoted($0))() }" } ?? ""
        add(3, "title: \(literal(intent.title))\(description)\(maker),")
        // An array of choices is available to code only: no form shows one.
        let shown = intent.parameters.filter { $0.place == .form && !$0.property.isListOfChoices }
        guard !shown.isEmpty else {
            add(3, "parameters: [])")
            add(1, "}")
            add(0, "}")
            return
        }
        add(3, "parameters: [")
        for parameter in shown { write(parameter, of: intent, siblings: shown) }
        add(3, "])")
        add(1, "}")
        add(0, "}")
    }

    private mutating func write(
        _ parameter: IntentDefinition.Parameter, of intent: IntentDefinition.Intent,
        siblings: [IntentDefinition.Parameter]
    ) {
        let property = parameter.property
        let member = SwiftName.quoted(property.name)
        var arguments = [
            SwiftName.literal(property.name), "\\\(SwiftName.quoted(intent.className)).\(member)",
        ]
        if let type = valueType(parameter) {
            arguments.append(property.count == .several ? "listOf: \(type)" : type)
            if !parameter.sizes.isEmpty {
                let sizes = parameter.sizes.sorted { $0.key < $1.key }.map { "\(SwiftName.literal($0)): \($1)" }
                arguments.append("sizes: [\(sizes.joined(separator: ", "))]")
            }
        }
        arguments.append("title: \(literal(parameter.title))")
        if let prompt = parameter.prompt { arguments.append("prompt: \(literal(prompt))") }
        switch parameter.preset {
        case .json(let json): arguments.append("default: .json(\(SwiftName.literal(json)))")
        case .text(let text): arguments.append("default: .text(\(literal(text)))")
        case nil: break
        }
        if let condition = parameter.condition, siblings.contains(where: { $0.property.name == condition.parent }) {
            arguments.append("shownWhen: \(text(of: condition))")
        }
        add(4, "_INParameter(")
        guard parameter.options != .none, extensionClass != nil else {
            for argument in arguments.dropLast() { add(5, argument + ",") }
            add(5, (arguments.last ?? "") + "),")
            return
        }
        for argument in arguments { add(5, argument + ",") }
        writeOptions(parameter, of: intent)
    }

    /// Writes the closures that call a handler.
    private mutating func writeOptions(_ parameter: IntentDefinition.Parameter, of intent: IntentDefinition.Intent) {
        let handling = SwiftName.plain(intent.className) + "Handling"
        let part = SwiftName.part(parameter.property.name)
        let isSearched = parameter.options == .searched
        add(5, "options: .\(isSearched ? "searched" : "listed") { intent, handler\(isSearched ? ", term" : "") in")
        add(6, "guard let handler = handler as? any \(handling) else { return nil }")
        let term = isSearched ? ", searchTerm: term" : ""
        add(6, "return _INOptionList(try await handler.provide\(part)OptionsCollection(for: intent\(term)))")
        add(5, "},")
        add(5, "proposal: { intent, handler in (handler as? any \(handling))?.default\(part)(for: intent) }),")
    }

    private func text(of condition: IntentDefinition.Condition) -> String {
        switch condition {
        case .hasAnyValue(let parent): ".hasAnyValue(\(SwiftName.literal(parent)))"
        case .hasNoValue(let parent): ".hasNoValue(\(SwiftName.literal(parent)))"
        case .has(let parent, let values):
            ".has(\(SwiftName.literal(parent)), oneOf: [\(values.map(SwiftName.literal).joined(separator: ", "))])"
        }
    }

    /// How the form edits the value; `nil` for a choice, which is determined by the property's type.
    private func valueType(_ parameter: IntentDefinition.Parameter) -> String? {
        switch parameter.property.type {
        case .enumeration: return nil
        case .boolean:
            guard case .boolean(let yes, let no) = parameter.control else { return ".boolean()" }
            return ".boolean(yes: \(literal(yes)), no: \(literal(no)))"
        case .integer, .decimal:
            let name = parameter.property.type == .integer ? "integer" : "decimal"
            guard case .number(let style, let range) = parameter.control else { return ".\(name)()" }
            let limits = range.map { ", range: \($0.lowerBound)...\($0.upperBound)" } ?? ""
            return ".\(name)(style: .\(style)\(limits))"
        case .duration:
            guard case .unit(let unit?, _) = parameter.control else { return ".duration()" }
            return ".duration(unit: .\(unit))"
        case .string:
            guard case .text(let capitalization, let isMultiline) = parameter.control,
                capitalization != "sentences" || isMultiline
            else { return ".string()" }
            return ".string(options: .init(capitalizationType: .\(capitalization), multiline: \(isMultiline)))"
        case .dateComponents:
            guard case .date(let parts) = parameter.control else { return ".dateComponents(.dateTime)" }
            return ".dateComponents(.\(parts))"
        case .url: return ".url"
        case .placemark: return ".placemark"
        case .person: return ".person"
        case .paymentMethod: return ".paymentMethod"
        case .currencyAmount:
            guard case .currency(let code) = parameter.control else { return ".currencyAmount()" }
            return ".currencyAmount(code: \(SwiftName.literal(code)))"
        case .file:
            guard case .file(let types) = parameter.control, !types.isEmpty else { return ".file()" }
            return ".file(types: [\(types.map(SwiftName.literal).joined(separator: ", "))])"
        case .measurement:
            guard case .unit(let unit, let allowsNegative) = parameter.control else {
                return ".measurement(allowsNegative: true)"
            }
            return ".measurement(\(unit.map { "unit: .\($0), " } ?? "")allowsNegative: \(allowsNegative))"
        case .object(let name):
            let title = definition.objectTypes.first { $0.name == name }?.title ?? .init(text: name)
            return ".object(\(Self.hidden(name)).self, title: \(literal(title)))"
        }
    }
}

extension IntentDefinition.Property {
    fileprivate var isListOfChoices: Bool {
        if case .enumeration = type { count == .several } else { false }
    }
}
