import ExtensionProtocol
import Foundation
import Testing

@testable import WeatherKit

@Suite("The sun and the moon")
struct AstronomyTests {
    private func time(_ text: String) throws -> Double {
        try Date(text, strategy: .iso8601).timeIntervalSince1970
    }

    /// Times of almanacs, to the minute.
    @Test(
        "The sun rises and sets when almanacs say, to within three minutes",
        arguments: [
            (52.52, 13.405, "2026-06-23T22:00:00Z", "2026-06-24T02:44:00Z", "2026-06-24T19:33:00Z"),
            (37.5665, 126.978, "2026-12-20T15:00:00Z", "2026-12-20T22:43:00Z", "2026-12-21T08:17:00Z"),
            (-33.8688, 151.2093, "2026-01-14T13:00:00Z", "2026-01-14T18:59:00Z", "2026-01-15T09:08:00Z"),
        ])
    func sun(latitude: Double, longitude: Double, midnight: String, rise: String, set: String) throws {
        let sky = Astronomy(latitude: latitude, longitude: longitude).sky(ofDayAt: try time(midnight))
        #expect(abs(try #require(sky.sunrise) - time(rise)) <= 180)
        #expect(abs(try #require(sky.sunset) - time(set)) <= 180)
        let order = [
            sky.nauticalDawn, sky.civilDawn, sky.sunrise, sky.solarNoon, sky.sunset, sky.civilDusk, sky.nauticalDusk,
        ].compactMap(\.self)
        #expect(order.count >= 7 && order == order.sorted())
    }

    @Test("Phases of the moon are those of almanacs")
    func phases() throws {
        #expect(Astronomy.phase(at: try time("2026-01-03T10:00:00Z")) == .full)
        #expect(Astronomy.phase(at: try time("2026-01-18T19:50:00Z")) == .new)
        #expect(Astronomy.phase(at: try time("2026-01-25T12:00:00Z")) != .full)
        #expect(Astronomy.phase(at: try time("2026-01-10T15:48:00Z")) == .lastQuarter)
        #expect(Astronomy.phase(at: try time("2026-01-22T12:00:00Z")) == .waxingCrescent)
    }

    @Test("The moon rises and sets about once a day, each within the day")
    func moon() throws {
        let astronomy = Astronomy(latitude: 37.57, longitude: 126.98)
        let start = try time("2026-03-01T15:00:00Z")
        var rises = 0
        for day in 0..<30 {
            let midnight = start + Double(day) * 86_400
            let sky = astronomy.sky(ofDayAt: midnight)
            for event in [sky.moonrise, sky.moonset].compactMap(\.self) {
                #expect(midnight...midnight + 86_400 ~= event)
            }
            rises += sky.moonrise == nil ? 0 : 1
        }
        #expect((28...30).contains(rises))
    }
}
