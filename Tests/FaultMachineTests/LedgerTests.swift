import Testing

@testable import tessera_faults

@Suite("The ledger of acknowledged changes")
struct LedgerTests {
    private static func device(
        _ widgets: [Int: (word: String, picture: Int?)], isStored: Bool = true
    ) -> Observation {
        var device = Observation(isStored: isStored)
        for (id, widget) in widgets {
            device.widgets[id] = Observation.Widget(
                kind: "Clock", word: widget.word, picture: widget.picture.map { .init(word: widget.word, number: $0) },
                isCurrent: true, reasons: [])
        }
        return device
    }

    private static func ledger() -> Ledger {
        var ledger = Ledger()
        ledger.didPlace(1, kind: "Clock", word: "a")
        return ledger
    }

    @Test("An acknowledged widget that is missing is a loss")
    func lostWidget() {
        var ledger = Self.ledger()
        #expect(ledger.compare(Self.device([:])) == [.lostWidget(1)])
    }

    @Test("A widget whose placement was not answered may exist or not")
    func openPlacement() {
        for widgets in [[1: ("a", nil)], [1: ("a", nil), 2: ("b", nil)]] as [[Int: (word: String, picture: Int?)]] {
            var ledger = Self.ledger()
            ledger.willPlace(kind: "Clock", word: "b")
            #expect(ledger.compare(Self.device(widgets)) == [])
            // From now on it is known.
            #expect(ledger.compare(Self.device([1: ("a", nil)])) == (widgets.count == 2 ? [.lostWidget(2)] : []))
        }
    }

    @Test("A widget that no one placed, or whose placement was refused, is reported")
    func unexpected() {
        var ledger = Self.ledger()
        ledger.willPlace(kind: "Clock", word: "b")
        ledger.didNotPlace(kind: "Clock", word: "b")
        #expect(ledger.compare(Self.device([1: ("a", nil), 2: ("b", nil)])) == [.unexpectedWidget(2)])
    }

    @Test("An answer about a placement leaves an equal earlier one, whose answer is open, as it is")
    func equalPlacements() {
        var ledger = Self.ledger()
        for _ in 0..<2 { ledger.willPlace(kind: "Clock", word: "b") }
        ledger.didNotPlace(kind: "Clock", word: "b")
        var made = ledger
        #expect(ledger.compare(Self.device([1: ("a", nil)])) == [])
        #expect(made.compare(Self.device([1: ("a", nil), 2: ("b", nil)])) == [])
        #expect(
            made.compare(Self.device([1: ("a", nil), 2: ("b", nil), 3: ("b", nil)])) == [.unexpectedWidget(3)])
    }

    @Test("An acknowledged configuration stays, an unanswered one may have been made")
    func configuration() {
        var ledger = Self.ledger()
        ledger.willConfigure(1, word: "b")
        #expect(ledger.compare(Self.device([1: ("b", nil)])) == [])
        ledger.willConfigure(1, word: "c")
        ledger.didConfigure(1, word: "c")
        #expect(
            ledger.compare(Self.device([1: ("b", nil)])) == [.lostConfiguration(1, expected: ["c"], found: "b")])
    }

    @Test("A stored picture is replaced by newer ones only")
    func pictures() {
        var ledger = Self.ledger()
        #expect(ledger.compare(Self.device([1: ("a", 5)])) == [])
        #expect(ledger.compare(Self.device([1: ("a", 6)], isStored: false)) == [])
        // The newer one was not stored.
        #expect(ledger.compare(Self.device([1: ("a", 5)])) == [])
        #expect(ledger.compare(Self.device([1: ("a", 4)])) == [.lostPicture(1, last: 5, found: 4)])
        #expect(ledger.compare(Self.device([1: ("a", nil)])) == [.lostPicture(1, last: 5, found: nil)])
    }

    @Test("A picture with the word of another widget is reported")
    func otherPicture() {
        var ledger = Self.ledger()
        var device = Self.device([1: ("a", 1)])
        device.widgets[1]?.picture?.word = "z"
        #expect(ledger.compare(device) == [.otherPicture(1, found: "z")])
    }

    @Test("After a removal without an answer the widget may be gone; after a refused one it must exist")
    func removal() {
        var ledger = Self.ledger()
        ledger.willRemove(1)
        #expect(ledger.compare(Self.device([:])) == [])
        ledger = Self.ledger()
        ledger.willRemove(1)
        ledger.didNotRemove(1)
        #expect(ledger.compare(Self.device([:])) == [.lostWidget(1)])
    }

    @Test("The text of a picture is its word and its number; other text is ignored")
    func text() {
        #expect(Observation.Picture(text: "w1-23") == Observation.Picture(word: "w1", number: 23))
        for text in ["placeholder", "w1-", "w1-2-3", "-"] { #expect(Observation.Picture(text: text) == nil) }
    }

    @Test("A store leaves its database with companions, damaged ones, and nothing else")
    func files() {
        for name in ["d.sqlite", "d.sqlite-wal", "d.sqlite.lock", "d.sqlite.damaged-2", "d.sqlite.damaged-2-shm"] {
            #expect(StoreFiles.contains(name, of: "d.sqlite"), "\(name)")
        }
        for name in ["d.sqlite.tmp", "other", "d.sqlite.damaged-1.tmp"] {
            #expect(!StoreFiles.contains(name, of: "d.sqlite"), "\(name)")
        }
    }
}
