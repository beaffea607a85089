import DeviceCatalog
import ExtensionProtocol
import RenderModel

/// One `key=value` of `--config`.
package struct ConfigurationArgument: Hashable, Sendable {
    package let key: String
    package let value: String

    package struct Malformed: Error, Hashable, Sendable, CustomStringConvertible {
        package var text: String
        package var description: String { "“\(text)” is not a setting. Write it as key=value, such as city=busan." }
    }

    package init(argument text: String) throws(Malformed) {
        guard let mark = text.firstIndex(of: "="), mark > text.startIndex else { throw Malformed(text: text) }
        key = String(text[..<mark])
        value = String(text[text.index(after: mark)...])
    }

    /// The value in the form that the parameter accepts.
    ///
    /// 1. A parameter with options takes one of them, by value or by title.
    /// 2. Numbers and flags must be written as such.
    /// 3. Anything else is a string, unless it is already a JSON object or list.
    ///
    /// - Throws: `CommandFailure` that names the parameters or the valid values.
    package func json(for widget: WidgetDescription) throws(CommandFailure) -> EntriesRequest.ConfigurationValue {
        let wanted = FoldedName(key)
        guard let parameter = widget.parameters.first(where: { FoldedName($0.name) == wanted }) else {
            let names = widget.parameters.map(\.name)
            let unknown = UnknownName(
                kind: "setting of \(widget.kind)", name: key, suggestions: wanted.nearest(in: names),
                hint: names.isEmpty ? "It has no settings." : "It has: \(names.joined(separator: ", ")).")
            throw CommandFailure(.usage, unknown.description)
        }
        return EntriesRequest.ConfigurationValue(name: parameter.name, json: try json(for: parameter))
    }

    private func json(for parameter: ConfigurationParameter) throws(CommandFailure) -> String {
        if !parameter.options.isEmpty {
            let wanted = FoldedName(value)
            let match = parameter.options.first {
                FoldedName($0.title) == wanted || FoldedName(Self.unquoted($0.json)) == wanted
            }
            guard let match else {
                let values = parameter.options.map { Self.unquoted($0.json) }
                let unknown = UnknownName(
                    kind: "value of \(parameter.name)", name: value, suggestions: wanted.nearest(in: values),
                    hint: "It can be: \(values.prefix(20).joined(separator: ", ")).")
                throw CommandFailure(.usage, unknown.description)
            }
            return match.json
        }
        let type = parameter.typeName.hasSuffix("?") ? String(parameter.typeName.dropLast()) : parameter.typeName
        switch type {
        case "Bool":
            switch value.lowercased() {
            case "true", "yes", "on", "1": return "true"
            case "false", "no", "off", "0": return "false"
            default: throw mismatch(parameter, "true or false")
            }
        case "Int", "Int64", "Int32":
            guard let number = Int64(value) else { throw mismatch(parameter, "a whole number") }
            return "\(number)"
        case "Double", "Float", "CGFloat":
            guard let number = Double(value), number.isFinite else { throw mismatch(parameter, "a number") }
            return "\(number)"
        default:
            let isStructured =
                value.hasPrefix("{") && value.hasSuffix("}") || value.hasPrefix("[") && value.hasSuffix("]")
            return isStructured ? value : quoted(value)
        }
    }

    private func mismatch(_ parameter: ConfigurationParameter, _ expected: String) -> CommandFailure {
        CommandFailure(.usage, "The setting \(parameter.name) takes \(expected), not “\(value)”.")
    }

    private static func unquoted(_ json: String) -> String {
        json.count >= 2 && json.hasPrefix("\"") && json.hasSuffix("\"") ? String(json.dropFirst().dropLast()) : json
    }
}
