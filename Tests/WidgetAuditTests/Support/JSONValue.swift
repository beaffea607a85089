/// Any JSON, for tests of a document's structure.
enum JSONValue: Decodable, Hashable {
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case list([JSONValue])
    case object([String: JSONValue])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let flag = try? container.decode(Bool.self) {
            self = .flag(flag)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let list = try? container.decode([JSONValue].self) {
            self = .list(list)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }
}

/// What a JSON document consists of: an excerpt of a format's rules.
indirect enum JSONShape: Sendable {
    case text
    case choice([String])
    case flag
    /// A whole number of at least this value.
    case integer(from: Int)
    /// RFC 3986: an absolute address.
    case uri
    /// RFC 3986: an address that may be relative.
    case uriReference
    case list(JSONShape, isUnique: Bool)
    /// An object with any names.
    case map(JSONShape)
    /// An object that has no other names.
    case object(required: [String], [String: JSONShape])
    case anything

    /// Where a value differs, and how.
    func problems(of value: JSONValue, at path: String = "$") -> [String] {
        switch (self, value) {
        case (.anything, _), (.text, .text), (.flag, .flag): []
        case (.choice(let names), .text(let text)): names.contains(text) ? [] : ["\(path): \(text)"]
        case (.integer(let least), .number(let number)):
            number == number.rounded() && number >= Double(least) ? [] : ["\(path): \(number)"]
        case (.uri, .text(let text)): URIText(text).map(\.hasScheme) == true ? [] : ["\(path): \(text)"]
        case (.uriReference, .text(let text)): URIText(text) == nil ? ["\(path): \(text)"] : []
        case (.list(let shape, let isUnique), .list(let values)):
            values.enumerated().flatMap { shape.problems(of: $1, at: "\(path)[\($0)]") }
                + (isUnique && Set(values).count < values.count ? ["\(path): equal elements"] : [])
        case (.map(let shape), .object(let members)):
            members.flatMap { shape.problems(of: $1, at: path + "." + $0) }
        case (.object(let required, let shapes), .object(let members)):
            required.filter { members[$0] == nil }.map { "\(path): no \($0)" }
                + members.flatMap { name, value in
                    shapes[name]?.problems(of: value, at: path + "." + name) ?? ["\(path): unknown \(name)"]
                }
        default: ["\(path): another type"]
        }
    }
}

/// The parts of an address that its structure depends on.
struct URIText {
    let hasScheme: Bool

    /// `nil` for a text with characters that an address does not have, or with a colon in the first part of a path.
    init?(_ text: String) {
        let others = Set("-._~:/?#[]@!$&'()*+,;=%")
        guard text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || others.contains($0)) }) else { return nil }
        for part in text.split(separator: "%", omittingEmptySubsequences: false).dropFirst() {
            guard part.prefix(2).count == 2, part.prefix(2).allSatisfy(\.isHexDigit) else { return nil }
        }
        guard let colon = text.firstIndex(of: ":"), !text[..<colon].contains("/") else {
            hasScheme = false
            return
        }
        let scheme = text[..<colon]
        guard let first = scheme.first, first.isLetter,
            scheme.allSatisfy({ $0.isLetter || $0.isNumber || "+-.".contains($0) })
        else { return nil }
        hasScheme = true
    }
}
