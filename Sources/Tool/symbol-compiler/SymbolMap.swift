import Foundation

/// The project's table from symbol names to drawings: `symbol_map.csv` with the columns name, source, glyph, codepoint.
struct SymbolMap {
    enum Entry: Equatable {
        /// An SVG of one of the icon sets.
        case icon(IconSet, String)
        /// A glyph of an icon font.
        case glyph(IconSet, codepoint: String)
        case enclose(shape: String, content: Content)
        case slash(String)
        case badge(base: String, badge: String)
        case turn(degrees: Double, String)
        /// Another symbol's drawing.
        case same(as: String)
    }

    enum Content: Equatable {
        case symbol(String)
        case text(String)
    }

    private(set) var entries: [String: Entry] = [:]

    init(contentsOf path: String) throws {
        guard let data = FileManager.default.contents(atPath: path) else { throw CompilerError.missingFile(path) }
        for (index, line) in String(decoding: data, as: UTF8.self).split(separator: "\n").enumerated().dropFirst() {
            let fields = Self.fields(of: line)
            guard fields.count == 4 else { throw CompilerError.badMap(line: index + 1, reason: "not four columns") }
            guard let entry = Self.entry(source: fields[1], glyph: fields[2], codepoint: fields[3]) else {
                throw CompilerError.badMap(
                    line: index + 1, reason: "unknown source or recipe \(fields[1]) \(fields[2])")
            }
            entries[fields[0]] = entry
        }
    }

    private static func entry(source: String, glyph: String, codepoint: String) -> Entry? {
        switch source {
        case "bootstrap": return .icon(.bootstrap, glyph)
        case "phosphor-stroke": return .icon(.phosphorStroke, glyph)
        case "phosphor-fill": return .icon(.phosphorFill, glyph)
        case "material": return .glyph(.material, codepoint: codepoint)
        case "fluent": return .glyph(.fluent, codepoint: codepoint)
        case "same": return .same(as: glyph)
        case "compose": return recipe(glyph)
        default: return nil
        }
    }

    /// `enclose(circle, heart)`, `enclose(circle.fill, text "5")`, `slash(bell)`, `badge(person, plus)`,
    /// `turn(90, hand.point.up)`.
    private static func recipe(_ text: String) -> Entry? {
        guard let open = text.firstIndex(of: "("), text.last == ")" else { return nil }
        let arguments = text[text.index(after: open)...].dropLast().split(separator: ",", maxSplits: 1)
            .map { $0.trimmingCharacters(in: .whitespaces) }
        switch (text[..<open], arguments.count) {
        case ("slash", 1):
            return .slash(arguments[0])
        case ("badge", 2):
            return .badge(base: arguments[0], badge: arguments[1])
        case ("turn", 2):
            return Double(arguments[0]).map { .turn(degrees: $0, arguments[1]) }
        case ("enclose", 2):
            let quoted = arguments[1].split(separator: "\"", omittingEmptySubsequences: false)
            return .enclose(
                shape: arguments[0],
                content: quoted.count == 3 && quoted[0] == "text " ? .text(String(quoted[1])) : .symbol(arguments[1]))
        default:
            return nil
        }
    }

    /// Comma-separated values with doubled quotes inside quoted fields.
    private static func fields(of line: Substring) -> [String] {
        var fields = [""]
        var quoted = false
        var previousWasQuote = false
        for character in line where character != "\r" {
            if character == "\"" {
                if quoted || !previousWasQuote {
                    quoted.toggle()
                } else {
                    fields[fields.count - 1].append("\"")
                    quoted.toggle()
                }
                previousWasQuote = !quoted && !previousWasQuote
            } else {
                previousWasQuote = false
                if character == ",", !quoted { fields.append("") } else { fields[fields.count - 1].append(character) }
            }
        }
        return fields
    }
}
