import CoreGraphics
import ExtensionProcess
import ExtensionProtocol
import Foundation
import RenderModel
import Synchronization

/// A widget's program, with failures on demand. Its processes are `ScriptedProcess`es.
///
/// Its picture is one text, `WORD-NUMBER`: the word of its configuration and the number of its timeline. A tap anywhere
/// performs an intent.
final class ScriptedWidget: Sendable {
    /// The requests in which a failure can occur.
    enum Phase: Hashable, Sendable { case describe, entries, render, perform }

    enum Failure: Hashable, Sendable {
        case crash, hang, flood, halfMessage, noDescriptors
        /// The call returns only when its process is stopped.
        case endlessHang
    }

    private struct State {
        var number = 0
        var failure: (phase: Phase, failure: Failure)?
        var interruption: (phase: Phase, work: @Sendable () async -> Void)?
        var living = 0
        var lastProcess = 0
    }

    struct Entry: Hashable, Sendable {
        var date: Date
        var text: String
    }

    static let kind = "Scripted"
    static let parameter = "word"
    static let intent = "Count"

    private let state = Mutex(State())

    /// The processes that have not ended.
    var livingProcesses: Int { state.withLock { $0.living } }

    /// The next request of this phase fails; `nil` for none.
    func fail(_ failure: Failure?, at phase: Phase = .describe) {
        state.withLock { $0.failure = failure.map { (phase, $0) } }
    }

    /// Runs while the next request of this phase is being answered.
    func interrupt(at phase: Phase, _ work: @escaping @Sendable () async -> Void) {
        state.withLock { $0.interruption = (phase, work) }
    }

    func cancelInterruption() { state.withLock { $0.interruption = nil } }

    // MARK: For processes

    /// - Returns: The number of the new process.
    func begin() -> Int {
        state.withLock { state in
            state.living += 1
            state.lastProcess += 1
            return state.lastProcess
        }
    }

    func end() { state.withLock { $0.living -= 1 } }

    func takeFailure(at phase: Phase) -> Failure? {
        state.withLock { state in
            guard state.failure?.phase == phase else { return nil }
            defer { state.failure = nil }
            return state.failure?.failure
        }
    }

    func takeInterruption(at phase: Phase) -> (@Sendable () async -> Void)? {
        state.withLock { state in
            guard state.interruption?.phase == phase else { return nil }
            defer { state.interruption = nil }
            return state.interruption?.work
        }
    }

    // MARK: Answers

    var description: ExtensionDescription {
        let word = ConfigurationParameter(
            name: Self.parameter, title: "Word", typeName: "String", kind: .text(.init()), defaultJSON: "\"plain\"")
        return ExtensionDescription(widgets: [
            WidgetDescription(
                kind: Self.kind, displayName: "Scripted", description: "Shows its word.",
                families: [.systemSmall, .systemMedium], configuration: .appIntent, parameters: [word])
        ])
    }

    /// A timeline of four hours.
    func entries(_ request: EntriesRequest, at now: Date) -> (number: Int, entries: [Entry]) {
        let word = request.configuration.first { $0.name == Self.parameter }.map { $0.json.trimmingQuotes } ?? "plain"
        return state.withLock { state in
            state.number += 1
            let text = request.purpose == .placeholder ? "placeholder" : "\(word)-\(state.number)"
            let entries = (0..<4).map { Entry(date: now.addingTimeInterval(Double($0) * 3_600), text: text) }
            return (state.number, entries)
        }
    }

    static func tree(_ text: String) -> RenderTree {
        let size = CGSize(width: 158, height: 158)
        let frame = CGRect(origin: .zero, size: size)
        let label = RenderNode(
            .text(TextContent(string: text, lines: [])), frame: CGRect(x: 16, y: 16, width: 120, height: 20),
            semantics: Semantics(role: .text, label: text), viewType: "Text")
        let button = RenderNode(
            .group, frame: frame, children: [label],
            semantics: Semantics(
                role: .button, interaction: .intent(Semantics.IntentCall(typeName: intent, parameters: []))),
            viewType: "Button")
        let background = RenderNode(.group, frame: frame, semantics: Semantics(marks: .containerBackground))
        return RenderTree(size: size, scale: 3, root: RenderNode(.group, frame: frame, children: [background, button]))
    }
}

extension String {
    /// The content of a JSON string without escapes.
    var trimmingQuotes: String { trimmingCharacters(in: ["\""]) }
}
