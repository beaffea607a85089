import Foundation

/// Uniformly distributed random numbers in a range.
open class GKRandomDistribution: NSObject, GKRandom {
    public let lowestValue: Int
    public let highestValue: Int
    open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }
    let source: any GKRandom

    public init(randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int)
    {
        self.source = source
        lowestValue = min(lowestInclusive, highestInclusive)
        highestValue = max(lowestInclusive, highestInclusive)
        super.init()
    }

    public convenience init(lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
        self.init(
            randomSource: GKARC4RandomSource(), lowestValue: lowestInclusive, highestValue: highestInclusive)
    }

    public convenience init(forDieWithSideCount sideCount: Int) {
        self.init(lowestValue: 1, highestValue: sideCount)
    }

    open class func d6() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 6) }
    open class func d20() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 20) }

    open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }

    /// From the lowest value to below the bound.
    open func nextInt(upperBound: Int) -> Int {
        let top = min(upperBound - 1, highestValue)
        return top <= lowestValue ? lowestValue : lowestValue + source.nextInt(upperBound: top - lowestValue + 1)
    }

    open func nextUniform() -> Float {
        numberOfPossibleOutcomes > 1
            ? Float(nextInt() - lowestValue) / Float(numberOfPossibleOutcomes - 1) : source.nextUniform()
    }

    open func nextBool() -> Bool { nextUniform() >= 0.5 }
}

/// Random numbers around a mean, after Box and Muller; those beyond three deviations are drawn again.
open class GKGaussianDistribution: GKRandomDistribution {
    public let mean: Float
    public let deviation: Float

    public init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
        self.mean = mean
        self.deviation = deviation
        super.init(
            randomSource: source, lowestValue: Int((mean - 3 * deviation).rounded()),
            highestValue: Int((mean + 3 * deviation).rounded()))
    }

    public override init(
        randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int
    ) {
        mean = Float(lowestInclusive + highestInclusive) / 2
        deviation = Float(highestInclusive - lowestInclusive) / 6
        super.init(randomSource: source, lowestValue: lowestInclusive, highestValue: highestInclusive)
    }

    open override func nextInt() -> Int {
        for _ in 0..<64 {
            let radius = (-2 * log(max(source.nextUniform(), .leastNormalMagnitude))).squareRoot()
            let value = mean + deviation * radius * cos(2 * .pi * source.nextUniform())
            let number = Int(value.rounded())
            if (lowestValue...highestValue).contains(number) { return number }
        }
        return Int(mean.rounded())
    }
}

/// Random numbers that repeat only after all others have occurred.
open class GKShuffledDistribution: GKRandomDistribution {
    private var waiting: [Int] = []

    open override func nextInt() -> Int {
        if waiting.isEmpty {
            waiting = Array(lowestValue...highestValue)
            for last in stride(from: waiting.count - 1, to: 0, by: -1) {
                waiting.swapAt(last, source.nextInt(upperBound: last + 1))
            }
        }
        return waiting.removeLast()
    }
}
