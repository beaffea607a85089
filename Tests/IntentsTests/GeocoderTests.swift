import Intents
import Testing

@Suite("Places in intents")
struct GeocoderTests {
    @Test("Without a map service places have no names: every form of request fails with that error")
    func noMap() async {
        let geocoder = CLGeocoder()
        let place = CLLocation(latitude: 37.5, longitude: 127)
        let errors = [
            await code { geocoder.reverseGeocodeLocation(place, completionHandler: $0) },
            await code {
                geocoder.reverseGeocodeLocation(
                    place, preferredLocale: Locale(identifier: "ko_KR"), completionHandler: $0)
            },
            await code { geocoder.geocodeAddressString("Seoul", in: nil, completionHandler: $0) },
        ]
        #expect(errors == Array(repeating: .geocodeFoundNoResult, count: 3))
        await #expect(throws: CLError.self) {
            try await geocoder.reverseGeocodeLocation(place, preferredLocale: nil)
        }
    }

    /// What a request ends with.
    private func code(_ ask: (@escaping CLGeocodeCompletionHandler) -> Void) async -> CLError.Code? {
        await withCheckedContinuation { continuation in
            ask { places, error in continuation.resume(returning: places == nil ? (error as? CLError)?.code : nil) }
        }
    }
}
