/// Which place is looked at, what else there is, and what the person chose for it.
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

    /// Colours are `#RRGGBB`.
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
        /// Metres.
        package var distance: Double
        package var mounting: String
        package var frame: String
        package var orientation: String
        package var transparency: String
    }

    package struct Refused: Encodable, Sendable {
        package var widget: Int
        package var reason: String
    }

    package var platform: String
    package var context: String
    package var platforms: [PlatformChoice]
    package var choices: Choices
    package var chosen: Chosen
    /// Widgets that stand there, and those of them that were added to the place itself.
    package var members: [Int]
    package var own: [Int]
    package var refused: [Refused]
    /// What is different from a real device, in words.
    package var note: String?
}
