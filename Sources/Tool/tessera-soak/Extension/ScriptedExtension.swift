import CoreGraphics
import ExtensionProtocol
import Foundation
import RenderModel
import Synchronization
import WidgetHost

/// A build of the scripted app, as a process that answers at once.
final class ScriptedExtension: ExtensionGateway {
    private struct Kept {
        var entries: [Int: [String]] = [:]
        var lastToken = 0
    }

    private let app: ScriptedApp
    private let build: Int
    private let kept = Mutex(Kept())
    let reports: AsyncStream<GatewayReport>
    private let report: AsyncStream<GatewayReport>.Continuation

    init(_ app: ScriptedApp, build: Int) {
        self.app = app
        self.build = build
        (reports, report) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(100))
    }

    /// The number of sets of entries that were returned and not released.
    var keptEntries: Int { kept.withLock { $0.entries.count } }

    func loseEntries() {
        kept.withLock { $0.entries = [:] }
        report.yield(.ended("the process was killed"))
    }

    func setPlacements(_ placements: [WidgetPlacement]) async {}

    func release(_ token: EntriesToken) async {
        kept.withLock { $0.entries[token.number] = nil }
    }

    func shutdown() async { report.finish() }

    func send<Call: ExtensionCall>(_ call: Call, at date: Date?) async throws(GatewayFailure) -> Call.Reply {
        let answer = try answer(call.message, at: date ?? Date())
        guard let reply = call.reply(in: answer, from: AnsweringProcess(number: build)) else {
            throw GatewayFailure(.process, "the answer does not belong to the request")
        }
        return reply
    }

    private func answer(_ request: ExtensionRequest, at now: Date) throws(GatewayFailure) -> ExtensionReply {
        switch request {
        case .describe: return .description(app.description(ofBuild: build))
        case .entries(let request): return .entries(try entries(request, at: now))
        case .render(let request): return .rendered(try render(request))
        case .perform: return .performed(PerformReply())
        case .relevance: return .relevance([])
        case .activity: return .activity(activity())
        case .previews: return .previews([])
        case .options: return .options(OptionsReply(sections: []))
        case .recommendations: return .recommendations([])
        case .configuration, .previewEntries, .shutdown, .placements, .release:
            return .failed(ExtensionFailure(.unsupported, "the script has no answer"))
        }
    }

    private func entries(_ request: EntriesRequest, at now: Date) throws(GatewayFailure) -> EntriesReply {
        let slot = ScriptedApp.slot(of: request.configuration.map(\.json)) ?? "no slot"
        guard let habit = ScriptedApp.Habit(rawValue: request.kind) else {
            throw GatewayFailure(.rejected, "there is no widget “\(request.kind)”")
        }
        guard request.purpose == .timeline else {
            let text = ScriptedApp.text(slot: slot, date: now)
            return EntriesReply(token: keep([text]), entries: [.init(date: now.timeIntervalSinceReferenceDate)])
        }
        let timeline = try app.timeline(habit, slot: slot, at: now)
        return EntriesReply(
            token: keep(timeline.dates.map { ScriptedApp.text(slot: slot, date: $0) }),
            entries: timeline.dates.map { .init(date: $0.timeIntervalSinceReferenceDate) }, policy: timeline.policy)
    }

    private func keep(_ texts: [String]) -> EntriesToken {
        kept.withLock { kept in
            kept.lastToken += 1
            kept.entries[kept.lastToken] = texts
            return EntriesToken(process: build, number: kept.lastToken)
        }
    }

    private func render(_ request: RenderRequest) throws(GatewayFailure) -> [RenderTree] {
        guard let texts = kept.withLock({ $0.entries[request.token.number] }) else {
            throw GatewayFailure(.entriesGone, "the entries are lost")
        }
        return request.entries.flatMap { index in
            request.environments.map { Self.tree(texts[index], size: $0.canvasSize) }
        }
    }

    private static func tree(_ text: String, size: CGSize) -> RenderTree {
        let frame = CGRect(origin: .zero, size: size)
        let content = RenderNode(.text(TextContent(string: text, lines: [])), frame: frame)
        return RenderTree(size: size, scale: 3, root: RenderNode(.group, frame: frame, children: [content]))
    }

    private func activity() -> ActivityReply {
        let names = ["boarding", "sailing"]
        return ActivityReply(token: keep(names), states: names.map { .init(name: $0) }, origin: .previews)
    }
}
