import Testing

@testable import GameplayKit

@Suite("Random sources with seeds")
struct RandomSourceTests {
    @Test("The Mersenne Twister produces the upper halves of the published numbers")
    func mersenneTwister() {
        let source = GKMersenneTwisterRandomSource(seed: 5_489)
        // The first and the ten-thousandth number of MT19937-64 with its usual seed.
        #expect(source.nextInt() == Int(Int32(truncatingIfNeeded: 14_514_284_786_278_117_030 as UInt64 >> 32)))
        for _ in 0..<9_998 { _ = source.nextInt() }
        #expect(source.nextInt() == Int(Int32(truncatingIfNeeded: 9_981_545_732_273_789_042 as UInt64 >> 32)))
    }

    @Test("RC4 produces the published key stream")
    func arc4() {
        let source = GKARC4RandomSource(seed: Data("Key".utf8))
        #expect(source.nextInt() == Int(Int32(bitPattern: 0xEB9F_7781)))
        #expect(source.nextInt() == Int(Int32(bitPattern: 0xB734_CA72)))
    }

    @Test("Dice stay within their range, and shuffled ones show each side once")
    func distributions() {
        let source = GKLinearCongruentialRandomSource(seed: 7)
        let die = GKRandomDistribution(randomSource: source, lowestValue: 1, highestValue: 6)
        #expect((0..<200).allSatisfy { _ in (1...6).contains(die.nextInt()) })
        let shuffled = GKShuffledDistribution(randomSource: source, lowestValue: 1, highestValue: 6)
        #expect(Set((0..<6).map { _ in shuffled.nextInt() }) == Set(1...6))
    }

    @Test("A path through a grid avoids removed nodes")
    func grid() throws {
        let graph = GKGridGraph<GKGridGraphNode>(
            fromGridStartingAt: vector_int2(0, 0), width: 3, height: 3, diagonalsAllowed: false)
        let wall = [vector_int2(1, 0), vector_int2(1, 1)].compactMap { graph.node(atGridPosition: $0) }
        graph.remove(wall)
        let start = try #require(graph.node(atGridPosition: vector_int2(0, 0)))
        let goal = try #require(graph.node(atGridPosition: vector_int2(2, 0)))
        #expect(graph.findPath(from: start, to: goal).count == 7)
    }

    @Test("A state machine enters only valid states")
    func machine() {
        final class First: GKState {
            override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Second.self }
        }
        final class Second: GKState {}
        final class Third: GKState {}
        let machine = GKStateMachine(states: [First(), Second(), Third()])
        #expect(machine.enter(First.self))
        #expect(!machine.enter(Third.self) && machine.currentState is First)
        #expect(machine.enter(Second.self) && machine.currentState is Second)
    }
}
