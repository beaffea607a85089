import Intents
import Testing

@Suite("Places that intents name")
struct GeocoderTests {
    @Test("without a map no place has a name: each form of a request ends with that error")
    func noMap() async {
        let geocoder = CLGeocoder()
        let place = CLLocation(latitude: 37.5, longitude: 127)
        var errors: [CLError.Code?] = []
        geocoder.reverseGeocodeLocation(place) { errors.append(($1 as? CLError)?.code) }
        geocoder.reverseGeocodeLocation(place, preferredLocale: Locale(identifier: "ko_KR")) { places, error in
            #expect(places == nil)
            errors.append((error as? CLError)?.code)
        }
        geocoder.geocodeAddressString("Seoul", in: nil) { errors.append(($1 as? CLError)?.code) }
        #expect(errors == Array(repeating: .geocodeFoundNoResult, count: 3))
        await #expect(throws: CLError.self) {
            try await geocoder.reverseGeocodeLocation(place, preferredLocale: nil)
        }
    }
}
