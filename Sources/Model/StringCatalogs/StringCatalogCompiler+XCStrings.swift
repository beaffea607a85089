import Foundation

extension StringCatalogCompiler {
    /// Reads a string catalog.
    ///
    /// 1. Each key's `localizations` are read by language; a language without an entry is omitted, so that a lookup
    ///    falls back to the source language.
    /// 2. A key without an entry for the source language is its own value there.
    /// 3. A key that is marked as not to be translated is also one of `Table.untranslated`.
    /// 4. Variations by device can contain variations by plural, and vice versa, as deep as compiled catalogs allow.
    package static func catalog(_ data: Data, file: String) throws(Failure) -> StringCatalog.Table {
        guard let root = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] else {
            throw Failure(file: file, reason: "is not JSON; open and save the catalog in Xcode.")
        }
        guard let entries = root["strings"] as? [String: Any] else {
            throw Failure(file: file, reason: "has no “strings”; it is not a string catalog.")
        }
        let source = root["sourceLanguage"] as? String ?? "en"
        var table = StringCatalog.Table(sourceLanguage: source, languages: [source: [:]])
        for (key, value) in entries {
            let localizations = (value as? [String: Any])?["localizations"] as? [String: Any] ?? [:]
            for (language, localization) in localizations {
                guard let localization = localization as? [String: Any] else { continue }
                guard let variant = variant(localization, argument: 1) else {
                    throw Failure(file: file, reason: "the \(language) translation of “\(key)” is unreadable.")
                }
                table.languages[language, default: [:]][key] = variant
            }
            if localizations[source] == nil { table.languages[source, default: [:]][key] = .text(key) }
            if (value as? [String: Any])?["shouldTranslate"] as? Bool == false {
                table.languages[StringCatalog.Table.untranslated, default: [:]][key] = table.languages[source]?[key]
            }
        }
        return table
    }

    /// The positions that a format string can name.
    private static let argumentPositions = 1...9_999

    /// One localization, variation or substitution of a catalog.
    private static func variant(_ node: [String: Any], argument: Int) -> StringCatalog.Variant? {
        guard let plain = unsubstitutedVariant(node, argument: argument) else { return nil }
        guard let substitutions = node["substitutions"] as? [String: Any], !substitutions.isEmpty else { return plain }
        var read: [String: StringCatalog.Substitution] = [:]
        for (position, name) in substitutions.keys.sorted().enumerated() {
            guard let body = substitutions[name] as? [String: Any] else { continue }
            let argument = body["argNum"] as? Int ?? position + 1
            guard argumentPositions.contains(argument) else { return nil }
            guard let variant = unsubstitutedVariant(body, argument: argument) else { return nil }
            read[name] = StringCatalog.Substitution(
                argument: argument, specifier: body["formatSpecifier"] as? String ?? "@", variant: variant)
        }
        return .substituted(format: plain, substitutions: read)
    }

    private static func unsubstitutedVariant(
        _ node: [String: Any], argument: Int, depth: Int = StringCatalog.depthLimit - 1
    ) -> StringCatalog.Variant? {
        guard depth > 0 else { return nil }
        if let unit = node["stringUnit"] as? [String: Any], let text = unit["value"] as? String {
            return .text(text)
        }
        if let set = node["stringSet"] as? [String: Any], let texts = set["values"] as? [String], let text = texts.first
        {
            return .text(text)
        }
        guard let variations = node["variations"] as? [String: Any] else { return nil }
        if let devices = variations["device"] as? [String: Any] {
            let cases: [StringCatalog.DeviceClass: StringCatalog.Variant] = cases(devices, argument, depth)
            return cases.isEmpty ? nil : .device(cases)
        }
        if let plurals = variations["plural"] as? [String: Any] {
            let cases: [PluralCategory: StringCatalog.Variant] = cases(plurals, argument, depth)
            return cases.isEmpty ? nil : .plural(argument: argument, cases: cases)
        }
        return nil
    }

    private static func cases<Key: RawRepresentable<String> & Hashable>(
        _ nodes: [String: Any], _ argument: Int, _ depth: Int
    ) -> [Key: StringCatalog.Variant] {
        var cases: [Key: StringCatalog.Variant] = [:]
        for (name, node) in nodes {
            guard let key = Key(rawValue: name), let node = node as? [String: Any] else { continue }
            cases[key] = unsubstitutedVariant(node, argument: argument, depth: depth - 1)
        }
        return cases
    }
}
