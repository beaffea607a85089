import Crypto
import Glibc
import RenderModel

/// Identifies a build by all of its inputs: equal digests mean equal builds. The digest is SHA-256, because untrusted
/// sources share one build cache, and none may be able to forge another's name.
///
/// 1. Bytes are preceded by their count, so that the boundaries between additions are part of the digest.
/// 2. Small additions are buffered, because each call of the hash function costs as much as some hundred bytes.
package struct BuildDigest: Sendable {
    private static let batch = 4096

    private var hash = SHA256()
    private var pending: [UInt8] = []

    package init() {}

    package mutating func add(_ bytes: [UInt8]) {
        add(UInt64(bytes.count))
        if bytes.count < Self.batch {
            append(bytes)
        } else {
            flush()
            hash.update(data: bytes)
        }
    }

    package mutating func add(_ string: String) {
        add(Array(string.utf8))
    }

    package mutating func add(_ word: UInt64) {
        withUnsafeBytes(of: word.bigEndian) { append($0) }
    }

    /// Adds the size and the modification time of a file that is not read.
    mutating func add(versionOf status: stat) {
        add(UInt64(truncatingIfNeeded: status.st_size))
        add(UInt64(truncatingIfNeeded: status.st_mtim.tv_sec))
        add(UInt64(truncatingIfNeeded: status.st_mtim.tv_nsec))
    }

    private mutating func append(_ bytes: some Collection<UInt8>) {
        pending += bytes
        if pending.count >= Self.batch { flush() }
    }

    private mutating func flush() {
        hash.update(data: pending)
        pending.removeAll(keepingCapacity: true)
    }

    /// 32 hexadecimal digits: the first half of the digest, which keeps paths short.
    package var text: String {
        var complete = self
        complete.flush()
        return complete.hash.finalize().prefix(16).hexadecimal
    }
}
