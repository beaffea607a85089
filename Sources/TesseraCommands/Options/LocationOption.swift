import ArgumentParser
import ExtensionProtocol

/// Where the device is.
struct LocationOption: ParsableArguments {
    /// South and west are below zero: what follows is the value even when it begins with a hyphen.
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Where the device is, in degrees; widgets may then know it.", valueName: "latitude,longitude"),
        transform: GeographicPlace.init)
    var location: GeographicPlace?
}
