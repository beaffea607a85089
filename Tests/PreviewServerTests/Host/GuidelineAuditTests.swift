import Foundation
import TestSupport
import Testing
import WidgetHost
import WidgetVocabulary

@testable import PreviewServer

@Suite("Audits for pages")
struct GuidelineAuditTests {
    private let auditor = StagedAuditor()
    private let audits: GuidelineAudits

    init() { audits = GuidelineAudits(auditor: auditor, pause: .zero) }

    private static func widget(_ number: Int = 1, build: Int = 1, timeline: Int = 1) -> AuditedWidget {
        AuditedWidget(
            id: InstanceID(number), extensionID: ExtensionID("Staged"), kind: "Staged", family: .systemSmall,
            configuration: [], build: build, timeline: timeline, date: nil, environment: HostEnvironment())
    }

    private func wait(for state: PageGuidelines.State, of widget: AuditedWidget = Self.widget()) async throws {
        try await eventually("\(widget.id) is \(state)") { await audits.request(widget).state == state }
    }

    private func waitForAudits(_ count: Int) async throws {
        try await eventually("audit \(count) begins") { auditor.begun.count == count }
    }

    @Test("A widget is audited once for each build and each timeline")
    func once() async throws {
        #expect(await audits.request(Self.widget()).state == .running)
        try await wait(for: .done)
        #expect(await audits.request(Self.widget()).state == .done)
        try await wait(for: .done, of: Self.widget(timeline: 2))
        try await wait(for: .done, of: Self.widget(build: 2, timeline: 2))
        #expect(auditor.begun.map(\.timeline) == [1, 2, 2])
        #expect(auditor.begun.map(\.build) == [1, 1, 2])
    }

    @Test("The user can repeat an audit whose result is known")
    func again() async throws {
        try await wait(for: .done)
        #expect(await audits.repeatAudit(of: Self.widget()).state == .running)
        try await waitForAudits(2)
        try await wait(for: .done)
    }

    @Test("S-PAGE-21: Another build of the widget cancels its audit, and the new build is audited")
    func build() async throws {
        auditor.hold()
        _ = await audits.request(Self.widget())
        try await waitForAudits(1)
        _ = await audits.request(Self.widget(build: 2))
        try await waitForAudits(2)
        #expect(auditor.canceled.map(\.build) == [1])
        auditor.release()
        try await wait(for: .done, of: Self.widget(build: 2))
        #expect(auditor.begun.map(\.build) == [1, 2])
    }

    @Test("A newer timeline lets the audit finish and is audited after it")
    func timeline() async throws {
        auditor.hold()
        _ = await audits.request(Self.widget())
        try await waitForAudits(1)
        #expect(await audits.request(Self.widget(timeline: 2)).state == .running)
        auditor.release()
        try await wait(for: .done, of: Self.widget(timeline: 2))
        #expect(auditor.begun.map(\.timeline) == [1, 2])
        #expect(auditor.canceled.isEmpty)
    }

    @Test("S-PAGE-21: One audit runs at a time: the widget that was requested last is first, the other one follows")
    func order() async throws {
        auditor.hold()
        _ = await audits.request(Self.widget(1))
        try await waitForAudits(1)
        _ = await audits.request(Self.widget(2))
        try await waitForAudits(2)
        #expect(auditor.canceled.map(\.id.number) == [1])
        auditor.release()
        try await waitForAudits(3)
        #expect(auditor.begun.map(\.id.number) == [1, 2, 1])
        try await wait(for: .done, of: Self.widget(1))
        try await wait(for: .done, of: Self.widget(2))
        #expect(auditor.begun.count == 3)
    }

    @Test("Until an audit has finished, and after the user stopped it, the previous findings remain")
    func stop() async throws {
        auditor.find([.sample()])
        try await wait(for: .done)
        auditor.find([])
        auditor.hold()
        #expect(await audits.request(Self.widget(timeline: 2)).findings.count == 1)
        try await waitForAudits(2)
        await audits.stop(InstanceID(1))
        let stopped = await audits.request(Self.widget(timeline: 2))
        #expect(stopped.state == .stopped)
        #expect(stopped.findings.map(\.id) == ["1"])
        try await eventually("the audit is canceled") { auditor.canceled.count == 1 }
        auditor.release()
        try await wait(for: .done, of: Self.widget(timeline: 3))
        #expect(await audits.request(Self.widget(timeline: 3)).findings.isEmpty)
    }

    @Test("S-PAGE-21: An audit ends with its widget and with the preview")
    func ends() async throws {
        auditor.hold()
        _ = await audits.request(Self.widget())
        try await waitForAudits(1)
        await audits.keep([])
        try await eventually("the audit is canceled") { auditor.canceled.count == 1 }
        _ = await audits.request(Self.widget(2))
        try await waitForAudits(2)
        await audits.end()
        #expect(auditor.canceled.map(\.id.number) == [1, 2])
        _ = await audits.request(Self.widget(3))
        #expect(auditor.begun.count == 2)
    }

    @Test("A listener receives the known results first, then every change")
    func updates() async throws {
        try await wait(for: .done)
        var updates = await audits.updates().makeAsyncIterator()
        #expect(await updates.next()?.state == .done)
        _ = await audits.request(Self.widget(timeline: 2))
        #expect(await updates.next()?.state == .running)
        #expect(await updates.next()?.state == .done)
        await audits.end()
        #expect(await updates.next() == nil)
    }

    // MARK: The device

    @Test("The audit of a placed widget has its size, build, timeline and the device's clock")
    func device() async throws {
        let staged = try await ScriptedDevice(widgets: 1, audits: audits)
        let id = try #require(staged.widgets.first)
        auditor.setBuild(nil)
        #expect(try await staged.device.guidelines(widget: id.number).state == .waiting)
        auditor.setBuild(3)
        try await eventually("the audit is done") {
            try await staged.device.guidelines(widget: id.number).state == .done
        }
        let audited = try #require(auditor.begun.first)
        #expect(audited.id == id && audited.kind == "Staged" && audited.family == .systemSmall)
        #expect(audited.build == 3 && audited.timeline > 0 && audited.date == nil)
        try await staged.host.send(.pause)
        _ = try await staged.device.perform(.audit(widget: id.number))
        try await waitForAudits(2)
        #expect(auditor.begun.last?.date != nil)
        await staged.device.endAudits()
        await staged.host.stop()
    }

    @Test("A request for a widget that does not exist, and one without an audit, are rejected with the reason")
    func refusals() async throws {
        let staged = try await ScriptedDevice(widgets: 1, audits: audits)
        let unknown = await #expect(throws: PageRejection.self) { try await staged.device.guidelines(widget: 4711) }
        #expect(unknown?.reason == .unknown)
        auditor.setBuild(nil)
        let early = await #expect(throws: PageRejection.self) {
            try await staged.device.perform(.audit(widget: staged.widgets[0].number))
        }
        #expect(early?.reason == .rejected)
        await staged.host.stop()
        let other = try await ScriptedDevice(widgets: 1)
        let missing = await #expect(throws: PageRejection.self) {
            try await other.device.guidelines(widget: other.widgets[0].number)
        }
        #expect(missing?.reason == .unknown)
        await other.host.stop()
    }
}
