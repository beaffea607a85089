/// A path pattern, as in shells with `globstar`: `*` and `?` do not match `/`, `**` does, and a pattern that names a
/// folder matches its entire content.
///
/// Patterns are untrusted, and trying every length of every wildcard takes exponential time. It is not necessary:
///
/// 1. What lies between two wildcards is matched at the first possible place. If anything matches, this does, because
///    the first place leaves the most for the rest.
/// 2. So if something does not match, only the last wildcard is extended. The time is at most the product of both
///    lengths.
struct GlobPattern {
    private let parts: [Substring]

    init(_ pattern: String) {
        parts = pattern.split(separator: "/").filter { $0 != "." }
    }

    func matches(_ path: String) -> Bool {
        let names = path.split(separator: "/")
        var (name, part) = (0, 0)
        // The part after the last `**`, and the first name that it has not been tried with.
        var retry: (name: Int, part: Int)?
        while part < parts.count {
            if parts[part] == "**" {
                part += 1
                // At the end it stands for the content of a folder, not for the folder itself.
                guard part < parts.count else { return name < names.count }
                retry = (name + 1, part)
            } else if name < names.count, Self.matches(Array(names[name]), Array(parts[part])) {
                name += 1
                part += 1
            } else if let last = retry, last.name < names.count {
                (name, part) = last
                retry?.name += 1
            } else {
                return false
            }
        }
        return true
    }

    private static func matches(_ name: [Character], _ pattern: [Character]) -> Bool {
        var (position, next) = (0, 0)
        var retry: (position: Int, next: Int)?
        while position < name.count {
            if next < pattern.count, pattern[next] == "*" {
                next += 1
                retry = (position + 1, next)
            } else if next < pattern.count, pattern[next] == "?" || pattern[next] == name[position] {
                position += 1
                next += 1
            } else if let last = retry {
                (position, next) = last
                retry?.position += 1
            } else {
                return false
            }
        }
        return pattern[next...].allSatisfy { $0 == "*" }
    }
}
