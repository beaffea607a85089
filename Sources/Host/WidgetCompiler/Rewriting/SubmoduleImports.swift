import SwiftSource

/// Lets imports of parts of Apple's modules compile: the modules here have no parts.
///
/// 1. `import UIKit.UIFont` becomes `import UIKit`, `import os.log` becomes `import os`; the rest of the name becomes
///    spaces. An import of one declaration (`import struct Foundation.Date`) stays as it is.
/// 2. `import Glibc`, which is for another platform, becomes `import Darwin`: the two are one module here.
/// 3. `import _MapKit_SwiftUI`, a module that Apple's compilers bring in by themselves, becomes `import MapKit`.
///
/// Comments and literals are not code. Every line stays where it was.
enum SubmoduleImports {
    /// Whether the word `import` has something behind it on its line that would be changed.
    private static func hasCandidate(_ source: [UInt8]) -> Bool {
        let keyword = Array("import".utf8)
        var start = 0
        while let letter = source[start...].firstIndex(of: keyword[0]) {
            start = letter + 1
            guard source[letter...].starts(with: keyword) else { continue }
            let line = source[letter...].dropFirst(keyword.count).prefix { $0 != UInt8(ascii: "\n") }
            if line.contains(where: ".G_".utf8.contains) { return true }
        }
        return false
    }

    /// The changed source, or none when nothing had to change.
    static func rewrite(_ source: [UInt8]) -> [UInt8]? {
        guard hasCandidate(source) else { return nil }
        let text = SourceText(source)
        var result = source
        /// Where a module is named that has another name on Apple's platforms.
        var foreign: [Range<Int>] = []
        for word in text.words where text.isImport(word) {
            guard let name = text.word(at: text.skippingSpace(from: word.upperBound, onlyOnLine: true)) else {
                continue
            }
            var end = name.upperBound
            while text.byte(end) == UInt8(ascii: "."), let part = text.word(at: end + 1) { end = part.upperBound }
            for place in name.upperBound..<end { result[place] = UInt8(ascii: " ") }
            if text.string(name) == "Glibc" { foreign.append(name) }
            let parts = text.string(name).split(separator: "_", omittingEmptySubsequences: false)
            if parts.count == 3, parts[0].isEmpty {
                let module = Array(parts[1].utf8)
                for (index, place) in name.enumerated() {
                    result[place] = index < module.count ? module[index] : UInt8(ascii: " ")
                }
            }
        }
        for name in foreign.reversed() { result.replaceSubrange(name, with: "Darwin".utf8) }
        return result == source ? nil : result
    }
}
