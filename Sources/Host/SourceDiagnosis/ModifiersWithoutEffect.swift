import AppleAPI
import SwiftSource

/// Modifiers without effect in a widget, found by name.
enum ModifiersWithoutEffect {
    /// - Parameters:
    ///   - texts: The sources by path.
    ///   - declared: The names that the sources themselves declare, which are different modifiers.
    static func uses(in texts: [String: SourceText], declared: Set<String>) -> [UnusedModifier] {
        let reasons = Self.reasons.filter { !declared.contains($0.key) }
        var modifiers: [String: UnusedModifier] = [:]
        for (path, text) in texts {
            let hasIsland = text.bytes.holds("DynamicIsland")
            for (name, offset) in text.members(named: Set(reasons.keys)) {
                guard !hasIsland || !ofDynamicIsland.contains(name) else { continue }
                guard let word = text.word(at: offset), text.call(after: word) != nil else { continue }
                modifiers[name, default: UnusedModifier(name: name, reason: reasons[name] ?? "", uses: [])].uses.append(
                    MissingSymbol.Use(file: path, line: text.line(of: offset)))
            }
        }
        return modifiers.values.map { modifier in
            var sorted = modifier
            sorted.uses.sort()
            return sorted
        }.sorted { ($1.uses.count, $0.name) < ($0.uses.count, $1.name) }
    }

    /// Modifiers that have an effect in the Dynamic Island. In a file with one, only drawing can distinguish them.
    private static let ofDynamicIsland: Set<String> = ["contentMargins"]

    /// The reasons in the SDK's sources, by the modifier's name.
    private static let reasons: [String: String] = {
        var reasons: [String: String] = [:]
        for line in String(decoding: PackageResources.without_effect_tsv, as: UTF8.self).split(separator: "\n") {
            let parts = line.split(separator: "\t").map(String.init)
            if parts.count == 2 { reasons[parts[0]] = parts[1] }
        }
        return reasons
    }()
}
