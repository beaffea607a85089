import Foundation

/// A value of a property list. Numbers and Booleans are kept as text, like build settings.
enum PropertyValue: Hashable, Sendable {
    case string(String)
    case array([PropertyValue])
    case dictionary([String: PropertyValue])
    case other

    /// The maximum nesting; deeper values are damaged or malicious.
    private static let depthLimit = 64

    init(_ value: Any, depth: Int = 0) {
        switch value {
        case _ where depth >= Self.depthLimit: self = .other
        case let text as String: self = .string(text)
        case let list as [Any]: self = .array(list.map { PropertyValue($0, depth: depth + 1) })
        case let table as [String: Any]: self = .dictionary(table.mapValues { PropertyValue($0, depth: depth + 1) })
        case let number as NSNumber: self = .string(number.stringValue)
        default: self = .other
        }
    }

    var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    var strings: [String] {
        if case .array(let list) = self { list.compactMap(\.string) } else { [] }
    }

    var table: [String: PropertyValue]? {
        if case .dictionary(let table) = self { table } else { nil }
    }
}
