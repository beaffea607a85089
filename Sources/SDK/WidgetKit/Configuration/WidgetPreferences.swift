import WidgetVocabulary

/// The mounting style of a widget in a room.
public struct WidgetMountingStyle: Hashable, Sendable {
    package let style: MountingStyle

    /// In a frame that protrudes from a surface.
    public static let elevated = WidgetMountingStyle(style: .elevated)
    /// Recessed in a surface.
    public static let recessed = WidgetMountingStyle(style: .recessed)
}

/// The texture of a widget on visionOS.
public struct WidgetTexture: Hashable, Sendable {
    package let texture: WidgetVocabulary.WidgetTexture

    /// The foreground stays bright in any light, the background follows the room.
    public static let glass = WidgetTexture(texture: .glass)
    /// The whole widget follows the light of the room, like a print.
    public static let paper = WidgetTexture(texture: .paper)
}

/// A location that shows widgets.
public struct WidgetLocation: Hashable, Sendable {
    package let location: WidgetVocabulary.WidgetLocation

    public static let homeScreen = WidgetLocation(location: .homeScreen)
    public static let lockScreen = WidgetLocation(location: .lockScreen)
    public static let standBy = WidgetLocation(location: .standBy)
    public static let iPhoneWidgetsOnMac = WidgetLocation(location: .iPhoneWidgetsOnMac)
    public static let carPlay = WidgetLocation(location: .carPlay)
}
