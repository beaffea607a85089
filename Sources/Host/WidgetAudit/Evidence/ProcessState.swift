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
    ///
    /// The words of each line are read once, however many variables there are.
    package var processState: [ProcessState] {
        let lines = files.flatMap { file in
            file.lines.enumerated().map { index, line in
                CodeLine(line, SourcePosition(file: file.path, line: index + 1, precision: .exact))
            }
        }
        var unchanged = Set(lines.compactMap(\.declared))
        guard !unchanged.isEmpty else { return [] }
        var changes: [CodeLine.Variable: SourcePosition] = [:]
        for line in lines {
            for variable in line.changed(among: unchanged) where unchanged.remove(variable) != nil {
                changes[variable] = line.position
            }
        }
        return lines.compactMap { line in
            guard let declared = line.declared, let change = changes[declared] else { return nil }
            return ProcessState(name: declared.name, declaration: line.position, change: change)
        }
    }
}

/// A line without its comment.
private struct CodeLine {
    struct Variable: Hashable {
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

    /// The variables among some that the line changes.
    func changed(among variables: Set<Variable>) -> [Variable] {
        guard declared == nil else { return [] }
        // A subscript changes the variable only when something is assigned to it.
        let assignment = text.ranges(of: "] = ").last?.lowerBound
        var changed: [Variable] = []
        var rest = text
        while let start = rest.firstIndex(where: Self.isOfName) {
            let word = rest[start...].prefix(while: Self.isOfName)
            rest = rest[word.endIndex...]
            let before = text[..<start]
            let isStatic = before.last == "."
            guard isStatic ? Self.endsWithType(before.dropLast()) : !Self.declares(before) else { continue }
            for isConstant in [false, true] {
                let variable = Variable(name: String(word), isStatic: isStatic, isConstant: isConstant)
                guard variables.contains(variable) else { continue }
                let next = (isConstant ? Self.part(in: rest) : rest).drop { $0 == " " }
                guard let change = Self.changes.first(where: { next.hasPrefix($0) }) else { continue }
                if change != "[" || assignment.map({ $0 >= next.startIndex }) ?? false { changed.append(variable) }
            }
        }
        return changed
    }

    private static func isOfName(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }

    /// Whether the text ends with a name that begins with a capital letter.
    private static func endsWithType(_ text: Substring) -> Bool {
        var first: Character?
        for character in text.reversed() {
            guard character.isLetter || character.isNumber else { break }
            first = character
        }
        return first?.isUppercase == true
    }

    private static func declares(_ text: Substring) -> Bool { text.hasSuffix("var ") || text.hasSuffix("let ") }
}
