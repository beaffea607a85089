import SwiftSource

/// Lets objects be made as their root class makes them on Apple's platforms: `NSError()` and others have no such
/// initializer here.
///
/// 1. The names that any source of the module calls are collected; without one nothing is read further.
/// 2. Those of them that the module gives to types or functions of its own stay as they are.
/// 3. The empty parentheses behind a name, or behind `.init` where the name is that of the variable's type, get the
///    arguments that make the same object. A name that is part of another or a member stays.
///
/// Comments and literals are not code; every line keeps its number.
enum RootInitializers {
    private static let address = "url: URL(fileURLWithPath: \"/\")"
    private static let arguments = [
        "NSError": "(domain: \"\", code: 0)", "Timer": "(timeInterval: 0, repeats: false, block: { _ in })",
        "NSAttributedString": "(string: \"\")", "NSMutableAttributedString": "(string: \"\")",
        "NSMutableString": "(capacity: 0)", "NSNumber": "(value: 0)", "Progress": "(totalUnitCount: 0)",
        "URLCache": "(memoryCapacity: 0, diskCapacity: 0, diskPath: nil)", "URLSession": "(configuration: .default)",
        "NSURLRequest": "(\(address))", "NSMutableURLRequest": "(\(address))",
        "URLResponse": "(\(address), mimeType: nil, expectedContentLength: -1, textEncodingName: nil)",
        "HTTPURLResponse": "(\(address), statusCode: 200, httpVersion: nil, headerFields: nil)!",
        "NSPredicate": "(value: true)", "ProcessInfo": ".processInfo", "RunLoop": ".current",
        "HTTPCookieStorage": ".shared", "URLCredentialStorage": ".shared",
    ]

    /// - Parameter sources: of one module.
    /// - Returns: for each source, in order, the changed one, or none when nothing had to change.
    static func rewrite(_ sources: [[UInt8]]) -> [[UInt8]?] {
        let sought = arguments.keys.map { (name: $0, forms: [$0 + "(", ": \($0) = .init("]) }
        let called = Parallel.map(sources) { source in
            sought.filter { $0.forms.contains(where: source.holds) }.map(\.name)
        }
        let names = Set(called.joined())
        guard !names.isEmpty else { return sources.map { _ in nil } }
        let own = ownNames(in: sources, of: names)
        return Parallel.map(Array(zip(sources, called))) { source, called in
            called.contains { !own.contains($0) } ? rewrite(source, sparing: own) : nil
        }
    }

    /// Those of the names that the sources give to types and functions of their own.
    private static func ownNames(in sources: [[UInt8]], of names: Set<String>) -> Set<String> {
        let keywords: Set<String> = [
            "struct", "class", "enum", "actor", "typealias", "protocol", "associatedtype", "func",
        ]
        var own: Set<String> = []
        for source in sources where names.contains(where: source.holds) {
            let words = WidgetDeclarations.words(of: source)
            for (index, name) in words.enumerated().dropFirst() where names.contains(name) {
                let isDeclared = keywords.contains(words[index - 1])
                // `struct Name<Progress: P>`
                let isParameter = index > 2 && words[index - 1] == "<" && keywords.contains(words[index - 3])
                if isDeclared || isParameter { own.insert(name) }
            }
        }
        return own
    }

    private static func rewrite(_ source: [UInt8], sparing own: Set<String>) -> [UInt8]? {
        let text = SourceText(source)
        return text.replacingParts { word in
            if let made = contextual(word, in: text, sparing: own) { return made }
            let name = text.string(word)
            guard !own.contains(name), let replacement = arguments[name],
                text.byte(word.lowerBound - 1) != UInt8(ascii: "."),
                text.byte(word.upperBound) == UInt8(ascii: "("),
                case let close = text.skippingSpace(from: word.upperBound + 1), text.byte(close) == UInt8(ascii: ")"),
                !isDeclaration(word, in: text)
            else { return nil }
            return (word.upperBound..<close + 1, replacement)
        }
    }

    /// `x: Progress = .init()`, which says the name before.
    private static func contextual(
        _ word: Range<Int>, in text: SourceText, sparing own: Set<String>
    ) -> (Range<Int>, String)? {
        guard text.string(word) == "init", text.byte(word.lowerBound - 1) == UInt8(ascii: "."),
            text.byte(word.upperBound) == UInt8(ascii: "("),
            case let close = text.skippingSpace(from: word.upperBound + 1), text.byte(close) == UInt8(ascii: ")"),
            let sign = text.lastBefore(word.lowerBound - 1), text.byte(sign) == UInt8(ascii: "="),
            let name = text.lastBefore(sign).flatMap(text.word), let replacement = arguments[text.string(name)],
            !own.contains(text.string(name)),
            let colon = text.lastBefore(name.lowerBound), text.byte(colon) == UInt8(ascii: ":")
        else { return nil }
        // What unwraps a failable initializer stays behind the brackets.
        return (word.upperBound..<close + 1, replacement)
    }

    private static func isDeclaration(_ name: Range<Int>, in text: SourceText) -> Bool {
        let before = text.lastBefore(name.lowerBound).flatMap(text.word).map(text.string)
        return before.map { ["struct", "class", "enum", "func", "case"].contains($0) } ?? false
    }
}
