import ExtensionProtocol
import Foundation
import Testing

@testable import WidgetHost

@Suite("The relevance machine")
struct RelevanceMachineTests {
    private static let start = Samples.start.timeIntervalSinceReferenceDate
    private static let stack = WidgetStack(id: StackID(2), family: .accessoryRectangular, members: [InstanceID(1)])
    private static let seoul = Samples.widget(1, .accessoryRectangular, context: .watchSmartStack)
    private static let home = RelevanceAttribute(
        kind: "Weather", configuration: [.init(name: "city", json: "\"busan\"")], condition: .place("home"))

    private static func device() -> StubDevice {
        var device = StubDevice([seoul], installing: [Samples.weather])
        device.watch = WatchStack(stack: stack, members: [seoul])
        return device
    }

    private static func questions(_ effects: [HostEffect]) -> [RequestID] {
        effects.compactMap { if case .requestRelevance(let request, _, _) = $0 { request } else { nil } }
    }

    /// A machine whose provider gave the clue about the user's home.
    private static func informed(_ device: StubDevice) throws -> RelevanceMachine {
        var machine = RelevanceMachine()
        var out = HostOutbox.empty
        machine.requestAll(in: device, &out)
        let request = try #require(questions(out.look()).first)
        #expect(machine.didReceive(request, .success([home]), in: device, &out) == true)
        return machine
    }

    @Test("A kind is queried at once and then not before an hour has passed")
    func asking() {
        var (machine, device, out) = (RelevanceMachine(), Self.device(), HostOutbox.empty)
        machine.requestAll(in: device, &out)
        #expect(Self.questions(out.look()).count == 1)
        device.now = Samples.start.addingTimeInterval(3_599)
        machine.requestAll(in: device, &out)
        #expect(Self.questions(out.look()).isEmpty)
        device.now = Samples.start.addingTimeInterval(3_600)
        machine.requestAll(in: device, &out)
        #expect(Self.questions(out.look()).count == 1)
    }

    @Test("Without a watch's stack no provider is queried")
    func withoutWatch() {
        var (machine, device, out) = (RelevanceMachine(), Self.device(), HostOutbox.empty)
        device.watch = nil
        machine.requestAll(in: device, &out)
        machine.ask("Weather", Samples.app, in: device, &out)
        #expect(out.look().isEmpty)
    }

    @Test("The same clues again have no effect")
    func sameClues() throws {
        var device = Self.device()
        var machine = try Self.informed(device)
        var out = HostOutbox.empty
        device.now = Samples.start.addingTimeInterval(3_600)
        machine.requestAll(in: device, &out)
        let request = try #require(Self.questions(out.look()).first)
        #expect(machine.didReceive(request, .success([Self.home]), in: device, &out) == false)
    }

    @Test("A clue suggests a widget once while it holds, and again when it holds again")
    func suggesting() throws {
        let device = Self.device()
        var machine = try Self.informed(device)
        #expect(machine.nextSuggestion(in: device) == nil, "the user is elsewhere")
        try machine.set(DrawingConditions(place: "home"))
        let suggestion = try #require(machine.nextSuggestion(in: device))
        #expect(suggestion.configuration == Samples.city("busan"))
        machine.note(suggestion, as: InstanceID(5))
        #expect(machine.nextSuggestion(in: device) == nil)
        #expect(machine.takeExpiredSuggestions(at: device.now).isEmpty)
        try machine.set(DrawingConditions(place: "work"))
        #expect(machine.takeExpiredSuggestions(at: device.now) == [InstanceID(5)])
        try machine.set(DrawingConditions(place: "home"))
        #expect(machine.nextSuggestion(in: device) == suggestion)
    }

    @Test("A failed suggestion is not retried while its clue holds")
    func impossible() throws {
        let device = Self.device()
        var machine = try Self.informed(device)
        try machine.set(DrawingConditions(place: "home"))
        machine.note(try #require(machine.nextSuggestion(in: device)), as: nil)
        #expect(machine.nextSuggestion(in: device) == nil)
    }

    @Test("A widget in the stack is not suggested; the clue raises its score by one")
    func placed() throws {
        var device = Self.device()
        let busan = Samples.widget(
            3, .accessoryRectangular, context: .watchSmartStack, configuration: Samples.city("busan"))
        device.watch?.members.append(busan)
        var machine = try Self.informed(device)
        try machine.set(DrawingConditions(place: "home"))
        #expect(machine.nextSuggestion(in: device) == nil)
        let scores = machine.scores(of: [Self.seoul, busan], isOnWatch: true, in: device) { _ in nil }
        #expect(scores == [Self.seoul.id: 0, busan.id: 1])
    }

    @Test("On an iPhone the entry's score counts, on a watch it does not")
    func entryScores() {
        let entry = WidgetSchedule.Entry(
            date: Samples.start, shownFrom: Samples.start, relevance: .init(score: 4, duration: 0), index: 0)
        let machine = RelevanceMachine()
        func score(isOnWatch: Bool) -> Double? {
            machine.scores(of: [Self.seoul], isOnWatch: isOnWatch, in: Self.device()) { _ in entry }[Self.seoul.id]
        }
        #expect(score(isOnWatch: false) == 4)
        #expect(score(isOnWatch: true) == 0)
    }

    @Test("The next change is the start or end of a clue, or the next query")
    func nextChange() throws {
        let device = Self.device()
        var machine = RelevanceMachine()
        var out = HostOutbox.empty
        machine.requestAll(in: device, &out)
        let hour = Samples.start.addingTimeInterval(3_600)
        #expect(machine.nextChange(after: device.now, of: device.extensions) == hour)
        let span = RelevanceAttribute(kind: "Weather", condition: .span(from: Self.start + 60, to: Self.start + 120))
        let request = try #require(Self.questions(out.look()).first)
        _ = machine.didReceive(request, .success([span]), in: device, &out)
        for (now, next) in [(0.0, 60.0), (60, 120), (120, 3_600)] {
            let date = machine.nextChange(after: Samples.start.addingTimeInterval(now), of: device.extensions)
            #expect(date == Samples.start.addingTimeInterval(next))
        }
        machine.forget(Samples.app)
        #expect(machine.nextChange(after: device.now, of: device.extensions) == nil)
    }
}
