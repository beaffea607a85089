import SwiftSource

/// Lets imports of submodules of Apple's modules compile: the modules here have no submodules.
///
/// 1. `import UIKit.UIFont` becomes `import UIKit`, `import os.log` becomes `import os`; the rest of the name becomes
///    spaces. An import of one declaration (`import struct Foundation.Date`) is unchanged.
/// 2. `import Glibc`, which is for another platform, becomes `import Darwin`: the two are one module here.
/// 3. `import _MapKit_SwiftUI`, a module that Apple's compilers import implicitly, becomes `import MapKit`.
///
/// Comments and literals are not changed. Every line keeps its number.
enum SubmoduleImports {
    /// Whether an `import` is followed by something on its line that would be changed.
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

    /// The changed source, or `nil` if nothing has to change.
    static func rewrite(_ source: [UInt8]) -> [UInt8]? {
        guard hasCandidate(source) else { return nil }
        let text = SourceText(source)
        var edits: [SourceEdit] = []
        for imported in text.imports where !imported.isOfDeclaration {
            guard let name = imported.path.first, let last = imported.path.last else { continue }
            let parts = text.string(name).split(separator: "_", omittingEmptySubsequences: false)
            if text.string(name) == "Glibc" {
                edits.append(SourceEdit(range: name, text: "Darwin"))
            } else if parts.count == 3, parts[0].isEmpty {
                let module = String(parts[1])
                edits.append(
                    SourceEdit(
                        range: name, text: module + String(repeating: " ", count: name.count - module.utf8.count)))
            }
            let rest = name.upperBound..<last.upperBound
            if !rest.isEmpty { edits.append(SourceEdit(range: rest, text: String(repeating: " ", count: rest.count))) }
        }
        return edits.isEmpty ? nil : SourceEdit.apply(edits, to: source)
    }
}
