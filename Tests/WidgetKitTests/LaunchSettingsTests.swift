import ExtensionProtocol
import Testing

@testable import ExtensionRuntime

@Suite("Launch settings")
struct LaunchSettingsTests {
    @Test("Without variables the system is unknown and the background rule is the automatic one")
    func defaults() throws {
        let settings = try LaunchSettings([:])
        #expect(settings.system == nil)
        #expect(settings.containerBackground == .automatic)
        #expect(settings.location == nil)
    }

    @Test("Variables set the system, the background rule and the place")
    func values() throws {
        let settings = try LaunchSettings([
            "TESSERA_PLATFORM": "watchOS", "TESSERA_CONTAINER_BACKGROUND": "required",
            "TESSERA_LOCATION": "52.52,13.4",
        ])
        #expect(settings.system == .watchOS)
        #expect(settings.containerBackground == .required)
        #expect(settings.location == GeographicPlace(latitude: 52.52, longitude: 13.4))
    }

    @Test(
        "An unknown value is refused with the variable and the values that it takes",
        arguments: [
            ("TESSERA_PLATFORM", "tvOS", "iOS, macOS, watchOS, visionOS"),
            ("TESSERA_CONTAINER_BACKGROUND", "never", "automatic, required"),
            ("TESSERA_LOCATION", "Berlin", "LATITUDE,LONGITUDE"),
        ])
    func unknown(variable: String, value: String, known: String) throws {
        let error = try #require(throws: UnknownLaunchValue.self) { try LaunchSettings([variable: value]) }
        #expect(error.description.contains("\(variable) is “\(value)”"))
        #expect(error.description.contains(known))
    }
}
