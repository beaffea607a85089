import Foundation
import Testing
import WidgetVocabulary

@testable import WidgetAudit

@Suite("Configuration of the audit")
struct AuditConfigurationTests {
    private static func configuration(_ yaml: String) throws -> AuditConfiguration {
        let path = NSTemporaryDirectory() + "/tessera-audit-\(UUID().uuidString).yml"
        try yaml.write(toFile: path, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(atPath: path) }
        return try AuditConfiguration(file: path)
    }

    @Test("A file sets rules, severities, thresholds and the scope")
    func whole() throws {
        let configuration = try Self.configuration(
            """
            audit:
              fail-on: warning
              families: [small]
              languages: [en, de]
              widgets: [Sample]
              rules:
                R-34: off
                minimum-text-size: { severity: warning, minimum: 12 }
                R-05: note
            """)
        #expect(configuration.failOn == .warning)
        #expect(configuration.families == [.systemSmall])
        #expect(configuration.languages == ["en", "de"])
        #expect(configuration.includes("sample") && !configuration.includes("Other"))
        #expect(!configuration.isOn(.touchTargetSize))
        #expect(configuration.severity(of: .minimumTextSize) == .warning)
        #expect(configuration.values(of: .minimumTextSize) == ["minimum": 12])
        #expect(configuration.severity(of: .wholeText) == .note)
    }

    @Test("The choice for a rule replaces that for its series", arguments: ["W", "w"])
    func series(name: String) throws {
        let configuration = try Self.configuration(
            """
            audit:
              rules:
                widget-url: note
                W-12: on
                \(name): off
            """)
        #expect(configuration.isOn(.widgetURL) && configuration.severity(of: .widgetURL) == .note)
        #expect(configuration.isOn(.crash))
        #expect(!configuration.isOn(.memoryLimit) && configuration.isOn(.minimumTextSize))
    }

    @Test("A configured threshold decides")
    func threshold() {
        let configuration = AuditConfiguration(rules: [
            AuditRule.minimumTextSize.id: .init(severity: .note, thresholds: ["minimum": 15])
        ])
        let widget = Sample.widget(showing: [Sample.text("Rain", points: 14)])
        let findings = Sample.report([widget], [.minimumTextSize], configuration: configuration).findings
        #expect(findings.map(\.severity) == [.note])
        #expect(findings.map(\.bound.text) == ["15 pt"])
    }

    @Test("Families outside of the scope are not judged")
    func scope() {
        let widget = Sample.widget(showing: [Sample.text("Rain", points: 9)])
        let configuration = AuditConfiguration(families: [.systemLarge])
        #expect(Sample.report([widget], [.minimumTextSize], configuration: configuration).findings.isEmpty)
    }

    @Test(
        "A setting that does not exist has a message that lists those that do",
        arguments: [
            ("audit: { rules: { R-999: off } }", "R-999"), ("audit: { rules: { R-01: { size: 3 } } }", "minimum"),
            ("audit: { rules: { R-01: loud } }", "“loud”"), ("audit: { rules: { R-01: { minimum: many } } }", "“many”"),
            ("audit: { families: [tiny] }", "tiny"), ("audits: {}", "“audits”"), ("audit: { rule: {} }", "“rule”"),
            ("audit: { fail-on: note }", "“note”"), ("audit: loud", "“audit”"),
            ("audit: { rules: [R-01] }", "“rules”"),
            ("audit: { rules: { R-01: off, minimum-text-size: note } }", "same rule"), ("audit: [", "damaged"),
        ])
    func broken(yaml: String, part: String) {
        #expect {
            _ = try Self.configuration(yaml)
        } throws: { error in
            error is ConfigurationProblem && "\(error)".contains(part)
        }
    }
}
