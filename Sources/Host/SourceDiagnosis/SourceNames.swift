import AppleAPI
import SwiftSource

/// The names in a widget's sources, found lexically.
struct SourceNames {
    /// Names after a declaration keyword.
    private(set) var declared: Set<String> = []
    /// Names that occur other than after a period, as in every declaration.
    private(set) var plain: Set<String> = []
    /// Names after a period.
    private(set) var members: Set<String> = []
    /// The modules that the sources import.
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

    /// Members without any possible declaration: nothing in these sources, the SDK or Swift's libraries has their name.
    func unknownMembers(notIn index: APIIndex) -> Set<String> {
        members.filter { !plain.contains($0) && !index.names.contains($0) && $0.first?.isLetter ?? false }
            .subtracting(["init", "self", "Type", "Protocol"])
    }
}
