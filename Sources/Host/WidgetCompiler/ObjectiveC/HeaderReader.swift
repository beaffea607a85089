/// Reads the declarations of headers, and skips what it does not recognize.
///
/// 1. A header is divided into tokens (`HeaderScanner`); its macros with values are recorded.
/// 2. The words at each position determine what begins: a class, a category, a protocol, an enumeration, a type alias,
///    a constant or a function. What cannot be read is skipped to its semicolon or past its body.
/// 3. Each token is read a bounded number of times, and the nesting of types is limited, so that no header takes long
///    or crashes the program.
struct HeaderReader {
    private(set) var declarations = ObjectiveCDeclarations()
    /// Values of names, for expressions that use them.
    var knownValues: [String: Int] = [:]

    var cursor = HeaderCursor([])

    /// - Parameter headers: the headers' contents, each after those that it includes.
    init(_ headers: [[UInt8]] = []) {
        for header in headers { read(HeaderScanner(header)) }
    }

    /// Optional methods of protocols, by their names in Swift.
    var optionalMethods: Set<String> {
        let methods = declarations.protocols.flatMap(\.methods).filter(\.isOptional)
        return Set(
            methods.flatMap { method in
                ImportedName.candidates(of: method, types: method.parameters.map { _ in "" }).map(\.base)
            })
    }

    mutating func read(_ header: HeaderScanner) {
        for constant in header.constants {
            declarations.values.append(constant)
            if let value = IntegerExpression.value(of: constant.value[...], known: knownValues) {
                knownValues[constant.name] = value
            }
        }
        cursor = HeaderCursor(header.tokens)
        var attributes = ObjectiveCAttributes()
        while !cursor.isAtEnd {
            let start = cursor.position
            if cursor.takeNonnullMarker() { continue }
            if cursor.isMacro, !HeaderCursor.enumerations.contains(cursor.text) {
                attributes.add(cursor.takeAttributes())
                continue
            }
            readDeclaration(attributes)
            attributes = ObjectiveCAttributes()
            if cursor.position == start { cursor.advance() }
        }
    }

    private mutating func readDeclaration(_ attributes: ObjectiveCAttributes) {
        switch cursor.text {
        case "@interface": readInterface(attributes)
        case "@protocol": readProtocol(attributes)
        case "@class", "@import", "@compatibility_alias": cursor.skipDeclaration()
        case "typedef": readTypedef()
        case "extern" where cursor.tokens[cursor.position...].dropFirst().first == HeaderToken(.text, "C"):
            cursor.advance(cursor[2] == "{" ? 3 : 2)
        case "enum",
            _ where HeaderCursor.enumerations.contains(cursor.text):
            readEnumeration(isNamedBehind: false)
        case "struct" where cursor[2] == "{": readStructure(isNamedBehind: false)
        default: if cursor.word != nil { readGlobal(attributes) }
        }
    }

    // MARK: Classes and protocols

    private mutating func readInterface(_ attributes: ObjectiveCAttributes) {
        cursor.advance()
        guard let name = cursor.takeWord() else { return }
        var read = ObjectiveCClass(name: name, attributes: attributes)
        var names = takeNames()
        if cursor.text == ":" {
            read.parameters = names
            cursor.advance()
            read.superclass = cursor.takeWord()
            names = takeNames()
            if cursor.text == "<" { names = takeNames() }
            read.protocols = names
        } else if cursor.text == "(" {
            read.parameters = names
            cursor.skipBrackets()
            read.protocols = takeNames()
            if cursor.text == "{" { cursor.skipBrackets() }
            readMembers(of: &read)
            return declarations.categories.append(read)
        } else {
            read.protocols = names
        }
        if cursor.text == "{" { cursor.skipBrackets() }
        readMembers(of: &read)
        declarations.classes.append(read)
    }

    private mutating func readProtocol(_ attributes: ObjectiveCAttributes) {
        cursor.advance()
        guard let name = cursor.takeWord(), cursor.text != ";", cursor.text != "," else {
            return cursor.skipDeclaration()
        }
        var read = ObjectiveCClass(name: name, protocols: takeNames(), attributes: attributes)
        readMembers(of: &read)
        declarations.protocols.append(read)
    }

    /// The maximum number of names in angle brackets: parameters or protocols.
    private static let nameLimit = 64

    private mutating func takeNames() -> [String] {
        guard cursor.text == "<" else { return [] }
        var names: [String] = []
        var isFirst = true
        for _ in 0..<Self.nameLimit {
            cursor.advance()
            if cursor.take(">") { return names }
            if cursor.text == "," {
                isFirst = true
            } else if isFirst, let word = cursor.word, !HeaderToken.qualifiers.contains(word) {
                names.append(word)
                isFirst = false
            }
        }
        return names
    }

    private mutating func readMembers(of owner: inout ObjectiveCClass) {
        var isOptional = false
        while !cursor.isAtEnd {
            let start = cursor.position
            if cursor.takeNonnullMarker() { continue }
            switch cursor.text {
            case "@end": return cursor.advance()
            case "@interface", "@protocol", "@implementation": return
            case "@optional", "@required":
                isOptional = cursor.text == "@optional"
                cursor.advance()
            case "@property": readProperties(of: &owner, isOptional: isOptional)
            case "-", "+": readMethod(of: &owner, isOptional: isOptional)
            case "typedef": readTypedef()
            case ";": cursor.advance()
            default: cursor.skipDeclaration()
            }
            if cursor.position == start { cursor.advance() }
        }
    }

    private mutating func readProperties(of owner: inout ObjectiveCClass, isOptional: Bool) {
        cursor.advance()
        var read = ObjectiveCProperty(name: "", type: .void, isOptional: isOptional)
        var nullability: ObjectiveCType.Nullability?
        if cursor.text == "(", let end = cursor.closing {
            while cursor.position < end {
                cursor.advance()
                switch cursor.text {
                case "readonly": read.isReadOnly = true
                case "readwrite": read.isReadOnly = false
                case "class": read.isOfClass = true
                case "nullable": nullability = .nullable
                case "nonnull": nullability = .nonnull
                case "null_resettable", "null_unspecified": nullability = .unspecified
                case "getter" where cursor[1] == "=": read.getter = cursor[2]
                default: break
                }
            }
            cursor.position = end + 1
        }
        guard var (type, name) = cursor.takeDeclarator() else { return cursor.skipDeclaration() }
        var found: [(type: ObjectiveCType, name: String?)] = [(type, name)]
        while cursor.take(","), let further = cursor.takeFurther(like: type) { found.append(further) }
        read.attributes = cursor.takeAttributes()
        cursor.skipDeclaration()
        for declarator in found {
            (type, name) = declarator
            guard let name else { continue }
            read.name = name
            read.type = type
            if let nullability { read.type.nullability = nullability }
            owner.properties.append(read)
        }
    }

    /// The maximum number of parts in a selector.
    private static let partLimit = 24

    private mutating func readMethod(of owner: inout ObjectiveCClass, isOptional: Bool) {
        let isOfClass = cursor.text == "+"
        cursor.advance()
        var result = ObjectiveCType(base: .named("id"))
        if cursor.text == "(" {
            guard let type = cursor.takeTypeInBrackets() else { return cursor.skipDeclaration() }
            result = type
        }
        var method = ObjectiveCMethod(parts: [], result: result, isOfClass: isOfClass, isOptional: isOptional)
        while method.parts.count < Self.partLimit {
            let part = cursor.isMacro && cursor[1] != ":" ? nil : cursor.takeWord()
            guard cursor.take(":") else {
                if let part, method.parts.isEmpty { method.parts = [part] }
                break
            }
            var type = ObjectiveCType(base: .named("id"))
            if cursor.text == "(" {
                guard let written = cursor.takeTypeInBrackets() else { return cursor.skipDeclaration() }
                type = written
            }
            if !cursor.takeAttributes().escapes { type.escapes = false }
            guard let name = cursor.takeWord() else { return cursor.skipDeclaration() }
            method.parts.append(part ?? "")
            method.parameters.append(ObjectiveCParameter(type: type, name: name))
            let behind = cursor.takeAttributes()
            if !behind.escapes { method.parameters[method.parameters.count - 1].type.escapes = false }
            method.attributes.add(behind)
            if cursor.text == "," { return cursor.skipDeclaration() }
        }
        method.attributes.add(cursor.takeAttributes())
        let isWhole = cursor.text == ";" || cursor.text == "{"
        cursor.skipDeclaration()
        if isWhole, !method.parts.isEmpty { owner.methods.append(method) }
    }
}

extension HeaderReader {
    mutating func add(_ enumeration: ObjectiveCEnumeration) { declarations.enumerations.append(enumeration) }
    mutating func add(_ structure: ObjectiveCStructure) { declarations.structures.append(structure) }
    mutating func add(_ alias: ObjectiveCAlias) { declarations.aliases.append(alias) }
    mutating func add(_ constant: ObjectiveCConstant) { declarations.constants.append(constant) }
    mutating func add(_ function: ObjectiveCFunction) { declarations.functions.append(function) }
}
