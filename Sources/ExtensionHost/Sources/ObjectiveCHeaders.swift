import Foundation
import XcodeProject

/// What the headers beside a target's files in Objective-C declare: names that Swift sources use and that nothing here
/// compiles.
package struct ObjectiveCHeaders: Hashable, Sendable {
    /// The headers' paths by the names of classes, protocols and enumerations.
    package private(set) var places: [String: String] = [:]

    /// Bytes.
    private static let sizeLimit = 1 << 20
    private static let headerLimit = 500

    /// - Parameters:
    ///   - sources: files in Objective-C and C that a target lists.
    ///   - bridgingHeader: the target's, when it has one.
    package init(of sources: [String], bridgingHeader: String?) {
        var headers = [bridgingHeader].compactMap(\.self)
        var folders: Set<String> = []
        for file in sources + headers {
            let folder = (file as NSString).deletingLastPathComponent
            guard folders.insert(folder).inserted else { continue }
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            headers += names.filter { $0.hasSuffix(".h") }.sorted().map { folder + "/" + $0 }
        }
        for header in headers.prefix(Self.headerLimit) {
            guard let data = try? LimitedFile.read(header, limit: Self.sizeLimit) else { continue }
            for name in Self.names(in: String(decoding: data, as: UTF8.self)) where places[name] == nil {
                places[name] = header
            }
        }
    }

    /// The names behind `@interface` and `@protocol`, and the last ones in `NS_ENUM(…)` and its like.
    static func names(in text: String) -> [String] {
        var names: [String] = []
        for line in text.split(whereSeparator: \.isNewline) {
            let words = line.split { !$0.isLetter && !$0.isNumber && !"_@".contains($0) }
            for (word, next) in zip(words, words.dropFirst()) where word == "@interface" || word == "@protocol" {
                names.append(String(next))
            }
            let macro = words.firstIndex { ["NS_ENUM", "NS_OPTIONS", "NS_CLOSED_ENUM"].contains($0) }
            if let macro, macro + 2 < words.count { names.append(String(words[macro + 2])) }
        }
        return names
    }
}
