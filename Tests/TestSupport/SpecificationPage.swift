import Foundation

/// The page whose statements tests prove. Tests that compare it with the code keep its values and messages true.
package enum SpecificationPage {
    private static let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Documentation/Specification.md").standardizedFileURL.path

    /// A row of a table of the page; empty if there is none with that id.
    package static func row(_ id: String) throws -> String {
        let text = try String(contentsOfFile: path, encoding: .utf8)
        return text.split(separator: "\n").first { $0.hasPrefix("| **\(id)** |") }.map(String.init) ?? ""
    }
}
