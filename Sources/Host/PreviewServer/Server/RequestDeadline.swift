import Hummingbird
import NIOCore
import NIOHTTPTypes

/// Closes a connection whose request is not complete within a total time, however steadily its bytes arrive.
///
/// 1. The time runs from the head of a request to its end. Each received part would extend an idle timeout.
/// 2. The idle timeout limits the time until the head, because a head counts only when it is complete.
/// 3. Responses have no such limit: the events of a page never end.
final class RequestDeadline: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart

    private let limit: TimeAmount
    private var timeout: Scheduled<Void>?

    init(limit: TimeAmount) {
        self.limit = limit
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head:
            cancel()
            timeout = context.eventLoop.assumeIsolated().scheduleTask(in: limit) { context.close(promise: nil) }
        case .body: break
        case .end: cancel()
        }
        context.fireChannelRead(data)
    }

    func channelInactive(context: ChannelHandlerContext) {
        cancel()
        context.fireChannelInactive()
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        cancel()
    }

    private func cancel() {
        timeout?.cancel()
        timeout = nil
    }
}
