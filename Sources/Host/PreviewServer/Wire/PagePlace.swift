/// The displayed place, the available places, and the user's settings.
package struct PagePlace: Encodable, Sendable {
    package struct Named: Encodable, Sendable {
        package var id: String
        package var name: String
    }

    package struct PlatformChoice: Encodable, Sendable {
        package var name: String
        package var device: String
        package var devices: [String]
        package var places: [Named]
        /// A remark about the sizes of the device's widgets, if they are not published.
        package var note: String?
    }

    package struct Swatch: Encodable, Sendable {
        package var name: String
        package var color: String
    }

    package struct Choices: Encodable, Sendable {
        package var tints: [Swatch]
        package var faceColors: [Swatch]
        package var palettes: [Swatch]
    }

    /// The user's settings. Colors are `#RRGGBB`.
    package struct Chosen: Encodable, Sendable {
        package var appearance: String
        package var tint: String?
        package var lockScreenTint: String?
        /// Lux.
        package var ambientLight: Double
        package var display: String
        package var desktop: String
        package var faceTint: String?
        package var inversion: String
        package var palette: String?
        package var texture: String
        package var light: String
        /// Percent.
        package var scale: Double
        /// Meters.
        package var distance: Double
        package var mounting: String
        package var frame: String
        package var orientation: String
        package var transparency: String
    }

    package struct Rejected: Encodable, Sendable {
        package var widget: Int
        package var reason: String
    }

    package var platform: String
    package var context: String
    package var platforms: [PlatformChoice]
    package var choices: Choices
    package var chosen: Chosen
    /// The widgets in the place, and those of them that were added to the place itself.
    package var members: [Int]
    package var own: [Int]
    package var rejected: [Rejected]
    /// A note on differences from a real device.
    package var note: String?
}
