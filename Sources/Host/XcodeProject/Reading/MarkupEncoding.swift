import Foundation

/// The encoding that an XML declaration names.
///
/// Foundation's reader of property lists decodes many encodings, some of which hide their characters from
/// `MarkScanner`, such as UTF-7 and windows-1258. Xcode writes UTF-8.
enum MarkupEncoding {
    private static let known: Set<Substring> = ["utf-8", "utf8", "utf-16", "us-ascii", "iso-8859-1"]

    /// Whether the data declares an encoding other than Unicode's and their subsets.
    static func isUnknown(_ data: Data) -> Bool {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let document = data.starts(with: mark) ? data.dropFirst(mark.count) : data
        guard document.starts(with: "<?xml".utf8) else { return false }
        let end = document.firstRange(of: Data("?>".utf8))?.lowerBound ?? document.endIndex
        let declaration = String(decoding: document[..<end].filter { $0 < 0x80 }, as: UTF8.self).lowercased()
        return declaration.split(separator: "encoding", omittingEmptySubsequences: false).dropFirst().contains { rest in
            let parts = rest.split(omittingEmptySubsequences: false) { $0 == "\"" || $0 == "'" }
            return parts.count < 2 || !known.contains(parts[1])
        }
    }
}
