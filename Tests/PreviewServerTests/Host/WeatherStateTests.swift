import ExtensionProcess
import ExtensionProtocol
import Foundation
import Synchronization
import Testing
import WidgetHost

@testable import PreviewServer

@Suite("The source of the weather on the page")
struct WeatherStateTests {
    private final class Desk: WeatherDesk {
        let source = WeatherSource.apple
        private let newest = Mutex<WeatherRemark?>(nil)

        var remark: WeatherRemark? { newest.withLock(\.self) }
        func fail(_ remark: WeatherRemark?) { newest.withLock { $0 = remark } }
        func answer(to question: WeatherQuestion) -> WeatherAnswer { .nothing(WeatherRemark(.slow, "")) }
    }

    private func device(_ desk: Desk?) async -> SimulatedDevice {
        let host = WidgetHost(clock: SystemClock(), store: MemoryStore(), state: HostState())
        await host.start()
        return SimulatedDevice(host: host, weather: desk.map { WeatherSupply($0) }) { _ throws(HostError) in }
    }

    @Test("The state of the page names a source on the network and why its data are old")
    func named() async {
        let desk = Desk()
        let device = await device(desk)
        #expect(await device.state().weather == PageState.Weather(source: "Apple Weather"))
        let reason = "The server rejects the key (401)."
        desk.fail(WeatherRemark(.rejected, reason))
        #expect(await device.state().weather == PageState.Weather(source: "Apple Weather", remark: reason))
        desk.fail(nil)
        #expect(await device.state().weather?.remark == nil)
        await device.host.stop()
    }

    @Test("With sample weather the page says nothing about a source")
    func sample() async {
        let device = await device(nil)
        #expect(await device.state().weather == nil)
        await device.host.stop()
    }
}
