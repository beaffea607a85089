import Foundation
import StringCatalogs

/// Reads property lists in any format: the old one of project files, XML and binary.
package enum PropertyListFile {
    /// The size limit in bytes; project files of the largest apps have a few million. Decoded, a list can take forty
    /// times the memory.
    private static let sizeLimit = 32 << 20

    package static func read(_ path: String) throws(ProjectProblem) -> [String: Any] {
        let data: Data
        do throws(LimitedFile.Rejection) {
            data = try LimitedFile.read(path, limit: sizeLimit)
        } catch {
            throw ProjectProblem(error, at: path)
        }
        return try table(data, of: path)
    }

    /// - Parameter path: The path for error messages.
    package static func table(_ data: Data, of path: String) throws(ProjectProblem) -> [String: Any] {
        if let rejection = LimitedFile.rejection(ofText: data) { throw ProjectProblem(rejection, at: path) }
        guard !BinaryPropertyList.isUnsafe(data) else {
            throw .malformed(path, line: nil, reason: "it is not a binary property list as Xcode writes it")
        }
        let value: Any
        do {
            value = try PropertyListSerialization.propertyList(from: data, format: nil)
        } catch {
            throw problem(error as NSError, of: path, isXML: data.starts(with: Array("<?xml".utf8)))
        }
        guard let table = value as? [String: Any] else {
            throw .malformed(path, line: 1, reason: "it is not a table of keys and values")
        }
        return table
    }

    /// Foundation reports the error of each format it tried, with the line in the sentence. Its report on the old
    /// format is an object without an interface here, whose description has the sentence in quotation marks.
    private static func problem(_ error: NSError, of path: String, isXML: Bool) -> ProjectProblem {
        let old = error.userInfo["kCFPropertyListOldStyleParsingError"].map { "\($0)" }
        let oldReason = old?.split(separator: "\"").dropFirst().first.map(String.init)
        let reason =
            (isXML ? nil : oldReason) ?? error.userInfo[NSDebugDescriptionErrorKey] as? String
            ?? "it is not a property list"
        let places = ["at line ", "on line "].compactMap { reason.range(of: $0, options: .backwards) }
        guard let place = places.first else {
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
