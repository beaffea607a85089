import Foundation
import RenderModel
import Synchronization
import TestSupport
import Testing
import WidgetHost

@testable import PreviewServer

/// Holds the pictures of some widgets until it is opened or they are interrupted, and counts all pictures of widgets.
private final class PictureGate: Sendable {
    private struct State {
        var held: Set<InstanceID> = []
        var isOpen = false
        var started = 0
        var ended = 0
        var readings = 0
    }

    private let state = Mutex(State())

    /// The number of pictures that were started, and of those that passed or were interrupted.
    var started: Int { state.withLock { $0.started } }
    var ended: Int { state.withLock { $0.ended } }

    /// How often the processor time of a picture was read.
    var readings: Int { state.withLock { $0.readings } }

    func hold(_ id: InstanceID) { state.withLock { $0.held = [id] } }

    func open() { state.withLock { $0.isOpen = true } }

    func pass(_ prefix: String, _ interruption: DrawingInterruption) {
        guard prefix.hasPrefix("w") else { return }
        let isHeld = state.withLock { state in
            state.started += 1
            return state.held.contains { prefix.hasPrefix("w\($0)r") }
        }
        while isHeld, !interruption.isRequested, !state.withLock({ $0.isOpen }) { usleep(1_000) }
        state.withLock { $0.ended += 1 }
    }

    /// - Parameter time: The processor time of every picture, however long it takes.
    func writer(
        timeLimit: PageTimeLimit = .ample, whereEachTakes time: Duration = .zero
    ) -> PageWriter {
        PageWriter(
            timeLimit: timeLimit,
            stopwatch: { _ in
                self.state.withLock { $0.readings += 1 }
                return time
            }, willWrite: { self.pass($0, $1) })
    }
}

@Suite("Pictures of pages")
struct PagePictureTests {
    private let gate = PictureGate()

    @Test("S-LIMIT-33: A picture has two seconds of processor time, and twenty seconds in all")
    func timeLimit() {
        #expect(PageWriter.timeLimit == PageTimeLimit(processor: .seconds(2), total: .seconds(20)))
    }

    @Test("The processor time of a picture is that of its work alone, and other threads can read it")
    func processorTime() async throws {
        let time = ProcessorTime()
        #expect(time.used == .zero)
        let reader = Task.detached {
            while time.used < .milliseconds(2) { try await Task.sleep(for: .milliseconds(1)) }
        }
        time.measure { while time.used < .milliseconds(3) {} }
        let total = time.used
        #expect(total >= .milliseconds(3))
        try await reader.value
        #expect(time.used == total)
    }

    @Test("S-LIMIT-33: A picture whose thread gets no processor is not late, however often that is examined")
    func starved() async throws {
        let writer = gate.writer(
            timeLimit: PageTimeLimit(processor: .milliseconds(1), total: .seconds(Double.ample)))
        let scripted = try await ScriptedDevice(widgets: 1, writer: writer)
        gate.hold(scripted.widgets[0])
        let shown = try await scripted.host.tree(of: scripted.widgets[0])
        let device = scripted.device
        let picture = Task { await device.picture(shown, after: nil) }
        try await eventually("the processor time was read again") { gate.readings >= 3 }
        gate.open()
        #expect(try #require(await picture.value).svg.contains("<rect"))
    }

    @Test("S-LIMIT-33: A picture that takes too much processor time is late")
    func expensive() async throws {
        let writer = gate.writer(timeLimit: PageWriter.timeLimit, whereEachTakes: .seconds(2))
        let scripted = try await ScriptedDevice(widgets: 1, writer: writer)
        gate.hold(scripted.widgets[0])
        let shown = try await scripted.host.tree(of: scripted.widgets[0])
        let picture = try #require(await scripted.device.picture(shown, after: nil))
        #expect(!picture.svg.contains("<rect"))
        let reason = try #require(await scripted.device.state().widgets["\(scripted.widgets[0])"]?.reason)
        #expect(reason.contains("takes more than the allowed 2.0 seconds of processor time"))
    }

    @Test("S-LIMIT-33: A picture that takes too long is replaced by an empty one and a finding, and pages say so")
    func late() async throws {
        let writer = gate.writer(
            timeLimit: PageTimeLimit(processor: .seconds(Double.ample), total: .milliseconds(20)))
        let scripted = try await ScriptedDevice(widgets: 1, writer: writer)
        let id = scripted.widgets[0]
        gate.hold(id)
        let shown = try await scripted.host.tree(of: id)
        let picture = try #require(await scripted.device.picture(shown, after: nil))
        #expect(picture.revision == shown.revision && picture.svg.hasPrefix("<svg") && !picture.svg.contains("<rect"))
        let message = "The picture was not written as SVG within the allowed 0.02 seconds; it is not drawn."
        let inspection = try await scripted.device.inspection(widget: id.number)
        #expect(inspection.findings.map(\.message).contains(message))
        let reason = try #require(await scripted.device.state().widgets["\(id)"]?.reason)
        #expect(reason.contains("was not written as SVG within the allowed 0.02 seconds"))
        try await eventually("the interrupted thread ends") { gate.ended == 1 }
        #expect(gate.started == 1)
    }

    @Test("S-LIFE-13: A picture that takes long delays no other one, and pages say that it is being written")
    func others() async throws {
        let scripted = try await ScriptedDevice(widgets: 2, writer: gate.writer())
        let (slow, quick) = (scripted.widgets[0], scripted.widgets[1])
        gate.hold(slow)
        let server = PreviewServer(source: scripted.device, options: .init())
        let feed = Task { await DeviceFeed(device: scripted.device, server: server).run() }
        defer { feed.cancel() }
        try await eventually("the other picture arrives") {
            await server.messages().contains { $0.isPicture(of: quick) }
        }
        try await eventually("the state names the picture that is being written") {
            await server.messages().contains { $0.hasPrefix("event: state") && $0.contains("still being written") }
        }
        #expect(await !server.messages().contains { $0.isPicture(of: slow) })
        gate.open()
        try await eventually("the slow picture arrives, and the state does not name it any more") {
            let messages = await server.messages()
            return messages.contains { $0.isPicture(of: slow) }
                && !messages.contains { $0.contains("still being written") }
        }
    }

    /// A device whose only widget's picture waits for the gate, with a server that its pages connect to.
    private func held(
        by writer: PageWriter
    ) async throws -> (ScriptedDevice, InstanceID, PreviewServer, feed: Task<Void, Never>) {
        let scripted = try await ScriptedDevice(widgets: 1, writer: writer)
        let id = scripted.widgets[0]
        gate.hold(id)
        let server = PreviewServer(source: scripted.device, options: .init())
        let feed = Task { await DeviceFeed(device: scripted.device, server: server).run() }
        return (scripted, id, server, feed)
    }

    @Test("S-LIFE-16: A late picture is written once more when nothing else is being drawn, and replaces the empty one")
    func secondAttempt() async throws {
        // More than a first attempt may take, and less than a second one.
        let writer = gate.writer(timeLimit: PageWriter.timeLimit, whereEachTakes: .seconds(3))
        let (scripted, id, server, feed) = try await held(by: writer)
        defer { feed.cancel() }
        try await eventually("the state says that the picture is being written once more") {
            await server.messages().contains { $0.hasPrefix("event: state") && $0.contains("written once more") }
        }
        try await eventually("the page has an empty picture, and the second attempt starts") {
            await server.messages().contains { $0.isPicture(of: id) && !$0.contains("<rect") } && gate.started == 2
        }
        let empty = try await scripted.device.inspection(widget: id.number)
        #expect(empty.findings.contains { $0.message.contains("2.0 seconds of processor time") })
        gate.open()
        try await eventually("the picture arrives, and the state does not name it any more") {
            let messages = await server.messages()
            return messages.contains { $0.isPicture(of: id) && $0.contains("<rect") }
                && !messages.contains { $0.contains("once more") }
        }
        let whole = try await scripted.device.inspection(widget: id.number)
        #expect(!whole.findings.contains { $0.message.contains("processor time") })
        #expect(gate.started == 2)
    }

    @Test("S-LIFE-16: A picture that is late twice is not written again, and pages say that it is not drawn")
    func lateTwice() async throws {
        let writer = gate.writer(timeLimit: PageWriter.timeLimit, whereEachTakes: .seconds(20))
        let (scripted, id, server, feed) = try await held(by: writer)
        defer { feed.cancel() }
        try await eventually("the state says that the picture is not drawn") {
            await server.messages().contains {
                $0.hasPrefix("event: state")
                    && $0.contains("allowed 20.0 seconds of processor time to write as SVG; it is not drawn.")
            }
        }
        try await eventually("both attempts have ended") { gate.ended == 2 }
        #expect(writer.dueSubject == nil && gate.started == 2)
        let inspection = try await scripted.device.inspection(widget: id.number)
        #expect(inspection.findings.contains { $0.message.contains("allowed 20.0 seconds") })
    }

    @Test("S-LIFE-16: A newer picture does not wait for the second attempt at an older one")
    func abandonedAttempt() async throws {
        let writer = gate.writer(timeLimit: PageWriter.timeLimit, whereEachTakes: .seconds(3))
        let (scripted, id, server, feed) = try await held(by: writer)
        defer { feed.cancel() }
        try await eventually("the second attempt is in progress") {
            gate.started == 2 && writer.isTryingAgain(.widget(id))
        }
        scripted.gateway.show("2")
        _ = try await scripted.host.send(.widget(.reload(id)))
        await scripted.host.settle()
        let newer = try await scripted.revision(id)
        try await eventually("the newer picture was started, and the older one has ended") {
            await server.messages().contains { $0.isPicture(of: id) && $0.contains("\"revision\":\(newer),") }
        }
    }

    @Test("S-LIFE-12: A stopped host abandons the pictures that are being written, and shows nothing of them")
    func stop() async throws {
        let scripted = try await ScriptedDevice(widgets: 1, writer: gate.writer())
        let id = scripted.widgets[0]
        gate.hold(id)
        let shown = try await scripted.host.tree(of: id)
        let device = scripted.device
        let picture = Task { await device.picture(shown, after: nil) }
        try await eventually("the picture is being written") { gate.started == 1 }
        device.stop()
        #expect(await picture.value?.revision == nil)
        try await eventually("its thread ends") { gate.ended == 1 }
        #expect(await device.picture(shown, after: nil)?.revision == nil)
        #expect(await device.scene()?.name == nil)
        #expect(gate.started == 1)
    }

    @Test("A widget's picture is written once for a page and for its inspection, also when both want it at once")
    func once() async throws {
        let scripted = try await ScriptedDevice(widgets: 1, writer: gate.writer())
        let id = scripted.widgets[0]
        gate.hold(id)
        let shown = try await scripted.host.tree(of: id)
        let device = scripted.device
        let picture = Task { await device.picture(shown, after: nil) }
        try await eventually("the picture is being written") { gate.started == 1 }
        let inspection = Task { try await device.inspection(widget: id.number) }
        gate.open()
        #expect(await picture.value?.revision == shown.revision)
        #expect(try await inspection.value.revision == shown.revision)
        #expect(try await device.inspection(widget: id.number).revision == shown.revision)
        #expect(gate.started == 1)
    }
}

extension PreviewServer {
    /// The newest message of each topic, as a page that connects receives them.
    fileprivate func messages() async -> [String] {
        var (text, seen) = ("", 0)
        while let batch = await hub.next(after: seen, within: .milliseconds(10)), batch.number > seen {
            text += String(decoding: batch.bytes.readableBytesView, as: UTF8.self)
            seen = batch.number
        }
        return text.components(separatedBy: "\n\n")
    }
}

extension String {
    fileprivate func isPicture(of id: InstanceID) -> Bool {
        hasPrefix("event: picture") && hasSuffix("\"widget\":\(id.number)}")
    }
}
