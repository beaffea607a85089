import Foundation

extension StringCatalogCompiler {
    /// Reads a `.stringsdict` property list: each key has a format with `%#@name@` placeholders and one plural rule per
    /// name.
    package static func stringsdict(_ data: Data, file: String) throws(Failure) -> [String: StringCatalog.Variant] {
        let isSafe = !BinaryPropertyList.isUnsafe(data)
        let list = isSafe ? try? PropertyListSerialization.propertyList(from: data, format: nil) : nil
        guard let entries = list as? [String: Any] else {
            throw Failure(file: file, reason: "is not a property list; save it as an XML property list.")
        }
        var texts: [String: StringCatalog.Variant] = [:]
        for (key, value) in entries {
            guard let entry = value as? [String: Any] else { continue }
            if let widths = entry["NSStringVariableWidthRuleType"] as? [String: Any] {
                let widest = widths.compactMap { width, text in Int(width).flatMap { ($0, text as? String) } }
                    .max { $0.0 < $1.0 }
                texts[key] = (widest?.1).map { .text($0) }
                continue
            }
            guard let format = entry["NSStringLocalizedFormatKey"] as? String else {
                throw Failure(file: file, reason: "“\(key)” has no NSStringLocalizedFormatKey.")
            }
            texts[key] = .substituted(format: .text(format), substitutions: substitutions(entry, format: format))
        }
        return texts
    }

    /// Arguments are numbered in the order in which the format refers to them.
    private static func substitutions(_ entry: [String: Any], format: String) -> [String: StringCatalog.Substitution] {
        let named = FormatString(format).pieces.compactMap { piece in
            if case .substitution(let name) = piece { name } else { nil as String? }
        }
        var substitutions: [String: StringCatalog.Substitution] = [:]
        var position = 0
        for name in named + entry.keys.sorted() where substitutions[name] == nil {
            guard let rule = entry[name] as? [String: Any] else { continue }
            position += 1
            var cases: [PluralCategory: StringCatalog.Variant] = [:]
            for category in PluralCategory.allCases {
                cases[category] = (rule[category.rawValue] as? String).map { .text($0) }
            }
            substitutions[name] = StringCatalog.Substitution(
                argument: position, specifier: rule["NSStringFormatValueTypeKey"] as? String ?? "d",
                variant: .plural(argument: position, cases: cases))
        }
        return substitutions
    }
}
