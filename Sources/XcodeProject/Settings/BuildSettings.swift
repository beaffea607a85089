/// Build settings of a target: several levels of assignments, the later ones above the earlier ones.
///
/// 1. A level holds assignments such as `NAME = value` and `NAME[sdk=iphoneos*] = value`. Those whose conditions do
///    not hold are passed over; among those that hold, one with more conditions is above one with fewer.
/// 2. The value of a name is that of its highest assignment, with `$(OTHER)` and `${OTHER}` replaced by their values.
/// 3. `$(inherited)`, like the name itself, stands for the value of the next lower assignment.
/// 4. `$(NAME:operator)` changes the value: `lower`, `upper`, `identifier`, `c99extidentifier`, `rfc1034identifier`,
///    and `default=…` for an empty one.
/// 5. Replacing goes 32 levels deep and makes at most 64 KB; what is beyond that is empty.
struct BuildSettings: Hashable, Sendable {
    struct Assignment: Hashable, Sendable {
        var name: String
        /// `sdk`, `config` or `arch`, and the pattern, which may end with `*`.
        var conditions: [Condition] = []
        var value: String

        struct Condition: Hashable, Sendable {
            var name: String
            var pattern: String
        }

        /// - Parameter key: a name, with conditions in brackets behind it.
        init(key: String, value: String) {
            self.value = value
            var parts = key.split(separator: "[").map(String.init)
            name = parts.isEmpty ? key : parts.removeFirst().filter { !$0.isWhitespace }
            for part in parts.flatMap({ $0.split(separator: ",") }) {
                let sides = part.split(separator: "=", maxSplits: 1).map { side in
                    String(side).filter { !$0.isWhitespace && $0 != "]" }
                }
                guard sides.count == 2 else { continue }
                conditions.append(Condition(name: sides[0], pattern: sides[1]))
            }
        }
    }

    /// From the lowest to the highest.
    var levels: [[Assignment]] = []
    /// What the conditions `sdk`, `config` and `arch` are compared with.
    var facts: [String: String] = [:]

    private static let depthLimit = 32
    private static let sizeLimit = 64 << 10

    mutating func add(level: [Assignment]) {
        levels.append(level)
    }

    /// A level from a property list's table; lists are joined.
    mutating func add(level table: [String: PropertyValue]) {
        add(
            level: table.sorted { $0.key < $1.key }.compactMap { key, value in
                switch value {
                case .string(let text): Assignment(key: key, value: text)
                case .array(let list): Assignment(key: key, value: SettingWords.joined(list.compactMap(\.string)))
                default: nil
                }
            })
    }

    /// The value of a setting; none when nothing assigns it or it is empty.
    func value(_ name: String) -> String? {
        let value = value(name, below: nil, depth: 0)
        return value.isEmpty ? nil : value
    }

    /// The words of a setting that is a list.
    func words(_ name: String) -> [String] { SettingWords.split(value(name) ?? "") }

    func isOn(_ name: String) -> Bool { value(name)?.uppercased() == "YES" }

    /// Names that any level assigns.
    var names: Set<String> { Set(levels.joined().map(\.name)) }

    /// Replaces what stands for other settings in a text.
    func expanded(_ text: String) -> String {
        expanded(text, of: "", index: 0, depth: 0)
    }

    private func candidates(_ name: String) -> [Assignment] {
        levels.flatMap { level in
            level.filter { $0.name == name && holds($0.conditions) }
                .enumerated()
                .sorted { ($0.element.conditions.count, $0.offset) < ($1.element.conditions.count, $1.offset) }
                .map(\.element)
        }
    }

    private func holds(_ conditions: [Assignment.Condition]) -> Bool {
        conditions.allSatisfy { condition in
            guard let fact = facts[condition.name] else { return condition.pattern == "*" }
            return condition.pattern.hasSuffix("*")
                ? fact.hasPrefix(condition.pattern.dropLast()) : fact == condition.pattern
        }
    }

    private func value(_ name: String, below limit: Int?, depth: Int) -> String {
        guard depth < Self.depthLimit else { return "" }
        let candidates = candidates(name)
        let index = min(limit ?? candidates.count, candidates.count) - 1
        guard candidates.indices.contains(index) else { return "" }
        return expanded(candidates[index].value, of: name, index: index, depth: depth)
    }

    private func expanded(_ text: String, of name: String, index: Int, depth: Int) -> String {
        var result = ""
        var rest = text[...]
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            rest = rest[rest.index(after: dollar)...]
            guard let open = rest.first, open == "(" || open == "{", let end = Self.end(of: rest) else {
                result += "$"
                continue
            }
            let inner = String(rest[rest.index(after: rest.startIndex)..<end])
            rest = rest[rest.index(after: end)...]
            // The name may be made of other settings itself.
            let call = expanded(inner, of: name, index: index, depth: depth + 1).split(
                separator: ":", omittingEmptySubsequences: false)
            let called = call.first.map(String.init) ?? ""
            var value =
                called == "inherited" || called == name
                ? self.value(name, below: index, depth: depth + 1) : self.value(called, below: nil, depth: depth + 1)
            for operation in call.dropFirst() { value = SettingWords.apply(String(operation), to: value) }
            result += value
            guard result.utf8.count <= Self.sizeLimit else { return "" }
        }
        return depth < Self.depthLimit ? result + rest : ""
    }

    /// The bracket that closes the one at the beginning.
    private static func end(of text: Substring) -> Substring.Index? {
        var depth = 0
        for index in text.indices {
            switch text[index] {
            case "(", "{": depth += 1
            case ")", "}": depth -= 1
            default: break
            }
            if depth == 0 { return index }
        }
        return nil
    }
}
