/// The schedule of a run: rounds, each with its own seed.
///
/// 1. A round is one life of a device on one level. It injects each pair of its level once, in an order and with details
///    that only its seed determines, so the seed of a round is enough to repeat it.
/// 2. The seeds of the rounds follow from the seed of the run: round `n` of the run with seed `s` has seed `s + n`. So a
///    run that starts with the seed of a round begins with that round.
/// 3. Of every `releasedPeriod` rounds, the first is one of the released program, if that level is included.
struct FaultPlan: Sendable {
    struct Round: Hashable, Sendable {
        var seed: UInt64
        var level: Level
        /// In the order in which they are injected.
        var pairs: [FaultPair]
    }

    /// A released round takes about as long as these scripted ones.
    static let releasedPeriod = 40

    var seed: UInt64
    var levels: Set<Level>
    /// The only pair that is injected; `nil` for all.
    var only: FaultPair?

    func round(_ number: Int) -> Round {
        let seed = seed &+ UInt64(number)
        let isReleased = levels == [.released] || levels.contains(.released) && number % Self.releasedPeriod == 0
        return Self.round(seed: seed, level: isReleased ? .released : .scripted, only: only)
    }

    static func round(seed: UInt64, level: Level, only: FaultPair? = nil) -> Round {
        var numbers = SeededNumbers(seed: seed)
        let pairs = level.pairs.shuffled(using: &numbers)
        return Round(seed: seed, level: level, pairs: pairs.filter { only == nil || $0 == only })
    }
}

extension FaultPlan.Round {
    /// The numbers for the details of a pair's injection. They do not depend on the other pairs, so that a pair alone
    /// gets the same ones.
    func numbers(for pair: FaultPair) -> SeededNumbers {
        let index = FaultPair.all.firstIndex(of: pair) ?? 0
        return SeededNumbers(seed: seed &* 1_000 &+ UInt64(index))
    }
}
