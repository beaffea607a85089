/// Smooth random curves that depend only on a seed, so that a moment has the same weather whenever it is asked for.
struct SampleNoise: Sendable {
    /// What a curve is for. The curves of one place are independent of each other.
    enum Channel: UInt64 {
        case fronts = 1
        case showers, warmth, wind, direction, humidity, haze, storms
    }

    private let seed: UInt64

    init(seed: UInt64) { self.seed = seed }

    /// The mixing function of SplitMix64.
    static func mixed(_ value: UInt64) -> UInt64 {
        var mixed = value &+ 0x9E37_79B9_7F4A_7C15
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// -1…1
    private func knot(_ index: Int64, _ channel: Channel, _ octave: UInt64) -> Double {
        let key = Self.mixed(seed ^ channel.rawValue &* 0x1000_0000_01B3 ^ octave << 56)
        let bits = Self.mixed(key &+ UInt64(bitPattern: index)) >> 11
        return Double(bits) / Double(UInt64(1) << 52) - 1
    }

    private func curve(_ position: Double, _ channel: Channel, _ octave: UInt64) -> Double {
        let index = position.rounded(.down)
        let part = position - index
        let weight = part * part * (3 - 2 * part)
        let before = knot(Int64(index), channel, octave)
        return before + (knot(Int64(index) + 1, channel, octave) - before) * weight
    }

    /// About -1…1, with most values within a half of zero.
    ///
    /// - Parameters:
    ///   - time: Seconds.
    ///   - period: Seconds between the knots of the slowest of three curves.
    func value(_ channel: Channel, at time: Double, period: Double) -> Double {
        var (sum, weight, length) = (0.0, 0.57, period)
        for octave in 0..<3 {
            sum += weight * curve(time / length, channel, UInt64(octave))
            weight /= 2
            length /= 3
        }
        return sum
    }
}
