/// Commands and options that had another name in an earlier version. Old names keep working, with a notice.
///
/// 1. The first word is a command; one with an old name gets its present name.
/// 2. Of the words after it, up to `--`, each that is an old option of that command, alone or before `=`, gets its
///    present name. All other words stay as they are.
/// 3. Each old name is reported once, with the present one.
struct RenamedWords: Sendable {
    /// Present names by the old ones.
    var commands: [String: String]
    /// Present names by the old ones, each with its dashes, by the present name of the command.
    var options: [String: [String: String]]

    /// What the versions so far renamed. A row may go with the next major version.
    static let known = RenamedWords(commands: [:], options: [:])

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
