import ArgumentParser
import ExtensionProtocol

extension GeographicPlace {
    /// Of the option that takes one. South and west are below zero: what follows the option is its value even when it
    /// begins with a hyphen.
    static var help: ArgumentHelp {
        ArgumentHelp("Where the device is, in degrees; widgets may then know it.", valueName: "latitude,longitude")
    }

    /// What is said of text that names no point on the earth.
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
