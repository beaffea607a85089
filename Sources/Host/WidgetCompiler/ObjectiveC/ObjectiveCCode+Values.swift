extension ObjectiveCCode {
    // MARK: Enumerations

    mutating func writeEnumeration(_ written: ObjectiveCEnumeration) {
        guard let original = written.name else { return }
        let name = types.swiftName(of: original)
        let plain = SwiftName.quoted(String(name.split(separator: ".").last ?? ""))
        let raw = types.written(written.rawType, at: .result).map(\.text) ?? "Int"
        let rawType = AppleTypes.integers.contains(raw) ? raw : "Int"
        switch written.kind {
        case .choice:
            let lines = caseLines(of: written, type: plain)
            guard !lines.isEmpty else { return }
            add("\(isolation)public enum \(plain): \(rawType), Sendable", named: name, lines)
        case .errors:
            let cases = caseLines(of: written, type: "Code")
            guard !cases.isEmpty else { return }
            let names = types.cases(of: written).map { SwiftName.quoted($0.name) }
            let matching =
                "; public static func ~= (code: Code, error: any Error) -> Bool { (error as? \(plain))?.code == code }"
            add(
                "\(isolation)public struct \(plain): CustomNSError, Hashable", named: name,
                ["public enum Code: Int, Sendable { \(cases.joined(separator: "; "))\(matching) }"]
                    + names.map { "public static var \($0): Code { .\($0) }" }
                    + [
                        "public static var errorDomain: String { \(SwiftName.literal(original)) }",
                        "public var code: Code", "public var errorCode: Int { code.rawValue }",
                        "public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }",
                    ])
        case .options:
            var lines = [
                "public var rawValue: \(rawType)", "public init(rawValue: \(rawType)) { self.rawValue = rawValue }",
            ]
            for (name, value, _) in types.cases(of: written) where value != 0 {
                lines.append(
                    "public static var \(SwiftName.quoted(name)): \(plain) "
                        + "{ \(plain)(rawValue: \(rawType)(truncatingIfNeeded: \(value))) }")
            }
            add("\(isolation)public struct \(plain): OptionSet, Sendable", named: name, lines)
        case .plain:
            add(
                "\(isolation)public struct \(plain): RawRepresentable, Hashable, Sendable", named: name,
                [
                    "public var rawValue: \(rawType)",
                    "public init(rawValue: \(rawType)) { self.rawValue = rawValue }",
                    "public init(_ rawValue: \(rawType)) { self.rawValue = rawValue }",
                ])
            for enumerator in written.cases where isWanted(enumerator.name) {
                parts.append(
                    "\(isolation)public var \(SwiftName.quoted(enumerator.name)): \(name) "
                        + "{ \(name)(rawValue: \(rawType)(truncatingIfNeeded: \(enumerator.value))) }\n")
            }
        }
    }

    /// The cases. Those with the value of another case are aliases for it.
    private func caseLines(of written: ObjectiveCEnumeration, type: String) -> [String] {
        var firsts: [Int: String] = [:]
        return types.cases(of: written).map { name, value, _ in
            let name = SwiftName.quoted(name)
            if let first = firsts[value] { return "public static var \(name): \(type) { .\(first) }" }
            firsts[value] = name
            return "case \(name) = \(value)"
        }
    }

    /// Writes constants without a type of their own.
    mutating func writeConstants(of enumeration: ObjectiveCEnumeration) {
        for enumerator in enumeration.cases where isWanted(enumerator.name) {
            parts.append("\(isolation)public var \(SwiftName.quoted(enumerator.name)): Int { \(enumerator.value) }\n")
        }
    }

    private func isWanted(_ name: String) -> Bool {
        context.words.contains(name) && !context.declared.contains(name)
    }

    // MARK: Structures and aliases

    mutating func writeStructure(_ written: ObjectiveCStructure) {
        let name = types.swiftName(of: written.name)
        var members: [(name: String, type: ObjectiveCTypes.Written)] = []
        for member in written.members {
            guard let label = member.name, let type = types.written(member.type, at: .result),
                case .value = type.empty
            else { return }
            members.append((SwiftName.quoted(label), type))
            need(type.needs)
        }
        var lines = members.map { "public var \($0.name): \($0.type.text) = \(emptyValue($0.type))" }
        lines.append("public init() {}")
        if !members.isEmpty {
            let inputs = members.map { "\($0.name): \($0.type.text)" }.joined(separator: ", ")
            let body = members.map { "self.\($0.name) = \($0.name)" }.joined(separator: "; ")
            lines.append("public init(\(inputs)) { \(body) }")
        }
        let plain = SwiftName.quoted(String(name.split(separator: ".").last ?? ""))
        add("\(isolation)public struct \(plain)", named: name, lines)
    }

    private func emptyValue(_ type: ObjectiveCTypes.Written) -> String {
        if case .value(let value) = type.empty { return value }
        return "nil"
    }

    mutating func writeAlias(_ alias: ObjectiveCAlias) {
        let name = types.swiftName(of: alias.name)
        let plain = SwiftName.quoted(String(name.split(separator: ".").last ?? ""))
        if alias.attributes.isStringType {
            return add(
                "\(isolation)public struct \(plain): RawRepresentable, Hashable, Sendable", named: name,
                [
                    "public var rawValue: String", "public init(rawValue: String) { self.rawValue = rawValue }",
                    "public init(_ rawValue: String) { self.rawValue = rawValue }",
                ])
        }
        var type = alias.type
        type.nullability = .nonnull
        type.escapes = false
        guard !name.contains("."), let written = types.written(type, at: .result), written.text != name else { return }
        need(written.needs)
        parts.append("public typealias \(plain) = \(written.text)\n")
    }

    // MARK: Constants

    mutating func writeConstants(_ constants: [ObjectiveCConstant], values: [String: Int]) {
        var known: Set<String> = []
        for constant in constants where known.insert(constant.name).inserted {
            guard !constant.attributes.isUnavailable, let written = types.written(constant.type, at: .result) else {
                continue
            }
            let name = constant.type.name ?? ""
            let text = constant.value.count == 1 && constant.value[0].kind == .text ? constant.value[0].text : nil
            // If no header defines a constant's text, its name is used.
            let literal = Self.literal(text ?? constant.name)
            if let given = constant.attributes.swiftName, !given.contains(".") {
                writeGlobal(given, constant, written, literal, values)
            } else if let alias = types.alias(name), alias.attributes.isStringType {
                let type = types.swiftName(of: name)
                let names = ImportedConstantName.members(constant.name, of: type)
                writeMembers(names, of: type, "\(type)(rawValue: \(literal))", needing: name)
            } else if name == "NSNotificationName" || name == "NSString" && constant.name.hasSuffix("Notification") {
                let names = ImportedConstantName.notifications(constant.name) + [constant.name]
                writeMembers(names, of: "NSNotification.Name", "NSNotification.Name(\(literal))", needing: nil)
            } else {
                writeGlobal(constant.name, constant, written, literal, values)
            }
        }
    }

    private mutating func writeMembers(_ names: [String], of type: String, _ value: String, needing: String?) {
        var known: Set<String> = []
        let used = names.filter { context.words.contains($0) && known.insert($0).inserted }
        guard !used.isEmpty else { return }
        if let needing { need(needing) }
        add(
            "\(isolation)extension \(type)", named: "",
            used.map { "public static var \(SwiftName.quoted($0)): \(type) { \(value) }" })
    }

    private mutating func writeGlobal(
        _ name: String, _ constant: ObjectiveCConstant, _ written: ObjectiveCTypes.Written, _ literal: String,
        _ values: [String: Int]
    ) {
        guard isWanted(name) else { return }
        var value = emptyValue(written)
        var type = written
        if constant.type.name == "NSString" || written.text == "String" {
            type.text = "String"
            value = literal
        } else if let number = IntegerExpression.value(of: constant.value[...], known: values),
            AppleTypes.integers.contains(written.text)
        {
            value = "\(written.text)(truncatingIfNeeded: \(number))"
        } else if let number = Self.number(constant.value),
            ["Double", "Float", "CGFloat", "TimeInterval"].contains(written.text)
        {
            value = number
        } else if case .none = written.empty {
            return
        }
        if case .object(let made) = written.empty { value = made }
        need(written.needs)
        let access = written.isOwn ? "" : "public "
        parts.append("\(isolation)\(access)var \(SwiftName.quoted(name)): \(type.text) { \(value) }\n")
    }

    /// Writes macros with a number or a string.
    mutating func writeValues(_ values: [HeaderScanner.Constant], known: [String: Int]) {
        var written: Set<String> = []
        for constant in values.reversed() where isWanted(constant.name) && written.insert(constant.name).inserted {
            let value = constant.value
            let name = SwiftName.quoted(constant.name)
            if value.count == 1, value[0].kind == .text {
                parts.append("\(isolation)public var \(name): String { \(Self.literal(value[0].text)) }\n")
            } else if value.count == 1, ["YES", "NO", "true", "false"].contains(value[0].text) {
                let truth = value[0].text == "YES" || value[0].text == "true"
                parts.append("\(isolation)public var \(name): Bool { \(truth) }\n")
            } else if let number = IntegerExpression.value(of: value[...], known: known) {
                let type = Int32(exactly: number) == nil ? "Int" : "Int32"
                parts.append("\(isolation)public var \(name): \(type) { \(number) }\n")
            } else if let number = Self.number(value) {
                let type = value.contains { $0.text.hasSuffix("f") } ? "Float" : "Double"
                parts.append("\(isolation)public var \(name): \(type) { \(number) }\n")
            }
        }
    }

    /// A number with a fraction, optionally with a sign and in parentheses.
    private static func number(_ tokens: [HeaderToken]) -> String? {
        let bare = tokens.filter { $0.text != "(" && $0.text != ")" }
        guard let last = bare.last, last.kind == .number, bare.count == 1 || bare.count == 2 && bare[0].text == "-"
        else { return nil }
        var text = last.text
        if !text.hasPrefix("0x"), let end = text.last, "fFlL".contains(end) { text.removeLast() }
        guard let number = Double(text), number.isFinite else { return nil }
        return bare.count == 2 ? "\(-number)" : "\(number)"
    }

    /// A C string as a Swift literal.
    static func literal(_ text: String) -> String {
        var plain = ""
        var isEscaped = false
        for character in text {
            if isEscaped {
                plain.append(escapes[character] ?? character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                plain.append(character)
            }
        }
        return SwiftName.literal(plain)
    }

    private static let escapes: [Character: Character] = ["n": "\n", "t": "\t", "r": "\r", "0": "\0"]

    // MARK: Functions

    mutating func writeFunctions(_ functions: [ObjectiveCFunction]) {
        var known: Set<String> = []
        for function in functions where known.insert(function.name).inserted && !function.attributes.isUnavailable {
            var method = ObjectiveCMethod(
                parts: [function.name] + function.parameters.dropFirst().map { _ in "" },
                parameters: function.parameters, result: function.result)
            method.attributes.swiftName = function.attributes.swiftName
            let name =
                function.attributes.swiftName.flatMap {
                    ImportedName(swiftName: $0, parameterCount: function.parameters.count)
                } ?? ImportedName(base: function.name, labels: function.parameters.map { _ in "" })
            guard isWanted(name.base) else { continue }
            let members = ObjectiveCMembers(
                .extension, title: function.name, type: "", parameters: [], types: types, words: context.words)
            guard let form = ObjectiveCMethodForm(function: method, of: members) else { continue }
            need(form.needs)
            parts.append(
                "\(isolation)\(form.isOwn ? "" : "public ")func \(form.head(name)) { \(form.body) }\n")
        }
    }
}
