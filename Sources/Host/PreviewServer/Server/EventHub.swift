import Foundation
import Hummingbird
import WidgetHost

/// Delivers the newest state and pictures to every connected page.
///
/// 1. For each topic only the newest message is kept, already encoded, with a sequence number.
/// 2. A page requests all messages after the last number that it has seen; a new page gets everything. So a page that
///    was disconnected or reads slowly receives the newest message of each topic, and uses no memory in the meantime.
/// 3. One response holds at most `batchLimit` bytes, or one message. Pages that request everything at once therefore cost
///    little memory, whatever the device displays.
/// 4. Pages that request the same messages before the next change share their bytes.
/// 5. A page that has seen everything waits; the next message resumes all waiting pages.
actor EventHub {
    /// In bytes. A connection holds some batches that its page has not read yet.
    private static let batchLimit = 16 << 10

    /// The messages of one response, and the number for the next request.
    struct Batch: Sendable {
        var bytes: ByteBuffer
        var number: Int
    }

    private struct Message {
        var number: Int
        var bytes: [UInt8]
        var published = ContinuousClock.now
    }

    private var messages: [String: Message] = [:]
    /// The last batch since a change of the messages, with the number of its first message.
    private var latest: (first: Int, batch: Batch)?
    private var number = 0
    private var waiting: [Int: CheckedContinuation<Bool, Never>] = [:]
    private var nextWaiter = 0
    private var isClosed = false

    /// - Parameters:
    ///   - topic: The topic whose previous message is replaced.
    ///   - event: The name of the event in the page.
    func publish(_ topic: String, event: String, _ value: some Encodable & Sendable) {
        guard let bytes = Self.encoded(event, value) else { return }
        guard messages[topic]?.bytes != bytes else { return }
        number += 1
        messages[topic] = Message(number: number, bytes: bytes)
        latest = nil
        wakeAll()
    }

    /// The time since the newest message of a topic; `nil` if there is none.
    func age(of topic: String) -> Duration? { messages[topic].map { ContinuousClock.now - $0.published } }

    /// Drops topics that no page needs any longer.
    func keep(_ isKept: @Sendable (String) -> Bool) {
        messages = messages.filter { isKept($0.key) }
        latest = nil
    }

    /// The messages after a number, oldest first, up to the limit of a batch. Waits for one if there are none.
    ///
    /// - Returns: `nil` when the hub is closed or the task is canceled; an empty batch with a heartbeat when nothing
    ///   arrived within the limit.
    func next(after seen: Int, within limit: Duration) async -> Batch? {
        if number <= seen, !isClosed {
            let waiter = nextWaiter
            nextWaiter += 1
            let alarm = Task {
                try? await CancelableSleep.run(for: limit)
                self.wake(waiter)
            }
            _ = await withTaskCancellationHandler {
                await withCheckedContinuation { continuation in
                    if Task.isCancelled || isClosed || number > seen {
                        continuation.resume(returning: true)
                    } else {
                        waiting[waiter] = continuation
                    }
                }
            } onCancel: {
                alarm.cancel()
                Task { await self.wake(waiter) }
            }
            alarm.cancel()
        }
        guard !isClosed, !Task.isCancelled else { return nil }
        return batch(of: messages.values.filter { $0.number > seen }.sorted { $0.number < $1.number })
            ?? Batch(bytes: Self.signOfLife, number: max(seen, number))
    }

    /// The first of the messages that fit into one batch; the last batch ends at the newest number.
    private func batch(of fresh: [Message]) -> Batch? {
        guard let first = fresh.first else { return nil }
        var size = first.bytes.count
        var count = 1
        while count < fresh.count, size + fresh[count].bytes.count <= Self.batchLimit {
            size += fresh[count].bytes.count
            count += 1
        }
        let end = count == fresh.count ? number : fresh[count - 1].number
        if let latest, latest.first == first.number, latest.batch.number == end { return latest.batch }
        var bytes = ByteBufferAllocator().buffer(capacity: size)
        for message in fresh[..<count] { bytes.writeBytes(message.bytes) }
        let batch = Batch(bytes: bytes, number: end)
        latest = (first.number, batch)
        return batch
    }

    /// Ends every page's connection gracefully.
    func close() {
        isClosed = true
        wakeAll()
    }

    var pagesWaiting: Int { waiting.count }

    private func wake(_ waiter: Int) {
        waiting.removeValue(forKey: waiter)?.resume(returning: false)
    }

    private func wakeAll() {
        let all = waiting
        waiting = [:]
        for continuation in all.values { continuation.resume(returning: true) }
    }

    private static let signOfLife = ByteBuffer(string: "event: sign\ndata: {}\n\n")

    private static func encoded(_ event: String, _ value: some Encodable) -> [UInt8]? {
        // The encoder writes no line breaks, so the data is one line.
        guard let json = try? JSONText.encode(value) else { return nil }
        let head = "event: \(event)\ndata: ".utf8
        let end = "\n\n".utf8
        var bytes: [UInt8] = []
        // Kept as long as the page may need it, so without room to grow.
        bytes.reserveCapacity(head.count + json.count + end.count)
        bytes.append(contentsOf: head)
        bytes.append(contentsOf: json)
        bytes.append(contentsOf: end)
        return bytes
    }
}

/// The JSON encoding for pages.
enum JSONText {
    static func encode(_ value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
        return try encoder.encode(value)
    }
}
