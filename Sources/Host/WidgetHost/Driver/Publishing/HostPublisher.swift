import Foundation

/// Notifies listeners of changes.
///
/// 1. Every listener receives all updates from the time at which it started to listen; a slow one loses the oldest, and
///    after them reads `missed`. So it never shows an old state for good.
/// 2. The revision increases with every change of the snapshot.
/// 3. A notice is added only once, even if its reason recurs, and is withdrawn when its reason ends.
struct HostPublisher: Sendable {
    private(set) var revision = 0
    /// Notices about the host itself, such as a store that cannot be written.
    private(set) var notices: [String] = []
    private var listeners: [Int: AsyncStream<HostUpdate>.Continuation] = [:]
    private var lastListener = 0
    /// The first line of the log that has not been published.
    private var nextLine: Int

    /// - Parameter log: The log, whose existing lines are not published.
    init(after log: HostLog) { nextLine = log.nextID }

    /// Skips the existing lines of the log.
    mutating func skip(_ log: HostLog) { nextLine = log.nextID }

    /// - Parameter atEnd: Called with the number of a listener that stopped listening.
    mutating func listen(atEnd: @escaping @Sendable (Int) -> Void) -> AsyncStream<HostUpdate> {
        lastListener += 1
        let number = lastListener
        let (stream, continuation) = AsyncStream.makeStream(
            of: HostUpdate.self, bufferingPolicy: .bufferingNewest(1_000))
        listeners[number] = continuation
        continuation.onTermination = { _ in atEnd(number) }
        return stream
    }

    mutating func remove(_ listener: Int) { listeners[listener] = nil }

    mutating func finish() {
        for listener in listeners.values { listener.finish() }
        listeners = [:]
    }

    func publish(_ update: HostUpdate) {
        for listener in listeners.values {
            // The loss is reported as the newest update, which at least is read.
            if case .dropped = listener.yield(update) { listener.yield(.missed) }
        }
    }

    mutating func publishSnapshot() {
        revision += 1
        publish(.snapshot(revision: revision))
    }

    mutating func note(_ notice: String) {
        guard !notices.contains(notice) else { return }
        notices.append(notice)
        publishSnapshot()
    }

    mutating func withdraw(_ notice: String) {
        guard let index = notices.firstIndex(of: notice) else { return }
        notices.remove(at: index)
        publishSnapshot()
    }

    mutating func publishLines(of log: HostLog) {
        guard log.nextID > nextLine else { return }
        for line in log.lines.reversed().prefix(while: { $0.id >= nextLine }).reversed() {
            publish(.log(HostSnapshot.LogLine(line)))
        }
        nextLine = log.nextID
    }
}
