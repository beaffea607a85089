import ArgumentParser
import ExtensionProtocol

extension GeographicPlace {
    /// The help of the option. South and west are negative, so an argument that starts with a hyphen is a value.
    static var help: ArgumentHelp {
        ArgumentHelp("Location of the device, in degrees, which widgets may read.", valueName: "latitude,longitude")
    }

    /// The error for text that isn't a point on the earth.
    package struct Malformed: Error, Hashable, Sendable, CustomStringConvertible {
        package var text: String
        package var description: String {
            "“\(text)” is not a place. Write latitude and longitude in degrees, such as 52.52,13.4 or -33.9,151.2."
        }
    }

    package init(argument text: String) throws(Malformed) {
        guard let place = GeographicPlace(text) else { throw Malformed(text: text) }
        self = place
    }
}
