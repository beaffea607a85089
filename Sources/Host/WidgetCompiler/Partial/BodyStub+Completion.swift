import SwiftSource

/// Functions that give their value to a closure.
extension BodyStub {
    /// Words in the names of closures that are called once, with what a function has found.
    private static let completions = [
        "completion", "handler", "callback", "done", "finish", "reply", "result", "response", "success",
    ]

    /// Calls the one closure among the parameters that waits for the function, with empty values.
    ///
    /// - Returns: `nil` unless there is exactly one and its value can be made.
    static func answer(header: String) -> String? {
        let text = SourceText(Array(header.utf8))
        guard let keyword = header.range(of: "func "),
            let open = text.code[header.utf8.distance(from: header.startIndex, to: keyword.lowerBound)...]
                .firstIndex(of: UInt8(ascii: "(")), let close = text.closing(of: open)
        else { return nil }
        var answers: [String] = []
        for part in text.parts(in: open + 1..<close) {
            guard let colon = text.code[part].firstIndex(of: UInt8(ascii: ":")),
                let name = text.lastBefore(colon).flatMap(text.word(at:)).map(text.string),
                Self.completions.contains(where: name.lowercased().contains)
            else { continue }
            let type = text.string(colon + 1..<part.upperBound)
            guard type.contains("->") else { continue }
            guard let call = call(of: name, as: type) else { return nil }
            answers.append(call)
        }
        return answers.count == 1 ? answers[0] : nil
    }

    private static func call(of name: String, as type: String) -> String? {
        let text = SourceText(Array(type.utf8))
        var open = text.skippingSpace(from: 0)
        while text.byte(open) == UInt8(ascii: "@"), let word = text.word(at: open + 1) {
            // Others may not be called from everywhere, such as those of an actor.
            guard ["escaping", "Sendable"].contains(text.string(word)) else { return nil }
            open = text.skippingSpace(from: word.upperBound)
        }
        guard text.byte(open) == UInt8(ascii: "("), let close = text.closing(of: open) else { return nil }
        var next = text.skippingSpace(from: close + 1)
        if text.byte(next) == UInt8(ascii: "?") {
            let inner = text.string(open + 1..<close)
            return self.call(of: name + "?", as: inner)
        }
        guard text.byte(next) == UInt8(ascii: "-"), text.byte(next + 1) == UInt8(ascii: ">") else { return nil }
        next = text.skippingSpace(from: next + 2)
        let result = text.string(next..<text.code.count).prefix { $0 != "=" }.filter { !$0.isWhitespace }
        guard ["Void", "()", "Swift.Void"].contains(result) else { return nil }
        var values: [String] = []
        for part in text.parts(in: open + 1..<close) {
            // Parameters of a type may have a name: `_ items: [Item]`.
            let colon = text.code[part].firstIndex(of: UInt8(ascii: ":"))
            let isNamed = colon.map { !text.code[part.lowerBound..<$0].contains(UInt8(ascii: "[")) } ?? false
            let start = isNamed ? colon.map { $0 + 1 } ?? part.lowerBound : part.lowerBound
            let words = text.string(start..<part.upperBound).split(whereSeparator: \.isWhitespace)
            let spelled = words.joined(separator: " ")
            if spelled.isEmpty { continue }
            guard let value = value(of: spelled), !value.isEmpty else { return nil }
            values.append(value)
        }
        return "\(name)(\(values.joined(separator: ", ")))"
    }
}
