import ExtensionProtocol

extension GeographicPlace {
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
