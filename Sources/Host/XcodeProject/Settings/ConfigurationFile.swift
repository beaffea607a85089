import Foundation

/// Reads `.xcconfig` files.
///
/// 1. A line is `NAME = value` or `#include "path"`; `#include?` accepts a missing file. `//` starts a comment.
/// 2. An included file's lines replace the line that includes it; its path is relative to the file, or else to the
///    project's folder.
/// 3. A later assignment of a name replaces an earlier one.
/// 4. A missing file counts as empty: package tools generate such files when they run.
/// 5. A file outside of the project's boundary is skipped: its lines would become settings, which the widget can read.
/// 6. Recursive includes are skipped. Includes are nested at most 16 levels deep, with at most 1,000 in total.
struct ConfigurationFile {
    /// The assignments in order; of a name with its conditions, only the last one.
    var assignments: [BuildSettings.Assignment] { slots.compactMap(\.self) }
    /// The files that were read, and missing ones that may be created later.
    private(set) var files: [String] = []
    private(set) var missing: [String] = []
    /// The files outside of the boundary as text.
    private(set) var remarks: [String] = []

    private struct Key: Hashable {
        var name: String
        var conditions: [BuildSettings.Assignment.Condition]
    }

    private var slots: [BuildSettings.Assignment?] = []
    private var places: [Key: Int] = [:]
    /// The currently open files, the outermost first.
    private var open: [String] = []
    private var budget: ReadingBudget
    private let folder: String?
    private let boundary: ProjectBoundary?

    private static let depthLimit = 16
    private static let fileLimit = 1_000
    /// Bytes.
    private static let sizeLimit = 4 << 20

    /// - Parameter folder: The project's folder.
    init(
        _ path: String, folder: String? = nil, within boundary: ProjectBoundary? = nil
    ) throws(ProjectProblem) {
        self.boundary = boundary
        budget = ReadingBudget(for: path, limit: Self.fileLimit)
        self.folder = folder
        try read(ExistingPath.find(path) ?? path)
    }

    private mutating func read(_ path: String) throws(ProjectProblem) {
        guard !open.contains(path) else { return }
        guard open.count < Self.depthLimit else {
            throw .malformed(path, line: nil, reason: "files include each other more than \(Self.depthLimit) deep")
        }
        try budget.spend("included files")
        if let remark = boundary?.remark(onReading: path) {
            if !remarks.contains(remark) { remarks.append(remark) }
            return
        }
        open.append(path)
        defer { open.removeLast() }
        if !files.contains(path) { files.append(path) }
        let data: Data
        do throws(LimitedFile.Rejection) {
            data = try LimitedFile.readText(path, limit: Self.sizeLimit)
        } catch {
            guard error == .missing else { throw ProjectProblem(error, at: path) }
            if !missing.contains(path) { missing.append(path) }
            return
        }
        guard let text = String(data: data, encoding: .utf8) else {
            throw .unreadable(path, reason: "the build configuration file is not UTF-8 text")
        }
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let code = Self.withoutComment(line)
            if code.isEmpty { continue }
            if code.hasPrefix("#include") {
                try include(code.dropFirst("#include".count), from: path, line: index + 1)
                continue
            }
            guard let equals = Self.equalsSign(in: code) else {
                throw .malformed(path, line: index + 1, reason: "'\(code)' is not an assignment NAME = value")
            }
            let key = code[..<equals].trimmingCharacters(in: .whitespaces)
            var value = code[code.index(after: equals)...].trimmingCharacters(in: .whitespaces)
            if value.hasSuffix(";") { value.removeLast() }
            let assignment = BuildSettings.Assignment(key: key, value: value)
            let place = Key(name: assignment.name, conditions: assignment.conditions)
            if let earlier = places.updateValue(slots.count, forKey: place) { slots[earlier] = nil }
            slots.append(assignment)
        }
    }

    private mutating func include(
        _ rest: Substring, from path: String, line: Int
    ) throws(ProjectProblem) {
        let isOptional = rest.hasPrefix("?")
        let parts = rest.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count >= 3 else {
            throw .malformed(path, line: line, reason: "#include needs a path in quotation marks")
        }
        let bases = [(path as NSString).deletingLastPathComponent] + [folder].compactMap(\.self)
        let targets = bases.map { Path.joined($0, String(parts[1])) }
        if let target = targets.lazy.compactMap(ExistingPath.find).first {
            try read(target)
        } else if !isOptional {
            try read(targets[0])
        } else if !files.contains(targets[0]) {
            files.append(targets[0])
        }
    }

    /// The equals sign of an assignment; conditions in brackets also have one.
    private static func equalsSign(in line: Substring) -> Substring.Index? {
        var isInBrackets = false
        for index in line.indices {
            switch line[index] {
            case "[": isInBrackets = true
            case "]": isInBrackets = false
            case "=": if !isInBrackets { return index }
            default: break
            }
        }
        return nil
    }

    private static func withoutComment(_ line: Substring) -> Substring {
        let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
        let start = code.drop { $0.isWhitespace }
        let end = start.lastIndex { !$0.isWhitespace }
        return end.map { start[...$0] } ?? ""
    }
}
