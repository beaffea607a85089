import SwiftSource

/// Finds the smallest part of a body that can go with a name that is not known.
///
/// 1. A statement that begins with the name, also behind `try`, `await` or `_ =`, goes with all that is chained to it.
///    Among views an empty view replaces it, and the modifiers of a view that is made there stay. Elsewhere it stays
///    when it hands on or calls a closure that the function was given: who gave it may wait for it.
/// 2. Among views an argument of a modifier takes the modifier with it, and an argument of a view the view up to its
///    modifiers; an argument of anything else is one of what is around that.
/// 3. The condition of a branch among views or widgets is decided. The kind of a widget is called as its type is.
/// 4. Nothing else can go: a value that is bound, compared or returned has a type that the source does not tell.
///
/// The compiler judges the result: where it is no better, more is left out. Line ends are for the caller to keep.
struct ExpressionOmission {
    /// What the statements of a body are.
    enum Content {
        case views, widgets, statements

        /// `nil` for a body with a value of another type: without a statement it may have none.
        init?(_ head: BodyHead) {
            if head.hasViews || head.isConfiguration {
                self = .views
            } else if head.type == "some Widget" {
                self = .widgets
            } else if head.kind != .property, head.type == nil {
                self = .statements
            } else {
                return nil
            }
        }

        var replacement: String { self == .views ? "EmptyView()" : "" }
    }

    let text: SourceText
    let content: Content
    /// Parameters of the functions around the body.
    var parameters: ParameterUse = .none
    /// What a widget calls its kind when nothing else says it; `nil` in bodies that configure none.
    var kind: String?

    /// - Parameter offset: of the name.
    func edit(at offset: Int) -> SourceEdit? {
        guard let name = text.word(at: text.isWord(offset) ? offset : offset + 1) else { return nil }
        if text.byte(name.lowerBound - 1) != UInt8(ascii: "."), let statement = statement(of: name) { return statement }
        if let edit = kindArgument(at: name.lowerBound) { return edit }
        if content == .views, let edit = argument(at: name.lowerBound) { return edit }
        return condition(at: name.lowerBound)
    }

    /// Names a widget's kind as its type where that is what is not known.
    private func kindArgument(at offset: Int) -> SourceEdit? {
        guard let kind else { return nil }
        var inner = offset
        while let open = text.enclosingCall(inner), let close = text.closing(of: open) {
            for part in text.parts(in: open + 1..<close) where part.contains(offset) {
                guard let label = text.word(at: text.skippingSpace(from: part.lowerBound)),
                    text.string(label) == "kind", text.byte(label.upperBound) == UInt8(ascii: ":"),
                    let last = text.lastBefore(part.upperBound)
                else { continue }
                let start = label.upperBound + 1
                return start <= last ? SourceEdit(range: start..<last + 1, text: " \"\(kind)\"") : nil
            }
            inner = open
        }
        return nil
    }

    private func statement(of name: Range<Int>) -> SourceEdit? {
        guard let start = start(before: name.lowerBound) else { return nil }
        let call = text.call(after: name)
        let end = text.chainEnd(from: call?.end ?? name.upperBound)
        let next = text.byte(text.skippingSpace(from: end, onlyOnLine: true))
        guard next.map("\n};".utf8.contains) ?? true else { return nil }
        if content == .views, start == name.lowerBound, let call, text.string(name).first?.isUppercase ?? false {
            return SourceEdit(range: start..<call.end, text: content.replacement)
        }
        if content == .statements, parameters.handsOn(in: start..<end, of: text) { return nil }
        return SourceEdit(range: start..<ending(from: end), text: content.replacement)
    }

    /// Where the statement goes to that ends at an offset. No other one begins with the semicolon behind one that went.
    func ending(from end: Int) -> Int {
        let next = text.skippingSpace(from: end, onlyOnLine: true)
        return content != .views && text.byte(next) == UInt8(ascii: ";") ? next + 1 : end
    }

    /// The start of the statement whose expression begins at an offset.
    private func start(before offset: Int) -> Int? {
        var start = offset
        while !text.isStatement(start) {
            guard var last = text.lastBefore(start), text.line(of: last) == text.line(of: offset) else { return nil }
            if text.code[last] == UInt8(ascii: "="), let blank = text.lastBefore(last),
                text.word(at: blank).map(text.string) == "_"
            {
                start = blank
                continue
            }
            if text.code[last] == UInt8(ascii: "?") || text.code[last] == UInt8(ascii: "!") { last -= 1 }
            guard let word = text.word(at: last), ["try", "await"].contains(text.string(word)) else { return nil }
            start = word.lowerBound
        }
        return start
    }

    private func argument(at offset: Int) -> SourceEdit? {
        var offset = offset
        while let open = text.enclosingBracket(offset), text.byte(open) != UInt8(ascii: "{") {
            offset = open
            guard text.byte(open) == UInt8(ascii: "("), let last = text.lastBefore(open), last == open - 1,
                let callee = text.word(at: last), let call = text.call(after: callee)
            else { continue }
            offset = callee.lowerBound
            if text.byte(offset - 1) == UInt8(ascii: "."), let base = text.lastBefore(offset - 1) {
                let isBehindCall = [UInt8(ascii: ")"), UInt8(ascii: "}")].contains(text.code[base])
                if isBehindCall { return SourceEdit(range: offset - 1..<call.end, text: "") }
                offset = text.chainStart(before: offset - 1)
            } else if text.string(callee).first?.isUppercase ?? false, text.isStatement(offset) {
                return SourceEdit(range: offset..<call.end, text: content.replacement)
            }
        }
        return nil
    }
}
