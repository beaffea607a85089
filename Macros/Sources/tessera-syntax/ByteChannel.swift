import Glibc

/// Frames of bytes on a descriptor: the length as 4 bytes, then as many bytes.
struct ByteChannel {
    let descriptor: Int32

    /// `nil` at the end of the input.
    func readLength() -> Int? {
        read(4).map { bytes in bytes.reversed().reduce(0) { $0 << 8 | Int($1) } }
    }

    /// Exactly as many bytes; `nil` when the input ends before.
    func read(_ count: Int) -> [UInt8]? {
        var received = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            while received < count, let base = buffer.baseAddress {
                let got = Glibc.read(descriptor, base + received, count - received)
                if got < 0, errno == EINTR { continue }
                guard got > 0 else { break }
                received += got
            }
            initialized = received
        }
        return received == count ? bytes : nil
    }

    /// Whether the frame was written.
    func writeFramed(_ bytes: [UInt8]) -> Bool {
        let length = withUnsafeBytes(of: UInt32(bytes.count).littleEndian) { Array($0) }
        return write(length) && write(bytes)
    }

    private func write(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var sent = 0
            while sent < buffer.count, let base = buffer.baseAddress {
                let count = send(descriptor, base + sent, buffer.count - sent, Int32(MSG_NOSIGNAL))
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                sent += count
            }
            return true
        }
    }
}
