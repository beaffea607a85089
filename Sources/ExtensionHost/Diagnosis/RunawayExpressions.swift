/// Expressions that the compiler abandons in sources that it checks several times.
///
/// 1. The first time nothing is done: an unknown name in it, which is taken out, may be all that it fails of.
/// 2. The second time the body around it is emptied, so that the third check does not wait for it again. What is emptied
///    stays in `abandoned`, because no later check names it.
struct RunawayExpressions {
    private struct Place: Hashable {
        var file: String
        var line: Int
        var column: Int
    }

    private var seen: Set<Place> = []
    private(set) var abandoned: [CompilerMessage] = []

    /// - Parameter message: any of the compiler's, of the file that the outline is of.
    /// - Returns: how the body is emptied; `nil` when the message is about something else, or nothing is to be done.
    mutating func edit(for message: CompilerMessage, in outline: SourceOutline) -> SourceEdit? {
        guard message.isOfRunawayExpression else { return nil }
        let place = Place(file: message.file, line: message.line, column: message.column)
        guard !seen.insert(place).inserted,
            let offset = outline.text.offset(line: message.line, column: message.column),
            let body = outline.body(around: offset)
        else { return nil }
        abandoned.append(message)
        let block = outline.blocks[body]
        let header = outline.text.string(outline.declaration(of: body).range.lowerBound..<block.open)
        let code = header.contains("some View") ? SourceRepair.view + "()" : "Swift.fatalError()"
        return SourceEdit(range: block.open + 1..<block.close, text: " \(code) ")
    }
}

extension CompilerMessage {
    /// Whether the compiler has given an expression up after `CompilerInvocation.expressionLimit`.
    var isOfRunawayExpression: Bool {
        severity == .error
            && message.hasPrefix("the compiler is unable to type-check this expression in reasonable time")
    }
}
