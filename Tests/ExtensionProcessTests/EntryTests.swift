import ExtensionProtocol
import HostTestSupport
import RenderModel
import Testing

@testable import ExtensionProcess

@Suite("Entries of a process")
struct EntryTests {
    private let request = EntriesRequest(kind: "Sound", purpose: .timeline, environment: .small)

    private func session() throws -> ExtensionProcess {
        ExtensionProcess(try BuiltFixture.misbehaving.get(), options: .patient)
    }

    private func isKept(_ token: EntriesToken, by session: ExtensionProcess) throws -> Bool {
        do {
            return try session.render(RenderRequest(token: token, environments: [.small])).count == 1
        } catch ExtensionError.rejected(let failure) where failure.reason == .unknownToken {
            return false
        }
    }

    @Test("S-LIFE-14: Entries can be drawn after 300 later requests")
    func lasting() throws {
        let session = try session()
        let first = try session.entries(request).token
        for _ in 0..<300 { _ = try session.entries(request) }
        #expect(try isKept(first, by: session))
    }

    @Test("Released entries are dropped before the next call, others stay")
    func released() throws {
        let session = try session()
        let tokens = try (0..<3).map { _ in try session.entries(request).token }
        session.release([tokens[0], tokens[2]])
        #expect(try tokens.map { try isKept($0, by: session) } == [false, true, false])
    }

    @Test("Entries of a process that has ended are never released in its successor")
    func successor() throws {
        let session = try session()
        let old = try session.entries(request).token
        session.release([old])
        session.shutDown()
        let new = try session.entries(request).token
        #expect(new.number == old.number)
        session.release([old])
        #expect(try isKept(new, by: session))
    }
}
