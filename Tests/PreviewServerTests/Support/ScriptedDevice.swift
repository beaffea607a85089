import CoreGraphics
import ExtensionProtocol
import Foundation
import RenderModel
import Synchronization
import TestSupport
import WidgetHost

@testable import PreviewServer

/// A real simulated device for the server, with an extension that records the performed intents.
///
/// Every widget of it has a button, a link and a switch at known places of its tree.
struct ScriptedDevice {
    static let button = "0"
    static let toggle = "1"

    let host: WidgetHost
    let gateway: StagedGateway
    let device: SimulatedDevice
    let widgets: [InstanceID]

    /// - Parameter writer: `nil` for one without a time limit that a slow machine could reach.
    init(
        widgets count: Int, store: any HostStore = MemoryStore(), audits: GuidelineAudits? = nil,
        writer: PageWriter? = nil
    ) async throws {
        let host = WidgetHost(
            clock: SystemClock(), store: store, state: HostState(), retryPause: .milliseconds(20))
        let gateway = StagedGateway()
        let app = ExtensionID("Staged")
        await host.start()
        try await host.install(app, name: "Staged", gateway: gateway)
        var placed: [InstanceID] = []
        for _ in 0..<count {
            let command = HostCommand.layout(
                .place(
                    extensionID: app, kind: "Staged", family: .systemSmall, context: .homeScreen, page: nil, cell: nil,
                    configuration: []))
            if case .placed(let id) = try await host.send(command) { placed.append(id) }
        }
        await host.settle()
        self.host = host
        self.gateway = gateway
        widgets = placed
        let writer = writer ?? PageWriter(timeLimit: .ample)
        device = SimulatedDevice(host: host, audits: audits, writer: writer) { _ throws(HostError) in }
    }

    func revision(_ widget: InstanceID) async throws -> Int { try await host.tree(of: widget).revision }
}

extension PageTimeLimit {
    /// One that no machine reaches.
    static let ample = PageTimeLimit(processor: .seconds(Double.ample), total: .seconds(Double.ample))
}

final class StagedGateway: ExtensionGateway {
    private let calls = Mutex<[Semantics.IntentCall]>([])
    private let texts = Mutex("1")
    private let findings = Mutex<[Diagnostic]>([])
    /// The requests for timelines that wait; `nil` while they are answered at once.
    private let held = Mutex<[CheckedContinuation<Void, Never>]?>(nil)

    /// The intents that were performed, with their parameters.
    var performed: [Semantics.IntentCall] { calls.withLock { $0 } }

    /// The widgets' content from their next timeline.
    func show(_ text: String) { texts.withLock { $0 = text } }

    /// What later drawings lack.
    func find(_ diagnostics: [Diagnostic]) { findings.withLock { $0 = diagnostics } }

    /// From now on requests for timelines are not answered.
    func hold() { held.withLock { $0 = $0 ?? [] } }

    /// Answers the requests that wait, and later ones at once.
    func release() {
        let waiting = held.withLock { held in
            defer { held = nil }
            return held ?? []
        }
        for request in waiting { request.resume() }
    }

    private func waitWhileHeld() async {
        await withCheckedContinuation { request in
            let isHeld = held.withLock { held in
                held?.append(request)
                return held != nil
            }
            if !isHeld { request.resume() }
        }
    }

    func send<Call: ExtensionCall>(_ call: Call, at date: Date?) async throws(GatewayFailure) -> Call.Reply {
        if case .entries = call.message { await waitWhileHeld() }
        guard let reply = call.reply(in: answer(call.message), from: AnsweringProcess()) else {
            throw GatewayFailure(.rejected, "there is no answer to that")
        }
        return reply
    }

    private func answer(_ request: ExtensionRequest) -> ExtensionReply {
        switch request {
        case .describe:
            return .description(
                ExtensionDescription(widgets: [
                    WidgetDescription(
                        kind: "Staged", displayName: "Staged", description: "Has a button.", families: [.systemSmall])
                ]))
        case .entries:
            return .entries(EntriesReply(token: EntriesToken(number: 1), entries: [.init(date: 0)], policy: .never))
        case .render(let request):
            var tree = Self.tree(texts.withLock { $0 })
            tree.diagnostics = findings.withLock { $0 }
            let count = request.entries.count * request.environments.count
            return .rendered(Array(repeating: tree, count: count))
        case .perform(let request):
            calls.withLock { $0.append(request.call) }
            return .performed(PerformReply())
        case .previews:
            return .previews([
                PreviewDescription(name: "Day", file: "App/Staged.swift", line: 3, family: .systemSmall),
                PreviewDescription(name: "View", file: "App/Staged.swift", line: 9),
            ])
        case .previewEntries(0, _, _):
            return .entries(
                EntriesReply(
                    token: EntriesToken(number: 2), entries: (0..<10).map { .init(date: Double($0) * 60) }))
        case .options: return .options(OptionsReply(sections: []))
        case .configuration: return .configuration(ConfigurationReply(values: []))
        default: return .recommendations([])
        }
    }

    private static func tree(_ text: String) -> RenderTree {
        func control(_ interaction: Semantics.Interaction, at x: Double, _ role: Semantics.Role) -> RenderNode {
            RenderNode(
                .group, frame: CGRect(x: x, y: 10, width: 44, height: 44),
                semantics: Semantics(role: role, label: "Control", interaction: interaction), viewType: "Button")
        }
        let label = RenderNode(
            .text(TextContent(string: text, lines: [])), frame: CGRect(x: 10, y: 100, width: 40, height: 20),
            semantics: Semantics(role: .text, label: text), viewType: "Text")
        // Texts have no glyphs here, so a bar shows which one it is.
        let bar = PathStorage(
            rect: CGRect(x: 10, y: 130, width: Double(text.utf8.reduce(1) { $0 + Int($1) }), height: 4))
        let shape = ShapeContent(path: bar, fill: Fill(.color(RGBA(red: 1, green: 0, blue: 0))))
        let size = CGSize(width: 158, height: 158)
        let intent = Semantics.IntentCall(typeName: "Buy", parameters: [.init(name: "count", json: "1")])
        return RenderTree(
            size: size, scale: 3,
            root: RenderNode(
                .group, frame: CGRect(origin: .zero, size: size),
                children: [
                    control(.intent(intent), at: 10, .button),
                    control(.toggle(.init(typeName: "Switch", parameters: []), isOn: false), at: 60, .toggle), label,
                    RenderNode(.shape(shape), frame: bar.controlRect),
                ]))
    }

    func setPlacements(_ placements: [WidgetPlacement]) async {}
    func shutdown() async {}
}
