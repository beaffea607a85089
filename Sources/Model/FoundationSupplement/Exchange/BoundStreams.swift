import Foundation

extension Stream {
    /// A pair of streams: bytes written to one can be read from the other.
    public class func getBoundStreams(
        withBufferSize bufferSize: Int, inputStream: AutoreleasingUnsafeMutablePointer<InputStream?>?,
        outputStream: AutoreleasingUnsafeMutablePointer<OutputStream?>?
    ) {
        let passage = StreamPassage(capacity: bufferSize)
        inputStream?.pointee = BoundInputStream(passage)
        outputStream?.pointee = BoundOutputStream(passage)
    }
}

/// The bytes between two bound streams.
///
/// 1. A writer waits while the buffer is full, a reader while it is empty.
/// 2. When the writer closes, the reader gets the rest and then the end; when the reader closes, writing fails.
///
/// Sendable: `condition` guards all mutable state.
private final class StreamPassage: @unchecked Sendable {
    private let capacity: Int
    private let condition = NSCondition()
    private var bytes: [UInt8] = []
    private var isWritten = false
    private var isRead = false

    init(capacity: Int) {
        self.capacity = max(capacity, 1)
    }

    var holdsBytes: Bool { condition.withLock { !bytes.isEmpty || isWritten } }
    var hasSpace: Bool { condition.withLock { bytes.count < capacity || isRead } }

    func read(into buffer: UnsafeMutablePointer<UInt8>, limit: Int) -> Int {
        condition.withLock {
            while bytes.isEmpty, !isWritten, !isRead { condition.wait() }
            let count = min(limit, bytes.count)
            for index in 0..<count { buffer[index] = bytes[index] }
            bytes.removeFirst(count)
            condition.broadcast()
            return count
        }
    }

    func write(_ buffer: UnsafePointer<UInt8>, count: Int) -> Int {
        condition.withLock {
            while bytes.count >= capacity, !isRead { condition.wait() }
            guard !isRead else { return -1 }
            let count = min(count, capacity - bytes.count)
            bytes += UnsafeBufferPointer(start: buffer, count: count)
            condition.broadcast()
            return count
        }
    }

    func finishWriting() {
        condition.withLock {
            isWritten = true
            condition.broadcast()
        }
    }

    func finishReading() {
        condition.withLock {
            isRead = true
            condition.broadcast()
        }
    }
}

private final class BoundInputStream: InputStream {
    private let passage: StreamPassage
    private var status = Stream.Status.notOpen

    init(_ passage: StreamPassage) {
        self.passage = passage
        super.init(data: Data())
    }

    override var streamStatus: Stream.Status { status }
    override var hasBytesAvailable: Bool { status == .open && passage.holdsBytes }

    override func open() {
        if status == .notOpen { status = .open }
    }

    override func close() {
        status = .closed
        passage.finishReading()
    }

    override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength len: Int) -> Int {
        guard status == .open else { return status == .atEnd ? 0 : -1 }
        let count = passage.read(into: buffer, limit: len)
        if count == 0, len > 0 { status = .atEnd }
        return count
    }

    override func getBuffer(
        _ buffer: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>, length len: UnsafeMutablePointer<Int>
    ) -> Bool { false }
}

private final class BoundOutputStream: OutputStream {
    private let passage: StreamPassage
    private var status = Stream.Status.notOpen

    init(_ passage: StreamPassage) {
        self.passage = passage
        super.init(toMemory: ())
    }

    required init(toMemory: ()) {
        passage = StreamPassage(capacity: 1)
        super.init(toMemory: toMemory)
    }

    override var streamStatus: Stream.Status { status }
    override var hasSpaceAvailable: Bool { status == .open && passage.hasSpace }

    override func open() {
        if status == .notOpen { status = .open }
    }

    override func close() {
        status = .closed
        passage.finishWriting()
    }

    override func write(_ buffer: UnsafePointer<UInt8>, maxLength len: Int) -> Int {
        status == .open ? passage.write(buffer, count: len) : -1
    }
}
