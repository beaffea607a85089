import Foundation
import RenderModel

/// The findings that a project has accepted for now. Only others are reported.
package struct Baseline: Hashable, Sendable {
    package struct Problem: Error, Hashable, Sendable, CustomStringConvertible {
        package var description: String
    }

    private struct Entry: Hashable {
        var rule: RuleID
        /// For a reader of the file.
        var text: String
    }

    /// By fingerprint.
    private var entries: [String: Entry]

    package init() { entries = [:] }

    package init(of findings: [AuditFinding]) {
        entries = [:]
        for finding in findings {
            let own = JoinedFinding(fingerprint: finding.fingerprint, message: finding.message)
            for one in finding.joined.isEmpty ? [own] : finding.joined {
                let text = "\(finding.slug), \(finding.widget): \(one.message)"
                entries[one.fingerprint] = Entry(rule: finding.rule, text: text)
            }
        }
    }

    package func contains(_ fingerprint: String) -> Bool { entries[fingerprint] != nil }

    /// The number of entries of the judged rules that are not found any more.
    func resolved(by found: Set<String>, judged: Set<RuleID>) -> Int {
        entries.count { judged.contains($0.value.rule) && !found.contains($0.key) }
    }

    /// Adds the entries of another baseline, except for those of the judged rules, which this one has.
    package mutating func keep(_ other: Baseline, exceptFor judged: Set<RuleID>) {
        entries.merge(other.entries.filter { !judged.contains($0.value.rule) }) { own, _ in own }
    }

    /// A later version of the file has another number.
    private static let version = 1

    private struct File: Decodable {
        struct Entry: Decodable {
            var fingerprint: String
            var rule: String
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
        entries = [:]
        for entry in file.findings {
            guard let rule = RuleID(entry.rule) else {
                throw Problem(
                    description: "The baseline “\(name)” has the rule “\(entry.rule)”, which cannot be the id of one. "
                        + "Write it again with “--update-baseline”.")
            }
            entries[entry.fingerprint] = Entry(rule: rule, text: entry.finding ?? "")
        }
    }

    /// Sorted, so that equal baselines are equal files and changes merge line by line.
    package var json: String {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("version", Self.version)
        writer.key("findings")
        writer.beginArray()
        let sorted = entries.sorted {
            ($0.value.rule, $0.value.text, $0.key) < ($1.value.rule, $1.value.text, $1.key)
        }
        for (fingerprint, entry) in sorted {
            writer.beginObject()
            writer.member("fingerprint", fingerprint)
            writer.member("rule", entry.rule.description)
            writer.member("finding", entry.text)
            writer.endObject()
        }
        writer.endArray()
        writer.endObject()
        return writer.takeText() + "\n"
    }
}
