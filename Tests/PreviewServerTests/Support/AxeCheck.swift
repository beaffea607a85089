import Foundation
import TestSupport
import Testing

extension WebDriver {
    /// What axe-core finds in the page as it is now.
    func axeFindings() async throws -> [String] {
        if try await run("return typeof axe === 'object'") != "true" {
            let script = try AxeCore.script()
            try await command("Runtime.evaluate", ["expression": script + "; 0"])
        }
        let answer = try await command(
            "Runtime.evaluate", ["expression": AxeCore.findings, "awaitPromise": true, "returnByValue": true])
        guard let json = (answer["result"] as? [String: Any])?["value"] as? String else {
            throw Failure(description: "axe-core does not answer: \(answer)")
        }
        return try JSONDecoder().decode([String].self, from: Data(json.utf8))
    }
}

extension LivePage {
    /// Checks the page in its current state.
    func expectAccessible(_ state: String) async throws {
        try await rest()
        let findings = try await browser.axeFindings()
        #expect(findings.isEmpty, "\(state): \(findings.joined(separator: "\n"))")
    }
}
