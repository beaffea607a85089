import Foundation
import RenderModel
import Synchronization
import TestSupport
import WidgetHost

@testable import PreviewServer

/// Holds the pictures of some widgets until it is opened or they are interrupted, and counts all pictures of widgets.
final class PictureGate: Sendable {
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

/// A device whose first widget's picture waits at a gate.
struct HeldPicture {
    let gate = PictureGate()
    let writer: PageWriter
    let scripted: ScriptedDevice

    var id: InstanceID { scripted.widgets[0] }
    var device: SimulatedDevice { scripted.device }

    /// - Parameter time: The processor time of every picture, however long it takes.
    init(
        widgets count: Int = 1, timeLimit: PageTimeLimit = .ample, whereEachTakes time: Duration = .zero
    ) async throws {
        writer = gate.writer(timeLimit: timeLimit, whereEachTakes: time)
        scripted = try await ScriptedDevice(widgets: count, writer: writer)
        gate.hold(id)
    }

    func picture() async throws -> PagePicture? {
        await device.picture(try await scripted.host.tree(of: id), after: nil)
    }

    /// Requests the picture, and returns when it is being written.
    func begin() async throws -> Task<PagePicture?, Never> {
        let (device, shown) = (device, try await scripted.host.tree(of: id))
        let picture = Task { await device.picture(shown, after: nil) }
        try await eventually("the picture is being written") { gate.started == 1 }
        return picture
    }

    /// Runs a test with a server that receives what pages show.
    func served(_ body: (PreviewServer) async throws -> Void) async throws {
        let device = device
        let server = PreviewServer(source: device, options: .init())
        let feed = Task { await DeviceFeed(device: device, server: server).run() }
        defer { feed.cancel() }
        try await body(server)
    }
}
