/// A path pattern, as in shells with `globstar`: `*` and `?` do not match `/`, `**` does, and a pattern that names a
/// folder matches its entire content.
struct GlobPattern {
    private let parts: [Substring]

    init(_ pattern: String) {
        parts = pattern.split(separator: "/").filter { $0 != "." }
    }

    func matches(_ path: String) -> Bool {
        Self.matches(path.split(separator: "/")[...], parts[...])
    }

    private static func matches(_ path: ArraySlice<Substring>, _ parts: ArraySlice<Substring>) -> Bool {
        guard let part = parts.first else { return true }
        if part == "**" {
            let rest = parts.dropFirst()
            return (path.startIndex...path.endIndex).contains { start in
                (rest.isEmpty ? start < path.endIndex : true) && matches(path[start...], rest)
            }
        }
        guard let name = path.first, matches(name: name[...], part[...]) else { return false }
        return matches(path.dropFirst(), parts.dropFirst())
    }

    private static func matches(name: Substring, _ pattern: Substring) -> Bool {
        guard let next = pattern.first else { return name.isEmpty }
        switch next {
        case "*":
            return name.indices.contains { matches(name: name[$0...], pattern.dropFirst()) }
                || matches(name: "", pattern.dropFirst())
        case "?": return !name.isEmpty && matches(name: name.dropFirst(), pattern.dropFirst())
        default: return name.first == next && matches(name: name.dropFirst(), pattern.dropFirst())
        }
    }
}
