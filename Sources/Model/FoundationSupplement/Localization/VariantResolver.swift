import Foundation
import StringCatalogs

/// Chooses among a text's variations and fills in its arguments.
struct VariantResolver {
    var language: String
    var device: StringCatalog.DeviceClass
    var locale: Locale
    var arguments: [LocalizationArgument]

    func pieces(of variant: StringCatalog.Variant) -> [LocalizationStore.Piece] {
        switch variant {
        case .text(let format): filled(format, substitutions: [:], within: nil)
        case .plural(let argument, let cases):
            chosen(cases, argument: argument, specifier: nil).map(pieces(of:)) ?? []
        case .device(let cases): (cases[device] ?? cases[.other] ?? anyOne(cases)).map(pieces(of:)) ?? []
        case .substituted(let format, let substitutions):
            filled(plainText(of: format), substitutions: substitutions, within: nil)
        }
    }

    private func filled(
        _ format: String, substitutions: [String: StringCatalog.Substitution], within: StringCatalog.Substitution?
    ) -> [LocalizationStore.Piece] {
        // A text without arguments is not a format string: its percent signs are literal.
        if arguments.isEmpty, substitutions.isEmpty { return [.literal(format)] }
        let parsed = FormatString.parsed(format).pieces
        var result: [LocalizationStore.Piece] = []
        result.reserveCapacity(parsed.count)
        for piece in parsed {
            switch piece {
            case .literal(let text): result.append(.literal(text))
            case .argument(let position, let specifier):
                // Inside a substitution an unnumbered specifier means the substitution's own argument.
                result.append(shown(position: within?.argument ?? position, specifier: specifier))
            case .substitutedArgument:
                result.append(
                    within.map { shown(position: $0.argument, specifier: $0.specifier) } ?? .literal("%arg"))
            case .substitution(let name):
                guard let substitution = substitutions[name] else {
                    result.append(.literal("%#@\(name)@"))
                    continue
                }
                let text = plainText(of: substitution.variant, specifier: substitution.specifier)
                result += filled(text, substitutions: [:], within: substitution)
            }
        }
        return result
    }

    private func shown(position: Int, specifier: String) -> LocalizationStore.Piece {
        let index = position - 1
        guard arguments.indices.contains(index) else { return .literal("%" + specifier) }
        return .argument(index: index, text: arguments[index].formatted(specifier: specifier, locale: locale))
    }

    /// The format string for the chosen device and plural.
    private func plainText(of variant: StringCatalog.Variant, specifier: String? = nil) -> String {
        switch variant {
        case .text(let format): format
        case .plural(let argument, let cases):
            chosen(cases, argument: argument, specifier: specifier).map { plainText(of: $0, specifier: specifier) }
                ?? ""
        case .device(let cases): (cases[device] ?? cases[.other] ?? anyOne(cases)).map { plainText(of: $0) } ?? ""
        case .substituted(let format, _): plainText(of: format)
        }
    }

    private func chosen(
        _ cases: [PluralCategory: StringCatalog.Variant], argument: Int, specifier: String?
    ) -> StringCatalog.Variant? {
        let numbers = arguments.indices.contains(argument - 1) ? arguments[argument - 1] : nil
        // A plural whose first argument is a string uses the first number among the arguments.
        let counted = numbers?.number == nil ? arguments.first { $0.number != nil } : numbers
        guard let counted, let operands = counted.operands(specifier: specifier) else {
            return cases[.other] ?? anyOne(cases)
        }
        if operands.n == 0, let zero = cases[.zero] { return zero }
        let code = language.prefix { $0 != "-" && $0 != "_" }
        let category = PluralRule(languageCode: String(code)).category(of: operands)
        return cases[category] ?? cases[.other] ?? anyOne(cases)
    }

    private func anyOne<Key: RawRepresentable<String>>(
        _ cases: [Key: StringCatalog.Variant]
    ) -> StringCatalog.Variant? {
        cases.min { $0.key.rawValue < $1.key.rawValue }?.value
    }
}
