/// How a widget is mounted on visionOS.
public struct WidgetMountingStyle: Hashable, Sendable {
    package let name: String

    /// Raised from a surface, in a frame.
    public static let elevated = WidgetMountingStyle(name: "elevated")
    /// Behind a wall, as in a cutout.
    public static let recessed = WidgetMountingStyle(name: "recessed")
}

/// The texture of a widget on visionOS.
public struct WidgetTexture: Hashable, Sendable {
    package let name: String

    /// The foreground stays bright in any light, the background follows the room.
    public static let glass = WidgetTexture(name: "glass")
    /// The whole widget follows the light of the room, as a print does.
    public static let paper = WidgetTexture(name: "paper")
}

/// A location that shows widgets.
public struct WidgetLocation: Hashable, Sendable {
    package let name: String

    public static let homeScreen = WidgetLocation(name: "homeScreen")
    public static let lockScreen = WidgetLocation(name: "lockScreen")
    public static let standBy = WidgetLocation(name: "standBy")
    public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
    public static let carPlay = WidgetLocation(name: "carPlay")
}
