import Testing

@testable import PreviewServer

@Suite("Commands that a page sends again")
struct RepeatedCommandTests {
    @Test("S-ORDER-4: Removing a widget again is answered with 404 and changes nothing")
    func remove() async throws {
        let scripted = try await ScriptedDevice(widgets: 2)
        try await TestServer.with(scripted.device) { running in
            let token = try await running.pageToken()
            let remove = #"{"name":"remove","widget":\#(scripted.widgets[0].number)}"#
            #expect(try await running.command(remove, token: token).status == 200)
            let again = try await running.command(remove, token: token)
            #expect(again.status == 404)
            #expect(again.body.contains("There is no widget \(scripted.widgets[0])"), "\(again.body)")
        }
        #expect(await scripted.host.snapshot().instances.map(\.id) == [scripted.widgets[1]])
    }
}
