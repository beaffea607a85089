import Testing
import WidgetVocabulary

@testable import WidgetAudit

@Suite("Requests without an answer")
struct CrashTests {
    private static func messages(_ failures: [WidgetEvidence.Failure]) -> [String] {
        Sample.report([Sample.widget(failures: failures)], [.crash]).findings.map(\.message)
    }

    private static func failure(
        _ request: String, _ reason: String, _ cause: WidgetEvidence.Failure.Cause = .provider
    ) -> WidgetEvidence.Failure {
        WidgetEvidence.Failure(cause, family: .systemSmall, request: request, reason: reason)
    }

    @Test("A provider that answers nothing is one finding, with the first request and its limit")
    func silent() {
        let failures = [
            Self.failure("timeline", "no entry within 10 s"), Self.failure("timeline", "no entry within 2.5 s"),
            Self.failure("snapshot", "no entry within 2.5 s"),
        ]
        #expect(
            Self.messages(failures)
                == ["the timeline of systemSmall fails: no entry within 10 s; so does the snapshot"])
    }

    @Test("A request that fails alone is named alone")
    func timeline() {
        let failures = [Self.failure("timeline", "no entry within 10 s")]
        #expect(Self.messages(failures) == ["the timeline of systemSmall fails: no entry within 10 s"])
    }

    @Test("The lines of a crash are one, without their indentation")
    func lines() {
        let failures = [Self.failure("timeline", "the process ended\n  Index out of range", .process)]
        #expect(Self.messages(failures) == ["the timeline of systemSmall fails: the process ended: Index out of range"])
    }

    @Test("A crash and a missing answer are two findings")
    func causes() {
        let failures = [
            Self.failure("timeline", "no entry within 10 s"), Self.failure("snapshot", "it crashed", .process),
        ]
        #expect(Self.messages(failures).count == 2)
    }
}
