/// Renamed commands and options. The old names keep working, with a notice.
///
/// 1. The first word is a command; an old name is replaced by the current one.
/// 2. In the words after it, up to `--`, old names of that command's options, alone or before `=`, are replaced by the
///    current ones. All other words are unchanged.
/// 3. Each old name is reported once, with the current one.
struct RenamedArguments: Sendable {
    /// The current names, by old name.
    var commands: [String: String]
    /// The current names, by old name (each with its dashes), by the current name of the command.
    var options: [String: [String: String]]

    /// The names that past versions renamed. A row may be removed in the next major version.
    static let known = RenamedArguments(commands: [:], options: [:])

    struct Reading: Hashable, Sendable {
        var arguments: [String]
        var notices: [String]
    }

    func present(_ arguments: [String]) -> Reading {
        guard let first = arguments.first else { return Reading(arguments: [], notices: []) }
        let command = commands[first] ?? first
        var notices: [String] = []
        if command != first { notices.append(Self.notice(first, command)) }
        let renamed = options[command] ?? [:]
        let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
        let words = arguments[1..<max(end, 1)].map { word in
            let name = String(word.prefix { $0 != "=" })
            guard let current = renamed[name] else { return word }
            let notice = Self.notice(name, current)
            if !notices.contains(notice) { notices.append(notice) }
            return current + word.dropFirst(name.count)
        }
        return Reading(arguments: [command] + words + arguments[max(end, 1)...], notices: notices)
    }

    private static func notice(_ old: String, _ current: String) -> String {
        "notice: “\(old)” is now “\(current)”; the old name will stop working in a later version."
    }
}
