import Foundation

/// Damages copies of a sample at random, repeatably.
///
/// 1. A copy differs from its sample by one to four changes: a flipped bit, a significant value of one, two or four
///    bytes, and a piece that is removed, repeated, moved from elsewhere or cut off at the end.
/// 2. Half of the changes concern the first hundred bytes, where formats have their sizes and counts.
/// 3. The copies depend only on the sample and the seed, so a failure occurs again.
package struct Mutator: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    }

    /// The number of copies that a test tries: few as a rule, more with `TESSERA_FUZZ_COUNT`.
    package static func count(_ usual: Int) -> Int {
        ProcessInfo.processInfo.environment["TESSERA_FUZZ_COUNT"].flatMap { Int($0) }.map { max($0, 1) } ?? usual
    }

    /// The copies of the samples, in turn.
    package static func copies(of samples: [[UInt8]], usually count: Int, seed: UInt64) -> some Sequence<[UInt8]> {
        var mutator = Mutator(seed: seed)
        let copies = Self.count(count)
        return (0..<(samples.isEmpty ? 0 : copies)).lazy.map { samples[$0 % samples.count] }
            .map { mutator.mutated($0) }
    }

    /// Xorshift (Marsaglia 2003).
    package mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }

    package mutating func mutated(_ sample: [UInt8]) -> [UInt8] {
        var copy = sample
        for _ in 0..<Int.random(in: 1...4, using: &self) where !copy.isEmpty { change(&copy) }
        return copy
    }

    private static let values: [UInt32] = [0, 1, 0x7F, 0x80, 0xFF, 0x7FFF, 0xFFFF, 0x7FFF_FFFF, 0x8000_0000, .max]

    private mutating func change(_ copy: inout [UInt8]) {
        let reach = Bool.random(using: &self) ? min(copy.count, 100) : copy.count
        let place = Int.random(in: 0..<reach, using: &self)
        let end = min(copy.count, place + Int.random(in: 1...32, using: &self))
        switch Int.random(in: 0..<7, using: &self) {
        case 0: copy[place] ^= 1 << UInt8.random(in: 0..<8, using: &self)
        case 1: copy[place] = UInt8.random(in: .min ... .max, using: &self)
        case 2:
            let value = Self.values.randomElement(using: &self) ?? 0
            let bytes = Bool.random(using: &self) ? value.bigEndian : value.littleEndian
            withUnsafeBytes(of: bytes) { source in
                for (offset, byte) in source.enumerated() where place + offset < copy.count {
                    copy[place + offset] = byte
                }
            }
        case 3: copy.removeSubrange(place..<end)
        case 4: copy.insert(contentsOf: copy[place..<end], at: place)
        case 5:
            let other = Int.random(in: 0..<copy.count, using: &self)
            copy.insert(contentsOf: copy[other..<min(copy.count, other + end - place)], at: place)
        default: copy.removeSubrange(place...)
        }
    }
}
