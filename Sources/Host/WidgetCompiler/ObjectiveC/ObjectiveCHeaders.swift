import AppleAPI
import Foundation
import XcodeProject

/// The declarations in the headers next to a target's Objective-C files: names that Swift sources use although their
/// implementation is not compiled here.
package struct ObjectiveCHeaders: Hashable, Sendable {
    /// The headers' paths by the names of classes, protocols and enumerations.
    package private(set) var places: [String: String] = [:]
    /// Modules that the bridging header and its included headers make visible to every Swift file.
    private(set) var bridgedModules: Set<String> = []
    /// The target's bridging header and the project headers that it includes.
    private(set) var bridgingHeader: String?
    private(set) var bridged: BridgedHeaders

    /// Bytes.
    private static let sizeLimit = 1 << 20
    private static let headerLimit = 500
    /// Bytes of all headers.
    private static let totalLimit = 4 << 20

    /// - Parameters:
    ///   - sources: the Objective-C and C files that a target lists.
    ///   - bridgingHeader: the target's bridging header, if it has one.
    ///   - folders: the folders in which headers are searched for recursively.
    ///   - boundary: headers outside of it are not read.
    package init(
        of sources: [String], bridgingHeader: String?, searching folders: [String] = [],
        within boundary: ProjectBoundary? = nil
    ) {
        self.bridgingHeader = bridgingHeader
        bridged = BridgedHeaders(from: bridgingHeader, searching: folders, within: boundary)
        for header in bridged.headers {
            let text = String(decoding: header.content, as: UTF8.self)
            bridgedModules.formUnion(Self.modules(in: text))
            for name in Self.names(in: text) where places[name] == nil { places[name] = header.path }
        }
        var headers = [bridgingHeader].compactMap(\.self)
        var folders: Set<String> = []
        for file in sources + headers {
            let folder = (file as NSString).deletingLastPathComponent
            guard folders.insert(folder).inserted else { continue }
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            headers += names.filter { $0.hasSuffix(".h") }.sorted().map { folder + "/" + $0 }
        }
        var size = 0
        for header in headers.prefix(Self.headerLimit) where size < Self.totalLimit {
            guard boundary?.holds(header) ?? true, let data = try? LimitedFile.readText(header, limit: Self.sizeLimit)
            else {
                continue
            }
            size += data.count
            let text = String(decoding: data, as: UTF8.self)
            for name in Self.names(in: text) where places[name] == nil { places[name] = header }
        }
    }

    /// Modules of headers that do not belong to a framework.
    private static let libraries = [
        "sqlite3.h": "SQLite3", "zlib.h": "zlib", "notify.h": "notify", "compression.h": "Compression",
    ]

    /// Modules from lines such as `#import <UIKit/UIKit.h>` and `@import UIKit;`.
    static func modules(in text: String) -> Set<String> {
        var modules: Set<String> = []
        for line in text.split(whereSeparator: \.isNewline) {
            let line = line.drop(while: \.isWhitespace)
            if line.hasPrefix("@import ") {
                modules.insert(String(line.dropFirst(8).prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
            } else if line.hasPrefix("#import") || line.hasPrefix("#include"), let open = line.firstIndex(of: "<"),
                let close = line[open...].firstIndex(of: ">")
            {
                let path = line[line.index(after: open)..<close]
                let folder = path.split(separator: "/").first.map(String.init) ?? ""
                modules.insert(libraries[String(path)] ?? (path.contains("/") ? folder : ""))
            }
        }
        return modules.subtracting([""]).filter(AppleNames.shared.isModule)
    }

    /// Folders with headers to watch for changes.
    var folders: Set<String> { Set(bridged.headers.map { ($0.path as NSString).deletingLastPathComponent }) }

    /// The names after `@interface` and `@protocol`, and the last ones in `NS_ENUM(…)` and similar macros.
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
