import AppleAPI
import SwiftSource

/// The names of a widget's sources, by their words alone.
struct SourceNames {
    /// Names behind a declaring word.
    private(set) var declared: Set<String> = []
    /// Names that stand somewhere else than behind a point: whatever declares a name writes it so.
    private(set) var plain: Set<String> = []
    /// Names behind a point.
    private(set) var members: Set<String> = []
    /// Modules that the sources import.
    private(set) var imports: Set<String> = []

    private static let declaring: Set<String> = [
        "struct", "class", "enum", "protocol", "actor", "typealias", "associatedtype", "func", "var", "let", "case",
        "macro",
    ]

    mutating func add(_ text: SourceText) {
        var previous = ""
        for word in text.words {
            let name = text.string(word)
            if text.byte(word.lowerBound - 1) == UInt8(ascii: ".") {
                members.insert(name)
            } else {
                plain.insert(name)
                if Self.declaring.contains(previous) { declared.insert(name) }
            }
            previous = name
        }
        for imported in text.imports { imports.insert(text.module(of: imported)) }
    }

    /// Members that no declaration can be behind: nothing in these sources, the SDK or Swift's libraries has their name.
    func unknownMembers(beside index: APIIndex) -> Set<String> {
        members.filter { !plain.contains($0) && !index.names.contains($0) && $0.first?.isLetter ?? false }
            .subtracting(["init", "self", "Type", "Protocol"])
    }
}
