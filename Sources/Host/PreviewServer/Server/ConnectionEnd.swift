import NIOCore
import NIOHTTPTypes
import Synchronization

/// The end of a connection, which cancels the work for its request.
///
/// 1. A connection has ended when the client has closed its side, or both. A client that only closes its side gets no
///    response: browsers do not do that, and it looks the same as a client that is gone.
/// 2. The end is noticed at once, also if the client sent more requests before, which wait until the first is answered.
/// 3. Work that begins after the end is canceled at once.
///
/// Invariant: at most one piece of work is in progress, because the requests of a connection are answered in turn.
final class ConnectionEnd: Sendable {
    private enum Stage {
        case idle
        case working(cancel: @Sendable () -> Void)
        case ended
    }

    private let stage = Mutex(Stage.idle)

    /// The end of a connection of the server.
    static func of(_ channel: any Channel) async -> ConnectionEnd {
        let known = try? await channel.eventLoop.submit {
            try channel.pipeline.syncOperations.handler(type: ConnectionEndHandler.self).end
        }.get()
        if let known { return known }
        // A closed channel has no handlers.
        let end = ConnectionEnd()
        end.occur()
        return end
    }

    /// Does work, and cancels it when the connection ends. Returns when the work has ended.
    func run<Answer: Sendable>(_ work: @escaping @Sendable () async throws -> Answer) async throws -> Answer {
        let task = Task { try await work() }
        begin { task.cancel() }
        defer { finish() }
        return try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }

    func occur() {
        let cancel = stage.withLock { stage -> (@Sendable () -> Void)? in
            defer { stage = .ended }
            guard case .working(let cancel) = stage else { return nil }
            return cancel
        }
        cancel?()
    }

    private func begin(_ cancel: @escaping @Sendable () -> Void) {
        let hasEnded = stage.withLock { stage in
            if case .ended = stage { return true }
            stage = .working(cancel: cancel)
            return false
        }
        if hasEnded { cancel() }
    }

    private func finish() {
        stage.withLock { stage in
            if case .working = stage { stage = .idle }
        }
    }
}

/// Notices the end of a connection.
final class ConnectionEndHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart

    let end = ConnectionEnd()

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if let event = event as? ChannelEvent, event == .inputClosed { end.occur() }
        context.fireUserInboundEventTriggered(event)
    }

    func channelInactive(context: ChannelHandlerContext) {
        end.occur()
        context.fireChannelInactive()
    }
}
