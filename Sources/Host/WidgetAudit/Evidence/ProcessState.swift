/// A variable of the process that the sources change: a static or global one, or one of a shared object. Its value is
/// lost when the system ends the process of the extension, which it does between two answers.
package struct ProcessState: Hashable, Sendable {
    package var name: String
    /// The line of its declaration.
    package var declaration: SourcePosition
    /// The first line that changes it.
    package var change: SourcePosition

    package init(name: String, declaration: SourcePosition, change: SourcePosition) {
        self.name = name
        self.declaration = declaration
        self.change = change
    }
}

extension SourceIndex {
    /// Variables of the process that the sources change.
    ///
    /// 1. A declaration is a line with `static var NAME`, or one without indentation that begins with `var NAME` after
    ///    its modifiers, that assigns a value. Lines with an attribute, such as `@AppStorage`, are skipped, and so are
    ///    those that open a brace, which declare computed or observed variables.
    /// 2. A change is another line with `Type.NAME` for a static variable, or the bare name for a global one, before an
    ///    assignment, a subscript or a call of a method that changes a value.
    /// 3. A constant with an object, such as `static let shared = Log()`, is one as well if a line changes a variable
    ///    of the object through it: `Log.shared.count += 1`.
    /// 4. Comments are ignored.
    package var processState: [ProcessState] {
        let lines = files.flatMap { file in
            file.lines.enumerated().map { index, line in
                CodeLine(line, SourcePosition(file: file.path, line: index + 1, precision: .exact))
            }
        }
        return lines.compactMap { line in
            guard let declared = line.declared else { return nil }
            let change = lines.first { $0.position != line.position && $0.changes(declared) }
            return change.map {
                ProcessState(name: declared.name, declaration: line.position, change: $0.position)
            }
        }
    }
}

/// A line without its comment.
private struct CodeLine {
    struct Variable {
        var name: String
        var isStatic: Bool
        /// Whether it is declared with `let`, so that only a part of its object changes.
        var isConstant: Bool
    }

    let text: Substring
    let position: SourcePosition
    /// The variable of the process that the line declares.
    let declared: Variable?

    init(_ line: String, _ position: SourcePosition) {
        text = SourceIndex.code(of: line)
        self.position = position
        declared = Self.variable(declaredIn: text)
    }

    private static let modifiers: Set<Substring> = [
        "private", "fileprivate", "internal", "package", "public", "static", "nonisolated(unsafe)",
    ]

    private static func variable(declaredIn text: Substring) -> Variable? {
        guard text.contains("="), !text.contains("@"), text.last(where: { !$0.isWhitespace }) != "{" else { return nil }
        let words = text.split(whereSeparator: \.isWhitespace)
        guard let place = words.firstIndex(where: { $0 == "var" || $0 == "let" }), place + 1 < words.count,
            words[..<place].allSatisfy(modifiers.contains)
        else { return nil }
        let isStatic = words[..<place].contains("static")
        guard isStatic || text.first?.isWhitespace == false else { return nil }
        let name = words[place + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        let isConstant = words[place] == "let"
        return name.isEmpty ? nil : Variable(name: String(name), isStatic: isStatic, isConstant: isConstant)
    }

    /// What follows the path of a variable of an object, such as ` += 1` in `.count += 1`; empty without a path.
    private static func part(in text: Substring) -> Substring {
        guard text.first == "." else { return "" }
        var path = text.prefix { $0 == "." || $0.isLetter || $0.isNumber || $0 == "_" }
        // A call of a method that changes the variable belongs to the change.
        if let method = methods.first(where: { path.hasSuffix($0) }) { path = path.dropLast(method.count) }
        return path.count > 1 ? text[path.endIndex...] : ""
    }

    private static let methods = [".toggle", ".append", ".insert", ".removeAll", ".remove", ".formUnion", ".merge"]

    private static let changes = [
        "= ", "+= ", "-= ", "*= ", "[", ".toggle()", ".append(", ".insert(", ".remove", ".formUnion(", ".merge(",
    ]

    func changes(_ variable: Variable) -> Bool {
        guard declared == nil else { return false }
        var rest = text
        while let found = rest.firstRange(of: variable.name) {
            let before = text[..<found.lowerBound].last
            let after = text[found.upperBound...]
            rest = after
            let isMember = before == "."
            let isWord = !(before.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false)
            guard isWord, isMember == variable.isStatic else { continue }
            if variable.isStatic {
                let type = text[..<found.lowerBound].dropLast().reversed().prefix { $0.isLetter || $0.isNumber }
                guard type.last?.isUppercase == true else { continue }
            } else if text[..<found.lowerBound].hasSuffix("var ") || text[..<found.lowerBound].hasSuffix("let ") {
                continue
            }
            let next = (variable.isConstant ? Self.part(in: after) : after).drop { $0 == " " }
            // A subscript changes the variable only when something is assigned to it.
            guard let change = Self.changes.first(where: { next.hasPrefix($0) }) else { continue }
            if change != "[" || next.contains("] = ") { return true }
        }
        return false
    }
}
