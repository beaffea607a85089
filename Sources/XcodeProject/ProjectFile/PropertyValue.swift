import Foundation

/// A value of a property list. Numbers and truth values are kept as their text, as build settings are.
enum PropertyValue: Hashable, Sendable {
    case string(String)
    case array([PropertyValue])
    case dictionary([String: PropertyValue])
    case other

    /// Values nested deeper are damaged or hostile.
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

/// Reads property lists in any form: the old one of project files, XML and binary.
enum PropertyListFile {
    /// Bytes; project files of the largest apps have a few million.
    private static let sizeLimit = 256 << 20

    static func read(_ path: String) throws(ProjectProblem) -> [String: PropertyValue] {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        guard let size = attributes?[.size] as? NSNumber else {
            throw .unreadable(path, reason: "there is no such file")
        }
        guard size.intValue <= sizeLimit else { throw .unreadable(path, reason: "it is too large") }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw .unreadable(path, reason: "no permission, or it is gone")
        }
        let value: Any
        do {
            value = try PropertyListSerialization.propertyList(from: data, format: nil)
        } catch {
            throw problem(error as NSError, of: path, isXML: data.starts(with: Array("<?xml".utf8)))
        }
        guard let table = PropertyValue(value).table else {
            throw .malformed(path, line: 1, reason: "it is no table of keys and values")
        }
        return table
    }

    /// Foundation says what is wrong with each form it tried; the line is in the sentence. What it says of the old form
    /// is an object without an interface here, whose description has the sentence in quotation marks.
    private static func problem(_ error: NSError, of path: String, isXML: Bool) -> ProjectProblem {
        let old = error.userInfo["kCFPropertyListOldStyleParsingError"].map { "\($0)" }
        let oldReason = old?.split(separator: "\"").dropFirst().first.map(String.init)
        let reason =
            (isXML ? nil : oldReason) ?? error.userInfo[NSDebugDescriptionErrorKey] as? String
            ?? "it is no property list"
        guard let place = reason.range(of: "at line ", options: .backwards) else {
            return .malformed(path, line: nil, reason: reason.lowercasedFirst)
        }
        let line = Int(reason[place.upperBound...].prefix { $0.isNumber })
        let words = reason[..<place.lowerBound].trimmingCharacters(in: .whitespaces)
        return .malformed(path, line: line, reason: words.lowercasedFirst)
    }
}

extension String {
    fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
