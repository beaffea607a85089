import AppleAPI
import SwiftSource

/// Modifiers that a widget accepts and that do nothing there, found by their names.
enum ModifiersWithoutEffect {
    /// - Parameters:
    ///   - texts: sources by path.
    ///   - declared: names that the sources declare themselves, which are others.
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

    /// Modifiers that the Dynamic Island has as well, where they have an effect. Of a file with one only the picture
    /// knows which is which.
    private static let ofDynamicIsland: Set<String> = ["contentMargins"]

    /// By the modifier's name, as the SDK's sources say it.
    private static let reasons: [String: String] = {
        var reasons: [String: String] = [:]
        for line in String(decoding: PackageResources.without_effect_tsv, as: UTF8.self).split(separator: "\n") {
            let parts = line.split(separator: "\t").map(String.init)
            if parts.count == 2 { reasons[parts[0]] = parts[1] }
        }
        return reasons
    }()
}
