import Testing

@testable import tessera_faults

@Suite("The schedule of faults")
struct FaultPlanTests {
    @Test(
        "A round injects each pair of its level once, in an order that only its seed determines",
        arguments: Level.allCases)
    func rounds(level: Level) {
        let round = FaultPlan.round(seed: 7, level: level)
        #expect(Set(round.pairs) == Set(level.pairs))
        #expect(round.pairs.count == level.pairs.count)
        #expect(FaultPlan.round(seed: 7, level: level) == round)
        #expect(FaultPlan.round(seed: 8, level: level).pairs != round.pairs)
    }

    @Test("A run that starts with the seed of a round begins with that round")
    func replay() {
        let plan = FaultPlan(seed: 100, levels: [.scripted])
        let third = plan.round(3)
        #expect(FaultPlan(seed: third.seed, levels: [.scripted]).round(0) == third)
    }

    @Test("A pair gets the same details alone and among the others")
    func details() {
        let pair = FaultPair(.fullDisk, .place)
        var all = FaultPlan.round(seed: 5, level: .scripted).numbers(for: pair)
        var alone = FaultPlan.round(seed: 5, level: .scripted, only: pair).numbers(for: pair)
        #expect((0..<10).map { _ in all.next() } == (0..<10).map { _ in alone.next() })
        #expect(FaultPlan.round(seed: 5, level: .scripted, only: pair).pairs == [pair])
    }

    @Test("The released program is driven in the first of a number of rounds")
    func levels() {
        let both = FaultPlan(seed: 1, levels: [.scripted, .released])
        #expect((0...FaultPlan.releasedPeriod).map { both.round($0).level }.count { $0 == .released } == 2)
        #expect(both.round(0).level == .released)
        #expect(FaultPlan(seed: 1, levels: [.scripted]).round(0).level == .scripted)
        #expect(FaultPlan(seed: 1, levels: [.released]).round(1).level == .released)
    }

    @Test("Every pair occurs on some level, and has a name that is read back")
    func pairs() {
        #expect(Set(Level.allCases.flatMap(\.pairs)).count == Fault.allCases.count * Step.allCases.count)
        for pair in FaultPair.all { #expect(FaultPair(pair.description) == pair) }
        for text in ["", "hang", "hang:", "hang:nowhere", "nothing:tap", "hang:tap:tap"] {
            #expect(FaultPair(text) == nil)
        }
    }

    @Test("Durations have a unit", arguments: [("90s", 90.0), ("10m", 600), ("4h", 14_400), ("0.5m", 30)])
    func durations(text: String, seconds: Double) throws {
        #expect(try FaultCommand.seconds(text) == seconds)
        #expect(throws: (any Error).self) { try FaultCommand.seconds(String(text.dropLast())) }
    }
}
