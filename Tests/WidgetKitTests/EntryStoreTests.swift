import ExtensionProtocol
import Foundation
import Testing

@testable import ExtensionRuntime

@MainActor
@Suite("Entries that a process keeps")
struct EntryStoreTests {
    private func set() -> EntryStore.Kept { EntryStore.Kept(drawings: []) }

    private func has(_ token: EntriesToken, _ store: EntryStore) -> Bool { store[token] != nil }

    @Test("S-LIFE-14: Entries stay until they are released, however many others come and go")
    func lasting() throws {
        var store = EntryStore()
        let lasting = store.keep(set())
        for _ in 0..<2 * EntriesToken.limit {
            try store.requireRoom(for: 1)
            let other = store.keep(set())
            store.release([other])
            #expect(!has(other, store))
        }
        #expect(has(lasting, store))
        store.release([lasting])
        #expect(!has(lasting, store))
    }

    @Test("S-LIFE-15: Without room further entries are refused, and all that are kept stay")
    func full() throws {
        var store = EntryStore()
        let tokens = (0..<EntriesToken.limit).map { _ in store.keep(set()) }
        let full = store
        let refusal = #expect(throws: ExtensionFailure.self) { try full.requireRoom(for: 1) }
        #expect(refusal?.reason == .limit)
        #expect(refusal?.message.contains("keeps 4096 of at most 4096 timelines") == true)
        try full.requireRoom(for: 0)
        let areKept = tokens.allSatisfy { has($0, full) }
        #expect(areKept)
        store.release([tokens[0], tokens[1]])
        let roomy = store
        try roomy.requireRoom(for: 2)
        #expect(throws: ExtensionFailure.self) { try roomy.requireRoom(for: 3) }
    }

    @Test("S-LIFE-15: A full process refuses entries before it reads the request, and accepts releases")
    func server() {
        var server = RequestServer([], bundle: ExtensionBundle(folder: nil))
        let tokens = (0..<EntriesToken.limit).map { _ in server.store.keep(set()) }
        let request = EntriesRequest(
            kind: "None", purpose: .timeline, environment: WidgetEnvironment(family: .systemSmall, canvasSize: .zero))
        func reason() -> ExtensionFailure.Reason? {
            guard case .failed(let failure) = server.reply(to: .entries(request)) else { return nil }
            return failure.reason
        }
        #expect(reason() == .limit)
        #expect(server.reply(to: .release(tokens)) == .noted)
        #expect(reason() == .unknownKind)
    }

    @Test("Releasing unknown entries changes nothing")
    func unknown() {
        var store = EntryStore()
        let token = store.keep(set())
        store.release([EntriesToken(number: token.number + 1), EntriesToken(number: -1)])
        #expect(has(token, store))
    }
}
