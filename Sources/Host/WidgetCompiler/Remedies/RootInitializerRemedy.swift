import SwiftSource

/// Makes objects as their root class makes them, where only the compiler knows of which class: `progress = .init()`.
enum RootInitializerRemedy {
    /// By the name of the argument that is missing.
    private static let arguments = [
        "totalUnitCount": "totalUnitCount: 0", "configuration": "configuration: .default",
        "domain": "domain: \"\", code: 0",
    ]

    static func edits(for error: CompilerMessage, at offset: Int, in text: SourceText) -> [SourceEdit]? {
        guard error.message.hasPrefix("missing argument"), error.message.hasSuffix(" in call") else { return nil }
        let parts = error.message.split(separator: "'", omittingEmptySubsequences: false)
        guard parts.count > 1, let argument = arguments[String(parts[1])] else { return nil }
        let line = text.range(ofLine: text.line(of: offset))
        // The message stands at the initializer or at its brackets.
        let open = (max(line.lowerBound, offset - 8)..<line.upperBound).first { place in
            text.code[place] == UInt8(ascii: "(") && text.byte(text.skippingSpace(from: place + 1)) == UInt8(ascii: ")")
                && text.word(at: place - 1).map(text.string) == "init"
        }
        return open.map { [.insertion(argument, at: $0 + 1)] }
    }
}
