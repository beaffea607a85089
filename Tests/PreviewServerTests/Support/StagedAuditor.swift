import Synchronization
import WidgetHost

@testable import PreviewServer

/// An auditor whose findings a test determines.
final class StagedAuditor: GuidelineAuditor {
    private struct Stage {
        var build: Int? = 1
        var isHeld = false
        var begun: [AuditedWidget] = []
        var canceled: [AuditedWidget] = []
        var findings: [PageGuidelines.Finding] = []
        var pictures: [PageGuidelines.Picture] = []
    }

    private let stage = Mutex(Stage())

    /// The audits so far, and those of them that were canceled.
    var begun: [AuditedWidget] { stage.withLock { $0.begun } }
    var canceled: [AuditedWidget] { stage.withLock { $0.canceled } }

    /// Later audits take until `release`.
    func hold() { stage.withLock { $0.isHeld = true } }
    func release() { stage.withLock { $0.isHeld = false } }

    /// - Parameter build: `nil` for an extension without a build.
    func setBuild(_ build: Int?) { stage.withLock { $0.build = build } }

    /// The result of later audits.
    func find(_ findings: [PageGuidelines.Finding], in pictures: [PageGuidelines.Picture] = []) {
        stage.withLock { stage in
            stage.findings = findings
            stage.pictures = pictures
        }
    }

    func buildNumber(of id: ExtensionID) -> Int? { stage.withLock { $0.build } }

    func audit(_ widget: AuditedWidget, within limit: Duration) async -> PageGuidelines? {
        stage.withLock { $0.begun.append(widget) }
        while stage.withLock({ $0.isHeld }) {
            guard (try? await Task.sleep(for: .milliseconds(5))) != nil else {
                stage.withLock { $0.canceled.append(widget) }
                return nil
            }
        }
        let (findings, pictures) = stage.withLock { ($0.findings, $0.pictures) }
        return PageGuidelines(
            widget: widget.id.number, state: .done, findings: findings, pictures: pictures, checked: 12)
    }
}

extension StagedAuditor {
    /// Later audits find one fault in the usual picture and in the dark one, a question in large type, and one without
    /// a place.
    func stageSamples() {
        find(
            [
                .sample(
                    "1",
                    places: [
                        .init(picture: 0, frame: [10, 20, 60, 20]), .init(picture: 1, frame: [12, 22, 60, 20]),
                    ]),
                .sample("2", .warning, .review, places: [.init(picture: 2, frame: [10, 30, 90, 40])]),
                .sample("3", .note),
            ],
            in: [
                .sample("Home Screen, light"), .sample("Home Screen, dark", ["appearance": "dark"]),
                .sample("Home Screen, light, type size xxxLarge", ["typeSize": "xxxLarge"]),
            ])
    }
}

extension LivePage {
    /// Waits for the findings of `stageSamples`.
    func waitForGuidelines() async throws {
        try await browser.wait("three findings", "document.querySelectorAll('.guidelines li').length === 3")
    }
}

extension PageGuidelines.Picture {
    /// A picture of a small widget on the Home Screen of the page's iPhone.
    static func sample(_ text: String, _ change: [String: String] = [:]) -> PageGuidelines.Picture {
        let usual = [
            "platform": "iPhone", "place": "home_screen", "device": "iPhone 16", "typeSize": "large",
            "locale": "en_US", "direction": "leftToRight", "contrast": "standard", "weight": "regular",
            "transparency": "standard", "systemColors": "since2025", "appearance": "light",
        ]
        return PageGuidelines.Picture(text: text, settings: usual.merging(change) { $1 }, size: [158, 158])
    }
}

extension PageGuidelines.Finding {
    /// A text that is too small.
    static func sample(
        _ id: String = "1", _ severity: PageGuidelines.Severity = .error,
        _ outcome: PageGuidelines.Outcome = .violation, places: [PageGuidelines.Place] = []
    ) -> PageGuidelines.Finding {
        PageGuidelines.Finding(
            id: id, rule: "R-01", title: "Text has at least 11 pt", severity: severity, outcome: outcome,
            message: "“Rain” has 9 pt.", measured: "9 pt", bound: "11 pt", advice: "Use a larger font",
            source: "Board.swift:12", places: places)
    }
}
