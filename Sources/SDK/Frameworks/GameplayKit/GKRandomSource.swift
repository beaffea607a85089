import Foundation

/// A random number generator.
public protocol GKRandom {
    func nextInt() -> Int
    func nextInt(upperBound: Int) -> Int
    func nextUniform() -> Float
    func nextBool() -> Bool
}

/// The system's random numbers; subclasses generate the same ones for the same seed.
open class GKRandomSource: NSObject, GKRandom, NSCopying {
    private static nonisolated(unsafe) let shared = GKRandomSource()

    public override init() {
        super.init()
    }

    open class func sharedRandom() -> GKRandomSource { shared }

    /// The next 32 random bits.
    func nextBits() -> UInt32 { UInt32.random(in: .min ... .max) }

    /// From -2³¹ to 2³¹ - 1.
    open func nextInt() -> Int { Int(Int32(bitPattern: nextBits())) }

    /// Uniformly distributed from 0 to below the bound: numbers above the last whole multiple are rejected.
    open func nextInt(upperBound: Int) -> Int {
        guard upperBound > 1 else { return 0 }
        let bound = UInt64(upperBound)
        let limit = (UInt64(1) << 32) / bound * bound
        guard limit > 0 else { return Int((UInt64(nextBits()) << 32 | UInt64(nextBits())) % bound) }
        var bits = UInt64(nextBits())
        while bits >= limit { bits = UInt64(nextBits()) }
        return Int(bits % bound)
    }

    /// From 0 to 1.
    open func nextUniform() -> Float { Float(nextBits() >> 8) / Float(0xFF_FFFF) }
    open func nextBool() -> Bool { nextBits() >> 31 == 1 }

    /// Fisher and Yates' shuffle.
    open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
        var shuffled = array
        for last in stride(from: shuffled.count - 1, to: 0, by: -1) {
            shuffled.swapAt(last, nextInt(upperBound: last + 1))
        }
        return shuffled
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSArray {
    public func shuffled(using randomSource: GKRandomSource) -> [Any] {
        randomSource.arrayByShufflingObjects(in: map { $0 })
    }

    public func shuffled() -> [Any] { shuffled(using: .sharedRandom()) }
}

/// The cipher RC4 as a source.
open class GKARC4RandomSource: GKRandomSource {
    open var seed: Data {
        didSet { restart() }
    }
    private var state: [UInt8] = []
    private var first = 0
    private var second = 0

    public override init() {
        seed = Data((0..<8).map { _ in UInt8.random(in: .min ... .max) })
        super.init()
        restart()
    }

    public init(seed: Data) {
        self.seed = seed
        super.init()
        restart()
    }

    private func restart() {
        state = (0...255).map { UInt8($0) }
        (first, second) = (0, 0)
        let key = seed.isEmpty ? [0] : [UInt8](seed)
        var other = 0
        for index in 0..<256 {
            other = (other + Int(state[index]) + Int(key[index % key.count])) & 255
            state.swapAt(index, other)
        }
    }

    private func nextByte() -> UInt8 {
        first = (first + 1) & 255
        second = (second + Int(state[first])) & 255
        state.swapAt(first, second)
        return state[(Int(state[first]) + Int(state[second])) & 255]
    }

    override func nextBits() -> UInt32 {
        (0..<4).reduce(0) { bits, _ in bits << 8 | UInt32(nextByte()) }
    }

    open func dropValues(_ count: Int) {
        for _ in 0..<max(count, 0) { _ = nextBits() }
    }
}

/// Knuth's generator of MMIX, of which the upper half of each state is used.
open class GKLinearCongruentialRandomSource: GKRandomSource {
    open var seed: UInt64 {
        didSet { state = seed }
    }
    private var state: UInt64

    public override init() {
        seed = UInt64.random(in: .min ... .max)
        state = seed
        super.init()
    }

    public init(seed: UInt64) {
        self.seed = seed
        state = seed
        super.init()
    }

    override func nextBits() -> UInt32 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt32(truncatingIfNeeded: state >> 32)
    }
}

/// Matsumoto and Nishimura's MT19937-64, of which the upper half of each number is used.
open class GKMersenneTwisterRandomSource: GKRandomSource {
    open var seed: UInt64 {
        didSet { restart() }
    }
    private var state: [UInt64] = []
    private var index = 312

    public override init() {
        seed = UInt64.random(in: .min ... .max)
        super.init()
        restart()
    }

    public init(seed: UInt64) {
        self.seed = seed
        super.init()
        restart()
    }

    private func restart() {
        state = [seed]
        for step in 1..<312 {
            let last = state[step - 1]
            state.append(6_364_136_223_846_793_005 &* (last ^ (last >> 62)) &+ UInt64(step))
        }
        index = 312
    }

    private func twist() {
        for step in 0..<312 {
            let bits = state[step] & 0xFFFF_FFFF_8000_0000 | state[(step + 1) % 312] & 0x7FFF_FFFF
            let matrix: UInt64 = bits & 1 == 0 ? 0 : 0xB502_6F5A_A966_19E9
            state[step] = state[(step + 156) % 312] ^ (bits >> 1) ^ matrix
        }
        index = 0
    }

    override func nextBits() -> UInt32 {
        if index >= 312 { twist() }
        var bits = state[index]
        index += 1
        bits ^= (bits >> 29) & 0x5555_5555_5555_5555
        bits ^= (bits << 17) & 0x71D6_7FFF_EDA6_0000
        bits ^= (bits << 37) & 0xFFF7_EEE0_0000_0000
        bits ^= bits >> 43
        return UInt32(truncatingIfNeeded: bits >> 32)
    }
}
