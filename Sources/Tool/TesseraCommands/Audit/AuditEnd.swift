import ExtensionProcess
import RenderModel
import Synchronization

/// The early end of an audit: its processes end at once, so that no request of it is waited for, and the images that it
/// reads are abandoned.
///
/// The first reason counts. An interruption of the program ends an audit as well, after its current request.
final class AuditEnd: Sendable {
    enum Reason: Hashable, Sendable {
        /// No one needs the result.
        case canceled
        /// The result is that of the pictures until now.
        case late
    }

    private struct State {
        var reason: Reason?
        var processes: [ExtensionProcess] = []
    }

    private let state = Mutex(State())
    /// Abandons the image that is read.
    let drawing: DrawingInterruption

    /// - Parameter drawing: The program's, for an audit that only the program's interruption ends.
    init(drawing: DrawingInterruption = DrawingInterruption()) { self.drawing = drawing }

    var reason: Reason? { state.withLock { $0.reason } }

    var isRequested: Bool { reason != nil || Interruption.isRequested }

    /// Whether there is no result.
    var isWithoutResult: Bool { reason == .canceled || Interruption.isRequested }

    func request(_ reason: Reason) {
        let processes = state.withLock { state -> [ExtensionProcess] in
            state.reason = state.reason ?? reason
            defer { state.processes = [] }
            return state.processes
        }
        drawing.request()
        for process in processes { process.stop() }
    }

    /// Adds a process of the audit.
    func follow(_ process: ExtensionProcess) {
        let isEnded = state.withLock { state in
            if state.reason == nil { state.processes.append(process) }
            return state.reason != nil
        }
        if isEnded { process.stop() }
    }

    /// Releases the processes of an audit that has finished.
    func finish() { state.withLock { $0.processes = [] } }
}
