import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import Synchronization

/// HTTP connections that are finished even if they are never served.
///
/// A server that stops drops the accepted connections that wait for their turn, and the network library traps when a
/// connection is deallocated unfinished: a page that connects at the wrong moment would end the program with a crash.
struct FinishedConnections: ServerChildChannel {
    let base: HTTP1Channel

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<AcceptedConnection> {
        base.setup(channel: channel, logger: logger).map(AcceptedConnection.init)
    }

    func handle(value: AcceptedConnection, logger: Logger) async {
        guard let connection = value.take() else { return }
        await base.handle(value: connection, logger: logger)
    }
}

/// A connection that belongs to the server until it is served. Deallocation closes a connection that was not served.
final class AcceptedConnection: ServerChildChannelValue {
    let channel: any Channel
    private let unserved: Mutex<HTTP1Channel.Value?>

    init(_ connection: HTTP1Channel.Value) {
        channel = connection.channel
        unserved = Mutex(connection)
    }

    /// The connection for the one who serves and finishes it; nil after the first call.
    func take() -> HTTP1Channel.Value? {
        unserved.withLock { connection in
            defer { connection = nil }
            return connection
        }
    }

    deinit {
        guard let connection = take() else { return }
        // The task keeps the connection until it is finished. A client that has already closed its end is not an error.
        Task { try? await connection.executeThenClose { _, _ in } }
    }
}
