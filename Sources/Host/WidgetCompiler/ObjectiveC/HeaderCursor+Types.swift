extension HeaderCursor {
    /// A type with the declared name.
    typealias Declarator = (type: ObjectiveCType, name: String?)

    /// The maximum nesting of types.
    private static let depthLimit = 8
    /// The maximum number of types in angle brackets, or of parameters.
    private static let countLimit = 32

    /// The type in the brackets that open here. Always moves past them.
    mutating func takeTypeInBrackets() -> ObjectiveCType? {
        guard text == "(", let end = closing else {
            advance()
            return nil
        }
        advance()
        let declarator = takeDeclarator(before: end)
        let isWhole = position == end
        position = end + 1
        return isWhole ? declarator?.type : nil
    }

    /// Reads a type, and a name if there is one. Returns `nil` for a type that Swift does not import.
    mutating func takeDeclarator(before end: Int? = nil, depth: Int = 0) -> Declarator? {
        let end = min(end ?? tokens.count, tokens.count)
        guard depth < Self.depthLimit, var type = takeSpecifiers(before: end, depth: depth) else { return nil }
        takeAsterisks(&type, before: end)
        if text == "(", position < end {
            guard self[1] == "^" || self[2] == "^" else { return nil }
            return takeBlock(of: type, before: end, depth: depth)
        }
        guard position < end, !isMacro, let name = takeWord() else { return (type, nil) }
        return text == "[" ? nil : (type, name)
    }

    /// Reads the next declarator of a declaration with several names (`NSString *first, *second`).
    mutating func takeFurther(like type: ObjectiveCType) -> Declarator? {
        var type = type
        type.pointers = 0
        takeAsterisks(&type, before: tokens.count)
        guard let name = takeWord() else { return nil }
        return (type, name)
    }

    private mutating func takeAsterisks(_ type: inout ObjectiveCType, before end: Int) {
        while position < end {
            if take("*") {
                type.pointers += 1
                continue
            }
            guard let word, takeQualifier(word, &type) else { return }
        }
    }

    /// Takes a qualifier or an attribute of a type.
    private mutating func takeQualifier(_ word: String, _ type: inout ObjectiveCType) -> Bool {
        if let nullability = Self.nullabilities[word] {
            type.nullability = nullability
        } else if word == "const" || word == "__const" {
            type.isConstant = true
        } else if isMacro, !Self.enumerations.contains(word) {
            if !takeAttributes().escapes { type.escapes = false }
            return true
        } else if !Self.qualifiers.contains(word), !HeaderToken.qualifiers.contains(word) {
            return false
        }
        advance()
        if Self.qualifiersWithBrackets.contains(word), text == "(" { skipBrackets() }
        return true
    }

    /// The words before the asterisks and the name.
    private mutating func takeSpecifiers(before end: Int, depth: Int) -> ObjectiveCType? {
        var type = ObjectiveCType(base: .named(""))
        type.nullability = assumesNonnull ? .nonnull : .unspecified
        var basic: [String] = []
        var name: String?
        while position < end, let word {
            if Self.basicTypes.contains(word), name == nil {
                basic.append(word)
                advance()
            } else if word == "struct" || word == "enum" || word == "union" {
                guard name == nil, basic.isEmpty else { return nil }
                advance()
                name = takeWord()
                if text == "{" { return nil }
            } else if takeQualifier(word, &type) {
                continue
            } else if name == nil, basic.isEmpty {
                name = word
                advance()
                if text == "<" {
                    guard let arguments = takeArguments(before: end, depth: depth) else { return nil }
                    type.arguments = arguments
                }
            } else {
                break
            }
            guard basic.count < Self.countLimit else { return nil }
        }
        guard let written = name ?? (basic.isEmpty ? nil : basic.joined(separator: " ")) else { return nil }
        type.base = .named(written)
        return type
    }

    /// Reads the content of angle brackets and moves past them.
    private mutating func takeArguments(before end: Int, depth: Int) -> [ObjectiveCType]? {
        var arguments: [ObjectiveCType] = []
        advance()
        while position < end, arguments.count < Self.countLimit {
            if take(">") { return arguments }
            guard let argument = takeDeclarator(before: end, depth: depth + 1)?.type else { return nil }
            arguments.append(argument)
            guard text == ">" || take(",") else { return nil }
        }
        return nil
    }

    /// Reads a block's caret, name and parameters.
    private mutating func takeBlock(of result: ObjectiveCType, before end: Int, depth: Int) -> Declarator? {
        guard let close = closing, close < end else { return nil }
        advance()
        var type = ObjectiveCType(base: .named(""))
        type.nullability = assumesNonnull ? .nonnull : .unspecified
        // A macro may precede the caret.
        if text != "^" {
            guard !tokens[position].isMacro || !takeAttributes().escapes else { return nil }
            type.escapes = false
        }
        guard take("^") else { return nil }
        while position < close, let word, takeQualifier(word, &type) {}
        let name = position < close ? takeWord() : nil
        guard position == close else { return nil }
        advance()
        guard text == "(", let parameters = takeParameters(depth: depth + 1) else { return nil }
        type.base = .block(result: result, parameters: parameters)
        while position < end, let word, takeQualifier(word, &type) {}
        return (type, name)
    }

    /// The parameters in the brackets that open here; `nil` if Swift does not import the function.
    mutating func takeParameters(depth: Int = 0) -> [ObjectiveCParameter]? {
        guard let close = closing else { return nil }
        defer { position = close + 1 }
        advance()
        if text == "void", position + 1 == close { return [] }
        var parameters: [ObjectiveCParameter] = []
        while position < close {
            guard parameters.count < Self.countLimit, let (type, name) = takeDeclarator(before: close, depth: depth)
            else { return nil }
            var parameter = ObjectiveCParameter(type: type, name: name)
            if !takeAttributes().escapes { parameter.type.escapes = false }
            parameters.append(parameter)
            guard position == close || take(",") else { return nil }
        }
        return parameters
    }

    private static let nullabilities: [String: ObjectiveCType.Nullability] = [
        "nullable": .nullable, "_Nullable": .nullable, "__nullable": .nullable, "_Nullable_result": .nullable,
        "nonnull": .nonnull, "_Nonnull": .nonnull, "__nonnull": .nonnull,
        "null_unspecified": .unspecified, "_Null_unspecified": .unspecified, "__null_unspecified": .unspecified,
    ]

    private static let qualifiers: Set<String> = [
        "volatile", "static", "extern", "inline", "register", "in", "out", "inout", "bycopy", "byref", "oneway",
        "null_resettable", "IBOutlet", "IBInspectable", "IBAction", "IBOutletCollection", "_Atomic", "restrict",
        "UIKIT_EXTERN",
    ]

    private static let qualifiersWithBrackets: Set<String> = ["IBOutletCollection"]

    /// The keywords of C's basic types.
    private static let basicTypes: Set<String> = [
        "void", "char", "short", "int", "long", "float", "double", "signed", "unsigned", "_Bool", "bool",
    ]
}
