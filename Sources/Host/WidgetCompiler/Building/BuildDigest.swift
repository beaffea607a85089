/// Names a build by all that goes into it: equal digests mean equal builds.
///
/// A 128-bit multiplicative hash in two lanes. It tells builds apart; it does not protect against forgery.
package struct BuildDigest: Sendable {
    private var first: UInt64 = 0x9E37_79B9_7F4A_7C15
    private var second: UInt64 = 0xC2B2_AE3D_27D4_EB4F

    package init() {}

    /// Eight bytes at a time, the first one highest; what is left at the end makes a word of its own.
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
        first = Self.mix(first ^ word, 0x9FB2_1C65_1E98_DF25)
        second = Self.mix(second &+ word, 0xD6E8_FEB8_6659_FD93)
    }

    private mutating func append(_ bytes: some Collection<UInt8>) {
        pending += bytes
        if pending.count >= Self.batch { flush() }
    }

    /// 32 hexadecimal digits.
    package var text: String {
        [first, second].map { word in
            let digits = String(word, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}
