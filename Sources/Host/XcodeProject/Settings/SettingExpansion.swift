import RenderModel

/// Expands the references to settings in a string.
///
/// 1. `$(OTHER)` and `${OTHER}` refer to the value of another setting, whose name may contain references itself.
/// 2. `$(inherited)`, like the setting's own name, refers to the value of the next lower assignment. A circular
///    reference is empty.
/// 3. `$(NAME:operator)` changes the value: `lower`, `upper`, `identifier`, `c99extidentifier`, `rfc1034identifier`,
///    and `default=…` for an empty one.
/// 4. A few settings that each refer to the next one twice would expand exponentially: the number of replacements,
///    their depth, and the size of the result are limited, and exceeding a limit is an error. So are the combining
///    marks in a row, which values can add up to.
struct SettingExpansion {
    /// An assignment whose value is being expanded.
    private struct Place: Hashable {
        var name: String
        var index: Int
    }

    private let settings: BuildSettings
    private var open: [Place] = []
    private var budget: ReadingBudget

    private static let stepLimit = 10_000
    private static let depthLimit = 32
    /// Bytes.
    private static let sizeLimit = 64 << 10

    init(of settings: BuildSettings) {
        self.settings = settings
        budget = ReadingBudget(for: settings.file, limit: Self.stepLimit)
    }

    mutating func value(_ name: String) throws(ProjectProblem) -> String {
        try value(name, below: nil)
    }

    mutating func expanded(_ text: String) throws(ProjectProblem) -> String {
        try expanded(text, at: nil, nesting: 0)
    }

    private mutating func value(_ name: String, below limit: Int?) throws(ProjectProblem) -> String {
        let candidates = settings.candidates(name)
        let place = Place(name: name, index: min(limit ?? candidates.count, candidates.count) - 1)
        guard candidates.indices.contains(place.index), !open.contains(place) else { return "" }
        try check(depth: open.count, of: name)
        open.append(place)
        defer { open.removeLast() }
        return try expanded(candidates[place.index].value, at: place, nesting: 0)
    }

    private mutating func expanded(
        _ text: String, at place: Place?, nesting: Int
    ) throws(ProjectProblem) -> String {
        guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
        try check(size: text, of: place)
        var result = ""
        var rest = text[...]
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            rest = rest[rest.index(after: dollar)...]
            try budget.spend("replacements of build settings")
            guard let open = rest.first, open == "(" || open == "{", let end = Self.end(of: rest) else {
                result += "$"
                continue
            }
            let inner = String(rest[rest.index(after: rest.startIndex)..<end])
            rest = rest[rest.index(after: end)...]
            try check(depth: nesting, of: place?.name ?? inner)
            let call = try expanded(inner, at: place, nesting: nesting + 1)
                .split(separator: ":", omittingEmptySubsequences: false)
            let called = call.first.map(String.init) ?? ""
            var value: String
            if let place, called == "inherited" || called == place.name {
                value = try self.value(place.name, below: place.index)
            } else {
                value = try self.value(called, below: nil)
            }
            for operation in call.dropFirst() { value = SettingList.apply(String(operation), to: value) }
            result += value
            try check(size: result, of: place)
        }
        result += rest
        try check(marks: result, of: place)
        return result
    }

    private func check(depth: Int, of name: String) throws(ProjectProblem) {
        guard depth >= Self.depthLimit else { return }
        throw .malformed(
            settings.file, line: nil,
            reason: "the build setting '\(name.prefix(80))' refers to others more than \(Self.depthLimit) levels deep")
    }

    private func check(size text: String, of place: Place?) throws(ProjectProblem) {
        guard text.utf8.count > Self.sizeLimit else { return }
        throw excess(of: place, "\(Self.sizeLimit >> 10) kilobytes")
    }

    private func check(marks text: String, of place: Place?) throws(ProjectProblem) {
        guard CombiningMarks.exceedLimit(in: text) else { return }
        throw excess(of: place, "\(CombiningMarks.limit) combining marks in a row")
    }

    private func excess(of place: Place?, _ limit: String) -> ProjectProblem {
        let name = place.map { "the build setting '\($0.name.prefix(80))'" } ?? "a string with build settings"
        return .malformed(settings.file, line: nil, reason: "\(name) expands to more than \(limit)")
    }

    /// The bracket that closes the first one.
    private static func end(of text: Substring) -> Substring.Index? {
        var depth = 0
        for index in text.utf8.indices {
            switch text.utf8[index] {
            case UInt8(ascii: "("), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "}"): depth -= 1
            default: break
            }
            if depth == 0 { return index }
        }
        return nil
    }
}
