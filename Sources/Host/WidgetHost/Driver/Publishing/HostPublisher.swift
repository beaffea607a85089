import Foundation

/// Tells listeners what changed.
///
/// 1. Every listener gets all updates from the moment at which it began to listen; a slow one loses the oldest.
/// 2. The revision grows with every change of the snapshot.
/// 3. A notice is given once, however often its reason comes up.
struct HostPublisher: Sendable {
    private(set) var revision = 0
    /// What users should know about the host itself, such as a store that cannot be written.
    private(set) var notices: [String] = []
    private var listeners: [Int: AsyncStream<HostUpdate>.Continuation] = [:]
    private var lastListener = 0
    /// The first line of the log that no listener has.
    private var nextLine: Int

    /// - Parameter log: lines that nobody is told about any more.
    init(after log: HostLog) { nextLine = log.nextID }

    /// Lines that are in the log already are not published.
    mutating func skip(_ log: HostLog) { nextLine = log.nextID }

    /// - Parameter atEnd: called with the number of a listener that stopped listening.
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
        for listener in listeners.values { listener.yield(update) }
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

    mutating func publishLines(of log: HostLog) {
        guard log.nextID > nextLine else { return }
        for line in log.lines.reversed().prefix(while: { $0.id >= nextLine }).reversed() {
            publish(.log(HostSnapshot.LogLine(line)))
        }
        nextLine = log.nextID
    }
}
