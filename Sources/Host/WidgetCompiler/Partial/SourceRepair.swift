import AppleAPI
import SwiftSource

/// Removes unknown names from a source, so that the compiler checks the code after them.
///
/// 1. A modifier of a view is removed with its arguments; the view keeps all its other modifiers.
/// 2. A statement that begins with an unknown call becomes an empty view, which view builders accept, or an empty call
///    in a file without views. If a type is called, the modifiers after the call are kept.
/// 3. Anywhere else, the whole expression, with the members after it, becomes an expression of any type.
/// 4. Line breaks are preserved, so every line keeps its number.
///
/// Only the compiler's messages about names count after that; other errors may result from the repair itself.
package struct SourceRepair {
    /// A function with any result type, declared alongside the sources.
    package static let unknown = "__unknown"
    /// The statement for sources without views.
    package static let nothing = "__nothing()"
    package static let helper = """
        func \(unknown)<T>() -> T { fatalError() }
        func \(nothing) {}

        """

    /// The view that replaces a statement in view builders.
    package static let view = "EmptyView"

    package let text: SourceText
    private var changes: [SourceEdit] = []

    package init(_ text: SourceText) {
        self.text = text
    }

    package var isNeeded: Bool { !changes.isEmpty }
    package var count: Int { changes.count }
    /// Whether a replacement uses a helper that is declared alongside the sources.
    var hasUnknown: Bool { changes.contains { $0.text.contains(Self.unknown) || $0.text == Self.nothing } }

    /// Adds an edit to the changes.
    package mutating func replace(_ edit: SourceEdit) {
        changes.append(edit)
    }

    /// - Parameter isView: whether the owner of a member is a view, if known.
    package mutating func remove(_ subject: SymbolReference, at offset: Int, isView: Bool?) {
        guard let name = text.word(at: text.isWord(offset) ? offset : offset + 1) else { return }
        switch subject {
        case .type, .module: return
        case .attribute:
            let end = text.byte(name.upperBound) == UInt8(ascii: "(") ? text.closing(of: name.upperBound) : nil
            changes.append(SourceEdit(range: name.lowerBound - 1..<(end.map { $0 + 1 } ?? name.upperBound), text: ""))
        case .name(let symbol) where symbol.hasPrefix("#"):
            changes.append(
                SourceEdit(range: name.lowerBound - 1..<(text.call(after: name)?.end ?? name.upperBound), text: ""))
        case .member(_, let owner): removeMember(name, owner: owner, isView: isView)
        case .name, .call:
            if text.byte(name.lowerBound - 1) == UInt8(ascii: ".") {
                removeMember(name, owner: nil, isView: isView)
            } else {
                removeExpression(from: name.lowerBound, name: name, type: nil)
            }
        }
    }

    private mutating func removeMember(_ name: Range<Int>, owner: String?, isView: Bool?) {
        guard let member = text.member(at: name.lowerBound) else { return }
        guard let base = member.base else {
            // An enumeration case in a pattern matches a value whose type an expression would not have.
            guard !text.isPattern(member.node) else { return }
            removeExpression(from: member.point, name: name, type: owner)
            return
        }
        let touches = base.upperBound == member.point
        if let call = text.call(after: name), isView ?? !touches {
            changes.append(SourceEdit(range: member.point..<call.end, text: ""))
            return
        }
        let isType = owner != nil && text.word(at: base.upperBound - 1).map(text.string) == owner
        removeExpression(from: base.lowerBound, name: name, type: isType ? owner : nil)
    }

    /// - Parameter type: the type of the expression up to `name`, if known.
    private mutating func removeExpression(from start: Int, name: Range<Int>, type: String?) {
        let call = text.call(after: name)
        let end = call?.end ?? name.upperBound
        if text.isStatement(start) {
            // A view is created by calling its type, and its modifiers are worth checking; nothing is known about other
            // calls.
            let isView = call != nil && start == name.lowerBound && text.string(name).first?.isUppercase ?? false
            changes.append(
                SourceEdit(
                    range: start..<(isView ? end : text.chainEnd(from: end)),
                    text: hasViews ? Self.view + "()" : Self.nothing))
        } else if let type, type.allSatisfy({ $0.isLetter || $0.isNumber }), type.first?.isUppercase ?? false {
            let named = type == "ShapeStyle" ? "Color" : type
            changes.append(SourceEdit(range: start..<end, text: "(\(Self.unknown)() as \(named))"))
        } else {
            changes.append(SourceEdit(range: start..<text.chainEnd(from: end), text: "\(Self.unknown)()"))
        }
    }

    private var hasViews: Bool {
        ["SwiftUI", "WidgetKit", "Charts"].contains { !text.imports(of: $0).isEmpty }
    }

    /// The source after all changes; of two overlapping changes, the wider one is applied.
    package var repaired: [UInt8] {
        var result: [UInt8] = []
        var offset = 0
        for change in changes.sorted(by: {
            ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound)
        })
        where change.range.lowerBound >= offset {
            result += text.bytes[offset..<change.range.lowerBound]
            result += Array(change.text.utf8)
            result += text.bytes[change.range].filter { $0 == UInt8(ascii: "\n") }
            offset = change.range.upperBound
        }
        return result + text.bytes[offset...]
    }
}
