import SwiftSource
import WidgetCompiler

/// Expressions that the compiler abandons in sources that it checks several times.
///
/// 1. The first time, nothing is done: an unknown name in it, which is removed, may be the only problem.
/// 2. From the second time on, its body is returned, which the search empties if nothing else can be removed, so that
///    the next check does not wait for it again. Emptied bodies stay in `abandoned`, because no later check reports
///    them.
///
/// An expression is identified by its line, because repairs change columns.
struct AbandonedExpressions {
    private struct Place: Hashable {
        var file: String
        var line: Int
    }

    private var seen: Set<Place> = []
    private var seenBefore: Set<Place> = []
    private(set) var abandoned: [CompilerMessage] = []

    /// Call this before each check of the compiler.
    mutating func beginRound() { seenBefore = seen }

    /// - Parameter message: Any compiler message about the file of the outline.
    /// - Returns: The enclosing block of an expression that was already abandoned in an earlier round.
    mutating func body(around message: CompilerMessage, in outline: SourceOutline) -> Int? {
        guard message.isOfRunawayExpression else { return nil }
        let place = Place(file: message.file, line: message.line)
        seen.insert(place)
        guard seenBefore.contains(place),
            let offset = outline.text.offset(line: message.line, column: message.column)
        else { return nil }
        return outline.body(around: offset)
    }

    mutating func emptied(_ body: Int, around message: CompilerMessage, in outline: SourceOutline) -> SourceEdit {
        abandoned.append(message)
        let block = outline.blocks[body]
        let type = outline.node(of: body).flatMap(outline.text.resultType).map(outline.text.spaced)
        let isView = type == "some View" || type == "some SwiftUI.View"
        let code = isView ? SourceRepair.view + "()" : "Swift.fatalError()"
        return SourceEdit(range: block.open + 1..<block.close, text: " \(code) ")
    }
}

extension CompilerMessage {
    /// Whether the compiler abandoned an expression after `CompilerInvocation.expressionLimit`.
    var isOfRunawayExpression: Bool {
        severity == .error
            && message.hasPrefix("the compiler is unable to type-check this expression in reasonable time")
    }
}
