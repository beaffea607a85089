extension HeaderReader {
    // MARK: Type aliases

    mutating func readTypedef() {
        cursor.advance()
        switch cursor.text {
        case "enum": return readEnumeration(isNamedBehind: true)
        case _ where HeaderCursor.enumerations.contains(cursor.text): return readEnumeration(isNamedBehind: false)
        case "struct" where cursor[1] == "{" || cursor[2] == "{": return readStructure(isNamedBehind: true)
        case "union" where cursor[1] == "{" || cursor[2] == "{": return cursor.skipDeclaration()
        default: break
        }
        let before = cursor.takeAttributes()
        guard let (type, name) = cursor.takeDeclarator() else { return cursor.skipDeclaration() }
        var attributes = cursor.takeAttributes()
        attributes.add(before)
        let isWhole = cursor.text == ";"
        cursor.skipDeclaration()
        if isWhole, let name { add(ObjectiveCAlias(name: name, type: type, attributes: attributes)) }
    }

    mutating func readStructure(isNamedBehind: Bool) {
        cursor.advance()
        var name = cursor.takeWord()
        guard cursor.text == "{", let end = cursor.closing else { return cursor.skipDeclaration() }
        cursor.advance()
        var members: [ObjectiveCParameter] = []
        var isWhole = true
        while cursor.position < end, isWhole {
            guard let (type, member) = cursor.takeDeclarator(before: end), let member else {
                isWhole = false
                break
            }
            members.append(ObjectiveCParameter(type: type, name: member))
            while cursor.take(","), let further = cursor.takeFurther(like: type) {
                members.append(ObjectiveCParameter(type: further.type, name: further.name))
            }
            _ = cursor.takeAttributes()
            isWhole = cursor.take(";")
        }
        cursor.position = end + 1
        if isNamedBehind { name = cursor.takeWord() ?? name }
        let attributes = cursor.takeAttributes()
        if cursor.text == ";" { cursor.advance() }
        guard isWhole, let name else { return }
        add(ObjectiveCStructure(name: name, members: members, attributes: attributes))
    }

    // MARK: Enumerations

    /// Reads an enumeration, starting at its keyword or macro.
    ///
    /// - Parameter isNamedBehind: whether the effective name follows the body.
    mutating func readEnumeration(isNamedBehind: Bool) {
        var read = ObjectiveCEnumeration(kind: .plain, rawType: ObjectiveCType(base: .named("unsigned int")))
        let keyword = cursor.text
        cursor.advance()
        if keyword != "enum" {
            guard cursor.text == "(", let end = cursor.closing else { return cursor.skipDeclaration() }
            read.kind =
                keyword == "NS_ERROR_ENUM" ? .errors : keyword.hasSuffix("OPTIONS") ? .options : .choice
            cursor.advance()
            let first = cursor.takeDeclarator(before: end)
            if cursor.take(",") { read.name = cursor.takeWord() }
            read.rawType = first?.type ?? read.rawType
            if read.kind == .errors { read.rawType = ObjectiveCType(base: .named("NSInteger")) }
            cursor.position = end + 1
        } else {
            _ = cursor.takeAttributes()
            if cursor.text != ":" { read.name = cursor.takeWord() }
            if cursor.take(":"), let type = cursor.takeDeclarator()?.type {
                read.rawType = type
            }
        }
        read.attributes = cursor.takeAttributes()
        guard cursor.text == "{", let end = cursor.closing else { return cursor.skipDeclaration() }
        cursor.advance()
        readCases(of: &read, before: end)
        cursor.position = end + 1
        let behind = cursor.isMacro ? nil : cursor.takeWord()
        if isNamedBehind { read.name = behind ?? read.name }
        read.attributes.add(cursor.takeAttributes())
        if cursor.text == ";" { cursor.advance() }
        add(read)
    }

    private mutating func readCases(of enumeration: inout ObjectiveCEnumeration, before end: Int) {
        var next = 0
        while cursor.position < end {
            guard let name = cursor.takeWord() else { return cursor.advance() }
            var read = ObjectiveCEnumeration.Case(name: name, value: next, attributes: cursor.takeAttributes())
            if cursor.take("=") {
                let start = cursor.position
                while cursor.position < end, cursor.text != "," {
                    if cursor.text == "(" { cursor.skipBrackets() } else { cursor.advance() }
                }
                let written = cursor.tokens[start..<min(cursor.position, end)]
                let value = written.prefix { !$0.isMacro || knownValues[$0.text] != nil }
                read.value = IntegerExpression.value(of: value, known: knownValues) ?? next
            }
            while cursor.position < end, cursor.text != "," { cursor.advance() }
            cursor.advance()
            knownValues[name] = read.value
            next = read.value &+ 1
            enumeration.cases.append(read)
        }
    }

    // MARK: Constants and functions

    mutating func readGlobal(_ attributes: ObjectiveCAttributes) {
        guard let (type, name) = cursor.takeDeclarator(), let name else { return cursor.skipDeclaration() }
        var attributes = attributes
        switch cursor.text {
        case "(":
            let parameters = cursor.takeParameters()
            attributes.add(cursor.takeAttributes())
            let isWhole = cursor.text == ";" || cursor.text == "{"
            cursor.skipDeclaration()
            guard isWhole, let parameters else { return }
            add(ObjectiveCFunction(name: name, parameters: parameters, result: type, attributes: attributes))
        case "=", ";",
            _ where cursor.isMacro:
            attributes.add(cursor.takeAttributes())
            var value: [HeaderToken] = []
            if cursor.take("=") {
                let start = cursor.position
                while !cursor.isAtEnd, cursor.text != ";" { cursor.advance() }
                value = Array(cursor.tokens[start..<min(cursor.position, start + Self.valueLimit)])
            }
            cursor.skipDeclaration()
            add(ObjectiveCConstant(name: name, type: type, value: value, attributes: attributes))
        default: cursor.skipDeclaration()
        }
    }

    /// The maximum number of tokens in a constant's value.
    private static let valueLimit = 32
}
