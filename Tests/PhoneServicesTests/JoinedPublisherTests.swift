import CombineModule
import Testing

@Suite("Joined publishers")
struct JoinedPublisherTests {
    private func values<P: Publisher>(of publisher: P) -> [P.Output] where P.Failure == Never {
        var values: [P.Output] = []
        let subscription = publisher.sink { values.append($0) }
        defer { subscription.cancel() }
        return values
    }

    @Test("Merged publishers deliver their values in the order of the publishers")
    func merged() {
        let (a, b, c, d, e, f, g, h) = (Just(1), Just(2), Just(3), Just(4), Just(5), Just(6), Just(7), Just(8))
        #expect(values(of: Publishers.Merge(a, b)) == [1, 2])
        #expect(values(of: Publishers.Merge3(a, b, c)) == [1, 2, 3])
        #expect(values(of: Publishers.Merge4(a, b, c, d)) == [1, 2, 3, 4])
        #expect(values(of: Publishers.Merge5(a, b, c, d, e)) == [1, 2, 3, 4, 5])
        #expect(values(of: Publishers.Merge6(a, b, c, d, e, f)) == [1, 2, 3, 4, 5, 6])
        #expect(values(of: Publishers.Merge7(a, b, c, d, e, f, g)) == [1, 2, 3, 4, 5, 6, 7])
        #expect(values(of: Publishers.Merge8(a, b, c, d, e, f, g, h)) == [1, 2, 3, 4, 5, 6, 7, 8])
    }

    @Test("Combined publishers deliver a tuple of their values in the order of the publishers")
    func combined() {
        let (a, b, c, d) = (Just(1), Just(2), Just(3), Just(4))
        #expect(values(of: Publishers.CombineLatest(a, b)).map { [$0.0, $0.1] } == [[1, 2]])
        #expect(values(of: Publishers.CombineLatest3(a, b, c)).map { [$0.0, $0.1, $0.2] } == [[1, 2, 3]])
        #expect(
            values(of: Publishers.CombineLatest4(a, b, c, d)).map { [$0.0, $0.1, $0.2, $0.3] } == [[1, 2, 3, 4]])
    }

    @Test("Four merged publishers deliver each value as it arrives")
    func arrival() {
        let inputs = (0..<4).map { _ in PassthroughSubject<String, Never>() }
        var values: [String] = []
        let subscription = inputs[0].merge(with: inputs[1], inputs[2], inputs[3]).sink { values.append($0) }
        defer { subscription.cancel() }
        for (input, value) in [(3, "d"), (0, "a"), (3, "e"), (1, "b")] { inputs[input].send(value) }
        #expect(values == ["d", "a", "e", "b"])
    }

    @Test("Four combined publishers deliver nothing before each of them has a value, then their latest values")
    func latest() {
        let inputs = (0..<4).map { _ in PassthroughSubject<String, Never>() }
        var values: [String] = []
        let subscription = inputs[0].combineLatest(inputs[1], inputs[2], inputs[3]) { $0 + $1 + $2 + $3 }
            .sink { values.append($0) }
        defer { subscription.cancel() }
        for (input, value) in [(3, "d"), (0, "a"), (1, "b")] { inputs[input].send(value) }
        #expect(values.isEmpty)
        inputs[2].send("c")
        inputs[0].send("x")
        #expect(values == ["abcd", "xbcd"])
    }
}
