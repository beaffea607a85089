import CoreGraphics
@_exported import Foundation
import FoundationSupplement

public enum MACaptionAppearanceDomain: Int, Sendable {
    case `default` = 0
    case user = 1
}

public enum MACaptionAppearanceDisplayType: Int, Sendable {
    case forcedOnly = 0
    case automatic = 1
    case alwaysOn = 2
}

public let kMAXCaptionAppearanceSettingsChangedNotification: CFString =
    "kMAXCaptionAppearanceSettingsChangedNotification"
public let MAMediaCharacteristicDescribesMusicAndSoundForAccessibility: CFString =
    "public.accessibility.describes-music-and-sound"
public let MAMediaCharacteristicDescribesVideoForAccessibility: CFString = "public.accessibility.describes-video"

public func MACaptionAppearanceGetDisplayType(
    _ domain: MACaptionAppearanceDomain
) -> MACaptionAppearanceDisplayType {
    .automatic
}

public func MACaptionAppearanceAddSelectedLanguage(
    _ domain: MACaptionAppearanceDomain, _ language: CFString
) -> Bool {
    false
}

/// Whether flashing images are dimmed.
public func MADimFlashingLightsEnabled() -> Bool { false }
