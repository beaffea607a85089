import NIOCore
import NIOHTTPTypes
import Synchronization

/// The end of a connection, for the request that waits.
///
/// 1. A connection has ended when the client has closed its side, or both, or when the server stops. A client that
///    closes only its side looks like one that is gone; it can still receive a response.
/// 2. The end is noticed at once, also if the client sent more requests before it. They wait until the first one is
///    answered.
///
/// Invariant: an action that is set is performed once, when the end occurs or at once if it has occurred, unless another
/// one replaces it before. One action is enough, because the requests of a connection are answered in turn.
final class ConnectionEnd: Sendable {
    private enum Stage {
        case open((@Sendable () -> Void)?)
        case ended
    }

    private let stage = Mutex(Stage.open(nil))

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

    var hasOccurred: Bool {
        stage.withLock { stage in
            if case .ended = stage { return true }
            return false
        }
    }

    /// - Parameter action: Called on any thread, so it must not wait.
    func whenItOccurs(_ action: @escaping @Sendable () -> Void) {
        let hasOccurred = stage.withLock { stage in
            if case .ended = stage { return true }
            stage = .open(action)
            return false
        }
        if hasOccurred { action() }
    }

    func occur() {
        let action = stage.withLock { stage -> (@Sendable () -> Void)? in
            defer { stage = .ended }
            guard case .open(let action) = stage else { return nil }
            return action
        }
        action?()
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

    func handlerRemoved(context: ChannelHandlerContext) {
        end.occur()
    }
}
