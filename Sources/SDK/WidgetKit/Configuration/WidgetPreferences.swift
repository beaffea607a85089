/// How a widget is fixed in a room.
public struct WidgetMountingStyle: Hashable, Sendable {
    package let name: String

    /// Standing out from a surface, in a frame.
    public static let elevated = WidgetMountingStyle(name: "elevated")
    /// Behind a wall, as in a cut-out.
    public static let recessed = WidgetMountingStyle(name: "recessed")
}

/// What a widget in a room seems to be coated with.
public struct WidgetTexture: Hashable, Sendable {
    package let name: String

    /// The foreground stays bright in any light, the background follows the room.
    public static let glass = WidgetTexture(name: "glass")
    /// All of it follows the light of the room, as a print does.
    public static let paper = WidgetTexture(name: "paper")
}

/// A place that shows widgets.
public struct WidgetLocation: Hashable, Sendable {
    package let name: String

    public static let homeScreen = WidgetLocation(name: "homeScreen")
    public static let lockScreen = WidgetLocation(name: "lockScreen")
    public static let standBy = WidgetLocation(name: "standBy")
    public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
    public static let carPlay = WidgetLocation(name: "carPlay")
}
