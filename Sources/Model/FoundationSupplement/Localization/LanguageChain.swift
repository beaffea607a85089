import Foundation
import Synchronization

/// The languages to try for a locale, best first.
///
/// 1. The locale's identifier with hyphens (`zh-Hant-TW`), then language and region (`pt-BR`).
/// 2. Language and script, where a missing script is the language's standard one in that region (`zh-TW` → `zh-Hant`).
/// 3. The language alone, then any other variety of it (`pt-PT` for `pt-MO`), in alphabetical order.
/// 4. The fallback: the table's source language.
struct LanguageChain {
    let languages: [String]
    /// The best available language of the locale; `nil` if there is none, or only a variety of the fallback, such as
    /// British for American English, which contains only what differs.
    let ownLanguage: String?

    /// Everything that a chain depends on. A widget uses a handful of chains, one for every string.
    private struct Question: Hashable {
        var locale: String
        var available: [String]
        var fallback: String

        func hash(into hasher: inout Hasher) { hasher.combine(locale) }
    }

    /// Chains beyond this number clear the cache.
    private static let capacity = 64
    private static let known = Mutex<[Question: LanguageChain]>([:])

    /// Like `init`, but cached.
    static func remembered(locale: Locale, available: some Sequence<String>, fallback: String) -> LanguageChain {
        let question = Question(locale: locale.identifier, available: Array(available), fallback: fallback)
        if let chain = known.withLock({ $0[question] }) { return chain }
        let chain = LanguageChain(locale: locale, available: question.available, fallback: fallback)
        known.withLock { known in
            if known.count >= capacity { known.removeAll() }
            known[question] = chain
        }
        return chain
    }

    init(locale: Locale, available: some Sequence<String>, fallback: String) {
        let byName = Dictionary(available.map { (Self.normalized($0), $0) }, uniquingKeysWith: { first, _ in first })
        let language = Locale.Language(identifier: Self.normalized(locale.identifier))
        let code = Self.modern(language.languageCode?.identifier ?? "")
        let region = language.region?.identifier
        let script = language.script?.identifier ?? Self.usualScript(code: code, region: region)

        var wanted: [String] = [Self.normalized(locale.identifier)]
        if let script, let region { wanted.append("\(code)-\(script)-\(region)") }
        if let region { wanted.append("\(code)-\(region)") }
        if let script { wanted.append("\(code)-\(script)") }
        wanted.append(code)
        wanted.append(contentsOf: Self.otherNames(of: code))

        var found: [String] = []
        for name in wanted {
            if let match = byName[name], !found.contains(match) { found.append(match) }
        }
        if found.isEmpty {
            let varieties = byName.keys.sorted().filter { name in
                guard name.hasPrefix(code + "-") else { return false }
                let variety = Locale.Language(identifier: name)
                let varietyScript =
                    variety.script?.identifier ?? Self.usualScript(code: code, region: variety.region?.identifier)
                return varietyScript == script
            }
            found.append(contentsOf: varieties.compactMap { byName[$0] })
        }
        ownLanguage = found.first.flatMap { Self.base(of: $0) == Self.base(of: fallback) ? nil : $0 }
        if !found.contains(fallback) { found.append(fallback) }
        languages = found
    }

    /// The language without its script and region.
    private static func base(of language: String) -> String {
        modern(String(normalized(language).prefix { $0 != "-" }))
    }

    /// With hyphens, and without the keywords after `@`.
    private static func normalized(_ identifier: String) -> String {
        String(identifier.prefix { $0 != "@" }.map { $0 == "_" ? "-" : $0 })
    }

    /// Chinese and Serbian are written in two scripts; for other languages the script is ignored.
    private static func usualScript(code: String, region: String?) -> String? {
        switch code {
        case "zh": ["TW", "HK", "MO"].contains(region) ? "Hant" : "Hans"
        case "sr": region == "ME" ? "Latn" : "Cyrl"
        default: nil
        }
    }

    private static func modern(_ code: String) -> String {
        switch code {
        case "iw": "he"
        case "in": "id"
        case "no": "nb"
        default: code
        }
    }

    private static func otherNames(of code: String) -> [String] {
        switch code {
        case "he": ["iw"]
        case "id": ["in"]
        case "nb", "nn": ["nb", "no"]
        default: []
        }
    }
}
