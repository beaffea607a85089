import Foundation
import Yams

/// A value of a YAML file such as `project.yml`, with strings in their source form.
package enum SpecificationNode: Hashable {
    /// Quoted strings are never numbers or Booleans.
    case text(String, isQuoted: Bool)
    case list([SpecificationNode])
    case table([String: SpecificationNode])

    private static let depthLimit = 64
    /// Bytes.
    private static let sizeLimit = 8 << 20
    private static let truths: [String: Bool] = [
        "true": true, "True": true, "TRUE": true, "yes": true, "Yes": true, "YES": true, "on": true,
        "false": false, "False": false, "FALSE": false, "no": false, "No": false, "NO": false, "off": false,
    ]

    /// Reads a file of its own, such as `tessera.yml`.
    package static func read(_ path: String) throws(ProjectProblem) -> [String: SpecificationNode] {
        var budget = ReadingBudget(for: path)
        return try read(path, budget: &budget)
    }

    /// - Parameter budget: The budget, which counts every repetition by an alias.
    static func read(
        _ path: String, budget: inout ReadingBudget
    ) throws(ProjectProblem) -> [String: SpecificationNode] {
        let data: Data
        do throws(LimitedFile.Rejection) {
            data = try LimitedFile.readText(path, limit: sizeLimit)
        } catch {
            throw ProjectProblem(error, at: path)
        }
        guard !RepeatedKeys.areIn(data) else {
            throw .malformed(path, line: nil, reason: "it uses lists or aliases of lists as keys")
        }
        let node: Node?
        do {
            node = try Yams.compose(yaml: String(decoding: data, as: UTF8.self))
        } catch let error as YamlError {
            throw problem(error, of: path)
        } catch {
            throw .malformed(path, line: nil, reason: "\(error)")
        }
        guard let node else { return [:] }
        guard case .table(let table) = try SpecificationNode(node, of: path, depth: 0, &budget) else {
            throw .malformed(path, line: 1, reason: "it is not a table of keys and values")
        }
        return table
    }

    private static func problem(_ error: YamlError, of path: String) -> ProjectProblem {
        switch error {
        case .scanner(_, let reason, let mark, _), .parser(_, let reason, let mark, _),
            .composer(_, let reason, let mark, _):
            return .malformed(path, line: mark.line, reason: reason)
        default: return .malformed(path, line: nil, reason: "it is not YAML")
        }
    }

    private init(
        _ node: Node, of path: String, depth: Int, _ budget: inout ReadingBudget
    ) throws(ProjectProblem) {
        guard depth < Self.depthLimit else {
            throw .malformed(
                path, line: node.mark?.line, reason: "values are nested more than \(Self.depthLimit) levels deep")
        }
        try budget.spend("values")
        switch node {
        case .scalar(let scalar):
            self = .text(scalar.string, isQuoted: scalar.style == .singleQuoted || scalar.style == .doubleQuoted)
        case .sequence(let list):
            var nodes: [SpecificationNode] = []
            for node in list { nodes.append(try SpecificationNode(node, of: path, depth: depth + 1, &budget)) }
            self = .list(nodes)
        case .mapping(let pairs):
            var table: [String: SpecificationNode] = [:]
            for (key, node) in pairs {
                table[key.string ?? ""] = try SpecificationNode(node, of: path, depth: depth + 1, &budget)
            }
            self = .table(table)
        case .alias: self = .text("", isQuoted: true)
        }
    }

    package var text: String? {
        if case .text(let text, _) = self { text } else { nil }
    }

    package var table: [String: SpecificationNode] {
        if case .table(let table) = self { table } else { [:] }
    }

    /// The members of a list; any other value counts as a list with itself.
    package var list: [SpecificationNode] {
        if case .list(let list) = self { list } else { [self] }
    }

    package var isTrue: Bool { text.flatMap { Self.truths[$0] } ?? false }

    /// The value as a build setting.
    var setting: String? {
        switch self {
        case .text(let text, let isQuoted):
            guard !isQuoted, let truth = Self.truths[text] else { return text }
            return truth ? "YES" : "NO"
        case .list(let list): return SettingList.joined(list.compactMap(\.setting))
        case .table: return nil
        }
    }

    /// The value as a property list value.
    var property: Any {
        switch self {
        case .text(let text, let isQuoted):
            if isQuoted { return text }
            if let truth = Self.truths[text] { return truth }
            if let number = Int(text) { return number }
            return Double(text).map { $0 as Any } ?? text
        case .list(let list): return list.map(\.property)
        case .table(let table): return table.mapValues(\.property)
        }
    }

    /// This value merged with another one that overrides it: tables are merged, lists are concatenated.
    func merged(with other: SpecificationNode) -> SpecificationNode {
        switch (self, other) {
        case (.table(let own), .table(let more)): .table(own.merging(more) { $0.merged(with: $1) })
        case (.list(let own), .list(let more)): .list(own + more)
        default: other
        }
    }
}
