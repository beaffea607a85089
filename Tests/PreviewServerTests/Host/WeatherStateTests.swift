import ExtensionProcess
import ExtensionProtocol
import Foundation
import Synchronization
import Testing
import WidgetHost

@testable import PreviewServer

@Suite("The source of the weather on the page")
struct WeatherStateTests {
    private final class Responder: WeatherResponder {
        let source = WeatherSource.apple
        private let newest = Mutex<WeatherProblem?>(nil)

        var problem: WeatherProblem? { newest.withLock(\.self) }
        func fail(_ problem: WeatherProblem?) { newest.withLock { $0 = problem } }
        func response(to request: WeatherRequest) -> WeatherResponse { .nothing(WeatherProblem(.slow, "")) }
    }

    private func device(_ responder: Responder?) async -> SimulatedDevice {
        let host = WidgetHost(clock: SystemClock(), store: MemoryStore(), state: HostState())
        await host.start()
        return SimulatedDevice(host: host, weather: responder.map { WeatherAccess($0) }) { _ throws(HostError) in }
    }

    @Test("The state of the page names a source on the network and why its data are old")
    func named() async {
        let responder = Responder()
        let device = await device(responder)
        #expect(await device.state().weather == PageState.Weather(source: "Apple Weather"))
        let reason = "The server rejects the key (401)."
        responder.fail(WeatherProblem(.rejected, reason))
        #expect(await device.state().weather == PageState.Weather(source: "Apple Weather", problem: reason))
        responder.fail(nil)
        #expect(await device.state().weather?.problem == nil)
        await device.host.stop()
    }

    @Test("With sample weather the page says nothing about a source")
    func sample() async {
        let device = await device(nil)
        #expect(await device.state().weather == nil)
        await device.host.stop()
    }
}
