import Foundation
import WidgetHost

/// The audits of placed widgets, for pages that show their guidelines.
extension SimulatedDevice {
    package func guidelines(widget: Int) async throws(PageRejection) -> PageGuidelines {
        let audits = try knownAudits()
        guard let audited = try await audited(InstanceID(widget), by: audits) else {
            return PageGuidelines(widget: widget, state: .waiting)
        }
        return await audits.request(audited)
    }

    func repeatAudit(of widget: Int) async throws(PageRejection) -> PageReply {
        let audits = try knownAudits()
        guard let audited = try await audited(InstanceID(widget), by: audits) else {
            throw PageRejection(.rejected, "The widget is audited when its extension has been built.")
        }
        _ = await audits.repeatAudit(of: audited)
        return PageReply()
    }

    func stopAudit(of widget: Int) async throws(PageRejection) -> PageReply {
        let audits = try knownAudits()
        await audits.stop(InstanceID(widget))
        return PageReply()
    }

    /// Cancels the audits and returns when they have ended; no more are started.
    package func endAudits() async { await audits?.end() }

    private func knownAudits() throws(PageRejection) -> GuidelineAudits {
        guard let audits else { throw PageRejection(.unknown, "This preview does not check the guidelines.") }
        return audits
    }

    /// - Returns: `nil` if the extension has no build yet.
    private func audited(
        _ id: InstanceID, by audits: GuidelineAudits
    ) async throws(PageRejection) -> AuditedWidget? {
        let snapshot = await host.snapshot()
        guard let instance = snapshot.instances.first(where: { $0.id == id }) else {
            throw PageRejection(HostError.unknownInstance(id))
        }
        guard let build = audits.buildNumber(of: instance.extensionID) else { return nil }
        return AuditedWidget(
            id: id, extensionID: instance.extensionID, kind: instance.kind, family: instance.family,
            configuration: instance.configuration, build: build, timeline: instance.timeline.generation,
            date: snapshot.clock.mode == .real ? nil : snapshot.clock.now, environment: snapshot.environment)
    }
}
