import Foundation
import RenderModel

/// The findings that a project has accepted for now. Only others are reported.
package struct Baseline: Hashable, Sendable {
    package struct Problem: Error, Hashable, Sendable, CustomStringConvertible {
        package var description: String
    }

    /// Fingerprints, with the text that a reader of the file sees.
    private var entries: [String: String]

    package init() { entries = [:] }

    package init(of findings: [AuditFinding]) {
        entries = [:]
        for finding in findings {
            entries[finding.fingerprint] = "\(finding.rule) \(finding.slug), \(finding.widget)"
        }
    }

    package func contains(_ fingerprint: String) -> Bool { entries[fingerprint] != nil }

    package func count(where isCounted: (String) -> Bool) -> Int { entries.keys.count(where: isCounted) }

    /// A later version of the file has another number.
    private static let version = 1

    private struct File: Decodable {
        struct Entry: Decodable {
            var fingerprint: String
            var finding: String?
        }

        var version: Int
        var findings: [Entry]
    }

    /// - Parameter name: The file's name, for messages.
    package init(json: Data, name: String) throws(Problem) {
        let file: File
        do {
            file = try JSONDecoder().decode(File.self, from: json)
        } catch {
            throw Problem(
                description:
                    "“\(name)” is not a baseline: it has no version and findings as “--update-baseline” writes "
                    + "them.")
        }
        guard file.version == Self.version else {
            throw Problem(
                description: "The baseline “\(name)” has version \(file.version); this program reads version "
                    + "\(Self.version). Write it again with “--update-baseline”.")
        }
        entries = Dictionary(file.findings.map { ($0.fingerprint, $0.finding ?? "") }) { first, _ in first }
    }

    /// Sorted, so that equal baselines are equal files and changes merge line by line.
    package var json: String {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("version", Self.version)
        writer.key("findings")
        writer.beginArray()
        for (fingerprint, text) in entries.sorted(by: { ($0.value, $0.key) < ($1.value, $1.key) }) {
            writer.beginObject()
            writer.member("fingerprint", fingerprint)
            writer.member("finding", text)
            writer.endObject()
        }
        writer.endArray()
        writer.endObject()
        return writer.takeText() + "\n"
    }
}
