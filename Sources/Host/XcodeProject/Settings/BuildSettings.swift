/// The build settings of a target: several levels of assignments, in which later ones override earlier ones.
///
/// 1. A level contains assignments such as `NAME = value` and `NAME[sdk=iphoneos*] = value`. Those whose conditions do
///    not hold are skipped; among the others, one with more conditions overrides one with fewer.
/// 2. The value of a name is that of its highest assignment, with references to other settings replaced by their values
///    (`SettingExpansion`).
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

        /// - Parameter key: A name, followed by conditions in brackets.
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

    /// The source of the settings, for error messages.
    let file: String
    /// The values that the conditions `sdk`, `config` and `arch` are compared with.
    var facts: [String: String] = [:]
    /// The assignments by name, from the lowest level to the highest.
    private var levels: [[String: [Assignment]]] = []

    init(file: String) {
        self.file = file
    }

    mutating func add(level: [Assignment]) {
        levels.append(Dictionary(grouping: level, by: \.name))
    }

    /// Adds a level from a property list's table; lists are joined.
    mutating func add(level table: [String: PropertyValue]) {
        add(
            level: table.sorted { $0.key < $1.key }.compactMap { key, value in
                switch value {
                case .string(let text): Assignment(key: key, value: text)
                case .array(let list): Assignment(key: key, value: SettingList.joined(list.compactMap(\.string)))
                default: nil
                }
            })
    }

    /// Adds to the lowest level.
    mutating func presume(_ assignment: Assignment) {
        guard !levels.isEmpty else { return add(level: [assignment]) }
        levels[0][assignment.name, default: []].append(assignment)
    }

    /// The value of a setting; `nil` if it is not assigned or empty.
    func value(_ name: String) throws(ProjectProblem) -> String? {
        var expansion = SettingExpansion(of: self)
        let value = try expansion.value(name)
        return value.isEmpty ? nil : value
    }

    /// The elements of a list setting.
    func words(_ name: String) throws(ProjectProblem) -> [String] { SettingList.split(try value(name) ?? "") }

    func isOn(_ name: String) throws(ProjectProblem) -> Bool { try value(name)?.uppercased() == "YES" }

    /// The names that any level assigns.
    var names: Set<String> { Set(levels.flatMap(\.keys)) }

    /// Expands the references to other settings in a string.
    func expanded(_ text: String) throws(ProjectProblem) -> String {
        var expansion = SettingExpansion(of: self)
        return try expansion.expanded(text)
    }

    /// The applicable assignments of a name, from the lowest to the highest.
    func candidates(_ name: String) -> [Assignment] {
        levels.flatMap { level in
            (level[name] ?? []).filter { holds($0.conditions) }
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
}
