import Foundation

/// Reads a predicate's format.
///
/// 1. The text is divided into names (with their dots), numbers, texts in quotation marks, and marks.
/// 2. `or` contains `and`, which contains `not`, which contains a comparison or a format in parentheses; each level is
///    one method.
/// 3. `%@` takes the next argument as a value, `%K` as a path, other `%` forms as a number.
struct PredicateFormatReader {
    /// A syntax error in the format, with its position.
    struct Problem: Error, CustomStringConvertible {
        var description: String
    }

    private enum Token: Equatable {
        case name(String)
        case integer(Int)
        case number(Double)
        case text(String)
        case mark(String)
    }

    private var tokens: [Token] = []
    private var index = 0
    private var arguments: [Any?]

    static func read(_ format: String, arguments: [Any?]) throws -> PredicateFormat {
        var reader = PredicateFormatReader(arguments: arguments)
        reader.tokens = try divide(format)
        let result = try reader.alternatives()
        guard reader.index == reader.tokens.count else {
            throw Problem(description: "“\(format)” has trailing text")
        }
        return result
    }

    /// Reads one value.
    static func readOperand(_ format: String, arguments: [Any?]) throws -> PredicateFormat.Operand {
        var reader = PredicateFormatReader(arguments: arguments)
        reader.tokens = try divide(format)
        let result = try reader.operand()
        guard reader.index == reader.tokens.count else {
            throw Problem(description: "“\(format)” has trailing text")
        }
        return result
    }

    private init(arguments: [Any?]) { self.arguments = arguments }

    private static let marks = [
        "<=", ">=", "==", "!=", "<>", "=<", "=>", "&&", "||", "=", "<", ">", "!", "(", ")", "{", "}", ",", "[", "]",
    ]

    private static func divide(_ format: String) throws -> [Token] {
        var tokens: [Token] = []
        var rest = format[...]
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if first == "'" || first == "\"" {
                let body = rest.dropFirst()
                guard let end = body.firstIndex(of: first) else {
                    throw Problem(description: "a string in “\(format)” is not terminated")
                }
                tokens.append(.text(String(body[..<end])))
                rest = body[body.index(after: end)...]
            } else if first == "%" {
                let form = rest.dropFirst().prefix { $0.isLetter || $0 == "@" }
                // In `%@,` only the specifier belongs to the argument.
                let name = form.first == "@" ? "@" : String(form)
                tokens.append(.mark("%" + name))
                rest = rest.dropFirst(1 + name.count)
            } else if first.isNumber || first == "-" {
                let digits = rest.prefix { $0.isNumber || ".-eE".contains($0) }
                guard let value = Double(digits) else {
                    throw Problem(description: "“\(digits)” in “\(format)” is not a number")
                }
                tokens.append(Int(digits).map(Token.integer) ?? .number(value))
                rest = rest.dropFirst(digits.count)
            } else if isOfName(first) {
                let name = rest.prefix(while: isOfName)
                tokens.append(.name(String(name)))
                rest = rest.dropFirst(name.count)
            } else if let mark = marks.first(where: { rest.hasPrefix($0) }) {
                tokens.append(.mark(mark))
                rest = rest.dropFirst(mark.count)
            } else {
                throw Problem(description: "“\(first)” in “\(format)” cannot be parsed")
            }
        }
        return tokens
    }

    private static func isOfName(_ letter: Character) -> Bool {
        letter.isLetter || letter.isNumber || "_.@$#".contains(letter)
    }

    /// Skips a word of the format's language, in any letter case, or a symbol.
    private mutating func takes(_ words: String...) -> Bool {
        guard index < tokens.count else { return false }
        switch tokens[index] {
        case .name(let name) where words.contains(name.uppercased()): break
        case .mark(let mark) where words.contains(mark): break
        default: return false
        }
        index += 1
        return true
    }

    private mutating func alternatives() throws -> PredicateFormat {
        var parts = [try conjunction()]
        while takes("OR", "||") { parts.append(try conjunction()) }
        return parts.count == 1 ? parts[0] : .any(parts)
    }

    private mutating func conjunction() throws -> PredicateFormat {
        var parts = [try negation()]
        while takes("AND", "&&") { parts.append(try negation()) }
        return parts.count == 1 ? parts[0] : .all(parts)
    }

    private mutating func negation() throws -> PredicateFormat {
        if takes("NOT", "!") { return .not(try negation()) }
        if takes("TRUEPREDICATE") { return .constant(true) }
        if takes("FALSEPREDICATE") { return .constant(false) }
        guard takes("(") else { return .comparison(try comparison()) }
        let inner = try alternatives()
        guard takes(")") else { throw Problem(description: "a parenthesis is not closed") }
        return inner
    }

    private mutating func comparison() throws -> PredicateFormat.Comparison {
        var quantity = PredicateFormat.Comparison.Quantity.one
        if takes("ANY", "SOME") {
            quantity = .any
        } else if takes("ALL") {
            quantity = .all
        } else if takes("NONE") {
            quantity = .none
        }
        let left = try operand()
        let relation = try relation()
        let options = try options()
        return .init(quantity: quantity, left: left, relation: relation, options: options, right: try operand())
    }

    private mutating func relation() throws -> PredicateFormat.Comparison.Relation {
        if takes("==", "=") { return .equal }
        if takes("!=", "<>") { return .unequal }
        if takes("<=", "=<") { return .lessOrEqual }
        if takes(">=", "=>") { return .greaterOrEqual }
        if takes("<") { return .less }
        if takes(">") { return .greater }
        if takes("BETWEEN") { return .between }
        if takes("CONTAINS") { return .contains }
        if takes("BEGINSWITH") { return .beginsWith }
        if takes("ENDSWITH") { return .endsWith }
        if takes("LIKE") { return .like }
        if takes("MATCHES") { return .matches }
        if takes("IN") { return .isIn }
        throw Problem(description: "expected a comparison such as ==")
    }

    private mutating func options() throws -> String.CompareOptions {
        guard takes("[") else { return [] }
        var options = String.CompareOptions()
        if index < tokens.count, case .name(let letters) = tokens[index] {
            if letters.lowercased().contains("c") { options.insert(.caseInsensitive) }
            if letters.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
            index += 1
        }
        guard takes("]") else { throw Problem(description: "a bracket is not closed") }
        return options
    }

    private mutating func argument() throws -> Any? {
        guard !arguments.isEmpty else { throw Problem(description: "there are fewer arguments than % placeholders") }
        return arguments.removeFirst()
    }

    private mutating func operand() throws -> PredicateFormat.Operand {
        guard index < tokens.count else { throw Problem(description: "a value is missing at the end") }
        let token = tokens[index]
        index += 1
        switch token {
        case .integer(let value): return .literal(value)
        case .number(let value): return .literal(value)
        case .text(let text): return .literal(text)
        case .mark("%K"):
            guard let path = try argument().flatMap(DynamicOrder.text) else {
                throw Problem(description: "the argument of %K is not a string")
            }
            return try continued(try Self.path(path))
        case .mark("{"):
            var operands: [PredicateFormat.Operand] = []
            while !takes("}") {
                operands.append(try operand())
                _ = takes(",")
            }
            return .list(operands)
        case .mark(let mark) where mark.hasPrefix("%"): return .literal(try argument())
        case .mark(let mark): throw Problem(description: "expected a value, found “\(mark)”")
        case .name(let name):
            switch name.uppercased() {
            case "TRUE", "YES": return .literal(true)
            case "FALSE", "NO": return .literal(false)
            case "NIL", "NULL": return .literal(nil)
            default: break
            }
            if name.hasPrefix("$") { return .variable(String(name.dropFirst())) }
            if index < tokens.count, tokens[index] == .mark("(") {
                throw Problem(description: "the function \(name) is not supported")
            }
            return try Self.path(name)
        }
    }

    /// A path that continues after an argument: `%K.name` and `%K.%K`.
    private mutating func continued(_ start: PredicateFormat.Operand) throws -> PredicateFormat.Operand {
        guard case .path(var keys) = start else { return start }
        while index < tokens.count, case .name(let name) = tokens[index], name.hasPrefix(".") {
            index += 1
            keys += name.split(separator: ".").map(String.init)
            guard name == ".", index < tokens.count, tokens[index] == .mark("%K") else { continue }
            index += 1
            guard let more = try argument().flatMap(DynamicOrder.text) else {
                throw Problem(description: "the argument of %K is not a string")
            }
            keys += more.split(separator: ".").map(String.init)
        }
        return try Self.path(keys)
    }

    private static func path(_ text: String) throws -> PredicateFormat.Operand {
        let keys = text.split(separator: ".").map { $0.hasPrefix("#") ? String($0.dropFirst()) : String($0) }
        return try path(keys.first?.uppercased() == "SELF" ? Array(keys.dropFirst()) : keys)
    }

    private static func path(_ keys: [String]) throws -> PredicateFormat.Operand {
        if let key = keys.first(where: { $0.hasPrefix("@") && CollectionOperator(rawValue: $0) == nil }) {
            throw Problem(description: "the operator \(key) is not supported")
        }
        return .path(keys)
    }
}
