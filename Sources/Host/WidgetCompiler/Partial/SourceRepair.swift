import AppleAPI
import SwiftSource

/// Takes what is not known out of a source, so that the compiler sees what stands behind it.
///
/// 1. A modifier of a view goes with its arguments: the view behind it has all its other modifiers.
/// 2. Where a statement begins with an unknown call it becomes an empty view, which builders of views take, or an empty
///    call in a file without views; behind a type that is called its modifiers stay.
/// 3. Anywhere else the whole expression, with the members behind it, becomes one of any type.
/// 4. Line ends stay, so every line keeps its number.
///
/// What the compiler then says of names counts; other errors may come of the repair itself.
package struct SourceRepair {
    /// A function of any result, declared beside the sources.
    package static let unknown = "__unknown"
    /// A statement in sources that have no views.
    package static let nothing = "__nothing()"
    package static let helper = """
        func \(unknown)<T>() -> T { fatalError() }
        func \(nothing) {}

        """

    /// What builders of views take in the place of a statement.
    package static let view = "EmptyView"

    package let text: SourceText
    private var changes: [SourceEdit] = []

    package init(_ text: SourceText) {
        self.text = text
    }

    package var isNeeded: Bool { !changes.isEmpty }
    package var count: Int { changes.count }
    /// Whether a helper that is declared beside the sources replaces something.
    var hasUnknown: Bool { changes.contains { $0.text.contains(Self.unknown) || $0.text == Self.nothing } }

    /// Adds an edit to the changes.
    package mutating func replace(_ edit: SourceEdit) {
        changes.append(edit)
    }

    /// - Parameter isView: whether the owner of a member is a view, as far as that is known.
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
            // A case of an enumeration matches a value whose type is not that of an expression.
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

    /// - Parameter type: of the expression up to `name`, when it is known.
    private mutating func removeExpression(from start: Int, name: Range<Int>, type: String?) {
        let call = text.call(after: name)
        let end = call?.end ?? name.upperBound
        if text.isStatement(start) {
            // A view is made by calling its type, and its modifiers are worth reading; nothing is known of others.
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

    /// The source after all changes; of two that overlap the wider one counts.
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
