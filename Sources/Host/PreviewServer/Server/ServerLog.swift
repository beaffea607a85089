import Foundation
import Logging

/// Forwards the web library's errors to the user who runs the server.
///
/// The server stops when its task is canceled. The library reports the end of its own waiting as an error; that line,
/// in a canceled task, is the only one that is omitted.
struct ServerLog: LogHandler {
    private static let endOfWaiting = "Waiting on child channel: CancellationError()"

    /// Receives one line without its line break.
    let write: @Sendable (String) -> Void
    var logLevel = Logger.Level.error
    var metadata: Logger.Metadata = [:]

    init(write: @escaping @Sendable (String) -> Void) { self.write = write }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        let message = event.message.description
        if Task.isCancelled, message == Self.endOfWaiting { return }
        let details = metadata.merging(event.metadata ?? [:]) { $1 }.sorted { $0.key < $1.key }
            .map { " \($0.key)=\($0.value)" }.joined()
        write("server \(event.level): \(message)\(details)")
    }

    /// A line on standard error.
    static let standardError: @Sendable (String) -> Void = { line in
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }
}
