import SwiftSource
import WidgetCompiler

/// Expressions that the compiler abandons in sources that it checks several times.
///
/// 1. The first time nothing is done: an unknown name in it, which is taken out, may be its only fault.
/// 2. From the second time on its body is given, which the search empties where nothing else can be taken out, so that
///    the next check does not wait for it again. What is emptied stays in `abandoned`, because no later check names it.
///
/// An expression is known by its line: repairs move columns.
struct RunawayExpressions {
    private struct Place: Hashable {
        var file: String
        var line: Int
    }

    private var seen: Set<Place> = []
    private var seenBefore: Set<Place> = []
    private(set) var abandoned: [CompilerMessage] = []

    /// To be called for each check of the compiler's.
    mutating func beginRound() { seenBefore = seen }

    /// - Parameter message: any of the compiler's, of the file that the outline is of.
    /// - Returns: the block around an expression that an earlier round had, too.
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
    /// Whether the compiler has given up on an expression after `CompilerInvocation.expressionLimit`.
    var isOfRunawayExpression: Bool {
        severity == .error
            && message.hasPrefix("the compiler is unable to type-check this expression in reasonable time")
    }
}
