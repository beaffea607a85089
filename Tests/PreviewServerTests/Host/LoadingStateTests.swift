import Testing

@testable import PreviewServer

@Suite("Widgets that load")
struct LoadingStateTests {
    @Test("A widget loads from the request for its timeline until the answer, so that pages know what they wait for")
    func loading() async throws {
        let scripted = try await ScriptedDevice(widgets: 2)
        let (first, second) = ("\(scripted.widgets[0])", "\(scripted.widgets[1])")
        scripted.gateway.hold()
        _ = try await scripted.device.perform(.reload(widget: scripted.widgets[0].number))
        let during = await scripted.device.state()
        #expect(during.widgets[first]?.isLoading == true)
        #expect(during.widgets[second]?.isLoading == false)
        scripted.gateway.release()
        await scripted.host.settle()
        #expect(await scripted.device.state().widgets[first]?.isLoading == false)
    }
}
