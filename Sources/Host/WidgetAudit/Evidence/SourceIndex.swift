/// The sources of an extension, in which positions are found from the outside: trees have none.
///
/// 1. A widget is at the declaration of its type.
/// 2. A text is at the line of its string literal, if no other line of the sources has the same one. Literals are as long
///    as the strings of evidence (`AuditText`).
/// 3. A control is at the line that creates its intent, as in `intent: Refresh()`, if there is one.
///
/// All are looked up in tables that are written once, in time proportional to the size of the sources: an audit looks up
/// a position for each of thousands of findings.
package struct SourceIndex: Hashable, Sendable {
    package struct File: Hashable, Sendable {
        /// As the user specified the folder.
        package var path: String
        /// Each with at most `lineLimit` characters.
        package var lines: [String]

        /// What a longer line has beyond is generated code or data, which no rule reads.
        private static let lineLimit = 2_000

        package init(path: String, text: String) {
            self.path = path
            lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
                .map { String($0.prefix(Self.lineLimit)) }
        }
    }

    package let files: [File]
    /// The first declarations of types, by their names.
    private let declarations: [String: SourcePosition]
    private let literals: [String: Literal]
    /// The creations of intents, by the names of their types.
    private let intents: [String: Literal]

    /// The lines with the same literal.
    private enum Literal: Hashable {
        case once(SourcePosition)
        case severalTimes
    }

    /// The order of the files has no effect.
    package init(_ files: [File]) {
        self.files = files.sorted { $0.path < $1.path }
        var declarations: [String: SourcePosition] = [:]
        var literals: [String: Literal] = [:]
        var intents: [String: Literal] = [:]
        for file in self.files {
            for (index, line) in file.lines.enumerated() {
                for name in Self.types(declaredIn: line) where declarations[name] == nil {
                    declarations[name] = SourcePosition(file: file.path, line: index + 1, precision: .widget)
                }
                let position = SourcePosition(file: file.path, line: index + 1, precision: .exact)
                for text in Self.literals(in: line) { Self.add(text, at: position, to: &literals) }
                for name in Self.intents(createdIn: line) { Self.add(name, at: position, to: &intents) }
            }
        }
        self.declarations = declarations
        self.literals = literals
        self.intents = intents
    }

    package func declaration(of typeName: String) -> SourcePosition? {
        declarations[typeName.split(separator: ".").last.map(String.init) ?? typeName]
    }

    /// The code of a type from its declaration to the brace that closes it; empty for an unknown type. Braces within
    /// literals count.
    func code(ofType name: String) -> [Substring] {
        guard let start = declaration(of: name), let file = files.first(where: { $0.path == start.file }) else {
            return []
        }
        var depth = 0
        var isOpen = false
        var lines: [Substring] = []
        for line in file.lines.dropFirst(start.line - 1) {
            let code = Self.code(of: line)
            lines.append(code)
            depth += code.count { $0 == "{" } - code.count { $0 == "}" }
            isOpen = isOpen || code.contains("{")
            if isOpen, depth <= 0 { break }
        }
        return lines
    }

    private static func types(declaredIn line: String) -> [String] {
        guard line.contains("struct") || line.contains("class") || line.contains("enum") else { return [] }
        let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@") }
        return zip(words, words.dropFirst()).compactMap { word, next in
            ["struct", "class", "enum"].contains(word) ? String(next) : nil
        }
    }

    /// A line of the file that `#fileID` names, as in `Module/File.swift`; `nil` unless exactly one source has the name.
    package func position(inFile id: String, line: Int) -> SourcePosition? {
        func name(_ path: String) -> Substring? { path.split(separator: "/").last }
        let matches = files.filter { name($0.path) == name(id) }
        // A widget states the line, so that it can be any number.
        guard matches.count == 1, (1...).contains(line), line <= matches[0].lines.count else { return nil }
        return SourcePosition(file: matches[0].path, line: line, precision: .exact)
    }

    /// The line without a comment at its end. Two slashes within a literal, such as those of an address, end it as well.
    static func code(of line: String) -> Substring {
        line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line[...]
    }

    /// The keys of dictionaries in the code, such as `red` in `.red: "Red"`.
    var keys: Set<Substring> {
        names { code in
            code.split(separator: ".", omittingEmptySubsequences: false).dropFirst().compactMap { part in
                let name = part.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                return part[name.endIndex...].first == ":" ? name : nil
            }
        }
    }

    /// The cases of the enumerations in the code.
    var cases: Set<Substring> {
        names { code in
            let text = code.drop(while: \.isWhitespace)
            guard text.hasPrefix("case ") else { return [] }
            return text.dropFirst(5).split(separator: ",").compactMap { part in
                let words = part.prefix { $0 != "=" && $0 != "(" }.split(whereSeparator: \.isWhitespace)
                return words.count == 1 ? words.first : nil
            }
        }
    }

    /// The literals that the code passes as arguments with a label, as in `Entry(name: "Ana")`.
    var arguments: Set<Substring> {
        names { code in code.split(separator: ": \"").dropFirst().map { $0.prefix { $0 != "\"" } } }
    }

    private func names(_ read: (Substring) -> [Substring]) -> Set<Substring> {
        Set(files.flatMap { file in file.lines.flatMap { read(Self.code(of: $0)) } })
    }

    /// The numbers in the code, without those in comments.
    package var numbers: Set<Double> {
        var numbers: Set<Double> = []
        for file in files {
            for line in file.lines {
                let words = Self.code(of: line).split {
                    !($0.isASCII && ($0.isNumber || $0.isLetter || "._".contains($0)))
                }
                numbers.formUnion(words.compactMap { Double($0.filter { $0 != "_" }) })
            }
        }
        return numbers
    }

    /// A shorter literal occurs in too many lines by chance.
    private static let leastLength = 2
    /// Further literals have no position.
    private static let literalLimit = 200_000

    /// Whether a text is a literal.
    func hasLiteral(_ text: String) -> Bool { literals[AuditText.limited(text)] != nil }

    package func literal(_ text: String) -> SourcePosition? {
        guard case .once(let position)? = literals[AuditText.limited(text)] else { return nil }
        return position
    }

    /// The line that creates an intent for a control; `nil` unless exactly one does.
    func intent(ofType name: String) -> SourcePosition? {
        let own = name.split(separator: ".").last.map(String.init) ?? name
        guard case .once(let position)? = intents[own] else { return nil }
        return position
    }

    private static func intents(createdIn line: String) -> [String] {
        guard line.contains("intent:") else { return [] }
        let parts = code(of: line).split(separator: "intent:", omittingEmptySubsequences: false).dropFirst()
        return parts.compactMap { part -> String? in
            let text = part.drop(while: \.isWhitespace)
            let path = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
            guard text[path.endIndex...].first == "(" else { return nil }
            return path.split(separator: ".").last.map(String.init)
        }
    }

    /// Everything between a quotation mark and the next one.
    private static func literals(in line: String) -> [String] {
        guard line.contains("\"") else { return [] }
        return line.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().dropLast()
            .filter { $0.count >= leastLength }.map { AuditText.limited(String($0)) }
    }

    private static func add(_ text: String, at position: SourcePosition, to literals: inout [String: Literal]) {
        switch literals[text] {
        case nil: if literals.count < literalLimit { literals[text] = .once(position) }
        case .once(let known)?: if known != position { literals[text] = .severalTimes }
        case .severalTimes?: break
        }
    }
}
