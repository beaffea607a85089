import ExtensionProtocol
import Foundation
import HostTestSupport
import TestSupport
import Testing

@testable import ExtensionProcess

@Suite("Fixed clock of a widget")
struct ClockTests {
    private static let built = Result { try BuiltFixture.build(BuiltFixture.fixtures + "/Patient") }

    /// Before and after the date of every machine that runs this.
    private static let dates = [-700_000_000.25, 3_000_000_000.5]

    @Test(
        "Waiting takes real time while the date is fixed",
        arguments: ["after", "sleep", "timer", "semaphore", "condition"], dates)
    func waits(kind: String, date: Double) throws {
        let session = ExtensionProcess(
            try Self.built.get(), options: LaunchOptions(timeLimit: .ample, date: date))
        let reply = try session.entries(EntriesRequest(kind: kind, purpose: .timeline, environment: .small))
        #expect(reply.entries.map(\.date) == [date])
        let tree = try #require(try session.render(RenderRequest(token: reply.token, environments: [.small])).first)
        #expect(tree.lines == ["waited": "0.0"])
    }

    @Test("Without a date the clock is the system's")
    func realClock() throws {
        let session = ExtensionProcess(try Self.built.get(), options: LaunchOptions(timeLimit: .ample))
        let start = Date.timeIntervalSinceReferenceDate
        let reply = try session.entries(EntriesRequest(kind: "after", purpose: .timeline, environment: .small))
        let date = try #require(reply.entries.first?.date)
        #expect(date >= start - 1 && date <= Date.timeIntervalSinceReferenceDate + 1)
        let tree = try #require(try session.render(RenderRequest(token: reply.token, environments: [.small])).first)
        let waited = try #require(tree.lines["waited"].flatMap(Double.init))
        #expect(waited >= 0.1)
    }
}
