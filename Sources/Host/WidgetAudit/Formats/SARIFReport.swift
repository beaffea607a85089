import Foundation
import RenderModel

/// The report in the Static Analysis Results Interchange Format, version 2.1.0, for editors and code scanning.
///
/// 1. A finding that needs a review is a result of the kind `review`, whose level the format requires to be `none`.
/// 2. Fingerprints are named, both as identities of their own and as parts of those that a program computes.
/// 3. Comments without effect are notifications about the configuration, and extensions that could not be audited make
///    the invocation unsuccessful.
struct SARIFReport {
    let report: AuditReport
    let rules: [AuditRule]
    let program: String

    /// The name of the fingerprint; a change of its form needs another number.
    static let fingerprint = "tesseraAudit/v1"

    var text: String {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
        writer.member("version", "2.1.0")
        writer.key("runs")
        writer.beginArray()
        writer.beginObject()
        writeTool(&writer)
        writeInvocation(&writer)
        writer.key("results")
        writer.beginArray()
        for finding in report.findings { write(finding, &writer) }
        writer.endArray()
        writer.endObject()
        writer.endArray()
        writer.endObject()
        return writer.takeText() + "\n"
    }

    private func writeTool(_ writer: inout JSONWriter) {
        writer.key("tool")
        writer.beginObject()
        writer.key("driver")
        writer.beginObject()
        writer.member("name", "Tessera")
        writer.member("version", program)
        writer.key("rules")
        writer.beginArray()
        for rule in rules {
            writer.beginObject()
            writer.member("id", rule.id.description)
            writer.member("name", rule.slug)
            writer.message("shortDescription", rule.title)
            writer.message("fullDescription", rule.guideline)
            let sources = rule.sources.map(\.rawValue).joined(separator: "; ")
            writer.message("help", "\(rule.check) \(rule.remedy) Sources: \(sources)")
            writer.key("defaultConfiguration")
            writer.beginObject()
            writer.member("level", rule.severity.rawValue)
            writer.endObject()
            writer.endObject()
        }
        writer.endArray()
        writer.endObject()
        writer.endObject()
    }

    private func writeInvocation(_ writer: inout JSONWriter) {
        writer.key("invocations")
        writer.beginArray()
        writer.beginObject()
        writer.member("executionSuccessful", report.unaudited.isEmpty)
        writer.key("toolConfigurationNotifications")
        writer.beginArray()
        for notice in report.notices {
            let suppression = notice.suppression
            writer.beginObject()
            writer.member("level", "warning")
            writer.message("message", notice.text)
            writer.key("locations")
            writer.beginArray()
            writer.beginObject()
            write(SourcePosition(file: suppression.file, line: suppression.line, precision: .exact), &writer)
            writer.endObject()
            writer.endArray()
            writer.endObject()
        }
        writer.endArray()
        writer.key("toolExecutionNotifications")
        writer.beginArray()
        for name in report.unaudited {
            writer.beginObject()
            writer.member("level", "error")
            writer.message("message", "\(name) could not be audited.")
            writer.endObject()
        }
        writer.endArray()
        writer.endObject()
        writer.endArray()
    }

    private func write(_ finding: AuditFinding, _ writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("ruleId", finding.rule.description)
        if let index = rules.firstIndex(where: { $0.id == finding.rule }) { writer.member("ruleIndex", index) }
        writer.member("kind", finding.outcome == .violation ? "fail" : "review")
        writer.member("level", finding.outcome == .violation ? finding.severity.rawValue : "none")
        writer.message("message", finding.sentence + " " + finding.advice)
        writer.key("locations")
        writer.beginArray()
        writer.beginObject()
        if let source = finding.source {
            write(source, &writer)
            if source.precision == .widget { writer.message("message", SourcePosition.remark) }
        }
        writer.key("logicalLocations")
        writer.beginArray()
        writer.beginObject()
        let key = finding.subject.key
        writer.member("fullyQualifiedName", key.isEmpty ? finding.widget : finding.widget + "/" + key)
        writer.endObject()
        writer.endArray()
        writer.endObject()
        writer.endArray()
        for name in ["fingerprints", "partialFingerprints"] {
            writer.key(name)
            writer.beginObject()
            writer.member(Self.fingerprint, finding.fingerprint)
            writer.endObject()
        }
        writer.key("properties")
        writer.beginObject()
        writer.member("measured", finding.measured.text)
        writer.member("bound", finding.bound.text)
        writer.key("places")
        writer.beginArray()
        for text in finding.placeTexts { writer.value(text) }
        writer.endArray()
        writer.endObject()
        writer.endObject()
    }

    private func write(_ source: SourcePosition, _ writer: inout JSONWriter) {
        writer.key("physicalLocation")
        writer.beginObject()
        writer.key("artifactLocation")
        writer.beginObject()
        writer.member("uri", Self.uri(of: source.file))
        writer.endObject()
        writer.key("region")
        writer.beginObject()
        writer.member("startLine", source.line)
        writer.endObject()
        writer.endObject()
    }

    /// A path as a URI reference: relative ones stay relative to the folder of the run.
    static func uri(of path: String) -> String {
        let relative = ReportPath.plain(path)
        var result = relative.hasPrefix("/") ? "file://" : ""
        for byte in relative.utf8 {
            let isPlain =
                (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
                || "-._~/".utf8.contains(byte)
            if isPlain {
                result.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                result += "%" + (digits.count == 1 ? "0" : "") + digits
            }
        }
        return result
    }
}

extension JSONWriter {
    fileprivate mutating func message(_ name: String, _ text: String) {
        key(name)
        beginObject()
        member("text", text)
        endObject()
    }
}
