import SwiftSource

/// Conditions of branches among views and widgets.
extension ExpressionOmission {
    /// A branch of a builder, by offsets.
    private struct Branch {
        /// Where `if` begins.
        var start: Int
        /// What stands between commas, without spaces around it.
        var clause: Range<Int>
        /// Where its block closes.
        var close: Int
    }

    /// Decides the clause of an `if` that an offset is in. All widgets of a bundle are worth drawing, so that it holds
    /// there; of views it does not, because what it would show may be empty. A branch that binds a name goes.
    func condition(at offset: Int) -> SourceEdit? {
        guard content != .statements, let branch = branch(at: offset) else { return nil }
        let first = text.word(at: branch.clause.lowerBound).map(text.string) ?? ""
        guard ["let", "var", "case"].contains(first) else {
            return SourceEdit(range: branch.clause, text: content == .widgets ? "true" : "false")
        }
        let next = text.word(at: text.skippingSpace(from: branch.close + 1))
        let otherwise = next.flatMap { text.string($0) == "else" ? $0 : nil }
        let before = text.lastBefore(branch.start).flatMap(text.word(at:))
        if let before, text.string(before) == "else" {
            let range =
                otherwise.map { branch.start..<$0.upperBound } ?? before.lowerBound..<branch.close + 1
            return SourceEdit(range: range, text: "")
        }
        guard let otherwise else {
            return SourceEdit(range: branch.start..<ending(from: branch.close + 1), text: content.replacement)
        }
        let isBlock = text.byte(text.skippingSpace(from: otherwise.upperBound)) == UInt8(ascii: "{")
        return SourceEdit(range: branch.start..<otherwise.upperBound, text: isBlock ? "if true" : "")
    }

    private func branch(at offset: Int) -> Branch? {
        var inner = offset
        while let open = text.enclosingBracket(inner), text.byte(open) != UInt8(ascii: "{") { inner = open }
        var clause = inner
        while let first = text.lastBefore(clause), text.code[first] != UInt8(ascii: ",") {
            guard let start = start(ofPart: first) else { return nil }
            if text.word(at: start).map(text.string) == "if" { break }
            clause = start
        }
        var start = clause
        while text.word(at: start).map(text.string) != "if" {
            guard let last = text.lastBefore(start), let part = self.start(ofPart: last) else { return nil }
            start = part
        }
        var end = inner
        var stop: Int?
        while let byte = text.byte(end), byte != UInt8(ascii: "{") {
            if byte == UInt8(ascii: ";") || byte == UInt8(ascii: "}") { return nil }
            if byte == UInt8(ascii: ","), stop == nil { stop = end }
            let isBracket = byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[")
            end = (isBracket ? text.closing(of: end) ?? end : end) + 1
        }
        guard let close = text.closing(of: end), let last = text.lastBefore(stop ?? end), last >= clause else {
            return nil
        }
        return Branch(start: start, clause: clause..<last + 1, close: close)
    }

    /// Where the word, the brackets or the single byte begins that ends with a byte; none for a brace or a semicolon.
    private func start(ofPart last: Int) -> Int? {
        switch text.code[last] {
        case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"): nil
        case UInt8(ascii: ")"), UInt8(ascii: "]"): text.opening(of: last)
        default: text.word(at: last)?.lowerBound ?? last
        }
    }
}
